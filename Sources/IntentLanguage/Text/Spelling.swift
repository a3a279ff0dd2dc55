/// Words of a language that are written with an apostrophe for two.
///
/// ```swift
/// Spelling(contractions: ["what's": "what is"], elisions: ["l", "d", "qu"])
/// ```
///
/// "What's" is then read as "what is", and "l'eau" as "l eau". Phrases of intents are read in the same way as sentences.
public struct Spelling: Sendable {
  /// The words by the contraction, without its apostrophe.
  private(set) var contractions: [String: [String]] = [:]
  /// What words are shortened to before an apostrophe.
  private(set) var elisions: Set<String> = []
  /// The length of the longest of them, in bytes of UTF-8.
  private(set) var maximumElisionLength = 0

  /// A spelling.
  ///
  /// - Parameters:
  ///   - contractions: The words that contractions stand for, by the contraction with its apostrophe.
  ///   - elisions: What words are shortened to before an apostrophe, in lower case.
  public init(contractions: [String: String] = [:], elisions: Set<String> = []) {
    for (contraction, words) in contractions {
      let letters = PlainText.fold(contraction).filter { !Sentence.isApostrophe($0) }
      self.contractions[letters] = PlainText.fold(words).split(separator: " ").map(String.init)
    }
    self.elisions = elisions
    maximumElisionLength = elisions.map(\.utf8.count).max() ?? 0
  }

  /// Adds those of another spelling.
  mutating func formUnion(_ other: Spelling) {
    contractions.merge(other.contractions) { own, _ in own }
    elisions.formUnion(other.elisions)
    maximumElisionLength = max(maximumElisionLength, other.maximumElisionLength)
  }
}
