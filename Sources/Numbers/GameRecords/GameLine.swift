import BigNumbersSolver
import NumbersGame
import PlainJSON

/// A game on a line, whose rules may be left out, and the target if the rules have only one.
struct GameLine: Decodable {
  private let numbers: [Int]
  private let target: Target?
  private let rules: String?

  /// A whole number, as a number or a text.
  private struct Target: Decodable {
    let value: ExactNumber

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let text = try? container.decode(String.self) else {
        value = ExactNumber(try container.decode(Int.self))
        return
      }
      guard let number = ExactNumber(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "must be a whole number")
      }
      value = number
    }
  }

  /// The rules that the line names, or else the given ones.
  func rules(or others: ChosenRules) throws(JSONError) -> ChosenRules {
    guard let rules, rules != others.id else { return others }
    guard let chosen = ChosenRules(preset: rules) else {
      throw JSONError(.invalid, ChosenRules.unknown(rules))
    }
    return chosen
  }

  func game(_ rules: Rules) throws -> Game {
    guard let target else { throw JSONError(.invalid, "the key 'target' is missing") }
    guard let value = target.value.integer else {
      throw JSONError(.invalid, "the target \(target.value) is too large for \(rules.title)")
    }
    return try Game(numbers: numbers, target: value, rules: rules)
  }

  func puzzle(_ rules: PuzzleRules) throws -> Puzzle {
    guard let target = target?.value ?? rules.onlyTarget.map({ ExactNumber($0) }) else {
      throw JSONError(.invalid, "the key 'target' is missing")
    }
    return try Puzzle(numbers: numbers, target: target, rules: rules)
  }
}
