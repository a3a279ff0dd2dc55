package import IntentKit

/// Holds a sentence against phrases, and finds the best way in which the whole of it matches. What follows from
/// a place in a phrase and in the sentence is found out once, and the steps for a sentence are bounded.
package struct TemplateMatcher {
  let sentence: Sentence
  private let reader: SlotReader
  /// What makes one way to match better than another.
  private let order: TemplateMatch.Order
  /// Whether words that are nearly those of a phrase are taken for them.
  let isLenient: Bool
  /// The words that mean something as they are.
  private let vocabulary: Set<String>
  private var alike: [WordPair: Bool] = [:]
  private var steps = 0
  /// How many words the phrase that is matched at present has taken at most.
  private(set) var furthest = 0
  private var known: [Place: TemplateMatch?] = [:]
  private var cache: [SlotPlace: [SlotReader.Candidate]] = [:]

  /// The most steps for a sentence; after that it matches nothing more.
  static let maximumSteps = 100_000

  init(
    _ sentence: Sentence, _ knowledge: SlotKnowledge, order: TemplateMatch.Order = .freeWords,
    isLenient: Bool = false, vocabulary: Set<String> = []
  ) {
    self.sentence = sentence
    self.order = order
    self.isLenient = isLenient
    self.vocabulary = vocabulary
    reader = SlotReader(sentence: sentence, knowledge: knowledge)
  }

  /// Whether the sentence was given up because it took too many steps.
  var isGivenUp: Bool { steps >= Self.maximumSteps }

  private struct WordPair: Hashable {
    let said: Int
    let expected: String
  }

  private struct Place: Hashable {
    let state: Int
    let word: Int
  }

  private struct SlotPlace: Hashable {
    let slot: Int
    let prefix: String
    let suffix: String
    let word: Int
  }

  /// The best way in which the whole sentence matches. Of several that are as good, the one with the first of
  /// alternatives, and with longer values before shorter ones.
  package mutating func match(_ template: CompiledTemplate) -> TemplateMatch? {
    furthest = 0
    if !isLenient, let first = sentence.words.first?.text, let words = template.firstWords,
      !words.contains(first)
    {
      return nil
    }
    known.removeAll(keepingCapacity: true)
    cache.removeAll(keepingCapacity: true)
    return match(template, template.start, 0)
  }

  private mutating func match(
    _ template: CompiledTemplate, _ state: Int, _ word: Int
  ) -> TemplateMatch? {
    steps += 1
    furthest = max(furthest, word)
    guard steps < Self.maximumSteps else { return nil }
    switch template.states[state] {
    case .end:
      return word == sentence.words.count ? TemplateMatch() : nil
    case .word(let expected, let next):
      // A single word is as fast to compare as to look up.
      guard word < sentence.words.count else { return nil }
      let isSame = sentence.words[word].text == expected
      guard isSame || (isLenient && isAlike(word, expected)) else { return nil }
      var match = self.match(template, next, word + 1)
      if isSame { match?.knownLetters += sentence.words[word].text.utf8.count }
      if !isSame { match?.guessedWords += 1 }
      return match
    case .split(let branches):
      let place = Place(state: state, word: word)
      if let match = known[place] { return match }
      var best: TemplateMatch?
      for branch in branches {
        best = better(best, match(template, branch, word))
      }
      known[place] = .some(best)
      return best
    case .slot(let slot, let prefix, let suffix, let next):
      let place = Place(state: state, word: word)
      if let match = known[place] { return match }
      var best: TemplateMatch?
      let site = SlotPlace(slot: slot, prefix: prefix, suffix: suffix, word: word)
      for candidate in candidates(template.slots[slot], site) {
        guard var match = match(template, next, word + candidate.length) else { continue }
        match.add(
          candidate, of: template.slots[slot], at: word, in: sentence)
        best = better(best, match)
      }
      known[place] = .some(best)
      return best
    }
  }

  private func better(_ first: TemplateMatch?, _ second: TemplateMatch?) -> TemplateMatch? {
    guard let first else { return second }
    guard let second else { return first }
    return second.rank(by: order) < first.rank(by: order) ? second : first
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

  private mutating func candidates(
    _ slot: TemplateSlot, _ place: SlotPlace
  ) -> [SlotReader.Candidate] {
    guard place.word < sentence.words.count else { return [] }
    if let known = cache[place] { return known }
    let candidates =
      place.prefix.isEmpty && place.suffix.isEmpty
      ? reader.candidates(slot.slot, from: place.word)
      : reader.candidates(
        slot.slot, from: place.word, after: place.prefix, before: place.suffix)
    steps += candidates.count
    cache[place] = candidates
    return candidates
  }
}

/// A way in which a sentence matches a phrase.
package struct TemplateMatch {
  /// The values of parameters, and the words that they were read from.
  package private(set) var values: [String: Found] = [:]
  /// How many words were taken by texts that can be anything, how many letters these have, and how many
  /// texts they are.
  package private(set) var freeWords = 0
  package private(set) var freeLetters = 0
  package private(set) var freeTexts = 0
  /// How many letters are in words of the phrase and of known values.
  package var knownLetters = 0
  package private(set) var isAllowed = true
  /// How many words are not quite those of the phrase.
  package var guessedWords = 0

  /// A value, and the words that it was read from.
  package struct Found {
    package let value: IntentValue
    package let words: Range<Int>
  }

  /// What makes one way to match better than another, after whether all values are allowed and how many words
  /// were guessed.
  package enum Order {
    /// The fewest words in texts that can be anything.
    case freeWords
    /// The fewest texts that can be anything, then the most letters of known words, and then the fewest
    /// letters in texts that can be anything. This is the order of hassil.
    case freeTexts
  }

  /// What it counts as beside others; less is better.
  package func rank(by order: Order) -> Int {
    let faults = 100 * guessedWords + (isAllowed ? 0 : 10_000)
    return switch order {
    case .freeWords: freeWords + faults
    case .freeTexts:
      (faults + freeTexts) * 10_000_000_000 - knownLetters * 100_000 + freeLetters
    }
  }

  /// Adds a value before those that were found.
  fileprivate mutating func add(
    _ candidate: SlotReader.Candidate, of slot: TemplateSlot, at word: Int, in sentence: Sentence
  ) {
    var value = candidate.value
    if let values = slot.values, case .text(let name) = value { value = values[name] ?? value }
    let words = word..<word + candidate.length
    let name = slot.reference.parameter
    if values[name] == nil { values[name] = Found(value: value, words: words) }
    if !candidate.isAllowed { isAllowed = false }
    if slot.slot.parameter.kind.isFree {
      freeTexts += 1
      freeWords += candidate.length
      freeLetters += sentence.text(words).utf8.count
    } else if !sentence.words[words].contains(where: { $0.text.utf8.first?.isDigit == true }) {
      knownLetters += sentence.text(words).utf8.count
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
