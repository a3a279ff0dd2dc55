import ArgumentParser
import BigNumbersSolver
import Foundation
import GameRecords
import NumbersGame

/// The target, the numbers and the rules of a game of a show or of a puzzle.
struct GameArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The target and then the numbers, as they come: with spaces or commas, in one quoted text, or pasted with "
        + "the labels 'Target:' and 'Numbers:'. Where the rules have one target only, as '24', it can be left out.",
      valueName: "numbers"))
  var words: [String] = []

  @OptionGroup var rulesArgument: AnyRulesOption

  /// The rules as they were named.
  var rules: RulesName { rulesArgument.rules }

  /// Checks that the rules allow the game or the puzzle, if they are known by now.
  func validate() throws {
    if case .preset(let rules) = rules {
      _ = try given(rules)
    } else {
      _ = try GivenNumbers(words)
    }
  }

  /// The rules, which allow the game or the puzzle.
  func loadRules() throws -> ChosenRules {
    let loaded = try rules.load()
    _ = try given(loaded)
    return loaded
  }

  /// The target and the numbers, which the rules allow.
  func given(_ rules: ChosenRules) throws -> GivenGame {
    let words = try GivenNumbers(words)
    switch rules {
    case .show(let rules):
      let given = try words.game(only: nil, counts: rules.numberCount)
      _ = try Self.game(given, rules)
      return given
    case .puzzle(let rules):
      let given = try words.game(only: rules.onlyTarget, counts: rules.numberCount)
      do {
        try rules.check(given.numbers, target: given.target)
      } catch {
        var lines = ["\(error)."]
        if let only = rules.onlyTarget, case .targetNotAllowed = error {
          lines.append(
            "The target is \(only) and can be left out; else it comes first, before the numbers.")
        }
        if rules.onlyTarget == nil, let last = given.numbers.last, rules.targets.contains(last),
          case .targetNotAllowed = error
        {
          lines.append("The target comes first, before the numbers.")
        }
        lines.append("See 'numberrace rules \(rules.id)'.")
        throw ValidationError(lines.joined(separator: "\n"))
      }
      let digits = given.target.description.count { $0.isWholeNumber }
      if digits > rules.digits {
        throw ValidationError(
          "The target has \(digits) digits, and results of \(rules.title) have at most \(rules.digits). "
            + "Try --rules anything.")
      }
      return given
    }
  }

  /// The game, if the rules are those of a show and allow it.
  func game(_ rules: Rules) throws -> Game {
    try Self.game(try GivenNumbers(words).game(only: nil, counts: rules.numberCount), rules)
  }

  private static func game(_ given: GivenGame, _ rules: Rules) throws -> Game {
    guard let target = given.target.integer else {
      throw ValidationError(
        "The target \(given.target) is too large for \(rules.title). Try --rules anything.")
    }
    do {
      return try Game(numbers: given.numbers, target: target, rules: rules)
    } catch {
      throw ValidationError(explain(error, target: target, numbers: given.numbers, rules))
    }
  }
}

/// The option `--rules` for those of shows and of puzzles.
struct AnyRulesOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The rules: a name that 'numberrace rules' lists, or a file of JSON as 'numberrace rules NAME --json' "
        + "prints it.", valueName: "name"), completion: Completions.rules,
    transform: RulesName.init(_:))
  var rules = RulesName.preset(.show(.countdown))
}

/// Rules as the command line names them: by their name, or by a file that has those of a puzzle.
enum RulesName: Sendable {
  case preset(ChosenRules)
  case file(String)

  @Sendable init(_ text: String) throws {
    if let rules = ChosenRules(preset: text) {
      self = .preset(rules)
    } else if text.hasSuffix(".json") {
      self = .file(text)
    } else {
      throw ValidationError(ChosenRules.unknown(text, takesFiles: true))
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
      } catch let error as PuzzleRulesError {
        throw CommandFailure(.badInput, "'\(path)' has no rules: '\(error.key)': \(error)")
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
