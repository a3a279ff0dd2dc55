/// The contractions and elisions of a language.
///
/// ```swift
/// Spelling(contractions: ["what's": "what is"], elisions: ["l", "d", "qu"])
/// ```
///
/// "What's" is then parsed as "what is", and "l'eau" as "l eau". Phrases of intents are parsed in
/// the same way as utterances.
public struct Spelling: Sendable {
  /// The expansions by contraction, without its apostrophe.
  private(set) var contractions: [String: [String]] = [:]
  /// The elided forms before an apostrophe.
  private(set) var elisions: Set<String> = []
  /// The length of the longest elided form, in UTF-8 bytes.
  private(set) var maximumElisionLength = 0

  /// The word for an arrow after a word, as in "savings -> current"; `nil` if it means nothing.
  private(set) var arrow: String?

  /// Creates a spelling.
  ///
  /// - Parameters:
  ///   - contractions: The expansions, by contraction with its apostrophe.
  ///   - elisions: The elided forms before an apostrophe, in lowercase.
  ///   - arrow: The word for an arrow after a word; `nil` if it means nothing. An arrow after a number
  ///     never does.
  public init(
    contractions: [String: String] = [:], elisions: Set<String> = [], arrow: String? = nil
  ) {
    self.arrow = arrow
    for (contraction, words) in contractions {
      let letters = PlainText.fold(contraction).filter { !Sentence.isApostrophe($0) }
      self.contractions[letters] = PlainText.fold(words).split(separator: " ").map(String.init)
    }
    self.elisions = elisions
    maximumElisionLength = elisions.map(\.utf8.count).max() ?? 0
  }

  /// Whether contractions are expanded that lack their apostrophe.
  private(set) var expandsBareContractions = false

  /// The spelling of those who type in haste and leave out apostrophes: "whats".
  func withBareContractions(and abbreviations: [String: String]) -> Spelling {
    var copy = self
    copy.formUnion(Spelling(contractions: abbreviations))
    copy.expandsBareContractions = true
    return copy
  }

  /// Adds the contractions and elisions of another spelling.
  mutating func formUnion(_ other: Spelling) {
    contractions.merge(other.contractions) { own, _ in own }
    elisions.formUnion(other.elisions)
    maximumElisionLength = max(maximumElisionLength, other.maximumElisionLength)
  }
}
