import IntentKit

/// Finds the intents that a topic is about: "lists", "pay someone".
struct TopicReader {
  private let topic: Set<String>
  private let names: NameWords
  private let spelling: Spelling

  init(_ topic: Sentence, _ language: Language, fillers: Set<String>) {
    names = language.names
    spelling = language.spelling
    let words = topic.words.map(\.text).filter {
      !language.names.ignored.contains($0) && !fillers.contains($0)
    }
    self.topic = Set(words.map(language.names.singular))
  }

  /// The fit of an intent: for each word of the topic, where it occurs.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - phraseWords: The words of its phrases.
  /// - Returns: The fit; zero if no word occurs.
  func fit(of intent: IntentDescription, phraseWords: Set<String>) -> Int {
    let title = singulars(intent.title)
    let rest =
      singulars(intent.explanation).union(intent.parameters.flatMap { singulars($0.title) })
    let phrases = Set(phraseWords.map(names.singular))
    return topic.reduce(0) { sum, word in
      if title.contains(word) { return sum + 4 }
      if phrases.contains(word) { return sum + 3 }
      if rest.contains(word) { return sum + 2 }
      return sum + (title.union(phrases).contains { Self.isRelated($0, word) } ? 1 : 0)
    }
  }

  private func singulars(_ text: String) -> Set<String> {
    Set(Sentence.words(text, spelling).map(names.singular))
  }

  /// Whether one word begins with the other, as "payment" does with "pay".
  private static func isRelated(_ first: String, _ second: String) -> Bool {
    min(first.count, second.count) >= 3 && (first.hasPrefix(second) || second.hasPrefix(first))
  }
}
