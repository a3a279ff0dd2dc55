import ArgumentParser
import BigNumbersSolver
import GameRecords
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
    help: ArgumentHelp("Give up on a game after this many seconds.", valueName: "seconds"),
    transform: readTimeLimit)
  var timeLimit: Double?

  @Option(
    help: ArgumentHelp(
      "Look games up in a file that 'index build' wrote, and solve only those that it does not have.",
      valueName: "file"))
  var index: String?

  @OptionGroup var threadsOption: ThreadsOption

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
        count: lines.count, threads: threadsOption.threads ?? availableCores(), chunk: 1,
        limit: limit
      ) { place, limit in
        let answer = solver.answer(lines[place], number: first + place + 1, limit)
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

extension LineSolver {
  /// Solves the game of a line of the input.
  fileprivate func answer(
    _ line: LineReader.Line, number: Int, _ limit: SearchLimit
  ) -> LineAnswer {
    guard case .text(let text) = line else {
      return .tooLong(number: number, maximumLength: LineReader.maximumLength)
    }
    return solve(text, number: number, limit)
  }
}
