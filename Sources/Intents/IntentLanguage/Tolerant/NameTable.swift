import IntentKit

/// Names that exist, indexed by their words, so that finding those in a sentence does not depend on
/// how many there are.
struct NameTable: Sendable {
  let names: [String]
  private var words: [[String]] = []
  /// The names that are not only letters and spaces, which words do not tell from all others.
  let unplain: [String]
  /// The number of the first one that is said in one word with the noun for it.
  private let firstCompound: Int
  /// The names that have a word, in ascending order.
  private var byWord: [String: [Int]] = [:]
  private var byStart: [UInt8: [(word: String, name: Int)]] = [:]
  /// The names of several words, by these written as one: "todo".
  private var byJoinedWords: [String: [Int]] = [:]

  /// Indexes names with the nouns for the things they name, such as "liste" and "zettel". In languages with compounds,
  /// each name can also be said in one word with one: "einkaufsliste".
  init(_ names: [String], _ language: Language, nouns: [String] = []) {
    let spelling = language.requests.spelling
    let own = names.map { Sentence.words($0, spelling).map(PlainText.fold) }
    let known = Set(own)
    var compounds: [(name: String, words: [String])] = []
    for (name, words) in zip(names, own) where words.count == 1 {
      compounds += nouns.flatMap { language.names.compounds(of: words[0], with: $0) }.map { [$0] }
        .filter { !known.contains($0) }.map { (name, $0) }
    }
    self.names = names + compounds.map(\.name)
    unplain = names.filter { !$0.allSatisfy { $0.isLetter || $0.isWhitespace } }
    firstCompound = names.count
    for (place, own) in (own + compounds.map(\.words)).enumerated() {
      words.append(own)
      if own.count > 1 { byJoinedWords[own.joined(), default: []].append(place) }
      for word in Set(own) {
        byWord[word, default: []].append(place)
        let single = language.names.singular(word)
        if single != word { byWord[single, default: []].append(place) }
        if let first = word.utf8.first, word.utf8.count > 3 {
          byStart[first, default: []].append((word, place))
        }
      }
    }
  }

  struct Found {
    let name: String
    let length: Int
    let price: Int
    /// Whether it is not certain that this name was meant.
    let isGuess: Bool
    /// Whether the noun for what has the name is a part of the word that was said.
    var hasNoun = false
  }

  /// Whether a text is a name, or a part of one, or nearly one.
  func isNearly(_ text: String, _ language: Language) -> Bool {
    let said = Sentence.words(text, language.requests.spelling).map(PlainText.fold)
    return names(in: said[...], language).contains { $0.length == said.count }
  }

  /// Whether a text is a whole name, in its own number, perhaps after articles.
  func isExactly(_ text: String, _ language: Language) -> Bool {
    let said = Sentence.words(text, language.requests.spelling).map(PlainText.fold)
    // In "A+B", the first word is no article.
    return [said[...], said.drop { language.names.ignored.contains($0) }].contains { said in
      names(in: said, language).contains { $0.length == said.count && $0.price == 0 }
    }
  }

  /// The name that was said as a whole; `nil` if there is none, or several.
  func name(_ text: String, _ language: Language, guesses: Bool) -> String? {
    let same = unplain.filter { $0.asWritten == text.asWritten }
    if same.count == 1 { return same[0] }
    let said = Sentence.words(text, language.requests.spelling).map(PlainText.fold)
    var rest = said[...]
    while rest.count > 1, let first = rest.first, language.names.ignored.contains(first) {
      rest = rest.dropFirst()
    }
    let found = names(in: rest, language).filter {
      $0.length == rest.count && (guesses || !$0.isGuess)
    }
    // A name can be found as several of its compounds: "boodschappenlijst" and "boodschappenlijstje".
    return Set(found.map(\.name)).count == 1 ? found[0].name : nil
  }

  func hasWord(_ word: String) -> Bool { byWord[word] != nil || byJoinedWords[word] != nil }

  /// The names that have one of some words, or a compound that begins with one.
  func names(sharing said: [String], _ language: Language) -> Set<String> {
    var places: Set<Int> = []
    for word in said.map(PlainText.fold) {
      places.formUnion(byWord[word] ?? [])
      places.formUnion(byWord[language.names.singular(word)] ?? [])
      for (own, place) in word.utf8.first.flatMap({ byStart[$0] }) ?? []
      where language.names.isFirstPart(word, of: own) {
        places.insert(place)
      }
    }
    return Set(places.map { names[$0] })
  }

