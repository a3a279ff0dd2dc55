/// The way in which a value came to be. It travels with the value, and ``Risk`` decides by it what must be asked
/// before an intent is handled.
public enum Provenance: Hashable, Sendable, Codable {
  /// The user said it, at this place in the utterance, in bytes of UTF-8; `nil` if the place is not known.
  case said(at: Range<Int>?)
  /// It had to be guessed, as from a misspelt word. If there are alternatives, it is one of them, and the user is
  /// asked which was meant.
  case guessed(alternatives: [IntentValue])
  /// The user chose it among candidates.
  case chosen
  /// The user said yes to it.
  case agreed
  /// It is the default of the parameter.
  case defaulted
  /// It follows from something known: a result of an earlier step, the only account there is.
  case fromContext
  /// It was tapped, or a program gave it.
  case given
  /// A link named it. Anyone can make a link.
  case fromLink
}

extension Provenance {
  /// Said, at an unknown place.
  static let said = Provenance.said(at: nil)
  /// Guessed, without alternatives.
  static let guessed = Provenance.guessed(alternatives: [])

  /// Whether it had to be guessed.
  public var isGuess: Bool {
    if case .guessed = self { true } else { false }
  }

  /// Whether the user picked exactly this value, so that nothing needs to be asked about it again.
  public var isDecided: Bool {
    switch self {
    case .chosen, .agreed: true
    default: false
    }
  }

  /// Whether someone other than the user may have chosen it.
  var isForeign: Bool { self == .fromLink }

  /// The values it could be, if the user must be asked which was meant.
  var alternatives: [IntentValue] {
    if case .guessed(let alternatives) = self, alternatives.count > 1 { alternatives } else { [] }
  }

  /// The provenance of a list that was extended: as doubtful as its most doubtful part.
  func combined(with other: Provenance) -> Provenance {
    if other.isGuess || other.isForeign { return other }
    return isGuess || isForeign ? self : other
  }
}

/// A resolved value with its provenance.
public struct KnownValue: Hashable, Sendable, Codable {
  /// The value.
  public let value: IntentValue
  /// The way in which it came to be.
  public let provenance: Provenance

  /// A value with its provenance.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - provenance: The way in which it came to be.
  public init(_ value: IntentValue, _ provenance: Provenance) {
    self.value = value
    self.provenance = provenance
  }
}

/// Something given for a parameter, with its provenance, before it is resolved.
public struct GivenInput: Hashable, Sendable, Codable {
  /// The value or name.
  public let input: ParameterInput
  /// The way in which it came to be.
  public let provenance: Provenance

  /// An input with its provenance.
  ///
  /// - Parameters:
  ///   - input: The value or name.
  ///   - provenance: The way in which it came to be.
  public init(_ input: ParameterInput, _ provenance: Provenance) {
    self.input = input
    self.provenance = provenance
  }
}
