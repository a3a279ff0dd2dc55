import ArgumentParser
import GameRecords
import NumbersGame

/// The option `--rules`, for commands that choose the numbers themselves.
struct RulesOption: ParsableArguments {
  /// The rules of shows, but for those that have no tiles to choose from.
  static let all = Rules.presets.filter { $0.pool != nil }

  @Option(
    help: ArgumentHelp(
      "The rules: \(Self.all.map(\.id).joined(separator: ", ")).", valueName: "name"),
    completion: Completions.showRules,
    transform: { text in
      if let rules = all.first(where: { $0.id == text.lowercased() }) { return rules }
      guard ChosenRules(preset: text) != nil else {
        throw ValidationError(ChosenRules.unknown(text, among: all.map(\.id)))
      }
      throw ValidationError(
        "The rules '\(text)' have no tiles to choose numbers from; choose one of "
          + all.map(\.id).joined(separator: ", ") + ".")
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
