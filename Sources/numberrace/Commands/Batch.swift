import ArgumentParser
import BigNumbersSolver
import GameCorpus
import NumbersGame
import NumbersSolver
import Synchronization

/// `numberrace batch`
struct Batch: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Solve games from standard input, one JSON object per line.",
    discussion: """
      Each line is a game, {"target": 952, "numbers": [25, 50, 75, 100, 3, 6]}, with the rules as \
      "rules" if they are not those of --rules. Each gives one line of output, in the same \
      order: the solution, or {"error": "...", "line": 3}. Memory does not grow with the input.

      The rules are those of shows or of puzzles. A target that does not fit in 64 bits is written as text, and \
      can be left out if the rules have only one, as "24" does.

      Examples:
        numberrace generate --count 1000 --json | numberrace batch
        numberrace generate --rules 24 --count 10 --json | numberrace batch --rules 24

      Exit code 1 means that some lines were bad. Ctrl-C ends the games that are being solved, whose lines \
      then have "stopped": true, and the rest of the input is not read.
      """)

  @OptionGroup var rulesArgument: AnyRulesOption

  @Option(
    help: ArgumentHelp("Give up on a game after this many seconds.", valueName: "seconds"))
  var timeLimit: Double?

  @Option(
    help: ArgumentHelp(
      "Look games up in a file that 'index build' wrote, and solve only those that it does not have.",
      valueName: "file"))
  var index: String?

  @Option(help: "The maximum number of threads; as many as there are cores if not given.")
  var threads: Int?

  func validate() throws {
    try TimeLimitOption.check(timeLimit)
    if let threads, !(1...1024).contains(threads) {
      throw ValidationError("--threads must be 1 to 1024, not \(threads).")
    }
  }

  func run() throws {
    if Platform.inputIsTerminal {
      Platform.printError(
        "Type or paste one game a line, such as {\"target\": 952, \"numbers\": [25, 50, 75, 100, 3, 6]}; "
          + "Ctrl-D ends.")
    }
    let rules = try rulesArgument.rules.load()
    var reader = LineReader()
    let written = Counter()
    let progress = Progress { "\(counted(written.value, "line")) answered; Ctrl-C stops" }
    let limit = SearchLimit.interactive(progress)
    defer { progress.finish() }
    let solver = LineSolver(
      rules: rules, seconds: timeLimit,
      index: try index.map { path throws(CommandFailure) in try SolutionIndex(file: path) })
    var hasErrors = false
    while let lines = reader.nextLines() {
      let first = written.value
      let answers = OrderedAnswers { answer in
        print(answer.json)
        written.add()
        progress.tick()
      }
      _ = concurrentMap(
        count: lines.count, threads: threads ?? availableCores(), chunk: 1, limit: limit
      ) { place, limit in
        let answer = solver.solve(lines[place], number: first + place + 1, limit)
        answers.add(answer, at: place)
      }
      hasErrors = hasErrors || answers.hasErrors
      Platform.flushOutput()
      if Interruption.isRequested { break }
    }
    if Interruption.isRequested {
      Platform.printError("stopped after \(counted(written.value, "line"))")
      throw ExitStatus.cutShort.exitCode
    }
    if hasErrors { throw ExitCode.refused }
  }
}

/// The answer to a line.
private struct LineAnswer: Sendable {
  let json: String
  let isError: Bool
}

/// Hands on the answers of several threads in the order of their lines, each as soon as it can be.
private final class OrderedAnswers: Sendable {
  private struct State {
    var waiting: [Int: LineAnswer] = [:]
    var next = 0
    var hasErrors = false
  }

  private let state = Mutex(State())
  private let write: @Sendable (LineAnswer) -> Void

  init(_ write: @escaping @Sendable (LineAnswer) -> Void) {
    self.write = write
  }

  /// Whether a line was bad.
  var hasErrors: Bool { state.withLock { $0.hasErrors } }

  func add(_ answer: LineAnswer, at place: Int) {
    state.withLock { state in
      state.waiting[place] = answer
      while let answer = state.waiting.removeValue(forKey: state.next) {
        write(answer)
        state.next += 1
        state.hasErrors = state.hasErrors || answer.isError
      }
    }
  }
}

/// Solves the games of lines.
private struct LineSolver: Sendable {
  let rules: ChosenRules
  let seconds: Double?
  let index: SolutionIndex?

  func solve(_ line: LineReader.Line, number: Int, _ limit: SearchLimit) -> LineAnswer {
    do {
      guard case .text(let text) = line else {
        throw JSONLine.Fault(
          "the line is too long: \(LineReader.maximumLength) bytes are allowed")
      }
      let line = try JSONLine.decode(GameLine.self, from: text)
      switch try line.rules(or: rules) {
      case .show(let rules): return try solve(line.game(rules), number, limit)
      case .puzzle(let rules): return try solve(line.puzzle(rules), number, limit)
      }
    } catch {
      let fault = LineError(line: number, error: Self.description(of: error))
      return LineAnswer(json: JSONLine.encode(fault), isError: true)
    }
  }

