import BigNumbersSolver
import GameRecords
import NumbersGame
import PlainJSON
import SpelledNumbers

/// Writes answers to a puzzle for the command line.
struct PuzzleOutput {
  let puzzle: Puzzle
  let isJSON: Bool
  let notation: Notation?
  /// The language of the spoken notation.
  var language = NumberLanguage.english

  /// Whether the answers are for a program, or in a notation that was asked for, and have nothing beside them.
  var isPlain: Bool { isJSON || notation != nil }

  /// Writes one of several answers; for a person, as a line of text.
  func write(_ formula: Formula, value: ExactNumber, text: @autoclosure () -> String) {
    guard isPlain else { return print(text()) }
    let solution = PuzzleSolution(formula, value: value, target: puzzle.target)
    write(solution, isProven: true, isOneOfMany: true)
  }

  func write(_ solution: PuzzleSolution, isProven: Bool, isOneOfMany: Bool = false) {
    if isJSON {
      print(JSON.encode(puzzle.record(solution, isProven: isProven)))
    } else if let notation {
      let text =
        notation == .spoken
        ? solution.formula.spoken(in: language, digits: puzzle.rules.digits)
        : solution.formula.text(in: notation)
      print(text, terminator: notation == .steps && isOneOfMany ? "\n\n" : "\n")
    } else {
      let style = Style.output
      let numbers = puzzle.numbers.map { ExactNumber($0).mathematical }.joined(separator: " ")
      let verdict =
        solution.isExact
        ? style.good("exact") : style.fair("\(solution.distance.readable) away")
      print(
        """
        \(style.bold(puzzle.target.mathematical)) from \(numbers)

          \(solution.formula) = \(style.bold(solution.value.readable))

        \(verdict)\(isProven || solution.isExact ? "" : ", the best found, which is not proved to be the best")
        """)
    }
  }
}

extension ExactNumber {
  /// The number, of a fraction of many digits also about how large it is: "2505147019375/48922361856 (≈ 51.21)".
  var readable: String {
    let parts = mathematical.split(separator: "/")
    guard parts.count == 2, parts[1].count > 3 else { return mathematical }
    let isNegative = parts[0].hasPrefix("−")
    guard let over = Double(parts[0].drop { $0 == "−" }), let under = Double(parts[1]),
      case let size = over / under, (0.005..<1e12).contains(size)
    else { return mathematical }
    return "\(mathematical) (≈ \(isNegative ? "−" : "")\(ShareText.hundredths(size)))"
  }
}

extension Puzzle {
  /// A solution in its coded form.
  func record(_ solution: PuzzleSolution, isProven: Bool) -> PuzzleRecord {
    PuzzleRecord(solution, numbers: numbers, target: target, rules, isProven)
  }
}
