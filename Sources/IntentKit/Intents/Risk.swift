/// The harm an intent can do, and so what the assistant makes sure of before it is handled. A handler cannot forget
/// it: it is not called otherwise.
public struct Risk: Hashable, Sendable {
  /// The cases in which the user must agree first.
  public enum Confirmation: Hashable, Sendable {
    /// Never, unless the handler asks for it.
    case never
    /// If part of the request was guessed, or someone else may have chosen it, as with a link.
    case whenGuessed
    /// Always.
    case always
  }

  /// The cases in which the user must agree first.
  public let confirmation: Confirmation
  /// Whether it may be handled while the device is locked.
  public let isAllowedWhileLocked: Bool

  /// A risk.
  ///
  /// - Parameters:
  ///   - confirmation: The cases in which the user must agree first.
  ///   - isAllowedWhileLocked: Whether it may be handled while the device is locked.
  public init(confirmation: Confirmation, isAllowedWhileLocked: Bool) {
    self.confirmation = confirmation
    self.isAllowedWhileLocked = isAllowedWhileLocked
  }

  /// Nothing is lost if it was not meant: never confirmed, allowed while locked.
  public static let harmless = Risk(confirmation: .never, isAllowedWhileLocked: true)
  /// Something changes that can be changed back: confirmed if it was guessed, allowed while locked.
  public static let reversible = Risk(confirmation: .whenGuessed, isAllowedWhileLocked: true)
  /// Something is lost or spent for good: always confirmed, not allowed while locked.
  public static let grave = Risk(confirmation: .always, isAllowedWhileLocked: false)
}

/// The one place that decides by the provenance of values what may be done with them.
extension Risk {
  /// Whether a value of this provenance may be used at all. Where an intent is always confirmed, a number is never
  /// guessed: it is asked for again. One with alternatives is not used before the user has chosen among them.
  ///
  /// - Parameters:
  ///   - provenance: The provenance of the value.
  ///   - kind: The kind of the parameter.
  /// - Returns: Whether it may be used.
  public func accepts(_ provenance: Provenance, for kind: ParameterKind) -> Bool {
    confirmation != .always || !kind.isNumeric || !provenance.isGuess
      || !provenance.alternatives.isEmpty
  }

  /// Whether the user must agree before an intent is handled.
  ///
  /// - Parameter provenances: The provenances of the intent itself and of its values.
  /// - Returns: Whether the user must agree.
  public func needsAgreement(_ provenances: some Sequence<Provenance>) -> Bool {
    switch confirmation {
    case .always: true
    case .whenGuessed: provenances.contains { $0.isGuess || $0.isForeign }
    case .never: false
    }
  }
}
