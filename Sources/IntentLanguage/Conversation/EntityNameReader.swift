import IntentKit

/// Reads the names of entities as people say them, with articles and the noun for such entities around them: "the grocery
/// list", "all my lists".
struct EntityNameReader {
  private let nouns: Set<String>
  private let words: ConversationWords

  init(_ kind: EntityKind, _ words: ConversationWords) {
    let singular = Sentence(kind.title).words.map(\.text).joined(separator: " ")
    nouns = [singular, singular + words.pluralEnding]
    self.words = words
  }

  /// The whole name, then without the noun behind it, then without articles before that too.
  func names(in sentence: Sentence) -> [String] {
    var names = [sentence.text.trimmed]
    var range = 0..<sentence.words.count
    func shorten(while condition: (Range<Int>) -> Range<Int>?) {
      while let shorter = condition(range), !shorter.isEmpty { range = shorter }
      let name = sentence.text(range)
      if !names.contains(name) { names.append(name) }
    }
    shorten { range in
      nouns.contains(sentence.words[range.upperBound - 1].text)
        ? range.lowerBound..<range.upperBound - 1 : nil
    }
    shorten { range in
      words.articles.contains(sentence.words[range.lowerBound].text)
        ? range.lowerBound + 1..<range.upperBound : nil
    }
    return names
  }

  func meansAll(_ sentence: Sentence) -> Bool {
    var said = sentence.words.map(\.text)
    while said.count > 1, let last = said.last, nouns.contains(last) { said.removeLast() }
    while said.count > 1, let last = said.last, words.articles.contains(last) { said.removeLast() }
    return words.all.contains(said)
  }
}
