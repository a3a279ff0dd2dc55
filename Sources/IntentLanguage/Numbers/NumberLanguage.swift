import SpelledNumbers

extension NumberLanguage {
  /// The sign between groups of three digits.
  var groupingSign: Character { self == .english ? "," : "." }

  /// What is said before decimals.
  var decimalPoints: Set<String> {
    switch self {
    case .english: ["point"]
    case .french: ["virgule", "point"]
    case .german, .dutch: ["komma"]
    case .spanish: ["coma", "punto"]
    }
  }
}
