import IntentKit

/// Parses entity names as people say them, with articles and the entity noun around them: "the
/// grocery list", "all my lists".
struct EntityNameReader {
  private let noun: String
  private let words: NameWords
  /// The articles for some of something, unless they may begin a new name.
  private let partitives: [[String]]

  init(_ kind: EntityKind, _ language: Language) {
    words = language.names
    partitives = kind.allowsNew ? [] : words.partitives
    noun = words.singular(
      Sentence.words(kind.title, language.spelling).joined(separator: " "))
  }

  /// The whole name, then without the trailing noun, then also without leading articles, and without those for some of
  /// something: "du jambon".
  func names(in sentence: Sentence) -> [String] {
    var names = [sentence.text.trimmed]
    var range = 0..<sentence.words.count
    func shorten(while condition: (Range<Int>) -> Range<Int>?) {
      while range.count > 1, let shorter = condition(range) { range = shorter }
      let name = sentence.text(range)
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    shorten { range in
      isNoun(sentence.words[range.upperBound - 1].text)
        ? range.lowerBound..<range.upperBound - 1 : nil
    }
    shorten { range in
      words.articles.contains(sentence.words[range.lowerBound].text)
        ? range.lowerBound + 1..<range.upperBound : nil
    }
    shorten { range in
      let said = sentence.words[range].map(\.text)
      let article = partitives.first { $0.count < said.count && said.starts(with: $0) }
      return article.map { range.lowerBound + $0.count..<range.upperBound }
    }
    if range.count == 1, let word = sentence.words[range].first {
      // The letters as they were said; the others are a prefix of them.
      let said = sentence.text(range)
      for name in words.names(in: word.text, compoundedWith: noun) where name.count < said.count {
        let part = said.count == word.text.count ? String(said.prefix(name.count)) : name
        if !names.contains(part) { names.append(part) }
      }
    }
    return names
  }

  func meansAll(_ sentence: Sentence) -> Bool {
    var said = sentence.words.map(\.text)
    while said.count > 1, let last = said.last, isNoun(last) { said.removeLast() }
    while said.count > 1, let last = said.last, words.articles.contains(last) { said.removeLast() }
    return words.all.contains(said)
  }

  /// Whether a name refers to an entity that is already known: a text such as "it" and "there", with
  /// or without the entity noun, or the noun alone. Courtesies after it are ignored: "there too".
  func refersBack(
    _ sentence: Sentence, _ references: Set<String>, courtesies: [[String]] = []
  ) -> Bool {
    var said = sentence.words.map(\.text)[...]
    while !references.contains(said.joined(separator: " ")),
      let end = courtesies.first(where: {
        !$0.isEmpty && $0.count < said.count && said.suffix($0.count).elementsEqual($0)
      })
    {
      said.removeLast(end.count)
    }
    let isWithNoun = said.last.map(isNoun) == true
    if isWithNoun { said.removeLast() }
    if isWithNoun, said.allSatisfy(words.articles.contains) { return true }
    return references.contains(said.joined(separator: " "))
  }

  /// Whether a sentence has the entity noun, or a text for all.
  func isMentioned(in sentence: Sentence) -> Bool {
    let said = sentence.words.map(\.text)
    return said.indices.contains { place in
      isNoun(said[place]) || words.all.contains { said[place...].starts(with: $0) }
    }
  }

  /// Whether a word is the entity noun or its plural.
  private func isNoun(_ word: String) -> Bool { words.singular(word) == noun }
}
