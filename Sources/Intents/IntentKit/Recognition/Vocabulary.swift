/// Synonyms, app names, and phrase fragments that intents share.
///
/// ```swift
/// Vocabulary(
///   rules: ["show": "(show|list|read [me]) [me]"],
///   lists: ["size": [.init(12, names: ["dozen"]), .init(6, names: ["half dozen", "half a dozen"])]],
///   synonyms: [["list", "register", "roll call"]],
///   appNames: ["List-o-Mat", "listomat"])
/// ```
///
/// With this vocabulary, a phrase can be `<show> the list`, and `add {size:count} eggs` parses the
/// count from the list.
public struct Vocabulary: Hashable, Sendable {
  /// The expansions of `<name>` in phrases, by name.
  public var rules: [String: String]
  /// The entries for `{name:parameter}` in phrases, by name.
  public var lists: [String: [Entry]]
  /// Groups of synonyms, each a word or several words in a row. Any member of a group matches where
  /// a phrase contains another.
  public var synonyms: [[String]]
  /// The names of the app, as they are spoken and as speech recognisers may spell them: a request
  /// may begin with "ask List-o-Mat to" and end with "in List-o-Mat".
  public var appNames: [String]

  /// An entry of a list.
  public struct Entry: Hashable, Sendable {
    /// The value that the spoken forms stand for.
    public let value: IntentValue
    /// The spoken forms.
    public let names: [String]

    /// Creates an entry.
    public init(_ value: some IntentValueConvertible, names: [String]) {
      self.value = value.intentValue
      self.names = names
    }
  }

  /// Creates a vocabulary.
  public init(
    rules: [String: String] = [:], lists: [String: [Entry]] = [:], synonyms: [[String]] = [],
    appNames: [String] = []
  ) {
    self.rules = rules
    self.lists = lists
    self.synonyms = synonyms
    self.appNames = appNames
  }
}
