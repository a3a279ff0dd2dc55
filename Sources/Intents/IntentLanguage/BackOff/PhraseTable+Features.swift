extension PhraseTable {
  /// The features of a sentence of some words, by the index of the intent.
  package func features(of sentence: [String]) -> [FeatureVector] {
    var features = [FeatureVector](repeating: FeatureVector(), count: count)
    func set(_ feature: BackOffFeature, _ values: [Float]) {
      for (place, value) in values.enumerated() { features[place][feature] = Double(value) }
    }
    func nearest(_ values: [Float]) -> [Float] {
      var best = [Float](repeating: 0, count: count)
      for (value, phrase) in zip(values, phrases) {
        best[phrase.intent] = max(best[phrase.intent], value)
      }
      return best
    }
    let likenesses = sentence.map(alike)
    let weights = sentence.map { vocabulary.weight(of: $0) }
    let spelled = covers(likenesses, weights, \.spelling)
    set(.cover, spelled.intents)
    set(.nearestCover, nearest(spelled.phrases))
    let phraseLikeness = likeness(of: sentence)
    set(.nearestLetters, nearest(phraseLikeness.letters))
    set(.nearestWords, nearest(phraseLikeness.words))
    set(.letters, letters.cosines(Self.letterKeys(sentence, vocabulary), unknown: 1))
    set(.words, words.cosines(Self.wordKeys(sentence, vocabulary), unknown: 1))
    set(.odds, odds(sentence))
    if let meanings, let meaningTable {
      let meant = covers(likenesses, weights, \.meaning)
      set(.meaningCover, meant.intents)
      set(.nearestMeaningCover, nearest(meant.phrases))
      set(.meaning, meaningTable.likeness(Self.meaning(sentence, vocabulary, meanings)).intents)
      set(.nearestMeaning, nearest(phraseLikeness.meanings))
    }
    set(.regression, regression.fits(phraseLikeness.all))
    for (intent, share) in sentence.first.flatMap({ beginnings[$0] }) ?? [] {
      features[intent][.beginning] = Double(share)
    }
    return features
  }

  /// How much a sentence is like each phrase.
  struct PhraseLikeness {
    var letters: [Float]
    var words: [Float]
    var meanings: [Float] = []

    /// The mean of all kinds.
    var all: [Float] {
      var sum = letters
      Vectors.add(words, times: 1, to: &sum)
      Vectors.add(meanings, times: 1, to: &sum)
      Vectors.scale(&sum, by: meanings.isEmpty ? 1.0 / 2 : 1.0 / 3)
      return sum
    }
  }

  func likeness(of sentence: [String]) -> PhraseLikeness {
    var likeness = PhraseLikeness(
      letters: nearestLetters.cosines(Self.letterKeys(sentence, vocabulary), unknown: 1),
      words: nearestWords.cosines(Self.wordKeys(sentence, vocabulary), unknown: 1))
    if let meanings, let meaningTable {
      likeness.meanings =
        meaningTable.likeness(Self.meaning(sentence, vocabulary, meanings)).phrases
    }
    return likeness
  }

  /// The share of a sentence that the phrases of each intent cover, and how much each phrase and the sentence share.
  private func covers(
    _ likenesses: [[Likeness]], _ weights: [Float], _ kind: KeyPath<Likeness, Float>
  ) -> (intents: [Float], phrases: [Float]) {
    var covered = [Float](repeating: 0, count: count)
    var shared = [Float](repeating: 0, count: phrases.count)
    var best = [Float](repeating: 0, count: count)
    var bestOfPhrase = [Float](repeating: 0, count: phrases.count)
    for (alike, weight) in zip(likenesses, weights) {
      var intents: [Int] = []
      var places: [Int] = []
      for found in alike {
        let likeness = found[keyPath: kind]
        guard likeness > 0 else { continue }
        for (intent, _) in intentsWithWord[found.id] {
          if best[intent] == 0 { intents.append(intent) }
          best[intent] = max(best[intent], likeness)
        }
        for place in phrasesWithWord[found.id] {
          if bestOfPhrase[place] == 0 { places.append(place) }
          bestOfPhrase[place] = max(bestOfPhrase[place], likeness)
        }
      }
      for intent in intents {
        covered[intent] += weight * best[intent]
        best[intent] = 0
      }
      for place in places {
        shared[place] += weight * bestOfPhrase[place]
        bestOfPhrase[place] = 0
      }
    }
    let total = weights.reduce(0, +)
    guard total > 0 else { return (covered, shared) }
    for place in covered.indices { covered[place] /= total }
    for place in shared.indices {
      shared[place] = min(1, 2 * shared[place] / (total + phraseWeights[place]))
    }
    return (covered, shared)
  }

  /// How much a word of phrases is like one of a sentence.
  private struct Likeness {
    let id: Int
    var spelling: Float = 0
    var meaning: Float = 0
  }

  /// The words of phrases that are like a word, with how much.
  private func alike(_ word: String) -> [Likeness] {
    var found: [Likeness] = []
    let own = vocabulary.ids[word]
    if let own { found.append(Likeness(id: own, spelling: 1, meaning: 1)) }
    // Frequent words are like many.
    guard vocabulary.weight(of: word) > Self.leastWeight else { return found }
    let vector = own.map { vocabulary.vectors[$0] } ?? meanings?.meaning(of: word)?.vector ?? []
    let letters = Array(word.utf8)
    for (id, text) in vocabulary.texts.enumerated() where id != own {
      var likeness = Likeness(id: id)
      let common = Self.commonPrefix(letters, text)
      if common > 3 {
        likeness.spelling = 2 * Float(common) / Float(letters.count + text.utf8.count)
        likeness.meaning = likeness.spelling
      }
      if !vector.isEmpty, !vocabulary.vectors[id].isEmpty {
        let cosine = Vectors.dot(vector, vocabulary.vectors[id])
        if cosine > Self.leastCosine { likeness.meaning = max(likeness.meaning, cosine) }
      }
      if likeness.meaning > 0 { found.append(likeness) }
    }
    return found
  }

  private static let leastWeight: Float = 0.2
  private static let leastCosine: Float = 0.4

  private static func commonPrefix(_ letters: [UInt8], _ text: String) -> Int {
    var count = 0
    for letter in text.utf8 {
      guard count < letters.count, letters[count] == letter else { break }
      count += 1
    }
    return count
  }

  /// The mean log odds of the words that phrases have.
  private func odds(_ sentence: [String]) -> [Float] {
    var sums = [Float](repeating: 0, count: count)
    guard !sentence.isEmpty, wordCount > 0 else { return sums }
    for word in sentence {
      guard let id = vocabulary.ids[word] else { continue }
      let weight = vocabulary.weights[id]
      let all = intentsWithWord[id].reduce(Float(0)) { $0 + $1.count } / wordCount
      func logOdds(_ count: Float, _ intent: Int) -> Float {
        let share = (count + Self.pseudocount * all) / (wordsOfIntent[intent] + Self.pseudocount)
        return Float(Logarithm.natural(Double(share / all)))
      }
      for intent in sums.indices { sums[intent] += weight * logOdds(0, intent) }
      for (intent, count) in intentsWithWord[id] {
        sums[intent] += weight * (logOdds(count, intent) - logOdds(0, intent))
      }
    }
    let length = Float(sentence.count).squareRoot()
    return sums.map { $0 / length }
  }

  private static let pseudocount: Float = 5
}