  /// The names that begin at a word.
  func names(in said: ArraySlice<String>, _ language: Language) -> [Found] {
    guard let first = said.first else { return [] }
    let variants = [first, language.names.singular(first), String(first.dropLast())]
    var found = (byJoinedWords[first] ?? []).map {
      Found(name: names[$0], length: 1, price: 0, isGuess: false)
    }
    var seen: Set<Int> = []
    for variant in variants {
      for place in byWord[variant] ?? [] where seen.insert(place).inserted {
        let own = words[place]
        if let length = Self.length(of: own, in: said, language) {
          let isSame = own.elementsEqual(said.prefix(own.count))
          found.append(
            Found(
              name: names[place], length: length, price: isSame ? 0 : Prices.otherNumber,
              isGuess: false, hasNoun: place >= firstCompound))
        } else if let start = own.firstIndex(where: {
          language.names.singular($0) == language.names.singular(first)
        }) {
          // Some words of the name in a row.
          var length = 1
          while start + length < own.count, said.count > length,
            own[start + length] == said[said.startIndex + length]
          {
            length += 1
          }
          // "But" isn't evidence in "the last but one".
          let isTelling =
            own[start].utf8.count > 2 && !language.requests.functionWords.contains(own[start])
          if own.count > 1, isTelling {
            found.append(
              Found(
                name: names[place], length: length, price: Prices.partOfName,
                isGuess: true))
          }
        }
      }
    }
    if found.contains(where: { !$0.isGuess }) { return found.filter { !$0.isGuess } }
    if found.isEmpty, let letter = first.utf8.first, first.utf8.count > 3,
      !language.requests.functionWords.contains(first)
    {
      for (word, place) in byStart[letter] ?? []
      where abs(word.utf8.count - first.utf8.count) <= 2 && words[place].count == 1
        && Similarity.isNearly(word, first) && seen.insert(place).inserted
      {
        found.append(
          Found(
            name: names[place], length: 1, price: Prices.misspeltName, isGuess: true,
            hasNoun: place >= firstCompound))
      }
    }
    // A misspelling can be near several compounds with one name.
    return firstCompound == names.count
      ? found
      : found.enumerated().filter { place, name in
        !found[..<place].contains { $0.name == name.name && $0.length == name.length }
      }.map(\.element)
  }

  /// The number of words that a whole name takes up; `nil` if it is not there.
  private static func length(
    of name: [String], in said: ArraySlice<String>, _ language: Language
  ) -> Int? {
    guard said.count >= name.count, !name.isEmpty else { return nil }
    for (own, other) in zip(name, said)
    where own != other && own + "s" != other
      && language.names.singular(own) != language.names.singular(other)
    {
      return nil
    }
    return name.count
  }
}

struct NameTables: Sendable {
  private var entities: [String: NameTable] = [:]
  private var texts: [KnownNames.Place: NameTable] = [:]
  /// The types of what was spoken about.
  var spoken: Set<String> = []

  init(_ names: KnownNames, _ language: Language, nouns: [String: String]) {
    for (type, names) in names.entities {
      let nouns = nouns[type].map(language.requests.nouns(like:)) ?? []
      entities[type] = NameTable(names, language, nouns: nouns)
    }
    texts = names.texts.mapValues { NameTable($0, language) }
  }

  /// The names of a type; `nil` if they are unknown.
  func names(ofType type: String) -> NameTable? { entities[type] }

  /// Whether something of another type has exactly this name, so that it is no other name that is misspelt: "savings" is no
  /// list "Shopping".
  func isOfOthers(_ name: String, than type: String, _ language: Language) -> Bool {
    entities.contains { $0.key != type && $0.value.isExactly(name, language) }
  }

  /// The texts that a parameter can have; `nil` if it takes any.
  func texts(_ intent: String, _ parameter: String) -> NameTable? {
    texts[.init(intent: intent, parameter: parameter)]
  }

  /// Whether a parameter can have exactly this text, and not just any.
  func isText(_ text: String, _ language: Language) -> Bool {
    texts.values.contains { $0.isExactly(text, language) }
  }

  /// The texts that exist of which a text consists without anything between them, as in "milk eggs
  /// bread"; `nil` if it does not consist of at least two.
  func parts(of text: String, _ language: Language) -> [String]? {
    let sentence = Sentence(text, language.requests.spelling)
    let words = sentence.words.map { PlainText.fold($0.text) }
    var parts: [String] = []
    var place = 0
    while place < words.count {
      let lengths = texts.values.flatMap { $0.names(in: words[place...], language) }
        .filter { !$0.isGuess }.map(\.length)
      guard let length = lengths.max() else { return nil }
      parts.append(sentence.text(place..<place + length))
      place += length
    }
    return parts.count > 1 ? parts : nil
  }

  /// Whether a word is in the name of an entity.
  func isInName(_ word: String) -> Bool { entities.values.contains { $0.hasWord(word) } }
}
