import IntentKit

/// Finds the cheapest alignment of a sentence with a phrase, in which words of either may be left out
/// at a price, by dynamic programming over the states of the phrase and the words of the sentence
/// (as sequences are aligned: Needleman and Wunsch, 1970; here one of them is an automaton).
struct PhraseAligner {
  let sentence: AnnotatedSentence
  let index: PhraseIndex
  var telling: TellingWords { index.telling }
  private let borders: SentenceBorders
  private let finder: ValueFinder
  /// The least cost from each state and each word to the end.
  private var costs: [Int32] = []
  private let width: Int
  /// The number of a match in `matches`, by word of the sentence and number of the phrase's word; −1
  /// if there is none.
  private var matchPlaces: [Int32] = []
  private var matches: [AnnotatedSentence.WordMatch] = []
  /// The calculations in the sentence, if an intent takes any, and the numbers of games.
  let calculations: [Range<Int>]
  let games: [Range<Int>]

  private static let never: Int32 = 1 << 24
  /// The cost from which an alignment is of no interest.
  private static let maximumCost: Int32 = 150

  init(_ sentence: AnnotatedSentence, _ index: PhraseIndex, _ finder: ValueFinder) {
    self.sentence = sentence
    self.index = index
    self.finder = finder
    width = sentence.count + 1
    borders = SentenceBorders(sentence)
    calculations = index.hasCalculations ? finder.allCalculations : []
    games = sentence.rowsOfNumbers
    let count = index.telling.texts.count
    matchPlaces = [Int32](repeating: -1, count: sentence.count * count)
    for (word, found) in sentence.matches.enumerated() {
      for (id, match) in found {
        matchPlaces[word * count + id] = Int32(matches.count)
        matches.append(match)
      }
    }
  }

  /// The best alignment of any clauses in a row with a phrase; `nil` if the sentence is too far from
  /// it.
  mutating func align(_ phrase: TolerantPhrase) -> Alignment? {
    fill(phrase)
    var best = Self.maximumCost
    var start: Int?
    for word in 0...sentence.count {
      let cost = borders.head[word] + costs[phrase.start * width + word]
      if cost < best { (best, start) = (cost, word) }
    }
    return start.map { trace(phrase, from: $0, cost: Int(best)) }
  }

  private static let evidenceOfLoneSynonym = 40

  // MARK: Costs

  private mutating func fill(_ phrase: TolerantPhrase) {
    let size = phrase.nodes.count * width
    if costs.count < size {
      costs += [Int32](repeating: Self.never, count: size - costs.count)
    }
    for word in stride(from: sentence.count, through: 0, by: -1) {
      for state in phrase.nodes.indices {
        costs[state * width + word] = cost(phrase, state, word)
      }
    }
  }

  /// The least cost from a state and a word, if the costs of lower states and later words are known.
  private func cost(_ phrase: TolerantPhrase, _ state: Int, _ word: Int) -> Int32 {
    var least = Self.never
    switch phrase.nodes[state] {
    case .end: return borders.tail[word]
    case .strict: return Self.never
    case .split(let branches):
      for branch in branches { least = min(least, costs[branch * width + word]) }
      return least
    case .word(let id, let next):
      least = costs[next * width + word] + missing(phrase, state, before: word)
      least = min(least, costOfMatch(phrase, id, next, word))
    case .anyWord(let ids, let next):
      least = costs[next * width + word] + missing(phrase, state, before: word)
      for id in ids { least = min(least, costOfMatch(phrase, id, next, word)) }
    case .slot(let slot, let next):
      least = costs[next * width + word] + phrase.missing[state]
      if word < sentence.count {
        for found in finder.values(phrase.slots[slot], of: phrase.intent, at: word) {
          least = min(least, Int32(found.price) + costs[next * width + word + found.length])
        }
      }
    }
    guard word < sentence.count else { return least }
    for skip in sentence.skips[word] {
      least = min(least, Int32(skip.price) + costs[state * width + word + skip.length])
    }
    return least
  }

  /// The price of a word of a phrase that is missing. A colon stands for one that joins a value to what precedes it.
  private func missing(_ phrase: TolerantPhrase, _ state: Int, before word: Int) -> Int32 {
    let price = phrase.missing[state]
    return price == Self.preposition && word < sentence.count && sentence.isAfterColon[word]
      ? Int32(Prices.missingArticle) : price
  }
  private static let preposition = Int32(Prices.missingPreposition)

