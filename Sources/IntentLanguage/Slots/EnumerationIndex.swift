package import IntentKit

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
      word == other || Similarity.isAlike(word, other)
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

  /// All words of all names.
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

/// The precomputed data for parsing values: number parsing, and the names of enumeration cases.
package struct SlotKnowledge: Sendable {
  /// The tables of the language. Readers are made for each sentence, and copy one reference instead of all tables.
  private final class Tables: Sendable {
    let numbers: NumberReader
    let words: ConversationWords
    let names: NameWords
    let spelling: Spelling

    init(_ language: Language, _ spelling: Spelling?) {
      numbers = NumberReader(language.numbers)
      words = language.conversation
      names = language.names
      self.spelling = spelling ?? language.spelling
    }
  }

  private let tables: Tables
  var numbers: NumberReader { tables.numbers }
  /// The words about the conversation itself.
  var words: ConversationWords { tables.words }
  /// The words around names.
  var names: NameWords { tables.names }
  package var spelling: Spelling { tables.spelling }
  private var indexes: [String: EnumerationIndex] = [:]
  /// The grammar of values about time, if a parameter has some.
  private(set) var times: TimeGrammar?
  /// The local time at which a sentence is said.
  var now = LocalClock.utc.reading(at: Timestamp(secondsSince1970: 0))
  /// The words of all case names.
  private var nameWords: Set<String> = []

  init(_ catalog: IntentCatalog, _ language: Language) {
    self.init(language)
    for parameter in catalog.intents.flatMap(\.parameters) { add(parameter.kind) }
    for (name, entries) in catalog.vocabulary.lists { add(.list(name, entries)) }
    if catalog.hasTimes { times = language.times.grammar }
  }

  /// Creates the data without a catalog.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - spelling: The spelling rules; those of the language by default.
  package init(_ language: Language, spelling: Spelling? = nil) {
    tables = Tables(language, spelling)
  }

  package mutating func add(_ kind: ParameterKind) {
    switch kind {
    case .enumeration(let name, let cases):
      guard indexes[name] == nil else { return }
      let index = EnumerationIndex(cases, spelling)
      indexes[name] = index
      nameWords.formUnion(index.words)
    case .list(let kind, _): add(kind)
    default: break
    }
  }

  /// Whether a word can be part of a known value, rather than of free text.
  package func isOfValue(_ word: String) -> Bool {
    nameWords.contains(word) || numbers.isOfNumber(word) || times?.vocabulary.contains(word) == true
  }

  /// The index of an enumeration's case names.
  func index(_ name: String, _ cases: [ParameterKind.EnumCase]) -> EnumerationIndex {
    indexes[name] ?? EnumerationIndex(cases, spelling)
  }
}

extension IntentCatalog {
  /// Whether a parameter has values about time.
  var hasTimes: Bool {
    intents.contains { intent in
      intent.parameters.contains { if case .temporal = $0.kind.singleKind { true } else { false } }
    }
  }
}
