public import IntentKit

extension TemplateRecognizer {
  /// An explanation of how an utterance is parsed.
  public struct Explanation: Hashable, Sendable {
    /// The compared words.
    public let words: [String]
    /// The outcome of each phrase, the best first: matching phrases by rank, then those that
    /// matched the most words.
    public let attempts: [Attempt]
    /// Whether matching was abandoned because it took too many steps.
    public let isGivenUp: Bool
  }

  /// The comparison of an utterance with a phrase.
  public struct Attempt: Hashable, Sendable {
    /// The intent's name, for programs.
    public let intent: String
    /// The phrase with which the utterance was compared, as it is declared.
    public let phrase: Phrase
    /// The outcome of the comparison.
    public let outcome: Outcome

    /// The outcome of comparing a phrase.
    public enum Outcome: Hashable, Sendable {
      /// The phrase matches, with these values, this many words in free text, this many guessed
      /// words, and whether all values are allowed.
      case matched([String: IntentValue], freeWords: Int, guessedWords: Int, isAllowed: Bool)
      /// The phrase does not match: this many words matched, but not the next.
      case failed(after: Int)
    }
  }

  /// Explains how an utterance is parsed: the outcome of each phrase.
  public func explain(_ utterance: String) -> Explanation {
    let matchers = matchers(for: utterance)
    let chosen = matchers.first { matcher in
      var matcher = matcher
      return phrases.contains { matcher.match($0.template) != nil }
    }
    // For an utterance that is not understood, reports how far the unmodified one matches.
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
        match?.rank ?? 1_000_000 - matcher.furthest
      )
    }
    return Explanation(
      words: matcher.sentence.words.map(\.text),
      attempts: ranked.enumerated().sorted {
        ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
      }.map(\.element.attempt), isGivenUp: matcher.isGivenUp)
  }

  /// At most a number of distinct sample sentences that request an intent, in a deterministic selection, with the
  /// titles of parameters for names and texts.
  public func sentences(for intent: String, count: Int) -> [String] {
    sentences(for: intent, count: count, name: \.title)
  }

  /// Sample sentences with names and texts of your own.
  func sentences(
    for intent: String, count: Int, name: (ParameterDeclaration) -> String
  ) -> [String] {
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
        return self.words(for: parameter.kind, name(parameter), &choices)
      }.withSingleSpaces
      if !sentences.contains(sentence) { sentences.append(sentence) }
    }
    return sentences
  }

  /// Sample words for a value of a kind.
  private func words(for kind: ParameterKind, _ title: String, _ choices: inout Choices) -> String {
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
    case .temporal(let kind, _): return language.sample(of: kind)
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

/// A deterministic pseudorandom number generator.
struct Choices {
  private var state: UInt64 = 1

  /// A number from 0 up to but not including a bound.
  mutating func next(below bound: Int) -> Int {
    // The multiplier is Knuth's (MMIX); the high bits are the most random.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, bound)
  }
}
