import BigNumbersSolver
import GameCorpus
import NumbersGame

/// Writes answers to a puzzle for the command line.
struct PuzzleOutput {
  let rules: PuzzleRules
  let arguments: GameArguments
  let isJSON: Bool
  let notation: Notation?

  /// The notations that formulas can be written in.
  static let notations: [Notation] = [.mathematical, .ascii]

  func write(_ solution: PuzzleSolution, isProven: Bool, isOneOfMany: Bool = false) {
    if isJSON {
      print(
        JSONLine.encode(
          Record(
            rules: rules.id, numbers: arguments.numbers, target: "\(arguments.target)",
            value: "\(solution.value)", distance: "\(solution.distance)",
            expression: solution.formula.ascii, operations: solution.formula.operationCount,
            proven: isProven)))
    } else if notation != nil || isOneOfMany {
      print(notation == .ascii ? solution.formula.ascii : "\(solution.formula)")
    } else {
      let style = Style.output
      let numbers = arguments.numbers.map { "\($0)" }.joined(separator: " ")
      let verdict =
        solution.isExact ? style.good("exact") : style.fair("\(solution.distance) away")
      print(
        """
        \(style.bold("\(arguments.target)")) from \(numbers)

          \(solution.formula) = \(style.bold("\(solution.value)"))

        \(verdict)\(isProven || solution.isExact ? "" : ", the best found, which is not proved to be the best")
        """)
    }
  }

  private struct Record: Encodable {
    let rules: String
    let numbers: [Int]
    let target: String
    let value: String
    let distance: String
    let expression: String
    let operations: Int
    let proven: Bool
  }
}
