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
        + "prints it.", valueName: "name"), transform: RulesName.init(_:))
  var rules = RulesName.preset(.show(.countdown))

  /// Checks that the rules allow the game or the puzzle, if they are known by now.
  func validate() throws {
    if case .preset(let rules) = rules { try check(rules) }
  }

  /// The rules, which allow the game or the puzzle.
  func loadRules() throws -> ChosenRules {
    let loaded = try rules.load()
    try check(loaded)
    return loaded
  }

  private func check(_ rules: ChosenRules) throws {
    switch rules {
    case .show(let rules): _ = try game(rules)
    case .puzzle(let rules): try rules.validated { try $0.check(numbers, target: target) }
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

/// Rules of a show or of a puzzle.
enum ChosenRules: Sendable {
  case show(Rules)
  case puzzle(PuzzleRules)
}

/// Rules as the command line names them: by their name, or by a file that has those of a puzzle.
enum RulesName: Sendable {
  case preset(ChosenRules)
  case file(String)

  @Sendable init(_ text: String) throws {
    if let rules = try? Rules(preset: text) {
      self = .preset(.show(rules))
    } else if let rules = PuzzleRules(preset: text) {
      self = .preset(.puzzle(rules))
    } else if text.hasSuffix(".json") {
      self = .file(text)
    } else {
      let names = Rules.presets.map(\.id) + PuzzleRules.presets.map(\.id)
      throw ValidationError(
        "'\(text)' is not the name of any rules: \(names.joined(separator: ", ")) are, and a file of "
          + "JSON has a name that ends with .json.")
    }
  }

  /// Whether the rules are those of a show.
  var isShow: Bool {
    if case .preset(.show) = self { true } else { false }
  }

  /// The rules.
  ///
  /// - Throws: ``CommandFailure`` if the file cannot be read, or has no rules.
  func load() throws(CommandFailure) -> ChosenRules {
    switch self {
    case .preset(let rules): return rules
    case .file(let path):
      let bytes = try Platform.readFile(path, upTo: 100_000)
      do {
        return .puzzle(try JSONDecoder().decode(PuzzleRules.self, from: Data(bytes)))
      } catch let error as DecodingError {
        throw CommandFailure(.badInput, "'\(path)' has no rules: \(error.explanation())")
      } catch {
        throw CommandFailure(.badInput, "'\(path)' has no rules: \(error)")
      }
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
