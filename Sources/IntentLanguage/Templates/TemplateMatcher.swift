import IntentKit

/// A phrase as an automaton whose states are numbers.
struct CompiledTemplate {
  enum State {
    case word(String, next: Int)
    case slot(Slot, next: Int)
    case split([Int])
    case end
  }

  private(set) var states: [State] = [.end]
  private(set) var start = 0
  /// The words that a sentence can begin with; nothing if it can begin with a parameter.
  private(set) var firstWords: Set<String>?

  init(_ template: Template, slots: [String: Slot]) {
    start = compile(template, slots, next: 0)
    firstWords = words(from: start)
  }

  private mutating func compile(
    _ template: Template, _ slots: [String: Slot], next: Int
  ) -> Int {
    switch template {
    case .word(let word):
      states.append(.word(word, next: next))
    case .slot(let name):
      guard let slot = slots[name] else { return next }
      states.append(.slot(slot, next: next))
    case .sequence(let parts):
      return parts.reversed().reduce(next) { compile($1, slots, next: $0) }
    case .choice(let parts):
      let branches = parts.map { compile($0, slots, next: next) }
      states.append(.split(branches))
    }
    return states.count - 1
  }

  private func words(from state: Int) -> Set<String>? {
    switch states[state] {
    case .word(let word, _): return [word]
    case .slot, .end: return nil
    case .split(let branches):
      var all: Set<String> = []
      for branch in branches {
        guard let words = words(from: branch) else { return nil }
        all.formUnion(words)
      }
      return all
    }
  }
}

/// Holds a sentence against phrases. A place in a phrase and in the sentence from which there is no way to
/// the end is never tried twice, and the steps for a sentence are bounded.
struct TemplateMatcher {
  let sentence: Sentence
  private let reader: SlotReader
  /// Whether words that are nearly those of a phrase are taken for them.
  let isLenient: Bool
  /// The words that mean something as they are.
  private let vocabulary: Set<String>
  private var alike: [WordPair: Bool] = [:]
  private var steps = 0
  /// How many words the phrase that is matched at present has taken at most.
  private(set) var furthest = 0
  private var failed: Set<Place> = []
  private var cache: [SlotPlace: [SlotReader.Candidate]] = [:]

  /// The most steps for a sentence; after that it matches nothing more.
  static let maximumSteps = 100_000

  init(
    _ sentence: Sentence, _ knowledge: SlotKnowledge, isLenient: Bool = false,
    vocabulary: Set<String> = []
  ) {
    self.sentence = sentence
    self.isLenient = isLenient
    self.vocabulary = vocabulary
    reader = SlotReader(sentence: sentence, knowledge: knowledge)
  }

  /// Whether the sentence was given up because it took too many steps.
  var isGivenUp: Bool { steps >= Self.maximumSteps }

  struct Match {
    var values: [String: IntentValue] = [:]
    /// How many words were taken by texts that can be anything.
    var freeWords = 0
    var isAllowed = true
    /// How many words are not quite those of the phrase.
    var guessedWords = 0

    /// What it counts as beside others; less is better.
    var rank: Int { freeWords + 100 * guessedWords + (isAllowed ? 0 : 10_000) }
  }

  private struct WordPair: Hashable {
    let said: Int
    let expected: String
  }

  private struct Place: Hashable {
    let state: Int
    let word: Int
  }

  private struct SlotPlace: Hashable {
    let parameter: String
    let word: Int
  }

  /// The first way in which the whole sentence matches; words and the first of alternatives are tried
  /// first, and longer values before shorter ones.
  mutating func match(_ template: CompiledTemplate) -> Match? {
    furthest = 0
    if !isLenient, let first = sentence.words.first?.text, let words = template.firstWords,
      !words.contains(first)
    {
      return nil
    }
    failed.removeAll(keepingCapacity: true)
    cache.removeAll(keepingCapacity: true)
    return match(template, template.start, 0)
  }

  private mutating func match(
    _ template: CompiledTemplate, _ state: Int, _ word: Int
  ) -> Match? {
    steps += 1
    furthest = max(furthest, word)
    let place = Place(state: state, word: word)
    guard steps < Self.maximumSteps, !failed.contains(place) else { return nil }
    var match: Match?
    switch template.states[state] {
    case .end:
      return word == sentence.words.count ? Match() : nil
    case .word(let expected, let next):
      guard word < sentence.words.count else { return nil }
      let isSame = sentence.words[word].text == expected
      guard isSame || (isLenient && isAlike(word, expected)) else { return nil }
      match = self.match(template, next, word + 1)
      if !isSame { match?.guessedWords += 1 }
    case .split(let branches):
      for branch in branches where match == nil {
        match = self.match(template, branch, word)
      }
    case .slot(let slot, let next):
      for candidate in candidates(slot, word) where match == nil {
        match = self.match(template, next, word + candidate.length)
        match?.values[slot.parameter.name] = candidate.value
        if !candidate.isAllowed { match?.isAllowed = false }
        if slot.parameter.kind.isFree { match?.freeWords += candidate.length }
      }
    }
    if match == nil { failed.insert(place) }
    return match
  }

  /// Whether a word that means nothing by itself is nearly the one that is expected.
  private mutating func isAlike(_ word: Int, _ expected: String) -> Bool {
    let pair = WordPair(said: word, expected: expected)
    if let known = alike[pair] { return known }
    steps += 10
    let said = PlainText.fold(sentence.words[word].text)
    let wanted = PlainText.fold(expected)
    let isAlike =
      !vocabulary.contains(sentence.words[word].text)
      && (said == wanted || Similarity.isAlike(said, wanted))
    alike[pair] = isAlike
    return isAlike
  }

  private mutating func candidates(_ slot: Slot, _ word: Int) -> [SlotReader.Candidate] {
    guard word < sentence.words.count else { return [] }
    let place = SlotPlace(parameter: slot.parameter.name, word: word)
    if let known = cache[place] { return known }
    let candidates = reader.candidates(slot, from: word)
    steps += candidates.count
    cache[place] = candidates
    return candidates
  }
}
