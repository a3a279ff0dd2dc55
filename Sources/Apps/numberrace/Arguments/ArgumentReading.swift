import ArgumentParser
import GameRecords
import NumbersGame

/// A message that says what is wrong with a game, and how to give it.
func explain(_ error: GameError, target: Int, numbers: [Int], _ rules: Rules) -> String {
  var lines = ["\(error)."]
  if !rules.targets.contains(target), let last = numbers.last, rules.targets.contains(last) {
    lines.append("The target comes first, before the numbers.")
  }
  if rules != .free {
    lines.append("Any numbers and any target are allowed with --rules free.")
  }
  lines.append("For example: numberrace solve 952 25 50 75 100 3 6")
  return lines.joined(separator: "\n")
}

/// The option `--rules`.
struct RulesOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The rules: \(Rules.presets.map(\.id).joined(separator: ", ")).", valueName: "name"),
    completion: Completions.showRules,
    transform: { text in
      guard let rules = try? Rules(preset: text) else {
        if PuzzleRules(preset: text) != nil {
          throw ValidationError(
            "'\(text)' are the rules of a puzzle; this command takes the rules of a show.")
        }
        throw ValidationError(
          ChosenRules.unknown(text, among: Rules.presets.map(\.id)))
      }
      return rules
    })
  var rules: Rules = .countdown
}

/// Reads the name of a notation from the command line.
@Sendable func readNotation(_ text: String) throws -> Notation {
  guard let notation = Notation(rawValue: text.lowercased()) else {
    throw ValidationError(
      "Unknown notation '\(text)'; choose one of \(notationNames)."
        + NearMiss.question(text, among: Notation.allCases.map(\.rawValue)))
  }
  return notation
}

/// The names of all notations.
let notationNames = Notation.allCases.map(\.rawValue).joined(separator: ", ")

/// The option `--time-limit`.
struct TimeLimitOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Stop after this many seconds, with the best found by then.", valueName: "seconds"))
  var timeLimit: Double?

  func validate() throws { try Self.check(timeLimit) }

  /// Checks a time limit in seconds.
  static func check(_ timeLimit: Double?) throws {
    guard let timeLimit else { return }
    guard timeLimit > 0 else {
      throw ValidationError("--time-limit must be more than 0 seconds, not \(timeLimit).")
    }
    guard timeLimit <= 1e9 else {
      throw ValidationError("--time-limit must be at most 1e9 seconds, not \(timeLimit).")
    }
  }
}
