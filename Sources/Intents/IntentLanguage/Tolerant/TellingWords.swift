import IntentKit

/// The words of all phrases, numbered, and how much each tells about what is requested: a word in the
/// phrases of few intents tells much, one in those of many little (after the inverse document frequency
/// of Spärck Jones, "A statistical interpretation of term specificity", 1972).
struct TellingWords: Sendable {
  private(set) var ids: [String: Int] = [:]
  private(set) var weights: [Int] = []
  private(set) var texts: [String] = []
  private(set) var particles: Set<Int> = []
  /// Words without which a phrase means the opposite, by number.
  private var negations: Set<Int> = []
  /// The words that join values to what precedes them.
  private(set) var prepositions: Set<Int> = []
  private(set) var articles: Set<Int> = []
  private(set) var nouns: Set<Int> = []
  /// The words with which questions begin, by number.
  private(set) var questions: Set<Int> = []
  /// The numbers of the words that have this basic form, with whether the form changes the meaning.
  private(set) var forms: [String: [(id: Int, changesMeaning: Bool)]] = [:]
  /// The groups of words with the same meaning: the numbers of those in phrases, and the price.
  private(set) var meanings: [Meaning] = []
  /// The texts of all groups, by first word, the longest first.
  private(set) var expressions: [String: [Expression]] = [:]
  /// The single words of groups that say what is requested, by first letter, for misspellings.
  private var meaningWords: [UInt8: [String]] = [:]
  /// The words by first letter and length, for misspellings.
  private var spellings: [SpellingKey: [Int]] = [:]

  struct Meaning: Sendable {
    let ids: [Int]
    let kind: Kind

    enum Kind: Sendable {
      case telling
      case lookup
      /// A word that says little about a request.
      case general
    }

    var price: Int { kind == .telling ? Prices.sameMeaning : Prices.sameGeneralMeaning }
  }

  struct Expression: Sendable {
    let words: [String]
    let meaning: Int
  }

  private struct SpellingKey: Hashable {
    let letter: UInt8
    let length: Int
  }

  /// The weight from which a word tells what is requested.
  static let telling = 20

  func isTelling(_ id: Int) -> Bool { weights[id] >= Self.telling }

  init(
    _ phrases: [CompiledPhrase], _ requests: RequestWords, nouns: Set<String>,
    articles articleWords: Set<String>
  ) {
    var intents: [String: Set<String>] = [:]
    for phrase in phrases where !phrase.isKeyword && !phrase.saysHowOften {
      for word in phrase.template.words { intents[word, default: []].insert(phrase.intent) }
    }
    // Keywords do not make the words of phrases tell less, nor does the same request with how often.
    let known = Set(intents.keys)
    for phrase in phrases where phrase.isKeyword || phrase.saysHowOften {
      for word in phrase.template.words where !known.contains(word) {
        intents[word, default: []].insert(phrase.intent)
      }
    }
    // "Ne" is one that is often left out in "ne … pas".
    let negating = requests.negations.subtracting(requests.functionWords).union(requests.noes)
    let general = requests.generalWords
    func weight(of word: String, _ count: Int) -> Int {
      if requests.functionWords.contains(word) { return Prices.functionWord }
      if requests.particles.contains(word) { return Self.particleWeight }
      // "Almost out of milk" and "almost 20".
      if requests.bounds.contains([word]) { return Prices.functionWord }
      if general.contains(word) { return Self.generalWeight }
      let weight = Self.weight(inIntents: count)
      return nouns.contains(word) ? min(Self.nounWeight, weight) : weight
    }
    for word in intents.keys.sorted() {
      ids[word] = texts.count
      if requests.prepositions.contains(word) { prepositions.insert(texts.count) }
      if requests.particles.contains(word) { particles.insert(texts.count) }
      if negating.contains(word) { negations.insert(texts.count) }
      if articleWords.contains(word) { articles.insert(texts.count) }
      if nouns.contains(word) { self.nouns.insert(texts.count) }
      if requests.questions.contains(word) || requests.openers.contains(word) {
        questions.insert(texts.count)
      }
      texts.append(word)
      weights.append(weight(of: word, intents[word]?.count ?? 1))
    }
    for (word, id) in ids {
      spellings[Self.spellingKey(word), default: []].append(id)
      for form in requests.basicForms(of: word) {
        forms[form.text, default: []].append((id, form.changesMeaning))
      }
    }
    for (key, list) in spellings { spellings[key] = list.sorted() }
    for (key, list) in forms { forms[key] = list.sorted { $0.id < $1.id } }
    let groups =
      requests.meanings.map { ($0, Meaning.Kind.telling) } + [(requests.lookups, .lookup)]
      + requests.generalMeanings.map { ($0, .general) }
    for (group, kind) in groups {
      let known = group.compactMap { $0.count == 1 ? ids[$0[0]] : nil }
      guard !known.isEmpty else { continue }
      for words in group {
        guard let first = words.first else { continue }
        expressions[first, default: []].append(
          Expression(words: words, meaning: meanings.count))
        if kind == .telling, words.count == 1, first.utf8.count > 3, let letter = first.utf8.first {
          meaningWords[letter, default: []].append(first)
        }
      }
      meanings.append(Meaning(ids: known, kind: kind))
    }
  }

  private static let nounWeight = 45
  private static let particleWeight = 15
  private static let generalWeight = 12

  /// The weight of a word in the phrases of some intents: 100 if in those of one, and less with each.
  private static func weight(inIntents count: Int) -> Int { max(40, 100 - 15 * (count - 1)) }

  /// The price of a word of a phrase that is not said.
  func missing(_ id: Int, _ isPlain: Bool, _ isAnchor: Bool) -> Int {
    if articles.contains(id) { return Prices.missingArticle }
    if particles.contains(id) { return Prices.missingParticle }
    if negations.contains(id) { return Prices.missingNegation }
    if prepositions.contains(id), !isPlain { return Prices.missingPreposition }
    if isAnchor, questions.contains(id) { return Prices.missingQuestion }
    return max(
      Prices.missingFunctionWord, Prices.missing(weight: weights[id], isAnchor: isAnchor))
  }

  private static func spellingKey(_ word: String) -> SpellingKey {
    SpellingKey(letter: word.utf8.first ?? 0, length: word.utf8.count)
  }

  /// The single words of groups that are spelled nearly like a word.
  func similarExpressions(to word: String) -> [String] {
    guard let first = word.utf8.first, word.utf8.count > 4 else { return [] }
    return (meaningWords[first] ?? []).filter { Similarity.isMisspelt(word, for: $0) }
  }

  /// The words that are spelled nearly like a word that no phrase has.
  func similar(to word: String) -> [Int] {
    guard let first = word.utf8.first, word.utf8.count > 3 else { return [] }
    let length = word.utf8.count
    let limit = Similarity.allowedErrors(word)
    return (max(4, length - limit)...length + limit).flatMap { length in
      (spellings[SpellingKey(letter: first, length: length)] ?? []).filter {
        isTelling($0) && Similarity.isMisspelt(word, for: texts[$0])
      }
    }
  }
}
