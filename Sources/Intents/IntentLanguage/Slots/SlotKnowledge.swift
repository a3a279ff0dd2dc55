import IntentKit

/// The precomputed data for parsing values: number parsing, and the names of enumeration cases.
package struct SlotKnowledge: Sendable {
  /// What is the same for all sentences. Readers are made for each sentence, and copy one reference instead of all tables.
  private final class Tables: Sendable {
    let numbers: NumberReader
    let words: ConversationWords
    let names: NameWords
    let spelling: Spelling
    let times: TimeGrammar?
    let indexes: [String: EnumerationIndex]
    let caseWords: Set<String>
    /// Function words that also are short for a day, as "so" is for "Sonntag".
    let timesAfterPrepositions: Set<String>
    let prepositions: Set<String>
    /// Words that are only said around something: "please", "oh", "okay".
    let asides: Set<String>

    init(_ language: Language, _ spelling: Spelling?, _ kinds: [ParameterKind], hasTimes: Bool) {
      let spelling = spelling ?? language.spelling
      numbers = NumberReader(language.numbers)
      words = language.conversation
      names = language.names
      self.spelling = spelling
      times = hasTimes ? language.times.grammar : nil
      prepositions = language.requests.prepositions
      asides = words.polite.union(
        language.requests.clauses.classes.filter {
          $0.value.contains(.interjection) && !$0.value.contains(.negation)
        }.keys
      )
      let weekdays = times?.names[.weekday].map { Set($0.keys) } ?? []
      timesAfterPrepositions = weekdays.intersection(language.requests.functionWords)
      var indexes: [String: EnumerationIndex] = [:]
      for case .enumeration(let name, let cases) in kinds where indexes[name] == nil {
        indexes[name] = EnumerationIndex(cases, spelling)
      }
      self.indexes = indexes
      caseWords = indexes.values.reduce(into: []) { $0.formUnion($1.words) }
    }
  }

  private let tables: Tables
  /// The local time at which a sentence is said.
  var now = unknownTime

  static let unknownTime = LocalClock.utc.reading(at: Timestamp(secondsSince1970: 0))

  var numbers: NumberReader { tables.numbers }
  var words: ConversationWords { tables.words }
  var names: NameWords { tables.names }
  package var spelling: Spelling { tables.spelling }
  /// The grammar of values about time, if a parameter has some.
  var times: TimeGrammar? { tables.times }

  init(_ catalog: IntentCatalog, _ language: Language) {
    let kinds = catalog.intents.flatMap(\.parameters).map(\.kind.singleKind)
    let lists = catalog.vocabulary.lists.map { ParameterKind.list($0.key, $0.value) }
    tables = Tables(language, nil, kinds + lists, hasTimes: catalog.hasTimes)
  }

  /// Creates the data without a catalog, with the spelling rules of the language by default.
  package init(_ language: Language, spelling: Spelling? = nil) {
    tables = Tables(language, spelling, [], hasTimes: false)
  }

  /// Whether a word can begin a time after another one: "so" is no day in "so schnell wie möglich", but it is in "am so".
  func canBeginTime(_ word: String, after before: String?) -> Bool {
    !tables.timesAfterPrepositions.contains(word)
      || before.map(isPreposition) == true
  }

  /// Whether a word joins a value to what precedes it.
  func isPreposition(_ word: String) -> Bool { tables.prepositions.contains(word) }

  /// Whether a word is only said around something.
  func isAside(_ word: String) -> Bool { tables.asides.contains(word) }

  /// Whether a word can be part of a known value, rather than of free text.
  package func isOfValue(_ word: String) -> Bool {
    tables.caseWords.contains(word) || numbers.isOfNumber(word)
      || times?.vocabulary.contains(word) == true
  }

  func index(_ name: String, _ cases: [ParameterKind.EnumCase]) -> EnumerationIndex {
    tables.indexes[name] ?? EnumerationIndex(cases, spelling)
  }
}

extension IntentCatalog {
  var hasTimes: Bool {
    intents.contains { intent in
      intent.parameters.contains { if case .temporal = $0.kind.singleKind { true } else { false } }
    }
  }
}
