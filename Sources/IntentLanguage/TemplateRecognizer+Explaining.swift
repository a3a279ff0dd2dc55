public import IntentKit

extension TemplateRecognizer {
  /// How a sentence is read, and why.
  public struct Explanation: Hashable, Sendable {
    /// The words that were compared.
    public let words: [String]
    /// What came of each phrase, the best first: those that match by their rank, and then those that got
    /// furthest.
    public let attempts: [Attempt]
    /// Whether the sentence took so many steps that it was given up.
    public let isGivenUp: Bool
  }

  /// What came of holding a sentence against a phrase.
  public struct Attempt: Hashable, Sendable {
    /// What programs call the intent.
    public let intent: String
    /// The phrase.
    public let phrase: Phrase
    /// What came of it.
    public let outcome: Outcome

    /// What came of a phrase.
    public enum Outcome: Hashable, Sendable {
      /// It matches, with these values; so many words are texts that can be anything, so many are only
      /// nearly those of the phrase, and the values are all allowed or not.
      case matched([String: IntentValue], freeWords: Int, guessedWords: Int, isAllowed: Bool)
      /// It does not match: it took this many words, but not the next.
      case failed(after: Int)
    }
  }

  /// Tells how a sentence is read, and why.
  ///
  /// - Parameter utterance: What was said.
  /// - Returns: What came of each phrase.
  public func explain(_ utterance: String) -> Explanation {
    let matchers = matchers(for: utterance)
    let chosen = matchers.first { matcher in
      var matcher = matcher
      return phrases.contains { matcher.match($0.template) != nil }
    }
    // Of a sentence that is not understood, how far it is as it stands.
    var matcher = chosen ?? matchers[0]
    let ranked = phrases.map { phrase -> (attempt: Attempt, rank: Int) in
      let match = matcher.match(phrase.template)
      let outcome =
        match.map {
          Attempt.Outcome.matched(
            $0.values.mapValues(\.value), freeWords: $0.freeWords, guessedWords: $0.guessedWords,
            isAllowed: $0.isAllowed)
        } ?? .failed(after: matcher.furthest)
      return (
        Attempt(intent: phrase.intent, phrase: phrase.phrase, outcome: outcome),
        match?.rank(by: .freeWords) ?? 1_000_000 - matcher.furthest
      )
    }
    return Explanation(
      words: matcher.sentence.words.map(\.text),
      attempts: ranked.enumerated().sorted {
        ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
      }.map(\.element.attempt), isGivenUp: matcher.isGivenUp)
  }

  /// Sentences that ask for an intent, all different, the same ones every time.
  ///
  /// - Parameters:
  ///   - intent: What programs call the intent.
  ///   - count: How many at most; there may be fewer.
  /// - Returns: Sentences that are understood.
  public func sentences(for intent: String, count: Int) -> [String] {
    let own = phrases.filter { $0.intent == intent }
    guard !own.isEmpty else { return [] }
    var choices = Choices()
    var sentences: [String] = []
    for attempt in 0..<max(0, min(count, 10_000)) * 10 where sentences.count < count {
      let phrase = own[attempt % own.count]
      let sentence = phrase.source.variation(&choices) { reference, choices in
        guard let slot = phrase.template.slots.first(where: { $0.reference == reference }) else {
          return reference.parameter
        }
        let parameter = slot.slot.parameter
        return self.words(for: parameter.kind, parameter.title, &choices)
      }.withSingleSpaces
      if !sentences.contains(sentence) { sentences.append(sentence) }
    }
    return sentences
  }

  /// Words for some value of a kind.
  private func words(
    for kind: ParameterKind, _ title: String, _ choices: inout Choices
  ) -> String {
    switch kind {
    case .integer(let ranges):
      guard !ranges.isEmpty else { return title }
      let range = ranges[choices.next(below: ranges.count)]
      let lowest = min(max(range.lowerBound, 0), range.upperBound)
      let (distance, overflow) = range.upperBound.subtractingReportingOverflow(lowest)
      let number = lowest + choices.next(below: overflow ? 1000 : min(distance, 999) + 1)
      return choices.next(below: 2) == 0
        ? "\(number)" : knowledge.numbers.words.spell(number)
    case .decimal, .money: return "\(1 + choices.next(below: 20))"
    case .boolean: return knowledge.words.yesAndNo[choices.next(below: 2)]
    case .enumeration(_, let cases):
      let names = cases.flatMap { [$0.name] + $0.synonyms }
      return names.isEmpty ? title : names[choices.next(below: names.count)]
    case .list(let kind, let count):
      return (0..<max(0, count.lowerBound)).map { _ in words(for: kind, title, &choices) }
        .joined(separator: ", ")
    case .text, .entity, .object: return title
    }
  }
}

/// Choices that look random and are the same every time.
struct Choices {
  private var state: UInt64 = 1

  /// A number from 0 to below a bound.
  mutating func next(below bound: Int) -> Int {
    // The multiplier is Knuth's (MMIX); the high bits are the good ones.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, bound)
  }
}
