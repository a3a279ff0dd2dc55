/// The description of an intent for programs: its purpose, its phrases, and the JSON Schemas of its
/// input and output.
public struct IntentListing: Hashable, Sendable, Codable {
  /// The name, for programs.
  public let name: String
  /// The user-facing title.
  public let title: String
  /// A description, in a sentence or two.
  public let explanation: String
  /// The phrases that request the intent, as templates.
  public let phrases: [String]
  /// Hints for programs that call the intent.
  public let annotations: Annotations
  /// The schema of the parameters, an object.
  public let parameters: JSON
  /// The schema of the result.
  public let result: JSON

  /// Hints for programs that call an intent.
  public struct Annotations: Hashable, Sendable, Codable {
    /// The category of the intent.
    public let verb: IntentVerb
    /// Whether it only looks something up, by its verb.
    public let readOnly: Bool
    /// Whether it removes something, or spends or moves money.
    public let destructive: Bool
    /// Whether the intent is idempotent: a second call with the same values has no further effect.
    public let idempotent: Bool
    /// Whether what it does can be undone.
    public let undoable: Bool
    /// The cases in which a person must agree first.
    public let confirmation: Risk.Confirmation
    /// Whether it is done while the device is locked.
    public let allowedWhileLocked: Bool

    init(_ intent: IntentDescription) {
      verb = intent.verb
      readOnly = intent.verb.isLookup
      destructive = [.remove, .pay].contains(intent.verb)
      idempotent = intent.verb.isLookup
      undoable =
        !intent.verb.isLookup && intent.verb != .undo && intent.risk.confirmation == .whenGuessed
      confirmation = intent.risk.confirmation
      allowedWhileLocked = intent.risk.isAllowedWhileLocked
    }
  }

  /// Creates the listing of an intent.
  public init(_ intent: IntentDescription) {
    name = intent.name
    title = intent.title
    explanation = intent.explanation
    phrases = intent.phrases.map(\.text)
    annotations = Annotations(intent)
    parameters = JSONSchema.parameters(of: intent)
    result = JSONSchema.result(of: intent)
  }
}
