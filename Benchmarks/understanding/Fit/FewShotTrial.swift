package import IntentLanguage

/// An assistant with a few phrases of each intent, and how sentences are beside them.
package struct FewShotTrial: Sendable {
  /// A sentence with its features for each intent.
  package struct Sample: Sendable {
    /// The index of the right intent; `nil` if there is none.
    package let intent: Int?
    package let words: Int
    package let phrases: Int
    package let features: [FeatureVector]
  }

  package let samples: [Sample]

  /// Makes an assistant and looks at sentences.
  ///
  /// - Parameters:
  ///   - set: The set.
  ///   - intents: The intents of the assistant.
  ///   - phraseCount: The number of phrases of each intent.
  ///   - sentenceCount: The maximum number of sentences of each intent.
  ///   - otherCount: The maximum number of sentences about something else.
  ///   - nearCount: The maximum number of sentences of the set's other intents.
  ///   - meanings: The meanings of words.
  ///   - random: The source of the choices.
  package init(
    _ set: FewShotSet, intents: [String], phraseCount: Int, sentenceCount: Int, otherCount: Int,
    nearCount: Int, meanings: (any WordMeanings)?, _ random: inout SplitMix
  ) {
    var phrases: [PhraseTable.Phrase] = []
    var sentences: [(text: String, intent: Int?)] = []
    for (place, intent) in intents.enumerated() {
      phrases += random.sample(set.phrases[intent] ?? [], phraseCount).map {
        PhraseTable.Phrase(intent: place, words: BackOffWords.words($0, .english))
      }
      sentences += random.sample(set.sentences[intent] ?? [], sentenceCount).map { ($0, place) }
    }
    sentences += random.sample(set.others, otherCount).map { ($0, nil) }
    let known = Set(intents)
    let near = set.sentences.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
      .flatMap(\.value)
    sentences += random.sample(near, nearCount).map { ($0, nil) }
    let table = PhraseTable(phrases, count: intents.count, meanings: meanings)
    samples = sentences.map { [phrases] text, intent in
      let words = BackOffWords.words(text, .english)
      return Sample(
        intent: intent, words: words.count, phrases: phrases.count,
        features: table.features(of: words))
    }
  }
}

/// Pseudorandom numbers from a seed (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }

  /// Some elements in random order, at most `count`. The order is that of this code, whatever the standard library does.
  package mutating func sample<Element>(_ elements: [Element], _ count: Int) -> [Element] {
    var rest = elements
    var chosen: [Element] = []
    while chosen.count < count, !rest.isEmpty {
      let place = Int(next() % UInt64(rest.count))
      chosen.append(rest[place])
      rest.swapAt(place, rest.count - 1)
      rest.removeLast()
    }
    return chosen
  }
}
