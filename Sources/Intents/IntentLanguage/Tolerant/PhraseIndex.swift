import IntentKit

/// The phrases of an assistant, prepared for tolerant matching.
struct PhraseIndex: Sendable {
  let phrases: [TolerantPhrase]
  let telling: TellingWords
  let requests: RequestWords
  let grammar: ClauseGrammar
  /// The texts that can be left out, with their prices.
  let skippable: [(phrases: PhraseSet, price: Int)]
  let nouns: Set<String>
  let articles: Set<String>
  /// The words that join a name to what precedes it: prepositions, also with an article in one, as "du".
  let joints: Set<String>
  /// The texts for all of something: "everything".
  let all: Set<[String]>
  /// The single words that are signs of arithmetic.
  let arithmeticWords: Set<String>
  /// The single words of courtesies and of extras.
  let courtesyWords: Set<String>
  let extraWords: Set<String>
  /// The single words that take something back.
  let retractionWords: Set<String>
  let presentAuxiliaries: [Int]
  /// The telling words with which phrases begin.
  let firstWords: Set<Int>
  private var byWord: [Int: [Int]] = [:]
  /// The phrases that can be said without telling words: they consist of values.
  private var others: [Int] = []
  private let known: Set<String>
  private let general: Set<String>
  /// The telling words in the phrases of each intent.
  private let tellingWords: [String: Set<Int>]
  private let calculating: Set<String>
  private let counting: Set<String>
  /// The words that join a name to a request in most of its phrases that have them, by intent, with the parameters that are named after them.
  let joins: [String: [String: Set<String>]]
  /// The phrases that several numbers tell, one of each intent.
  let rowPhrases: [TolerantPhrase]
  var hasCalculations: Bool { !calculating.isEmpty }

  init(
    _ phrases: [CompiledPhrase], _ requests: RequestWords, nouns: Set<String>,
    names: NameWords, arithmeticWords: Set<String>, changes: Set<String>
  ) {
    self.requests = requests
    grammar = requests.grammar
    self.arithmeticWords = arithmeticWords
    self.nouns = nouns
    articles = names.ignored
    joints = requests.prepositions.union(names.naming)
    all = Set(names.all)
    let telling = TellingWords(phrases, requests, nouns: nouns, articles: articles)
    self.telling = telling
    presentAuxiliaries = requests.clauses.classes.filter {
      $0.value.contains(.auxiliary) && !$0.value.contains(.past)
    }.compactMap { telling.ids[$0.key] }.sorted()
    var kinds: [ValueKind: Int] = [:]
    let made = phrases.compactMap {
      TolerantPhrase($0, telling, &kinds, isChange: changes.contains($0.intent))
    }
    self.phrases = made
    // Keywords often begin with a noun.
    firstWords = made.filter { !$0.compiled.isKeyword }
      .reduce(into: []) { $0.formUnion($1.firstTelling) }
    for (place, phrase) in made.enumerated() {
      if phrase.isPlain { others.append(place) }
      for id in phrase.tellingWords { byWord[id, default: []].append(place) }
    }
    skippable = [
      (PhraseSet(requests.courtesies), Prices.courtesy),
      (PhraseSet(requests.leads), Prices.courtesy),
      (PhraseSet(requests.extras), Prices.extra),
    ]
    func singleWords(_ phrases: [[String]]) -> Set<String> {
      Set(phrases.filter { $0.count == 1 }.compactMap(\.first))
    }
    courtesyWords = singleWords(requests.courtesies)
    extraWords = singleWords(requests.extras)
    retractionWords = singleWords(requests.retractions)
    general = requests.generalWords
    known = Set(
      (requests.courtesies + requests.leads + requests.extras + requests.lookups
        + requests.meanings.joined() + requests.generalMeanings.joined()).joined()
    ).union(requests.functionWords).union(requests.conjunctions).union(requests.otherVerbs)
    tellingWords = made.reduce(into: [:]) {
      $0[$1.intent, default: []].formUnion($1.tellingWords)
    }
    var seen: Set<String> = []
    rowPhrases = made.filter {
      $0.telltale == .numbers && $0.slots.count == 2 && seen.insert($0.intent).inserted
    }
    joins = Self.joins(made, telling)
    func intents(taking isTaken: (ParameterDeclaration) -> Bool) -> Set<String> {
      Set(made.filter { $0.slots.contains { isTaken($0.parameter) } }.map(\.intent))
    }
    calculating = intents { $0.content == .arithmetic }
    counting = intents { $0.kind.isManyNumbers }
  }

