import ArgumentParser
import BigNumbersSolver
import Foundation
import NumbersGame

/// The target, the numbers and the rules of a game of a show or of a puzzle.
struct GameArguments: ParsableArguments {
  @Argument(help: "The number to reach.", transform: readTarget)
  var target: ExactNumber

  @Argument(help: "The numbers given.", transform: readWholeNumber)
  var numbers: [Int]

  @Option(
    help: ArgumentHelp(
      "The rules: a name that 'numberrace rules' lists, or a file of JSON as 'numberrace rules NAME --json' "
        + "prints it.", valueName: "name"), transform: ChosenRules.init(_:))
  var rules = ChosenRules.show(.countdown)

  /// Checks that the rules allow the game or the puzzle.
  func validate() throws {
    switch rules {
    case .show(let rules): _ = try game(rules)
    case .puzzle(let rules):
      try rules.validated { try $0.check(numbers, target: target) }
    }
  }

  /// The game, if the rules are those of a show and allow it.
  func game(_ rules: Rules) throws -> Game {
    guard let target = target.integer else {
      throw ValidationError(
        "The target \(target) is too large for \(rules.title). Try --rules anything.")
    }
    do {
      return try Game(numbers: numbers, target: target, rules: rules)
    } catch {
      throw ValidationError(explain(error, target: target, numbers: numbers, rules))
    }
  }
}

/// Reads a target from the command line.
@Sendable private func readTarget(_ text: String) throws -> ExactNumber {
  if let number = ExactNumber(text) { return number }
  guard text.count <= ExactNumber.maximumDigits else {
    throw ValidationError(
      "a target of \(text.count) digits is too large: \(ExactNumber.maximumDigits) are allowed")
  }
  return ExactNumber(try readWholeNumber(text))
}

/// Rules by their name, or from a file.
enum ChosenRules: Sendable {
  case show(Rules)
  case puzzle(PuzzleRules)

  @Sendable init(_ text: String) throws {
    if let rules = try? Rules(preset: text) {
      self = .show(rules)
    } else if let rules = PuzzleRules(preset: text) {
      self = .puzzle(rules)
    } else if text.hasSuffix(".json") {
      self = .puzzle(try Self.read(text))
    } else {
      let names = Rules.presets.map(\.id) + PuzzleRules.presets.map(\.id)
      throw ValidationError(
        "'\(text)' is not the name of any rules: \(names.joined(separator: ", ")) are, and a file of "
          + "JSON has a name that ends with .json.")
    }
  }

  private static func read(_ path: String) throws -> PuzzleRules {
    let bytes: [UInt8]
    do {
      bytes = try Platform.readFile(path, upTo: 100_000)
    } catch {
      throw ValidationError("\(error).")
    }
    do {
      return try JSONDecoder().decode(PuzzleRules.self, from: Data(bytes))
    } catch let error as PuzzleRulesError {
      throw ValidationError("\(path): \(error).")
    } catch let error as DecodingError {
      throw ValidationError("\(path) has no rules: \(error.explanation).")
    }
  }
}

extension PuzzleRules {
  /// Makes a check with an error that tells of where to look.
  func validated(_ check: (PuzzleRules) throws -> Void) throws {
    do {
      try check(self)
    } catch {
      throw ValidationError("\(error).\nSee 'numberrace rules \(id)'.")
    }
  }
}

extension DecodingError {
  /// What is wrong and where.
  fileprivate var explanation: String {
    func place(_ context: Context) -> String {
      context.codingPath.isEmpty
        ? "" : " at '" + context.codingPath.map(\.stringValue).joined(separator: ".") + "'"
    }
    switch self {
    case .keyNotFound(let key, _): return "the key '\(key.stringValue)' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "something of another type is expected\(place(context))"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? "it is no JSON" : "a value is not known\(place(context))"
    @unknown default: return "\(self)"
    }
  }
}
