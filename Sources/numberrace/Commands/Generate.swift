import ArgumentParser
import DrawGame
import GameCorpus
import NumbersGame
import NumbersSolver

/// `numberrace generate`
struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw random games as a show does.",
    discussion: """
      Prints the target and the numbers of a game on each line. The same seed gives the same games \
      on every machine; without --seed one is chosen and written to standard error.

      Examples:
        numberrace generate
        numberrace generate --large 2 --solvable --seed 1982
        numberrace generate --count 5 --difficulty 4
        numberrace generate --count 1000 --json | numberrace batch
      """)

  @Option(name: .shortAndLong, help: "How many games.")
  var count = 1

  @Option(help: "How many of the numbers are large; drawn as well if not given.")
  var large: Int?

  @Option(help: "The seed of the random numbers, 0 or more.")
  var seed: UInt64?

  @Flag(help: "Only games with an exact solution.")
  var solvable = false

  @Option(help: "Only games with an exact solution that are rated so: 1, easy, to 5, hard.")
  var difficulty: Int?

  @OptionGroup var store: StoreOptions

  @OptionGroup var rulesOption: RulesOption

  @Flag(help: "Print JSON, one object a line, as 'numberrace batch' reads it.")
  var json = false

  func validate() throws {
    guard count >= 1 else { throw ValidationError("--count must be 1 or more, not \(count).") }
    if let difficulty, !Difficulty.ratings.contains(difficulty) {
      throw ValidationError("--difficulty must be 1 to 5, not \(difficulty).")
    }
    do {
      var generator = try GameGenerator(rules: rulesOption.rules, seed: 0)
      _ = try generator.next(large: large)
    } catch {
      throw ValidationError("\(error).")
    }
  }

  func run() throws {
    let seed = seed ?? UInt64.random(in: 0...UInt64(UInt32.max))
    if self.seed == nil { Platform.printError("seed \(seed)") }
    var generator = try GameGenerator(rules: rulesOption.rules, seed: seed)
    let printed = Counter()
    let progress = Progress { [count] in
      "\(grouped(printed.value)) of \(counted(count, "game")) drawn; Ctrl-C stops"
    }
    let limit = SearchLimit.interactive(progress)
    defer { progress.finish() }
    while printed.value < count {
      progress.tick()
      guard !Interruption.isRequested, let game = try draw(&generator, limit) else {
        Platform.printError("stopped after \(counted(printed.value, "game"))")
        throw ExitStatus.cutShort.exitCode
      }
      if json {
        print(JSONLine.encode(game))
      } else {
        print(([game.target] + game.numbers).map { "\($0)" }.joined(separator: " "))
      }
      printed.add()
    }
    donate()
  }

  /// Remembers that a game of Countdown was drawn; many at once are for a program.
  private func donate() {
    guard count == 1, rulesOption.rules == .countdown else { return }
    store.donate(DrawGameIntent(large: large))
  }

  /// The next game; `nil` if the limit is reached before one is found.
  private func draw(_ generator: inout GameGenerator, _ limit: SearchLimit) throws -> Game? {
    do {
      if let difficulty {
        return try generator.nextSolvable(rated: difficulty, large: large, limit: limit)
      }
      return try solvable
        ? generator.nextSolvable(large: large, limit: limit) : generator.next(large: large)
    } catch is SolverError {
      return nil
    }
  }
}
