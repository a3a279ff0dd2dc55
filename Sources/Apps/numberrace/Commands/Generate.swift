import ArgumentParser
import BigNumbersSolver
import DrawGame
import GameRecords
import NumbersGame
import NumbersSolver
import PlainJSON

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw random games as a show does.",
    discussion: """
      Prints the target and the numbers of a game on each line. By the rules of shows, or of puzzles: those \
      that are drawn can always be solved. The same seed gives the same games \
      on every machine; without --seed one is chosen and written to standard error.

      Examples:
        numberrace generate
        numberrace generate --large 2 --solvable --seed 1982
        numberrace generate --count 5 --difficulty 4
        numberrace generate --rules 24 --difficulty 5
        numberrace generate --rules krypto --count 10
        numberrace generate --count 1000 --json | numberrace batch
      """)

  @Option(
    name: .shortAndLong, help: "How many games; 1 if not given.",
    transform: whole("--count", 1...Int.max))
  var count = 1

  @OptionGroup var drawing: DrawingOptions

  @Flag(help: "Only games with an exact solution.")
  var solvable = false

  @OptionGroup var store: StoreOptions

  @OptionGroup var rulesArgument: AnyRulesOption

  @OptionGroup var changes: RuleChanges

  @Flag(help: "Print JSON, one object a line, as 'numberrace batch' reads it.")
  var json = false

  func run() throws {
    let rules = try changes.applied(to: rulesArgument.rules.load())
    let draw = GameDraw(drawing, isSolvable: solvable)
    var source = try draw.source(of: rules)
    if drawing.seed == nil { Platform.printError("seed \(draw.seed)") }
    let printed = Counter()
    let progress = Progress { [count] in
      "\(grouped(printed.value)) of \(counted(count, "game")) drawn; Ctrl-C stops"
    }
    let limit = SearchLimit.interactive(progress)
    while printed.value < count {
      progress.tick()
      guard !Interruption.isRequested, let drawn = try source.next(limit) else {
        throw ExitStatus.cutShort(saying: "stopped after \(counted(printed.value, "game"))")
      }
      switch drawn {
      case .game(let game):
        write(game.target, game.numbers, json ? JSON.encode(game) : nil)
      case .puzzle(let puzzle):
        // Targets that are drawn are machine integers.
        let target = puzzle.target.integer ?? 0
        let line: JSON = [
          "numbers": .integers(puzzle.numbers), "target": .integer(target),
          "rules": .string(rules.id),
        ]
        write(target, puzzle.numbers, json ? line.text : nil)
      }
      printed.add()
    }
    donate()
  }

  private func write(_ target: Int, _ numbers: [Int], _ json: String?) {
    print(json ?? ([target] + numbers).map { "\($0)" }.joined(separator: " "))
  }

  /// Remembers that a game of Countdown was drawn; many at once are for a program.
  private func donate() {
    guard count == 1, !changes.areGiven, case .preset(.show(.countdown)) = rulesArgument.rules
    else { return }
    store.donate(DrawGameIntent(large: drawing.large))
  }
}
