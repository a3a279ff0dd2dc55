public import IntentKit

extension HassilRecognizer {
  /// What is known besides a sentence, and what is preferred.
  public struct Options: Sendable {
    /// The context from outside, such as the room in which the sentence was said. A value may be an object with
    /// "value", "text" and "metadata".
    public var context: [String: IntentValue]
    /// Lists for this sentence, which replace those of the same name.
    public var lists: PreparedLists?
    /// More words that can be left out.
    public var skipPhrases: [String] = []
    /// The language of numbers in words; that of the templates if `nil`.
    public var language: String?
    /// The key of metadata whose templates are preferred.
    public var preferredMetadata: String?
    /// The slot that is preferred: templates that have a value of it, and of these the one with the longest.
    public var preferredSlot: String?
    /// Whether words that are no value of a list are told, for answers like "there is no area named cellar". This
    /// takes longer.
    public var allowsUnmatchedEntities = false

    /// Creates options.
    ///
    /// - Parameters:
    ///   - context: The context from outside.
    ///   - lists: Lists for this sentence.
    public init(context: [String: IntentValue] = [:], lists: PreparedLists? = nil) {
      self.context = context
      self.lists = lists
    }
  }

  /// Lists that are ready to be matched, for as many sentences as needed.
  public struct PreparedLists: Sendable {
    let lists: [String: PreparedList]
  }

  /// Prepares lists, without the templates: for names that change while the recogniser is used.
  ///
  /// - Parameters:
  ///   - lists: The lists.
  ///   - onFault: Takes each value that cannot be used. The others are. If it is `nil`, the first is thrown.
  /// - Returns: The lists for ``Options/lists``.
  /// - Throws: ``HassilError`` if a value is a template that cannot be read.
  /// - Complexity: Linear in the letters of the names: about a millisecond for a thousand.
  public func prepare(
    _ lists: [String: HassilTemplates.List], onFault: ((HassilError) -> Void)? = nil
  ) throws(HassilError) -> PreparedLists {
    let names = Set(self.lists.keys).union(lists.keys)
    var builder = RecognizerBuilder(templates, listNames: names, onFault: onFault)
    return PreparedLists(lists: try builder.lists(lists))
  }
}