  private func costOfMatch(_ phrase: TolerantPhrase, _ id: Int, _ next: Int, _ word: Int) -> Int32 {
    guard word < sentence.count else { return Self.never }
    let place = matchPlaces[word * telling.texts.count + id]
    guard place >= 0 else { return Self.never }
    let match = matches[Int(place)]
    guard phrase.allows(match, for: id) else { return Self.never }
    return Int32(match.price) + costs[next * width + word + match.length]
  }

  // MARK: The way

  private struct Option {
    let step: Alignment.Step?
    let state: Int
    let word: Int
    let price: Int
  }

  /// The word of a phrase for which another one counts. One that says little, such as "make", tells as much as "create" where a
  /// phrase has both; "check" looks something up before it changes something.
  private func tellingWord(_ id: Int, at word: Int, _ phrase: TolerantPhrase, _ state: Int) -> Int {
    let matches = sentence.matches[word]
    guard telling.weights[id] < TellingWords.telling,
      !(phrase.isChange && matches.contains { $0.value.isLookup })
    else { return id }
    return phrase.alternatives(to: state).filter { matches[$0]?.isMeaning == true }
      .max { telling.weights[$0] < telling.weights[$1] } ?? id
  }

  /// The first of the cheapest ways to go on from a state and a word; `nil` at the end.
  private func option(_ phrase: TolerantPhrase, _ state: Int, _ word: Int) -> Option? {
    var options: [Option] = []
    func add(_ price: Int, _ step: Alignment.Step?, _ state: Int, _ word: Int) {
      options.append(Option(step: step, state: state, word: word, price: price))
    }
    func addWord(_ id: Int, _ next: Int) {
      guard word < sentence.count, let match = sentence.matches[word][id],
        phrase.allows(match, for: id)
      else { return }
      let words = word..<word + match.length
      add(
        match.price,
        .match(
          words: words, id: tellingWord(id, at: word, phrase, state), price: match.price,
          isGuess: match.isGuess),
        next, words.upperBound)
    }
    let missing = Int(missing(phrase, state, before: word))
    switch phrase.nodes[state] {
    case .end, .strict: return nil
    case .split(let branches):
      for branch in branches { add(0, nil, branch, word) }
    case .word(let id, let next):
      addWord(id, next)
      add(missing, .missing(id: id, price: missing), next, word)
    case .anyWord(let ids, let next):
      for id in ids { addWord(id, next) }
      if let id = ids.first { add(missing, .missing(id: id, price: missing), next, word) }
    case .slot(let slot, let next):
      if word < sentence.count {
        for found in finder.values(phrase.slots[slot], of: phrase.intent, at: word) {
          let words = word..<word + found.length
          add(found.price, .value(found, slot: slot, words: words), next, words.upperBound)
        }
      }
      add(missing, .missingValue(slot: slot, price: missing), next, word)
    }
    // At a split, nothing is left out yet.
    let skips = if case .split = phrase.nodes[state] { false } else { word < sentence.count }
    for skip in skips ? sentence.skips[word] : [] {
      let words = word..<word + skip.length
      add(skip.price, .skip(words: words, price: skip.price), state, words.upperBound)
    }
    let wanted = Int(costs[state * width + word])
    return options.first {
      $0.price + Int(costs[$0.state * width + $0.word]) == wanted
    }
  }

  private func trace(_ phrase: TolerantPhrase, from start: Int, cost: Int) -> Alignment {
    var alignment = Alignment(phrase: phrase, cost: cost, outside: Int(borders.head[start]))
    if start > 0 { alignment.steps.append(.outside(words: 0..<start, price: 0)) }
    alignment.isAfterBreak = sentence.isBreak[...start].contains(true)
    var (state, word) = (phrase.start, start)
    while let option = option(phrase, state, word) {
      if let step = option.step { alignment.add(step, telling, sentence) }
      (state, word) = (option.state, option.word)
    }
    let (end, skips) = borders.end(after: word, sentence)
    alignment.outside += Int(borders.after[end])
    for skip in skips { alignment.add(skip, telling, sentence) }
    if end < sentence.count {
      alignment.steps.append(.outside(words: end..<sentence.count, price: 0))
    }
    alignment.cost += surcharge(alignment) - refund(alignment)
    if alignment.isLoneSynonym(telling) {
      alignment.evidence = min(alignment.evidence, Self.evidenceOfLoneSynonym)
    }
    return alignment
  }
}
