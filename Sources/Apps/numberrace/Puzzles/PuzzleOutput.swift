import BigNumbersSolver
import GameCorpus
import GameRecords
import NumbersGame
import SpelledNumbers

/// Writes answers to a puzzle for the command line.
struct PuzzleOutput {
  let rules: PuzzleRules
  let given: GivenGame
  let isJSON: Bool
  let notation: Notation?
  /// The language of the spoken notation.
  var language = NumberLanguage.english

  func write(_ solution: PuzzleSolution, isProven: Bool, isOneOfMany: Bool = false) {
    if isJSON {
      print(
        JSONLine.encode(
          PuzzleRecord(solution, numbers: given.numbers, target: given.target, rules, isProven)))
    } else if notation != nil || isOneOfMany {
      let notation = notation ?? .mathematical
      let text =
        notation == .spoken
        ? solution.formula.spoken(in: language, digits: rules.digits)
        : solution.formula.text(in: notation)
      print(text, terminator: notation == .steps && isOneOfMany ? "\n\n" : "\n")
    } else {
      let style = Style.output
      let numbers = given.numbers.map { ExactNumber($0).mathematical }.joined(separator: " ")
      let verdict =
        solution.isExact
        ? style.good("exact") : style.fair("\(solution.distance.mathematical) away")
      print(
        """
        \(style.bold(given.target.mathematical)) from \(numbers)

          \(solution.formula) = \(style.bold(solution.value.mathematical))

        \(verdict)\(isProven || solution.isExact ? "" : ", the best found, which is not proved to be the best")
        """)
    }
  }
}
