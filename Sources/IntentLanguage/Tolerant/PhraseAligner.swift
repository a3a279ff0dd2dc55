import IntentKit

/// Finds the cheapest alignment of a sentence with a phrase, in which words of either may be left out
/// at a price, by dynamic programming over the states of the phrase and the words of the sentence
/// (as sequences are aligned: Needleman and Wunsch, 1970; here one of them is an automaton).
struct PhraseAligner {
  private let sentence: AnnotatedSentence
  private let index: PhraseIndex
  private var telling: TellingWords { index.telling }
  private let borders: SentenceBorders
  private let finder: ValueFinder
  /// The least cost from each state and each word to the end.
  private var costs: [Int32] = []
  private let width: Int
  /// The number of a match in `matches`, by word of the sentence and number of the phrase's word; −1
  /// if there is none.
  private var matchPlaces: [Int32] = []
  private var matches: [AnnotatedSentence.WordMatch] = []

  private static let never: Int32 = 1 << 24
  /// The cost from which an alignment is of no interest.
  private static let maximumCost: Int32 = 150

  init(_ sentence: AnnotatedSentence, _ index: PhraseIndex, _ finder: ValueFinder) {
    self.sentence = sentence
    self.index = index
    self.finder = finder
    width = sentence.count + 1
    borders = SentenceBorders(sentence)
    let count = index.telling.texts.count
    matchPlaces = [Int32](repeating: -1, count: sentence.count * count)
    for (word, found) in sentence.matches.enumerated() {
      for (id, match) in found {
        matchPlaces[word * count + id] = Int32(matches.count)
        matches.append(match)
      }
    }
  }

  /// An alignment of a part of a sentence with a phrase.
  struct Alignment {
    let phrase: TolerantPhrase
    /// The price of all that does not fit.
    var cost: Int
    /// The part of it for words before and in other clauses.
    var outside: Int
    /// The steps, in the order of the sentence.
    var steps: [Step] = []
    /// How much what fits tells about the request.
    var evidence = 0
    /// The words from the first to the last that fit.
    var span: Range<Int>?
    /// Whether another sentence precedes it.
    var isAfterBreak = false
    /// The words of other requests in the utterance.
    var otherRequests: [Range<Int>] = []
    /// Whether a phrase of the intent matches word for word.
    var isFavoured = false
    /// Whether words that do not fit mean the opposite, or an exception.
    var isReversed = false
    /// Whether words that do not fit ask something.
    var isAsked = false
    /// Whether a number, a name or a word that tells is left out; whether a number is; and whether a
    /// pronoun is.
    var leavesValue = false
    var leavesNumber = false
    var leavesPronoun = false
    /// Whether the intent changes something, and whether that cannot be taken back.
    var isChange = false
    var isGrave = false
  }

  /// A step of an alignment.
  enum Step {
    case match(words: Range<Int>, id: Int, price: Int, isGuess: Bool)
    case value(ValueFinder.Found, slot: Int, at: Int)
    case skip(words: Range<Int>, price: Int)
    case missing(id: Int, price: Int)
    case missingValue(slot: Int, price: Int)
    /// Words of other clauses.
    case outside(words: Range<Int>, price: Int)
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

  /// Notes whether a negation, an exception or a question that belongs to the request does not fit.
  private func noteReversal(_ alignment: inout Alignment) {
    guard let span = alignment.span, alignment.phrase.telltale == nil else { return }
    let fitting = alignment.steps.reduce(into: Set<Int>()) { fitting, step in
      switch step {
      case .match(let words, _, _, _): fitting.formUnion(words)
      case .value(let found, _, let start):
        if case .text = found.content { return }
        fitting.formUnion(start..<start + found.length)
      default: return
      }
    }
    let start = sentence.statementStart(of: span.lowerBound)
    let end = alignment.steps.last.map { step -> Int in
      if case .outside(let words, _) = step, words.lowerBound >= span.upperBound {
        words.lowerBound
      } else {
        sentence.count
      }
    }
    for word in start..<(end ?? sentence.count) where !fitting.contains(word) {
      if sentence.isException[word] { alignment.isReversed = true }
      // "Is not there" asks, "do not pay" does not.
      let isInQuestion =
        word > 0 && sentence.isOpener[word - 1] && word + 1 < sentence.count
        && index.requests.functionWords.contains(sentence.words[word + 1])
      if sentence.isNegation[word], !isInQuestion { alignment.isReversed = true }
      if sentence.isOpener[word], word < span.lowerBound, sentence.skips[word].count == 1,
        !alignment.phrase.isQuestion
      {
        alignment.isAsked = true
      }
    }
    if joinsDifferently(alignment) || isWithdrawn(after: span.upperBound) {
      alignment.isReversed = true
    }
    alignment.leavesNumber = alignment.steps.contains { step in
      guard case .skip(let words, Prices.mattering...) = step else { return false }
      return words.contains { sentence.isNumber[$0] }
    }
    // "It" in "remove it from shopping" is what is to be removed.
    alignment.leavesPronoun = alignment.steps.contains { step in
      guard case .skip(let words, _) = step, words.count == 1, span.contains(words.lowerBound),
        words.upperBound < sentence.count
      else { return false }
      return index.requests.pronouns.contains(sentence.words[words.lowerBound])
        && index.requests.prepositions.contains(sentence.words[words.upperBound])
    }
    alignment.leavesValue = alignment.steps.contains { step in
      guard case .skip(let words, Prices.mattering...) = step else { return false }
      return words.contains { sentence.isNumber[$0] || sentence.isName[$0] }
        || sentence.matches[words.lowerBound].contains {
          $0.value.price <= Prices.otherForm && telling.weights[$0.key] >= TellingWords.telling
        }
    }
  }

