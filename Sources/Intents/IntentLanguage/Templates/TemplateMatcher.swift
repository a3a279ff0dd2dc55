package import IntentKit

/// Matches a sentence against phrases, and finds the best match of the whole sentence. Results are
/// memoised for each position in the phrase and the sentence, and the number of steps for a
/// sentence is bounded.
package struct TemplateMatcher {
  let sentence: Sentence
  /// The offset of the sentence in the utterance, in UTF-8 bytes.
  let offset: Int
  private let reader: SlotReader
  /// Whether words can match the words of a phrase approximately.
  let isLenient: Bool
  /// The words with a meaning of their own, which are never matched approximately.
  private let vocabulary: Set<String>
  /// Whether an entity of a type has a name. If this is known, such names are preferred to others.
  var knowsName: ((_ type: String, _ name: String) -> Bool)?
  private var alike: [WordPair: Bool] = [:]
  private var steps = 0
  /// The maximum number of words that the current phrase has matched.
  private(set) var furthest = 0
  private var known = MatchMemo()
  private var cache: [SlotPlace: [SlotReader.Candidate]] = [:]

  /// The maximum number of steps for a sentence; beyond it, matching stops.
  static let maximumSteps = 100_000

  package init(
    _ sentence: Sentence, _ knowledge: SlotKnowledge, isLenient: Bool = false,
    vocabulary: Set<String> = [], offset: Int = 0
  ) {
    self.sentence = sentence
    self.offset = offset
    self.isLenient = isLenient
    self.vocabulary = vocabulary
    isTooLong =
      sentence.words.count > Self.maximumWords || sentence.text.utf8.count > Self.maximumLength
    reader = SlotReader(sentence: sentence, knowledge: knowledge, isLenient: isLenient)
  }

  /// The maximum number of words and bytes in a sentence, and of combined positions in phrase and
  /// sentence, which bounds the memory for a sentence. Ordinary speech is far below it.
  static let maximumWords = 1000
  package static let maximumLength = 16_000
  static let maximumPlaces = 2_000_000

  /// Whether the sentence is too long for matching.
  private let isTooLong: Bool

  /// Whether matching was abandoned because the sentence is too long or took too many steps.
  var isGivenUp: Bool { isTooLong || steps >= Self.maximumSteps }

  /// The range of some words in the utterance, in UTF-8 bytes.
  func place(_ words: Range<Int>) -> Range<Int> {
    guard let place = sentence.place(of: words) else { return offset..<offset }
    return offset + place.lowerBound..<offset + place.upperBound
  }

  private struct WordPair: Hashable {
    let said: Int
    let expected: String
  }

  private struct SlotPlace: Hashable {
    let id: Int
    let word: Int
  }

  /// The best match of the whole sentence. Among equally good matches, earlier alternatives and
  /// longer values come first.
  package mutating func match(_ template: CompiledTemplate) -> TemplateMatch? {
    furthest = 0
    guard !isGivenUp else { return nil }
    if !isLenient, let first = sentence.words.first?.text, let words = template.firstWords,
      !words.contains(first)
    {
      return nil
    }
    guard template.states.count * (sentence.words.count + 1) <= Self.maximumPlaces else {
      steps = Self.maximumSteps
      return nil
    }
    known.begin(states: template.states.count, words: sentence.words.count)
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
      // Comparing a single word is as fast as a memo lookup.
      guard word < sentence.words.count else { return nil }
      let isSame = sentence.words[word].text == expected
      guard isSame || (isLenient && isAlike(word, expected)) else { return nil }
      var match = self.match(template, next, word + 1)
      if !isSame { match?.guessedWords += 1 }
      return match
    case .anyWord(let expected, let next):
      guard word < sentence.words.count else { return nil }
      let isSame = expected.contains(sentence.words[word].text)
      guard isSame || (isLenient && isAlike(word, toAnyOf: expected)) else { return nil }
      var match = self.match(template, next, word + 1)
      if !isSame { match?.guessedWords += 1 }
      return match
    case .split(let branches):
      if let match = known.match(state, word) { return match }
      var best: TemplateMatch?
      for branch in branches {
        let next = match(template, branch, word)
        best = Self.better(best, next)
      }
      known.note(best, state, word)
      return best
    case .slot(let index, let next):
      if let match = known.match(state, word) { return match }
      let slot = template.slots[index]
      var best: TemplateMatch?
      for candidate in candidates(slot, word) {
        guard var match = match(template, next, word + candidate.length) else { continue }
        let words = word..<word + candidate.length
        match.add(candidate, of: slot, at: words, said: sentence.text(words))
        best = Self.better(best, match)
      }
      if slot.canBeInDoubt || isLenient, best != nil {
        let candidates = candidates(slot, word)
        best?.noteAlternatives(of: slot, reader, candidates)
      }
      known.note(best, state, word)
      return best
    case .joined(let parts, let next):
      if let match = known.match(state, word) { return match }
      var best: TemplateMatch?
      for candidate in joined(template, parts, word) {
        guard var match = match(template, next, word + candidate.length) else { continue }
        let slots = parts.compactMap { if case .slot(let slot) = $0 { slot } else { nil } }
        for (slot, value) in zip(slots, candidate.values).reversed() {
          match.add(
            value.candidate, of: template.slots[slot], at: word..<word + candidate.length,
            said: value.text)
        }
        best = Self.better(best, match)
      }
      known.note(best, state, word)
      return best
    }
  }

  private mutating func joined(
    _ template: CompiledTemplate, _ parts: [CompiledTemplate.Part], _ word: Int
  ) -> [(values: [SlotReader.JoinedValue], length: Int)] {
    var effort = 0
    let candidates = reader.joined(
      parts.map {
        switch $0 {
        case .letters(let letters): .letters(letters)
        case .slot(let slot): .slot(template.slots[slot].slot)
        }
      }, from: word, effort: &effort)
    steps += 20 + effort
    return candidates
  }

  private static func better(_ first: TemplateMatch?, _ second: TemplateMatch?) -> TemplateMatch? {
    guard let first else { return second }
    guard let second else { return first }
    let ranks = (first.rank, second.rank)
    if ranks.0 == ranks.1 {
      return second.improperNumbers < first.improperNumbers ? second : first
    }
    return ranks.1 < ranks.0 ? second : first
  }

  /// Whether a word without a meaning of its own approximately matches the expected word.
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

  private mutating func isAlike(_ word: Int, toAnyOf expected: Set<String>) -> Bool {
    steps += 10 + expected.count / 10
    guard !vocabulary.contains(sentence.words[word].text) else { return false }
    let said = PlainText.fold(sentence.words[word].text)
    return expected.contains { Similarity.isAlike(said, $0) }
  }

  private mutating func candidates(_ slot: TemplateSlot, _ word: Int) -> [SlotReader.Candidate] {
    guard word < sentence.words.count else { return [] }
    let place = SlotPlace(id: slot.id, word: word)
    if let known = cache[place] { return known }
    var candidates = reader.candidates(slot.slot, from: word)
    if let knowsName, case .entity(let kind) = slot.slot.parameter.kind {
      for place in candidates.indices {
        guard case .text(let name) = candidates[place].value else { continue }
        candidates[place].isKnownName = knowsName(kind.type, name)
      }
    }
    steps += candidates.count
    cache[place] = candidates
    return candidates
  }
}

