/// Words that mean the same, names of the app, and pieces of phrases that intents share.
///
/// ```swift
/// Vocabulary(
///   rules: ["show": "(show|list|read [me]) [me]"],
///   lists: ["size": [.init(12, names: ["dozen"]), .init(6, names: ["half dozen", "half a dozen"])]],
///   synonyms: [["list", "register", "roll call"]],
///   appNames: ["List-o-Mat", "listomat"])
/// ```
///
/// With it a phrase can be `<show> the list`, and `add {size:count} eggs` reads the count from the list.
public struct Vocabulary: Hashable, Sendable {
  /// What `<name>` stands for in phrases, by the name.
  public var rules: [String: String]
  /// What can be said at `{name:parameter}` in phrases, by the name.
  public var lists: [String: [Entry]]
  /// Words, or several words in a row, each of which can be said for a word of a phrase that is among them.
  public var synonyms: [[String]]
  /// What the app is called, as it is said and as recognisers of speech may write it: a request may begin with
  /// "ask List-o-Mat to", and end with "in List-o-Mat".
  public var appNames: [String]

  /// Something in a list.
  public struct Entry: Hashable, Sendable {
    /// What it stands for.
    public let value: IntentValue
    /// What is said for it.
    public let names: [String]

    /// Something in a list.
    ///
    /// - Parameters:
    ///   - value: What it stands for.
    ///   - names: What is said for it.
    public init(_ value: some IntentValueConvertible, names: [String]) {
      self.value = value.intentValue
      self.names = names
    }
  }

  /// A vocabulary.
  ///
  /// - Parameters:
  ///   - rules: What `<name>` stands for in phrases, by the name.
  ///   - lists: What can be said at `{name:parameter}` in phrases, by the name.
  ///   - synonyms: Words each of which can be said for a word of a phrase that is among them.
  ///   - appNames: What the app is called.
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
