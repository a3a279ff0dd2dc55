/// What an intent can do wrong, and so what the assistant makes sure of before it is handled. A handler
/// cannot forget it: it is not called otherwise.
public struct Risk: Hashable, Sendable {
  /// When the user must agree first.
  public enum Confirmation: Hashable, Sendable {
    /// Never, unless the handler asks for it.
    case never
    /// If what was said had to be guessed at.
    case whenGuessed
    /// Always.
    case always
  }

  /// When the user must agree first.
  public let confirmation: Confirmation
  /// Whether it may be handled while the device is locked.
  public let isAllowedWhileLocked: Bool

  /// A risk.
  ///
  /// - Parameters:
  ///   - confirmation: When the user must agree first.
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
