import IntentKit

/// The phrases of an assistant, prepared for tolerant matching.
struct PhraseIndex: Sendable {
  let phrases: [TolerantPhrase]
  let telling: TellingWords
  let requests: RequestWords
  /// The texts that can be left out, with their prices.
  let skippable: [(phrases: PhraseSet, price: Int)]
  /// The nouns for entities.
  let nouns: Set<String>
  /// The single words that are signs of arithmetic.
  let arithmeticWords: Set<String>
  /// The single words of courtesies and of extras.
  let courtesyWords: Set<String>
  let extraWords: Set<String>
  /// The telling words with which phrases begin.
  let firstWords: Set<Int>
  /// The phrases that have a telling word.
  private var byWord: [Int: [Int]] = [:]
  /// The phrases that can be said without telling words: they consist of values.
  private var others: [Int] = []
  private let known: Set<String>
  private let general: Set<String>
  /// The words with two letters that changed places, such as "taht", with the word that was meant.
  private let swapped: [String: String]
  /// The telling words in the phrases of each intent.
  private let tellingWords: [String: Set<Int>]

  init(
    _ phrases: [CompiledPhrase], _ requests: RequestWords, nouns: Set<String>,
    articles: Set<String>, arithmeticWords: Set<String>
  ) {
    self.requests = requests
    self.arithmeticWords = arithmeticWords
    self.nouns = nouns
    telling = TellingWords(phrases, requests, nouns: nouns, articles: articles)
    var kinds: [ValueKind: Int] = [:]
    var made: [TolerantPhrase] = []
    for phrase in phrases {
      if let tolerant = TolerantPhrase(phrase, telling, &kinds) { made.append(tolerant) }
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
    func words(_ phrases: [[String]]) -> Set<String> {
      Set(phrases.filter { $0.count == 1 }.compactMap(\.first))
    }
    courtesyWords = words(requests.courtesies)
    extraWords = words(requests.extras)
    general = requests.generalWords
    known = Set(
      (requests.courtesies + requests.leads + requests.extras + requests.meanings.joined()
        + requests.generalMeanings.joined()).joined()
    ).union(requests.functionWords).union(requests.conjunctions)
    swapped = Self.swapped(known.union(telling.texts))
    tellingWords = made.reduce(into: [:]) {
      $0[$1.compiled.intent, default: []].formUnion($1.tellingWords)
    }
  }

  /// The words that some words become if two letters beside each other change places.
  private static func swapped(_ words: Set<String>) -> [String: String] {
    var swapped: [String: String] = [:]
    for word in words.sorted() where (3...12).contains(word.utf8.count) {
      var letters = Array(word.utf8)
      for place in letters.indices.dropLast() where letters[place] != letters[place + 1] {
        letters.swapAt(place, place + 1)
        let other = String(decoding: letters, as: UTF8.self)
        if !words.contains(other), swapped[other] == nil { swapped[other] = word }
        letters.swapAt(place, place + 1)
      }
    }
    return swapped
  }

  /// The word that was meant by one in which two letters changed places; `nil` if there is none.
  func unswapped(_ word: String) -> String? { swapped[word] }

  /// Whether a telling word is in the phrases of an intent.
  func tells(_ id: Int, about intent: String) -> Bool { tellingWords[intent]?.contains(id) == true }

  /// Whether a word tells about other intents than some.
  func tells(_ ids: some Sequence<Int>, aboutOthersThan intent: String) -> Bool {
    let own = tellingWords[intent] ?? []
    let telling = ids.filter { self.telling.weights[$0] >= TellingWords.telling }
    return !telling.isEmpty && !telling.contains(where: own.contains)
  }

  /// Whether a word is one of the language's own for requests.
  func isKnown(_ word: String) -> Bool { known.contains(word) }

  /// Whether a request can begin with a word that tells.
  func isVerb(_ word: String) -> Bool {
    isGeneral(word) || telling.ids[word].map(firstWords.contains) == true
  }

  /// Whether a word is a general verb.
  func isGeneral(_ word: String) -> Bool { general.contains(word) }

  /// The phrases that a sentence may mean: those of whose telling words the fewest are missing.
  func candidates(_ sentence: AnnotatedSentence) -> [Int] {
    var said: [Int: Int] = [:]
    for matches in sentence.matches {
      for (id, match) in matches where telling.weights[id] >= TellingWords.telling {
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
        counts[phrases[place].compiled.intent, default: 0] += 1
        return counts[phrases[place].compiled.intent, default: 0] <= Self.maximumOfIntent
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
  private static let maximumCandidates = 72
  private static let maximumOfIntent = 28
  /// The number of numbers from which they can be those of a game.
  private static let tellingNumbers = 3
}

/// Texts by first word.
struct PhraseSet: Sendable {
  private var phrases: [String: [[String]]] = [:]

  init(_ texts: [[String]]) {
    for words in texts {
      if let first = words.first { phrases[first, default: []].append(words) }
    }
  }

  /// The lengths of the texts with which some words begin.
  func lengths(in words: ArraySlice<String>) -> [Int] {
    guard let first = words.first, let list = phrases[first] else { return [] }
    return list.filter { words.starts(with: $0) }.map(\.count)
  }
}

/// A phrase whose words are numbers. A class, because many are looked at and none is changed.
final class TolerantPhrase: Sendable {
  enum Node: Sendable {
    case word(Int, next: Int)
    case anyWord([Int], next: Int)
    case slot(Int, next: Int)
    case split([Int])
    case end
    /// What only matches word for word.
    case strict
  }

  /// Values that tell about a request whatever words are around them.
  enum Telltale: Hashable, Sendable {
    case numbers
    case calculation
  }

  let compiled: CompiledPhrase
  let nodes: [Node]
  var start: Int { compiled.template.start }
  let slots: [TolerantSlot]
  let tellingWords: Set<Int>
  /// Whether it can be said without telling words.
  let isPlain: Bool
  /// Whether it begins with a word that asks.
  let isQuestion: Bool
  /// Whether it cannot be said without a number.
  let needsNumber: Bool
  /// What tells that it is meant if it has no words; `nil` if it has words.
  let telltale: Telltale?
  /// The price of leaving out each state.
  let missing: [Int32]
  /// The telling words among the first.
  let firstTelling: Set<Int>

  /// Prepares a phrase; `nil` if it is too large for tolerant matching.
  init?(
    _ phrase: CompiledPhrase, _ telling: TellingWords, _ kinds: inout [ValueKind: Int]
  ) {
    let template = phrase.template
    guard template.states.count <= Self.maximumStates else { return nil }
    compiled = phrase
    nodes = template.states.map { state in
      switch state {
      case .word(let word, let next): .word(telling.ids[word] ?? 0, next: next)
      case .anyWord(let words, let next):
        .anyWord(words.compactMap { telling.ids[$0] }.sorted(), next: next)
      case .slot(let slot, let next): .slot(slot, next: next)
      case .split(let branches): .split(branches)
      case .end: .end
      case .joined: .strict
      }
    }
    slots = template.slots.map { slot in
      let kind = ValueKind(slot.slot.parameter, of: phrase.intent)
      let number = kinds[kind] ?? kinds.count
      kinds[kind] = number
      return TolerantSlot(slot: slot, kind: number)
    }
    let first = Self.firstStates(of: nodes, from: template.start)
    let all = nodes
    let firstWords = first.flatMap { state -> [Int] in
      switch all[state] {
      case .word(let id, _): [id]
      case .anyWord(let ids, _): ids
      default: []
      }
    }
    firstTelling = Set(firstWords.filter { telling.weights[$0] >= TellingWords.telling })
    isQuestion = firstWords.contains(where: telling.questions.contains)
    isPlain = Self.canEnd(all, from: template.start) { telling.weights[$0] < TellingWords.telling }
    let isPlainPhrase = isPlain
    let slots = slots
    missing = all.enumerated().map { state, node in
      let isAnchor = isPlainPhrase || first.contains(state)
      switch node {
      case .word(let id, _): return Int32(telling.missing(id, isPlainPhrase, isAnchor))
      case .anyWord(let ids, _):
        return Int32(ids.map { telling.missing($0, isPlainPhrase, isAnchor) }.min() ?? 0)
      case .slot(let slot, _):
        let parameter = slots[slot].slot.slot.parameter
        if parameter.content == .arithmetic { return Int32(Prices.missingCalculation) }
        if case .text = parameter.kind.singleKind { return Int32(Prices.missingText) }
        return Int32(Prices.missingValue)
      case .split, .end, .strict: return 0
      }
    }
    let parameters = template.slots.map(\.slot.parameter)
    needsNumber =
      isPlain
      && !Self.canEnd(all, from: template.start, through: { !parameters[$0].kind.isNumeric }) { _ in
        true
      }
    telltale =
      !template.words.isEmpty
      ? nil
      : parameters.contains { $0.content == .arithmetic }
        ? .calculation : parameters.contains { $0.kind.isManyNumbers } ? .numbers : nil
    tellingWords = Set(
      template.words.compactMap { telling.ids[$0] }
        .filter { telling.weights[$0] >= TellingWords.telling })
  }

  /// The least price of the telling words that are missing, whatever else is said, or the price of
  /// the words that are said.
  func leastMissing(_ said: [Int: Int], _ telling: TellingWords) -> Int {
    var least = [Int](repeating: .max / 2, count: nodes.count)
    func price(_ id: Int) -> Int {
      telling.weights[id] < TellingWords.telling
        ? 0 : said[id] ?? Prices.missing(weight: telling.weights[id], isAnchor: false)
    }
    // A state leads to states with lower numbers only.
    for (state, node) in nodes.enumerated() {
      switch node {
      case .end: least[state] = 0
      case .word(let id, let next): least[state] = least[next] + price(id)
      case .anyWord(let ids, let next):
        least[state] = least[next] + (ids.map(price).min() ?? 0)
      case .slot(_, let next): least[state] = least[next]
      case .split(let branches):
        least[state] = branches.map { least[$0] }.min() ?? .max / 2
      case .strict: break
      }
    }
    return least[start]
  }

  /// Whether the end can be reached with no other words than some.
  private static func canEnd(
    _ nodes: [Node], from start: Int, through isFree: (Int) -> Bool = { _ in true },
    with isAllowed: (Int) -> Bool
  ) -> Bool {
    var found: Set<Int> = []
    var open = [start]
    while let state = open.popLast() {
      guard found.insert(state).inserted else { continue }
      switch nodes[state] {
      case .end: return true
      case .word(let id, let next): if isAllowed(id) { open.append(next) }
      case .anyWord(let ids, let next): if ids.contains(where: isAllowed) { open.append(next) }
      case .slot(let slot, let next): if isFree(slot) { open.append(next) }
      case .split(let branches): open += branches
      case .strict: break
      }
    }
    return false
  }

  /// The states that can be reached from the beginning without a word.
  private static func firstStates(of nodes: [Node], from start: Int) -> Set<Int> {
    var found: Set<Int> = []
    var open = [start]
    while let state = open.popLast() {
      guard found.insert(state).inserted else { continue }
      if case .split(let branches) = nodes[state] { open += branches }
    }
    return found
  }

  private static let maximumStates = 5000
}

/// A slot of a phrase, with the number of its kind, by which what was read is kept.
final class TolerantSlot: Sendable {
  let slot: TemplateSlot
  let kind: Int

  init(slot: TemplateSlot, kind: Int) {
    self.slot = slot
    self.kind = kind
  }
}

/// What makes values to be read differently: their kind and, for texts, whose they are.
struct ValueKind: Hashable {
  private let kind: ParameterKind
  private let owner: [String]

  init(_ parameter: ParameterDeclaration, of intent: String) {
    kind = parameter.kind
    if case .text = kind.singleKind { owner = [intent, parameter.name] } else { owner = [] }
  }
}

extension ParameterKind {
  /// Whether it is a list of several numbers.
  fileprivate var isManyNumbers: Bool {
    if case .list(_, let count) = self { isNumeric && count.lowerBound > 2 } else { false }
  }
}

extension String {
  /// Whether it is a written sign of an operation.
  fileprivate var isOperator: Bool { count == 1 && "+-−–*×/÷".contains(self) }
}
