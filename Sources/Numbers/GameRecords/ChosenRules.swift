public import NumbersGame

/// The rules of a show or of a puzzle.
public enum ChosenRules: Hashable, Sendable {
  /// The rules of a show, whose games `NumbersSolver` solves.
  case show(Rules)
  /// The rules of a puzzle, which `BigNumbersSolver` solves.
  case puzzle(PuzzleRules)

  /// The name that programs use.
  public var id: String {
    switch self {
    case .show(let rules): rules.id
    case .puzzle(let rules): rules.id
    }
  }

  /// The name that people use.
  public var title: String {
    switch self {
    case .show(let rules): rules.title
    case .puzzle(let rules): rules.title
    }
  }

  /// The names of the presets: first the shows, then the puzzles.
  public static let names = Rules.presets.map(\.id) + PuzzleRules.presets.map(\.id)

  /// The rules with a name; `nil` if there are none.
  public init?(preset text: String) {
    if let rules = try? Rules(preset: text) {
      self = .show(rules)
    } else if let rules = PuzzleRules(preset: text) {
      self = .puzzle(rules)
    } else {
      return nil
    }
  }
}

extension ChosenRules {
  /// The message for rules that do not exist: what is wrong and what is allowed, which may be a file too, with the name that was
  /// probably meant.
  package static func unknown(
    _ text: String, among names: [String] = names, takesFiles: Bool = false
  ) -> String {
    "Unknown rules '\(text)'; choose one of \(names.joined(separator: ", "))"
      + (takesFiles ? ", or a file whose name ends with .json." : ".")
      + NearMiss.question(text, among: names)
  }
}

extension PuzzleRules {
  /// The target, if the rules have only one; otherwise `nil`.
  public var onlyTarget: Int? {
    targets.lowerBound == targets.upperBound ? targets.lowerBound : nil
  }
}
