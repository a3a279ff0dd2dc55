/// The description of an intent for programs: its purpose, its phrases, and the JSON Schemas of its
/// input and output.
public struct IntentListing: Hashable, Sendable, Codable {
  /// The name, for programs.
  public let name: String
  /// The title.
  public let title: String
  /// A description, in a sentence or two.
  public let explanation: String
  /// The phrases that request the intent, as templates.
  public let phrases: [String]
  /// The schema of the parameters, an object.
  public let parameters: JSON
  /// The schema of the result.
  public let result: JSON

  /// Creates the listing of an intent.
  ///
  /// - Parameter intent: The intent.
  public init(_ intent: IntentDescription) {
    name = intent.name
    title = intent.title
    explanation = intent.explanation
    phrases = intent.phrases.map(\.text)
    parameters = JSONSchema.parameters(of: intent)
    result = JSONSchema.result(of: intent)
  }
}
