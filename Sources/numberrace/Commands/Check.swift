import ArgumentParser
import BigNumbersSolver
import CheckAnswer
import GameCorpus
import NumbersGame

/// `numberrace check`
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judge an answer: is it legal, how close is it, what does it score?",
    discussion: """
      The answer is one expression, or several steps separated by commas, semicolons or lines, in \
      which later steps use the results of earlier ones. Without --answer it is read from standard \
      input.

      Examples:
        numberrace check 952 25 50 75 100 3 6 --answer "25 + (100 + 3) * (6 * 75 / 50)"
        numberrace check 952 25 50 75 100 3 6 --answer "100 + 3 = 103; 103 x 9"
        numberrace check --rules 24 24 3 3 8 8 --answer "8 / (3 - 8 / 3)"

      Exit code 1 means that the answer is not legal.
      """)

  @OptionGroup var store: StoreOptions

  @OptionGroup var arguments: GameArguments

  @Option(name: .shortAndLong, help: "The answer.")
  var answer: String?

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let answer = answer ?? Self.readAnswer()
    switch try arguments.loadRules() {
    case .show(let rules): try judge(answer, to: arguments.game(rules))
    case .puzzle(let rules): try judge(answer, by: rules)
    }
  }

  private func judge(_ answer: String, by rules: PuzzleRules) throws {
    let checker = FormulaChecker(
      try Puzzle(numbers: arguments.numbers, target: arguments.target, rules: rules))
    do throws(FormulaFault) {
      let solution = try checker.check(answer)
      PuzzleOutput(rules: rules, arguments: arguments, isJSON: json, notation: nil)
        .write(solution, isProven: true)
    } catch {
      if json {
        print(JSONLine.encode(JudgedAnswer(legal: false, reason: "\(error)")))
      } else {
        print(Style.output.bad("not legal") + ": \("\(error)".visible)")
      }
      throw ExitCode.refused
    }
  }

  private func judge(_ answer: String, to game: Game) throws {
    defer { donate(answer, to: game) }
    switch AnswerChecker(game).check(answer) {
    case .legal(let solution):
      if json {
        let record = SolutionRecord(solution, to: game)
        print(JSONLine.encode(JudgedAnswer(legal: true, solution: record)))
      } else {
        print(solution.report(for: game, .output))
      }
    case .illegal(let fault):
      if json {
        print(JSONLine.encode(JudgedAnswer(legal: false, reason: "\(fault)")))
      } else {
        print(Style.output.bad("not legal") + ": \("\(fault)".visible)")
        if case .unreadable(let error) = fault { print(Self.pointer(to: error, in: answer)) }
      }
      throw ExitCode.refused
    }
  }

  /// Remembers an answer to a game of Countdown, which is the one that sentences ask about.
  private func donate(_ answer: String, to game: Game) {
    guard game.rules == .countdown, (1...500).contains(answer.count) else { return }
    store.donate(CheckAnswerIntent(answer, target: game.target, numbers: game.numbers))
  }

  /// The answer on standard input, as much of it as the parser would take and a little more.
  private static func readAnswer() -> String {
    if Platform.inputIsTerminal { Platform.printError("Type the answer, then Ctrl-D:") }
    var bytes: [UInt8] = []
    while bytes.count <= 20_000 {
      let more = Platform.readInput(upTo: 4096)
      if more.isEmpty { break }
      bytes += more
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The line that cannot be read, with a mark under the place.
  private static func pointer(to error: ParseError, in answer: String) -> String {
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(error.line - 1), answer.utf8.count <= 200 else { return "" }
    let line = lines[error.line - 1]
    let before = String(line.prefix(error.column - 1)).visible
    return "  \(line.visible)\n  \(String(repeating: " ", count: before.count))^"
  }
}

/// A verdict as JSON.
private struct JudgedAnswer: Encodable {
  let legal: Bool
  var reason: String?
  var solution: SolutionRecord?
}