  /// A message that says what is wrong with a line, with the expected form if the line has another one.
  private static func description(of error: any Error) -> String {
    let isOfSyntax = (error as? JSONLine.Fault)?.isOfSyntax ?? false
    return isOfSyntax
      ? #"\#(error): a game is written as {"target": 952, "numbers": [25, 50, 75, 100, 3, 6]}"#
      : "\(error)"
  }

  private func solve(_ game: Game, _ number: Int, _ limit: SearchLimit) throws -> LineAnswer {
    let solution: Solution
    var stopped: Bool?
    do throws(SolverError) {
      if let known = index?.solution(to: game) {
        solution = known
      } else {
        solution = try Solver().solve(game, limit: limit.ending(after: seconds))
      }
    } catch {
      guard case .stopped(let best) = error else { throw error }
      solution = QuickLook.better(best, of: game)
      stopped = true
    }
    var record = SolutionRecord(solution, to: game)
    record.line = number
    record.stopped = stopped
    return LineAnswer(json: JSONLine.encode(record), isError: false)
  }

  private func solve(_ puzzle: Puzzle, _ number: Int, _ limit: SearchLimit) throws -> LineAnswer {
    var solver = try PuzzleSolver(puzzle.rules, memory: 500_000_000)
    let solution: PuzzleSolution
    var stopped: Bool?
    do throws(PuzzleError) {
      solution = try solver.solve(puzzle, limit: limit.ending(after: seconds))
    } catch {
      switch error {
      case .stopped(let best?), .outOfMemory(let best?):
        solution = best
        stopped = true
      default: throw error
      }
    }
    var record = PuzzleRecord(
      solution, numbers: puzzle.numbers, target: puzzle.target, puzzle.rules, stopped == nil)
    record.line = number
    record.stopped = stopped
    return LineAnswer(json: JSONLine.encode(record), isError: false)
  }
}

/// A game on a line, whose rules may be left out, and the target where the rules have one only.
private struct GameLine: Decodable {
  private let tiles: [Tile]
  let target: Target?
  let rules: String?

  var numbers: [Int] { tiles.map(\.value) }

  private enum CodingKeys: String, CodingKey {
    case tiles = "numbers"
    case target, rules
  }

  /// A number of the game.
  private struct Tile: Decodable {
    let value: Int

    init(from decoder: any Decoder) throws {
      value = try decoder.singleValueContainer().decodeWholeNumber()
    }
  }

  /// A whole number, as a number or a text.
  struct Target: Decodable {
    let value: ExactNumber

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let text = try? container.decode(String.self) else {
        value = ExactNumber(try container.decodeWholeNumber())
        return
      }
      guard let number = ExactNumber(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "must be a whole number")
      }
      value = number
    }
  }

  func rules(or others: ChosenRules) throws -> ChosenRules {
    guard let rules, rules != others.id else { return others }
    guard let chosen = ChosenRules(preset: rules) else {
      throw JSONLine.Fault(RulesName.unknown(rules, among: ChosenRules.names, takesFiles: false))
    }
    return chosen
  }

  func game(_ rules: Rules) throws -> Game {
    guard let target else { throw JSONLine.Fault("the key 'target' is missing") }
    guard let value = target.value.integer else {
      throw JSONLine.Fault("the target \(target.value) is too large for \(rules.title)")
    }
    return try Game(numbers: numbers, target: value, rules: rules)
  }

  func puzzle(_ rules: PuzzleRules) throws -> Puzzle {
    guard let target = target?.value ?? rules.onlyTarget.map({ ExactNumber($0) }) else {
      throw JSONLine.Fault("the key 'target' is missing")
    }
    return try Puzzle(numbers: numbers, target: target, rules: rules)
  }
}

extension SingleValueDecodingContainer {
  /// A machine integer. A fraction, and a number of more than 64 bits, are said to be no whole number, for which the
  /// decoder would say that the line isn't JSON.
  fileprivate func decodeWholeNumber() throws -> Int {
    do {
      return try decode(Int.self)
    } catch {
      guard let number = try? decode(Double.self) else { throw error }
      if number.rounded() == number, abs(number) > 9e15 {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: codingPath,
            debugDescription:
              codingPath.count == 1
              ? "does not fit in 64 bits: write such a target as text, in quotation marks"
              : "does not fit in 64 bits, as the numbers of a game must"
          ))
      }
      throw DecodingError.typeMismatch(
        Int.self, .init(codingPath: codingPath, debugDescription: ""))
    }
  }
}

private struct LineError: Encodable {
  let line: Int
  let error: String
}