  /// The words that join names, without those that few phrases of an intent have: "the bill from Ben".
  private static func joins(
    _ phrases: [TolerantPhrase], _ telling: TellingWords
  ) -> [String: [String: Set<String>]] {
    var counts: [String: [String: [String: Int]]] = [:]
    for phrase in phrases {
      for (word, parameters) in phrase.joins(telling) {
        for name in parameters {
          counts[phrase.intent, default: [:]][word, default: [:]][name, default: 0] += 1
        }
      }
    }
    return counts.mapValues { words in
      let usual = words.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: max) }
      return words.compactMapValues { parameters in
        let most = parameters.values.max() ?? 0
        let found = Set(
          parameters.filter { $0.value * 4 >= most && $0.value * 4 >= usual[$0.key] ?? 0 }.keys)
        return found.isEmpty ? nil : found
      }
    }
  }

  /// The word that was meant by one in which two letters changed places, such as "taht"; `nil` if there
  /// is none, or if the word is one itself.
  func unswapped(_ word: String) -> String? {
    func isWord(_ text: String) -> Bool { isKnown(text) || telling.ids[text] != nil }
    guard (3...12).contains(word.utf8.count), !isWord(word) else { return nil }
    let letters = Array(word.utf8)
    return letters.indices.dropLast().filter { letters[$0] != letters[$0 + 1] }
      .map { place in
        var swapped = letters
        swapped.swapAt(place, place + 1)
        return String(decoding: swapped, as: UTF8.self)
      }
      .filter(isWord).min()
  }

  /// Whether a telling word is in the phrases of an intent.
  func tells(_ id: Int, about intent: String) -> Bool { tellingWords[intent]?.contains(id) == true }

  /// Whether a word tells about other intents than some.
  func tells(_ ids: some Sequence<Int>, aboutOthersThan intent: String) -> Bool {
    let own = tellingWords[intent] ?? []
    let telling = ids.filter { self.telling.isTelling($0) }
    return !telling.isEmpty && !telling.contains(where: own.contains)
  }

  /// Whether an intent takes several numbers, or no intent does.
  func takesNumbers(_ intent: String) -> Bool { counting.isEmpty || counting.contains(intent) }

  func takesCalculation(_ intent: String) -> Bool { calculating.contains(intent) }

  /// The numbers of words of the texts that can be left out with which some words begin.
  func skippableLengths(in words: ArraySlice<String>) -> [Int] {
    skippable.flatMap { $0.phrases.lengths(in: words) }
  }

  /// Whether a word is one of the language's own for requests.
  func isKnown(_ word: String) -> Bool { known.contains(word) }

  /// Whether a word of a text makes one thing of the words around it: "of" in "a bag of satsumas".
  func links(at place: Int, of words: [String]) -> Bool {
    requests.linking.contains(words[place])
      && [place - 1, place + 1].allSatisfy {
        words.indices.contains($0) && !requests.functionWords.contains(words[$0])
          && !requests.particles.contains(words[$0]) && !extraWords.contains(words[$0])
          && !isVerb(words[$0])
      }
      // "Milk instead of eggs" are two.
      && !requests.exclusions.contains { words[...place].suffix($0.count).elementsEqual($0) }
  }

  /// Whether a request can begin with a word that tells.
  func isVerb(_ word: String) -> Bool {
    isGeneral(word) || telling.ids[word].map(firstWords.contains) == true
  }

  /// The verb with which requests begin that is written in one word with a pronoun; `nil` if a word is something else.
  func verb(with word: String) -> Int? {
    let parts = requests.parts(of: word, isVerb: isVerb)
    guard parts.count == 2, !word.contains("-"), let id = telling.ids[parts[0]],
      firstWords.contains(id)
    else { return nil }
    return id
  }

  func isGeneral(_ word: String) -> Bool { general.contains(word) }

  /// The phrases that a sentence may mean: those of whose telling words the fewest are missing.
  func candidates(_ sentence: AnnotatedSentence) -> [Int] {
    var said: [Int: Int] = [:]
    for matches in sentence.matches {
      for (id, match) in matches where telling.isTelling(id) {
        said[id] = min(said[id] ?? .max, match.price)
      }
    }
    var weights: [Int: Int] = [:]
    for (id, price) in said {
      for place in byWord[id] ?? [] {
        weights[place, default: 0] += max(1, telling.weights[id] - price)
      }
    }
    let bounds = weights.map { place, weight in
      (place: place, missing: phrases[place].leastMissing(said, telling), weight: weight)
    }
    var counts: [String: Int] = [:]
    let best = bounds.filter { $0.missing <= Self.maximumMissing }
      .sorted { ($0.missing, $1.weight, $0.place) < ($1.missing, $0.weight, $1.place) }
      .map(\.place).filter { place in
        counts[phrases[place].intent, default: 0] += 1
        return counts[phrases[place].intent, default: 0] <= Self.maximumOfIntent
      }
    let count = sentence.isNumber.count { $0 }
    let signs = zip(sentence.words, sentence.isNumber).count { word, isNumber in
      !isNumber && (arithmeticWords.contains(word) || word.isOperator)
    }
    return best.prefix(Self.maximumCandidates)
      + others.filter { place in
        switch phrases[place].telltale {
        case .numbers?: count > Self.tellingNumbers
        case .calculation?: count > 1 && signs > 0
        case nil: count > 0 || !phrases[place].needsNumber
        }
      }
  }

  /// The price of missing words from which a phrase is not worth looking at.
  private static let maximumMissing = 100

  /// The maximum number of phrases that are compared with a sentence, and of those of an intent.
  private static let maximumCandidates = 120
  private static let maximumOfIntent = 40
  /// The number of numbers from which they can be those of a game.
  private static let tellingNumbers = 3
}
