/// All that is wrong with the declarations of an assistant's intents.
public struct RegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults, in the order of registration.
  public let faults: [Fault]

  /// Faults.
  ///
  /// - Parameter faults: The faults.
  public init(_ faults: [Fault]) {
    self.faults = faults
  }

  /// Something that is wrong with the declaration of an intent.
  public struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// What programs call the intent.
    public let intent: String
    /// What is wrong, and what is allowed.
    public let reason: String

    /// A fault.
    ///
    /// - Parameters:
    ///   - intent: What programs call the intent.
    ///   - reason: What is wrong, and what is allowed.
    public init(_ intent: String, _ reason: String) {
      self.intent = intent
      self.reason = reason
    }

    /// The intent and what is wrong with it.
    public var description: String { "\(intent): \(reason)" }
  }

  /// The faults, one a line.
  public var description: String {
    faults.map(\.description).joined(separator: "\n")
  }
}