/// The memo of results by position in phrase and sentence. Resetting it for each phrase is free.
private struct MatchMemo {
  private struct Entry {
    var phrase: Int32 = 0
    /// The index of the match; −1 if there is none.
    var match: Int32 = -1
  }

  private var entries: [Entry] = []
  private var matches: [TemplateMatch] = []
  private var phrase: Int32 = 0
  private var width = 0

  mutating func begin(states: Int, words: Int) {
    phrase &+= 1
    width = words + 1
    matches.removeAll(keepingCapacity: true)
    let missing = states * width - entries.count
    if missing > 0 { entries += repeatElement(Entry(), count: missing) }
  }

  /// The memoised result; `nil` if there is none, and an inner `nil` if nothing matches.
  func match(_ state: Int, _ word: Int) -> TemplateMatch?? {
    let entry = entries[state * width + word]
    guard entry.phrase == phrase else { return nil }
    return .some(entry.match < 0 ? nil : matches[Int(entry.match)])
  }

  mutating func note(_ match: TemplateMatch?, _ state: Int, _ word: Int) {
    var entry = Entry(phrase: phrase)
    if let match {
      entry.match = Int32(matches.count)
      matches.append(match)
    }
    entries[state * width + word] = entry
  }
}

/// A match of a sentence with a phrase.
package struct TemplateMatch {
  /// The values of parameters, with their source words.
  package private(set) var values: [String: Found] = [:]
  package private(set) var freeWords = 0
  package private(set) var isAllowed = true
  /// The number of digit-by-digit numbers.
  package private(set) var improperNumbers = 0
  /// The number of words that match the phrase only approximately.
  package var guessedWords = 0

  package struct Found {
    package let value: IntentValue
    package let words: Range<Int>
    /// The source text of the value.
    package let text: String
    package let reference: Template.SlotReference
    fileprivate let candidate: SlotReader.Candidate
    /// All values that the words could represent, including this one.
    fileprivate(set) var alternatives: [IntentValue] = []
  }

  /// The rank relative to other matches; lower is better: the fewest words in free texts, after whether all values
  /// are allowed and the number of guessed words.
  package var rank: Int { freeWords + 100 * guessedWords + (isAllowed ? 0 : 10_000) }

  fileprivate mutating func noteAlternatives(
    of slot: TemplateSlot, _ reader: SlotReader, _ candidates: [SlotReader.Candidate]
  ) {
    guard let found = values[slot.reference.parameter], found.reference == slot.reference,
      candidates.count > 1 || !found.candidate.others.isEmpty
    else { return }
    values[slot.reference.parameter]?.alternatives = reader.alternatives(
      to: found.candidate, among: candidates)
  }

  /// Adds a value before the existing ones.
  fileprivate mutating func add(
    _ candidate: SlotReader.Candidate, of slot: TemplateSlot, at words: Range<Int>,
    said text: String
  ) {
    var value = candidate.value
    if let values = slot.values, case .enumeration(let name) = value {
      value = values[name] ?? value
    }
    let name = slot.reference.parameter
    if values[name] == nil {
      values[name] = Found(
        value: value, words: words, text: text, reference: slot.reference, candidate: candidate)
    }
    if !candidate.isAllowed { isAllowed = false }
    improperNumbers += candidate.improperCount
    guessedWords += candidate.guessedWords
    if slot.slot.parameter.kind.isFree {
      switch candidate.isKnownName {
      case nil: freeWords += candidate.length
      case true?: break
      case false?: freeWords += candidate.length + 1
      }
    }
  }
}
