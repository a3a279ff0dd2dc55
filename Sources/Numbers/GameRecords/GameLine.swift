import BigNumbersSolver
import GameCorpus
import NumbersGame

/// A game on a line, whose rules may be left out, and the target if the rules have only one.
struct GameLine: Decodable {
  private let tiles: [Tile]
  private let target: Target?
  private let rules: String?

  private var numbers: [Int] { tiles.map(\.value) }

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
  private struct Target: Decodable {
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

  /// The rules that the line names, or else the given ones.
  func rules(or others: ChosenRules) throws(JSONLine.Fault) -> ChosenRules {
    guard let rules, rules != others.id else { return others }
    guard let chosen = ChosenRules(preset: rules) else {
      throw JSONLine.Fault(ChosenRules.unknown(rules))
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
