import IntentKit

/// The names of an enumeration's cases, indexed by first word, so that lookup time does not depend
/// on the number of cases.
struct EnumerationIndex: Sendable {
  private var names: [String: [Name]] = [:]

  private struct Name {
    let words: [String]
    let id: String
  }

  init(_ cases: [ParameterKind.EnumCase], _ spelling: Spelling) {
    for each in cases {
      for name in [each.name] + each.synonyms {
        let words = Sentence.words(name, spelling)
        guard let first = words.first else { continue }
        names[first, default: []].append(Name(words: words, id: each.id))
      }
    }
    // The longest first; among names of equal length, in declaration order.
    for (first, list) in names {
      names[first] = list.enumerated().sorted {
        ($1.element.words.count, $0.offset) < ($0.element.words.count, $1.offset)
      }.map(\.element)
    }
  }

  /// The cases whose names approximately match the leading words, with the number of inexact words.
  func similarCases(
    _ words: ArraySlice<Sentence.Word>
  ) -> [(id: String, length: Int, guessedWords: Int)] {
    let said = words.prefix(Self.maximumWords).map(\.text)
    var found: [(id: String, length: Int, guessedWords: Int)] = []
    guard let firstSaid = said.first else { return [] }
    func isAlike(_ word: String, _ other: String) -> Bool {
      word == other || Similarity.isNearly(word, other)
    }
    // Many names begin with the same word.
    for (first, list) in names where isAlike(first, firstSaid) {
      for name in list where name.words.count <= said.count {
        let pairs = zip(name.words, said)
        guard pairs.dropFirst().allSatisfy({ isAlike($0, $1) }) else { continue }
        found.append((name.id, name.words.count, pairs.count { $0 != $1 }))
      }
    }
    return found.sorted {
      ($1.length, $0.guessedWords, $0.id) < ($0.length, $1.guessedWords, $1.id)
    }
  }

  /// The maximum number of words in a name that is matched approximately.
  private static let maximumWords = 8

  var words: Set<String> {
    names.values.joined().reduce(into: []) { $0.formUnion($1.words) }
  }

  /// The cases whose names match the leading words, the longest match first.
  func cases(_ words: ArraySlice<Sentence.Word>) -> [(id: String, length: Int)] {
    guard let first = words.first, let list = names[first.text] else { return [] }
    return list.compactMap { name in
      words.count >= name.words.count && zip(words, name.words).allSatisfy { $0.text == $1 }
        ? (name.id, name.words.count) : nil
    }
  }
}
