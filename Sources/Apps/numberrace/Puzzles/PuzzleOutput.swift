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

  func write(_ solution: PuzzleSolution, isProven: Bool, isOneOfMany: Bool = false) {
    if isJSON {
      print(JSON.encode(puzzle.record(solution, isProven: isProven)))
    } else if notation != nil || isOneOfMany {
      let notation = notation ?? .mathematical
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
        ? style.good("exact") : style.fair("\(solution.distance.mathematical) away")
      print(
        """
        \(style.bold(puzzle.target.mathematical)) from \(numbers)

          \(solution.formula) = \(style.bold(solution.value.mathematical))

        \(verdict)\(isProven || solution.isExact ? "" : ", the best found, which is not proved to be the best")
        """)
    }
  }
}

extension Puzzle {
  /// A solution in its coded form.
  func record(_ solution: PuzzleSolution, isProven: Bool) -> PuzzleRecord {
    PuzzleRecord(solution, numbers: numbers, target: target, rules, isProven)
  }
}
