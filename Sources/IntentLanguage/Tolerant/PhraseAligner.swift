import IntentKit

/// Finds the cheapest alignment of a sentence with a phrase, in which words of either may be left out
/// at a price, by dynamic programming over the states of the phrase and the words of the sentence
/// (as sequences are aligned: Needleman and Wunsch, 1970; here one of them is an automaton).
struct PhraseAligner {
  private let sentence: AnnotatedSentence
  private let telling: TellingWords
  private var finder: ValueFinder
  private var costs: [Int32] = []
  private var width = 0

  /// What each word tells that says little by itself, in a phrase that consists of such words.
  private static let plainEvidence = 12
  private static let never: Int32 = 1 << 24

  init(_ sentence: AnnotatedSentence, _ telling: TellingWords, _ finder: ValueFinder) {
    self.sentence = sentence
    self.telling = telling
    self.finder = finder
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
    /// Whether a phrase of the intent matches word for word.
    var isFavoured = false
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

  /// The best alignment of any clauses in a row with a phrase.
  mutating func align(_ phrase: TolerantPhrase) -> Alignment? {
    let clauses = sentence.clauses
    var best: Window?
    for last in clauses.indices.dropFirst() {
      let end = clauses[last]
      // The last clauses, and every clause alone.
      let isFinal = last == clauses.count - 1
      fill(phrase, end)
      let after = outside(from: last, to: clauses.count - 1, isBefore: false)
      for first in 0..<last {
        guard isFinal || first == 0 || last - first <= 3 else { continue }
        let start = clauses[first]
        let before = outside(from: 0, to: first, isBefore: true)
        var lead = 0
        for place in start...end {
          let price = lead + Int(cost(phrase.start, place))
          let whole = price + before + after
          if best.map({ whole < $0.cost }) ?? true {
            best = Window(cost: whole, outside: before + after + lead, start: place, end: end)
          }
          guard place < end else { break }
          let skip = sentence.skips[place].min { $0.price < $1.price }
          lead += Prices.before(skip?.price ?? 0)
        }
      }
    }
    guard let best, best.cost < 400 else { return nil }
    fill(phrase, best.end)
    return trace(phrase, best)
  }

  /// The part of the sentence that is aligned.
  private struct Window {
    let cost: Int
    let outside: Int
    let start: Int
    let end: Int
  }

  private func outside(from first: Int, to last: Int, isBefore: Bool) -> Int {
    var sum = 0
    for clause in first..<max(first, last) {
      let words = sentence.clauses[clause]..<sentence.clauses[clause + 1]
      let price = sentence.cheapestSkip(words)
      let border = isBefore ? words.upperBound : words.lowerBound
      sum +=
        sentence.isBreak[border]
        ? min(Prices.otherSentence, Prices.outside(price, isBefore: isBefore))
        : Prices.outsideClause(price)
    }
    return sum
  }

  private func cost(_ state: Int, _ word: Int) -> Int32 { costs[state * width + word] }

  /// Computes the costs of all states from all positions up to an end.
  private mutating func fill(_ phrase: TolerantPhrase, _ end: Int) {
    width = sentence.count + 1
    let size = phrase.nodes.count * width
    if costs.count < size { costs = [Int32](repeating: Self.never, count: size) }
    for word in stride(from: end, through: 0, by: -1) {
      for state in phrase.nodes.indices {
        costs[state * width + word] = options(phrase, state, word, end).min { $0.cost < $1.cost }?
          .cost ?? Self.never
      }
    }
  }

  private struct Option {
    let cost: Int32
    let step: Step?
    let state: Int
    let word: Int
  }

  /// All ways to go on from a state and a word.
  private mutating func options(
    _ phrase: TolerantPhrase, _ state: Int, _ word: Int, _ end: Int
  ) -> [Option] {
    var options: [Option] = []
    func add(_ price: Int, _ step: Step?, _ state: Int, _ word: Int) {
      options.append(
        Option(cost: cost(state, word) + Int32(price), step: step, state: state, word: word))
    }
    func addSkips() {
      guard word < end else { return }
      for skip in sentence.skips[word] where word + skip.length <= end {
        add(skip.price, .skip(words: word..<word + skip.length, price: skip.price), state, word + skip.length)
      }
    }
    func addWord(_ id: Int, _ next: Int) {
      if word < end, let match = sentence.matches[word][id], word + match.length <= end {
        add(
          match.price,
          .match(
            words: word..<word + match.length, id: id, price: match.price, isGuess: match.isGuess),
          next, word + match.length)
      }
    }
    switch phrase.nodes[state] {
    case .end:
      if word == end {
        options.append(Option(cost: 0, step: nil, state: state, word: word))
      } else {
        addSkips()
      }
    case .strict: break
    case .split(let branches):
      for branch in branches { add(0, nil, branch, word) }
    case .word(let id, let next):
      addWord(id, next)
      let price = missing(id, phrase, state)
      add(price, .missing(id: id, price: price), next, word)
      addSkips()
    case .anyWord(let ids, let next):
      for id in ids { addWord(id, next) }
      if let id = ids.min(by: { telling.weights[$0] < telling.weights[$1] }) {
        let price = missing(id, phrase, state)
        add(price, .missing(id: id, price: price), next, word)
      }
      addSkips()
    case .slot(let slot, let next):
      let place = phrase.slots[slot]
      if word < end {
        for found in finder.values(place, of: phrase.compiled.intent, at: word)
        where word + found.length <= end {
          add(found.price, .value(found, slot: slot, at: word), next, word + found.length)
        }
      }
      let parameter = place.slot.slot.parameter
      let price: Int
      if parameter.content == .arithmetic {
        price = Prices.missingCalculation
      } else if case .text = parameter.kind.singleKind {
        price = Prices.missingText
      } else {
        price = Prices.missingValue
      }
      add(price, .missingValue(slot: slot, price: price), next, word)
      addSkips()
    }
    return options
  }

  /// The price of a word of the phrase that is not said.
  private func missing(_ id: Int, _ phrase: TolerantPhrase, _ state: Int) -> Int {
    if telling.particles.contains(id) { return Prices.missingParticle }
    if telling.prepositions.contains(id), !phrase.isPlain { return Prices.missingPreposition }
    return Prices.missing(
      weight: telling.weights[id],
      isAnchor: phrase.isPlain || phrase.firstStates.contains(state))
  }

  private mutating func trace(
    _ phrase: TolerantPhrase, _ best: Window
  ) -> Alignment {
    var alignment = Alignment(phrase: phrase, cost: best.cost, outside: best.outside)
    if best.start > 0 { alignment.steps.append(.outside(words: 0..<best.start, price: 0)) }
    var (state, word) = (phrase.start, best.start)
    while true {
      let options = options(phrase, state, word, best.end)
      guard let option = options.min(by: { $0.cost < $1.cost }) else { break }
      if let step = option.step { alignment.steps.append(step) }
      if case .end = phrase.nodes[state], word == best.end { break }
      (state, word) = (option.state, option.word)
    }
    if best.end < sentence.count {
      alignment.steps.append(.outside(words: best.end..<sentence.count, price: 0))
    }
    alignment.isAfterBreak = sentence.isBreak[...best.start].contains(true)
    for step in alignment.steps {
      switch step {
      case .match(let words, _, _, _): alignment.cover(words)
      case .value(let found, _, let start): alignment.cover(start..<start + found.length)
      default: break
      }
      switch step {
      case .match(let words, let id, let price, _):
        // A word that says little elsewhere says little here.
        let skip = words.count > 1 ? Prices.unknownWord : sentence.skips[words.lowerBound].last?.price ?? 0
        let weight = telling.weights[id]
        let isTelling = price == 0 || skip > Prices.generalVerb
        alignment.evidence += isTelling ? max(0, weight - 2 * price) : min(weight, 5)
        if telling.prepositions.contains(id) {
          alignment.evidence += 8
        } else if phrase.isPlain, weight < TellingWords.telling, price == 0 {
          alignment.evidence += Self.plainEvidence
        }
      case .value(let found, _, _): alignment.evidence += found.evidence
      default: break
      }
    }
    return alignment
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
