/// The potential harm of an intent, which determines the checks before it is handled. The assistant
/// enforces them: a handler is not called otherwise.
public struct Risk: Hashable, Sendable {
  /// The cases in which the user must agree first.
  public enum Confirmation: String, Hashable, Sendable, Codable {
    /// Never, unless the handler asks for it.
    case never
    /// If part of the request was guessed, or someone else may have chosen it, as with a link.
    case whenGuessed
    /// Always, also if every value was said word for word.
    case always
  }

  /// The cases in which the user must agree first.
  public let confirmation: Confirmation
  /// Whether the intent may be handled while the device is locked.
  public let isAllowedWhileLocked: Bool

  /// Creates a risk.
  public init(confirmation: Confirmation, isAllowedWhileLocked: Bool) {
    self.confirmation = confirmation
    self.isAllowedWhileLocked = isAllowedWhileLocked
  }

  /// A mistake is harmless: never confirmed, allowed while locked.
  public static let harmless = Risk(confirmation: .never, isAllowedWhileLocked: true)
  /// The change can be undone: confirmed if it was guessed, allowed while locked.
  public static let reversible = Risk(confirmation: .whenGuessed, isAllowedWhileLocked: true)
  /// The loss or expense is permanent: always confirmed, not allowed while locked.
  public static let grave = Risk(confirmation: .always, isAllowedWhileLocked: false)
}

/// The only code that decides how values may be used, based on their provenance.
extension Risk {
  /// Whether a value of this provenance may be used at all. For an intent that is always confirmed,
  /// a number is never guessed: it is asked for again. An ambiguous number is not used until the
  /// user has chosen among the alternatives.
  public func accepts(_ provenance: Provenance, for kind: ParameterKind) -> Bool {
    confirmation != .always || !kind.isNumeric || !provenance.isGuess
      || !provenance.alternatives.isEmpty
  }

  /// Whether the user must agree before an intent is handled.
  public func needsAgreement(_ provenances: some Sequence<Provenance>) -> Bool {
    switch confirmation {
    case .always: true
    case .whenGuessed: provenances.contains { $0.isGuess || $0.isForeign }
    case .never: false
    }
  }
}
