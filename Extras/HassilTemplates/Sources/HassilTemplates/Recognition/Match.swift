public import IntentKit

extension HassilRecognizer {
  /// The recognised meaning of a sentence.
  public struct Match: Hashable, Sendable {
    /// The name of the intent for programs.
    public let intent: String
    /// The values by name. Of several of the same name, the last.
    public let slots: [String: IntentValue]
    /// The values in the order of the sentence, then those of the template, then those from outside.
    public let entities: [Entity]
    /// Texts for the response, from `{list:@capture}`, by name.
    public let captures: [String: String]
    /// The missing values: words in place of a value that its list does not have.
    public let unmatched: [UnmatchedEntity]
    /// The key of the response; "default" if the template has none.
    public let response: String
    /// Data of the template for programs.
    public let metadata: [String: IntentValue]
    /// The context: that from outside, and that of the values.
    public let context: [String: IntentValue]
    /// The template that matched.
    public let template: String
    /// The number of letters that words of the template matched.
    public let literalLength: Int
  }

  /// A value that was recognised.
  public struct Entity: Hashable, Sendable {
    /// The name of the slot.
    public let name: String
    /// The value.
    public let value: IntentValue
    /// What was said; empty if it was not said.
    public let text: String
    /// The place in the sentence; `nil` if it was not said.
    public let span: Range<String.Index>?
    /// Data of the value for programs.
    public let metadata: [String: IntentValue]
    /// Whether the list takes any words.
    public let isWildcard: Bool
  }

  /// Something in place of a value that its list does not have.
  public struct UnmatchedEntity: Hashable, Sendable {
    /// What was said instead.
    public enum Content: Hashable, Sendable {
      /// Words that are no value.
      case text(String)
      /// A number outside the range.
      case number(DecimalNumber)
      /// Nothing: the template needs it from the context.
      case missing
    }

    /// The name of the slot, or of the context.
    public let name: String
    /// What was said instead.
    public let content: Content

    /// Creates a missing value.
    ///
    /// - Parameters:
    ///   - name: The name of the slot, or of the context.
    ///   - content: What was said instead.
    public init(name: String, content: Content) {
      self.name = name
      self.content = content
    }
  }
}