  /// Whether the sentence ends with words that withdraw what precedes them.
  private func isWithdrawn(after end: Int) -> Bool {
    let rest = sentence.words[end...].filter { !index.extraWords.contains($0) }
    return index.requests.withdrawals.contains { $0 == rest }
  }

  /// Whether a value is joined with another preposition than the phrase's: "from savings" is not "to
  /// savings".
  private func joinsDifferently(_ alignment: Alignment) -> Bool {
    let steps = alignment.steps
    return steps.indices.contains { place in
      guard case .value(let found, _, _) = steps[place], case .name = found.content else {
        return false
      }
      let before = steps[..<place].reversed().prefix { step in
        switch step {
        case .match, .value: false
        default: true
        }
      }
      let isMissing = before.contains {
        if case .missing(let id, _) = $0 { telling.prepositions.contains(id) } else { false }
      }
      let isOther = before.contains {
        guard case .skip(let words, _) = $0 else { return false }
        return words.contains { index.requests.prepositions.contains(sentence.words[$0]) }
      }
      return isMissing && isOther
    }
  }

  /// What is charged for unknown words right before words that tell or right after a name, which then may
  /// tell about something else: "six lottery numbers", "my work emails".
  private func surcharge(_ alignment: Alignment) -> Int {
    zip(alignment.steps, alignment.steps.dropFirst()).reduce(0) { sum, pair in
      switch pair {
      case (.skip(_, Prices.unknownWord...), .match(_, let id, _, _))
      where telling.weights[id] >= TellingWords.telling:
        sum + Prices.unknownBesideTelling
      case (.value(let found, _, _), .skip(_, Prices.unknownWord...)) where found.isBareName:
        sum + Prices.unknownBesideTelling
      case (.value(let found, _, _), .skip(let words, _))
      where found.isListedText && index.nouns.contains(sentence.words[words.lowerBound]):
        sum + Prices.nounOfText
      default: sum
      }
    }
  }

  /// The part of the price of words that are left out although they are said of the same request:
  /// "my salary" beside "how much is in my account".
  private func refund(_ alignment: Alignment) -> Int {
    let intent = alignment.phrase.compiled.intent
    func isOwn(_ word: Int) -> Bool {
      sentence.matches[word].contains {
        $0.value.price <= Prices.otherForm && telling.weights[$0.key] >= TellingWords.telling
          && index.tells($0.key, about: intent)
      }
    }
    return alignment.steps.reduce(0) { sum, step in
      switch step {
      case .skip(let words, let price):
        words.count == 1 && price > Prices.ownWord && isOwn(words.lowerBound)
          ? sum + price - Prices.ownWord : sum
      default: sum
      }
    }
  }

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
      least = costs[next * width + word] + phrase.missing[state]
      least = min(least, costOfMatch(id, next, word))
    case .anyWord(let ids, let next):
      least = costs[next * width + word] + phrase.missing[state]
      for id in ids { least = min(least, costOfMatch(id, next, word)) }
    case .slot(let slot, let next):
      least = costs[next * width + word] + phrase.missing[state]
      if word < sentence.count {
        for found in finder.values(phrase.slots[slot], of: phrase.compiled.intent, at: word) {
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

  private func costOfMatch(_ id: Int, _ next: Int, _ word: Int) -> Int32 {
    guard word < sentence.count else { return Self.never }
    let place = matchPlaces[word * telling.texts.count + id]
    guard place >= 0 else { return Self.never }
    let match = matches[Int(place)]
    return Int32(match.price) + costs[next * width + word + match.length]
  }

  // MARK: The way

  private struct Option {
    let step: Step?
    let state: Int
    let word: Int
    let price: Int
  }

  /// The first of the cheapest ways to go on from a state and a word; `nil` at the end.
  private func option(_ phrase: TolerantPhrase, _ state: Int, _ word: Int) -> Option? {
    var options: [Option] = []
    func add(_ price: Int, _ step: Step?, _ state: Int, _ word: Int) {
      options.append(Option(step: step, state: state, word: word, price: price))
    }
    func addWord(_ id: Int, _ next: Int) {
      guard word < sentence.count, let match = sentence.matches[word][id] else { return }
      let words = word..<word + match.length
      add(
        match.price, .match(words: words, id: id, price: match.price, isGuess: match.isGuess), next,
        words.upperBound)
    }
    let missing = Int(phrase.missing[state])
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
        for found in finder.values(phrase.slots[slot], of: phrase.compiled.intent, at: word) {
          add(found.price, .value(found, slot: slot, at: word), next, word + found.length)
        }
      }
      add(missing, .missingValue(slot: slot, price: missing), next, word)
    }
    if word < sentence.count, case .split = phrase.nodes[state] {
    } else if word < sentence.count {
      for skip in sentence.skips[word] {
        let words = word..<word + skip.length
        add(skip.price, .skip(words: words, price: skip.price), state, words.upperBound)
      }
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
      if let step = option.step { alignment.add(step, phrase, telling, sentence) }
      (state, word) = (option.state, option.word)
    }
    let (end, skips) = borders.end(after: word, sentence)
    alignment.outside += Int(borders.after[end])
    for skip in skips { alignment.add(skip, phrase, telling, sentence) }
    if end < sentence.count {
      alignment.steps.append(.outside(words: end..<sentence.count, price: 0))
    }
    alignment.cost += surcharge(alignment) - refund(alignment)
    noteReversal(&alignment)
    if alignment.isLoneSynonym(telling) {
      alignment.evidence = min(alignment.evidence, Self.evidenceOfLoneSynonym)
    }
    return alignment
  }
}

extension PhraseAligner.Alignment {
  /// Adds a step and what it tells.
  fileprivate mutating func add(
    _ step: PhraseAligner.Step, _ phrase: TolerantPhrase, _ telling: TellingWords,
    _ sentence: AnnotatedSentence
  ) {
    steps.append(step)
    switch step {
    case .match(let words, let id, let price, _):
      cover(words)
      evidence += Self.evidence(of: words, id, price, phrase, telling, sentence)
    case .value(let found, _, let start):
      cover(start..<start + found.length)
      evidence += found.evidence
    case .skip, .missing, .missingValue, .outside: break
    }
  }

