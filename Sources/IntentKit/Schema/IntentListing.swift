/// An intent as programs are told of it: what it does, how people ask for it, and JSON Schemas of what goes in and comes
/// out.
public struct IntentListing: Hashable, Sendable, Codable {
  /// The name by which programs call it.
  public let name: String
  /// The title.
  public let title: String
  /// What it does, in a sentence or two.
  public let explanation: String
  /// The phrases that ask for it, as templates.
  public let phrases: [String]
  /// The schema of the parameters, an object.
  public let parameters: JSON
  /// The schema of the result.
  public let result: JSON

  /// The listing of an intent.
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
