import ArgumentParser
import BigNumbersSolver
import GameCorpus
import GameRecords
import GameShow
import NumbersGame
import NumbersSolver
import PlainJSON

struct ReachCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reach",
    abstract: "Show what some numbers can and cannot make, as a grid.",
    discussion: """
      Each target is a square if it can be reached (# in a pipe), the distance of the best answer if that is 1 to \
      9, and a point if it is farther away. Those that cannot be reached are listed below.

      Examples:
        numberrace reach 25 50 75 100 3 6
        numberrace reach 1 2 3 4 --rules 24 --targets 1-100
        numberrace reach 4 4 4 4 --rules four-fours --targets 0-100
        numberrace reach 25 50 75 100 3 6 --json
      """)

  @Argument(help: ArgumentHelp("The numbers given.", valueName: "numbers"))
  var words: [String] = []

  @OptionGroup var rulesArgument: AnyRulesOption

  @Option(
    help: ArgumentHelp(
      "The targets, such as 1-999; those of the rules if not given.", valueName: "first-last"),
    transform: readRange)
  var targets: ClosedRange<Int>?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var timeLimitOption: TimeLimitOption

  /// The numbers, which the rules allow.
  private func numbers(_ rules: ChosenRules) throws -> [Int] {
    let numbers = try GivenNumbers(words).tiles()
    switch rules {
    case .show(let rules): try validated { try rules.validate(numbers: numbers) }
    case .puzzle(let rules): try rules.validated { try $0.check(numbers) }
    }
    return numbers
  }

  func run() throws {
    let rules = try rulesArgument.rules.load()
    let numbers = try numbers(rules)
    let limit = SearchLimit.interactive(
      seconds: timeLimitOption.timeLimit, Progress { "searching; Ctrl-C stops" })
    let reach: TargetReach
    do {
      switch rules {
      case .show(let rules):
        reach = try TargetReach(of: numbers, rules: rules, targets: targets, limit: limit)
      case .puzzle(let rules):
        let range = targets ?? Self.range(of: rules)
        let (low, high) = (range.lowerBound - 10, range.upperBound + 10)
        var solver = try PuzzleSolver(rules)
        let found = try solver.reachable(from: numbers, in: low...high, limit: limit)
        reach = TargetReach(of: numbers, targets: range, values: found.keys)
      }
    } catch is SolverError {
      throw CommandFailure(ExitStatus.cutShort, "the search was stopped; nothing is shown")
    } catch PuzzleError.stopped {
      throw CommandFailure(
        ExitStatus.cutShort,
        "the search was stopped before all was found, so nothing is shown; give fewer numbers or more time"
      )
    } catch let error as PuzzleError {
      throw CommandFailure(.refused, "\(error)")
    } catch let error as TargetReachError {
      throw ValidationError("\(error).")
    }
    if json {
      let targets = [reach.targets.lowerBound, reach.targets.upperBound]
      let record: JSON = [
        "rules": .string(rules.id), "numbers": .integers(reach.numbers),
        "targets": .integers(targets), "reachable": .integer(reach.reachableCount),
        "unreachable": .integers(reach.unreachable),
      ]
      print(record.text)
    } else {
      write(reach)
    }
  }

  /// The targets of rules, or a hundred or so where there are too many for a grid or a single one.
  private static func range(of rules: PuzzleRules) -> ClosedRange<Int> {
    let targets = rules.targets
    if rules.onlyTarget != nil { return 1...100 }
    let first = max(targets.lowerBound, 0)
    return first...max(first, min(targets.upperBound, 999))
  }

  private func write(_ reach: TargetReach) {
    let style = Style.output
    print(ReachGrid(reach, style: style, columns: TerminalSize.output?.columns ?? 80).text)
    let missing = reach.unreachable
    let (exact, none) = style.isOn ? ("■", "·") : ("#", ".")
    print("\n\(exact) can be reached, 1 to 9 is how far the best answer is, \(none) is farther")
    print(
      "\(grouped(reach.reachableCount)) of \(counted(reach.distances.count, "target")) can be reached"
        + (missing.isEmpty ? "." : "; those that cannot:"))
    if !missing.isEmpty {
      let shown = missing.prefix(200).map { "\($0)" }.joined(separator: " ")
      let text = shown + (missing.count > 200 ? " and \(grouped(missing.count - 200)) more" : "")
      HelpText.say(text)
    }
  }
}

/// Larger than any target that a few numbers come near to, and far from the end of an `Int`, since targets beside those of the
/// range are looked at too.
private let largestTarget = 1_000_000_000_000_000_000

/// Reads a range such as `1-999`.
@Sendable private func readRange(_ text: String) throws -> ClosedRange<Int> {
  let parts = text.replacing("..", with: "-").replacing("–", with: "-")
    .split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
  guard parts.count == 2, let first = parts[0], let last = parts[1], first <= last,
    last - first < 100_000, last <= largestTarget
  else {
    throw ValidationError(
      "'\(text)' is not a range of targets: write 1-999, from 0 to \(grouped(largestTarget)), with at most 100,000 of them."
    )
  }
  return first...last
}

/// A reach as a grid of characters.
struct ReachGrid {
  private let reach: TargetReach
  private let style: Style
  private let perRow: Int

  init(_ reach: TargetReach, style: Style, columns: Int) {
    self.reach = reach
    self.style = style
    let label = "\(reach.targets.upperBound)".count + 1
    perRow = [100, 50, 20, 10].first { label + $0 + $0 / 10 <= columns } ?? 10
  }

  /// The rows, each with the first target of the row before it.
  var text: String {
    let width = "\(reach.targets.upperBound)".count
    let (first, last) = (reach.targets.lowerBound, reach.targets.upperBound)
    return stride(from: first - first % perRow, through: last, by: perRow).map { start in
      let label = "\(start)"
      var row = style.dim(String(repeating: " ", count: max(0, width - label.count)) + label) + " "
      for tens in stride(from: start, to: start + perRow, by: 10) {
        var cells = ""
        // Cells of one colour are written together.
        var run: (kind: Kind, text: String)?
        for target in tens..<(tens + 10) {
          let (kind, text) = cell(target)
          if run?.kind == kind {
            run?.text += text
          } else {
            if let run { cells += coloured(run.text, run.kind) }
            run = (kind, text)
          }
        }
        if let run { cells += coloured(run.text, run.kind) }
        row += cells + (tens + 10 < start + perRow ? " " : "")
      }
      var end = row.endIndex
      while end > row.startIndex, row[row.index(before: end)] == " " {
        end = row.index(before: end)
      }
      return String(row[..<end])
    }.joined(separator: "\n")
  }

  private enum Kind { case exact, near, far, none, outside }

  private func cell(_ target: Int) -> (Kind, String) {
    guard let distance = reach[target] else { return (.outside, " ") }
    return switch distance {
    case 0: (.exact, style.isOn ? "■" : "#")
    case 1...5: (.near, "\(distance)")
    case 6...9: (.far, "\(distance)")
    default: (.none, style.isOn ? "·" : ".")
    }
  }

  private func coloured(_ text: String, _ kind: Kind) -> String {
    switch kind {
    case .exact: style.good(text)
    case .near: style.fair(text)
    case .far: style.bad(text)
    case .none: style.dim(text)
    case .outside: text
    }
  }
}