  private static func evidence(
    of words: Range<Int>, _ id: Int, _ price: Int, _ phrase: TolerantPhrase,
    _ telling: TellingWords, _ sentence: AnnotatedSentence
  ) -> Int {
    let weight = telling.weights[id]
    // A word that says little elsewhere says little here.
    let skip =
      words.count > 1
      ? Prices.unknownWord : sentence.skips[words.lowerBound].last?.price ?? 0
    let own =
      price == 0 || skip > Prices.generalVerb ? max(0, weight - 2 * price) : min(weight, 5)
    if telling.prepositions.contains(id) { return own + Prices.prepositionEvidence }
    let isPlain = phrase.isPlain && weight < TellingWords.telling && price == 0
    return isPlain ? own + Prices.plainEvidence : own
  }
}

extension PhraseAligner.Alignment {
  /// Whether a choice is only spelled alike.
  var hasGuessedChoice: Bool {
    steps.contains { step in
      guard case .value(let found, _, _) = step, case .value(let candidate) = found.content else {
        return false
      }
      return candidate.guessedWords > 0
    }
  }

  /// Whether something is called by a name that does not exist, so that something else may be meant.
  var hasUnknownName: Bool {
    steps.contains { if case .value(let found, _, _) = $0 { found.isUnknownName } else { false } }
  }

  /// Whether something may be made that does not exist yet, which was not said.
  var hasNewName: Bool {
    steps.contains { if case .value(let found, _, _) = $0 { found.isNewName } else { false } }
  }

  /// Whether it has too few numbers to tell what is meant without words.
  var hasFewNumbers: Bool {
    guard phrase.telltale == .numbers else { return false }
    return !steps.contains { step in
      guard case .value(let found, _, _) = step, case .value(let candidate) = found.content else {
        return false
      }
      return (candidate.value.elements?.count ?? 0) >= Self.tellingCount
    }
  }
  private static let tellingCount = 4

  /// Whether its only values are texts that can be anything.
  var hasOnlyFreeText: Bool {
    var hasText = false
    for step in steps {
      guard case .value(let found, _, _) = step else { continue }
      guard case .text = found.content, found.evidence == 0, !found.isUnknownName else {
        return false
      }
      hasText = true
    }
    return hasText
  }

  /// Whether all that fits is a word that only means the same as one of the phrase: "send a hug" is no
  /// "transfer".
  fileprivate func isLoneSynonym(_ telling: TellingWords) -> Bool {
    var prices: [Int] = []
    for step in steps {
      switch step {
      case .match(_, let id, let price, _):
        if telling.weights[id] >= TellingWords.telling { prices.append(price) }
      case .value: return false
      default: continue
      }
    }
    return prices.count == 1 && prices[0] >= Prices.sameMeaning
  }

  /// Whether a word of the phrase is only spelled alike, so that the values are guesses too.
  var hasGuess: Bool {
    steps.contains { if case .match(_, _, _, true) = $0 { true } else { false } }
  }

  fileprivate mutating func cover(_ words: Range<Int>) {
    guard let known = span else {
      span = words
      return
    }
    span = min(known.lowerBound, words.lowerBound)..<max(known.upperBound, words.upperBound)
  }
}
