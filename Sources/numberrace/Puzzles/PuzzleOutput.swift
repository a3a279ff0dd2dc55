import BigNumbersSolver
import GameCorpus
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

/// A solved puzzle as a line of JSON, as one of a show.
struct PuzzleRecord: Encodable {
  let rules: String
  let numbers: [Int]
  let target: JSONNumber
  let value: JSONNumber
  let distance: JSONNumber
  /// In ASCII notation.
  let expression: String
  let operations: Int
  /// In ASCII notation, `8 / (1/3) = 24`.
  let steps: [String]
  /// MathJSON.
  let tree: Formula
  let proven: Bool
  /// The line of the input that the puzzle was on.
  var line: Int?
  /// Whether the search was stopped, so that there might be a better solution.
  var stopped: Bool?

  init(
    _ solution: PuzzleSolution, numbers: [Int], target: ExactNumber, _ rules: PuzzleRules,
    _ isProven: Bool
  ) {
    self.rules = rules.id
    self.numbers = numbers
    self.target = JSONNumber(number: target)
    value = JSONNumber(number: solution.value)
    distance = JSONNumber(number: solution.distance)
    expression = solution.formula.ascii
    operations = solution.formula.operationCount
    steps = solution.formula.steps(digits: rules.digits).map(\.ascii)
    tree = solution.formula
    proven = isProven
  }
}

/// A number as JSON: a number where it is whole and fits in 64 bits, and otherwise a text such as `1/3`.
struct JSONNumber: Encodable {
  let number: ExactNumber

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let integer = number.integer {
      try container.encode(integer)
    } else {
      try container.encode("\(number)")
    }
  }
}
