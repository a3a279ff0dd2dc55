import IntentKit

/// A declared operation of the service: what goes in, and what comes out.
public struct ServiceOperation: Sendable {
  /// The name, for programs.
  public let name: String
  /// A short description.
  public let summary: String
  /// A description in some sentences.
  public let explanation: String
  /// The form of the input; `nil` if there is none, or it is streamed.
  public let input: Schema?
  /// The form of the output, or of each line of it if it is streamed.
  public let output: Schema

  /// Declares an operation.
  public init(
    _ name: String, _ summary: String, explanation: String = "", input: Schema? = nil,
    output: Schema
  ) {
    self.name = name
    self.summary = summary
    self.explanation = explanation
    self.input = input
    self.output = output
  }
}
