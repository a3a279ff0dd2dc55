/// The origin of a value. It travels with the value, and ``Risk`` uses it to decide what must be
/// asked before an intent is handled.
public enum Provenance: Hashable, Sendable, Codable {
  /// The user said it, at this position in the utterance, in UTF-8 bytes; `nil` if the position is
  /// unknown.
  case said(at: Range<Int>?)
  /// It was guessed, as from a misspelt word. If there are alternatives, it is one of them, and the
  /// user is asked which was meant.
  case guessed(alternatives: [IntentValue])
  /// The user chose it among candidates.
  case chosen
  /// The user said yes to it.
  case agreed
  /// It is the default of the parameter.
  case defaulted
  /// It follows from the context: a result of an earlier step, or the only account.
  case fromContext
  /// It was tapped, or a program gave it.
  case given
  /// A link contains it. Anyone can make a link.
  case fromLink
}

extension Provenance {
  /// Said, at an unknown position.
  static let said = Provenance.said(at: nil)
  /// Guessed, without alternatives.
  static let guessed = Provenance.guessed(alternatives: [])

  /// Whether it was guessed.
  public var isGuess: Bool {
    if case .guessed = self { true } else { false }
  }

  /// Whether the user picked exactly this value, so that it need not be asked about again.
  public var isDecided: Bool {
    switch self {
    case .chosen, .agreed: true
    default: false
    }
  }

  /// Whether someone other than the user may have chosen it.
  var isForeign: Bool { self == .fromLink }

  /// The possible values, if the user must be asked which was meant.
  var alternatives: [IntentValue] {
    if case .guessed(let alternatives) = self, alternatives.count > 1 { alternatives } else { [] }
  }

  /// The provenance of an extended list: that of its most uncertain part.
  func combined(with other: Provenance) -> Provenance {
    if other.isGuess || other.isForeign { return other }
    return isGuess || isForeign ? self : other
  }
}

/// A resolved value with its provenance.
public struct KnownValue: Hashable, Sendable, Codable {
  /// The value.
  public let value: IntentValue
  /// The origin of the value.
  public let provenance: Provenance

  /// Creates a known value.
  public init(_ value: IntentValue, _ provenance: Provenance) {
    self.value = value
    self.provenance = provenance
  }
}

/// An unresolved input for a parameter, with its provenance.
public struct GivenInput: Hashable, Sendable, Codable {
  /// The value or name.
  public let input: ParameterInput
  /// The origin of the input.
  public let provenance: Provenance

  /// Creates an input with its provenance.
  public init(_ input: ParameterInput, _ provenance: Provenance) {
    self.input = input
    self.provenance = provenance
  }

  /// Creates the input that a known value is.
  init(_ known: KnownValue) {
    self.init(.value(known.value), known.provenance)
  }
}
