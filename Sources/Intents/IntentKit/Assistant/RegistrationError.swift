/// The faults in the declarations of an assistant's intents.
public struct RegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults, in the order of registration.
  public let faults: [Fault]

  /// Creates an error.
  public init(_ faults: [Fault]) {
    self.faults = faults
  }

  /// A fault in the declaration of an intent.
  public struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// The intent's name, for programs.
    public let intent: String
    /// The fault and the allowed values.
    public let reason: String

    /// Creates a fault.
    public init(_ intent: String, _ reason: String) {
      self.intent = intent
      self.reason = reason
    }

    /// The intent and its fault.
    public var description: String { "\(intent): \(reason)" }
  }

  /// The faults, one per line.
  public var description: String {
    faults.map(\.description).joined(separator: "\n")
  }
}
