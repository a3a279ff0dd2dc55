/// The phrases of all intents as statistics: which words, letters and meanings each intent has.
///
/// - Complexity: Creating it is linear in the words of all phrases, with a factor for the distinct words that each is
///   compared with.
package struct PhraseTable: Sendable {
  /// A phrase as words, with the index of its intent.
  package struct Phrase: Hashable, Sendable {
    package let intent: Int
    package let words: [String]

    package init(intent: Int, words: [String]) {
      self.intent = intent
      self.words = words
    }
  }

  let phrases: [Phrase]
  package let count: Int
  let meanings: (any WordMeanings)?
  var vocabulary = PhraseWords()
  /// The words of each phrase, without repetitions, and the sum of their weights.
  var phraseWeights: [Float] = []
  var phrasesWithWord: [[Int]] = []
  var intentsWithWord: [[(intent: Int, count: Float)]] = []
  var wordsOfIntent: [Float]
  var wordCount: Float = 0
  let letters: SparseIndex
  let nearestLetters: SparseIndex
  let words: SparseIndex
  let nearestWords: SparseIndex
  let meaningTable: MeaningTable?
  var regression = PhraseRegression([], intents: [], count: 0)
  /// The share of an intent's phrases that begin with a word.
  var beginnings: [String: [(intent: Int, share: Float)]] = [:]

  /// Creates the table of the phrases of a number of intents; the meanings are `nil` if there are none.
  package init(_ phrases: [Phrase], count: Int, meanings: (any WordMeanings)?) {
    self.phrases = phrases
    self.count = count
    self.meanings = meanings
    wordsOfIntent = [Float](repeating: 0, count: count)
    var intentPhrases = [Float](repeating: 0, count: count)
    var counts: [[Int: Float]] = []
    for (place, phrase) in phrases.enumerated() {
      intentPhrases[phrase.intent] += 1
      for word in phrase.words {
        let id = vocabulary.insert(word, meanings)
        if id == counts.count {
          counts.append([:])
          phrasesWithWord.append([])
        }
        counts[id][phrase.intent, default: 0] += 1
        if phrasesWithWord[id].last != place { phrasesWithWord[id].append(place) }
        wordsOfIntent[phrase.intent] += 1
        wordCount += 1
      }
    }
    intentsWithWord = counts.map { counts in
      counts.sorted { $0.key < $1.key }.map { (intent: $0.key, count: $0.value) }
    }
    vocabulary.weigh(inIntents: intentsWithWord.map(\.count), of: count)
    phraseWeights = [Float](repeating: 0, count: phrases.count)
    for (id, places) in phrasesWithWord.enumerated() {
      for place in places { phraseWeights[place] += vocabulary.weights[id] }
    }
    var starts: [String: [Int: Float]] = [:]
    for phrase in phrases {
      guard let first = phrase.words.first else { continue }
      starts[first, default: [:]][phrase.intent, default: 0] += 1
    }
    beginnings = starts.mapValues { shares in
      shares.sorted { $0.key < $1.key }.map { ($0.key, $0.value / intentPhrases[$0.key]) }
    }
    let vocabulary = vocabulary
    let letterRows = phrases.map { Self.letterKeys($0.words, vocabulary) }
    let wordRows = phrases.map { Self.wordKeys($0.words, vocabulary) }
    let intents = phrases.map(\.intent)
    let letterWeights = Self.weights(letterRows, intents, count)
    let wordWeights = Self.weights(wordRows, intents, count)
    nearestLetters = SparseIndex(letterRows, weights: letterWeights)
    nearestWords = SparseIndex(wordRows, weights: wordWeights)
    letters = SparseIndex(Self.pooled(letterRows, intents, count), weights: letterWeights)
    words = SparseIndex(Self.pooled(wordRows, intents, count), weights: wordWeights)
    meaningTable = meanings.map { meanings in
      MeaningTable(
        phrases.map { Self.meaning($0.words, vocabulary, meanings) }, intents: intents,
        count: count)
    }
    regression = PhraseRegression(
      phrases.map { likeness(of: $0.words).all }, intents: intents, count: count)
  }

  /// The pieces of the letters of words, each with the weight of its word.
  static func letterKeys(_ words: [String], _ vocabulary: PhraseWords) -> [UInt64: Float] {
    var keys: [UInt64: Float] = [:]
    for word in words {
      let weight = vocabulary.weight(of: word)
      for piece in LetterPieces.pieces(of: word) { keys[piece, default: 0] += weight }
    }
    return keys
  }

  /// Words and pairs of words, each with the weight of its words.
  static func wordKeys(_ words: [String], _ vocabulary: PhraseWords) -> [UInt64: Float] {
    var keys: [UInt64: Float] = [:]
    var last: String?
    for word in words {
      keys[LetterPieces.key(word), default: 0] += vocabulary.weight(of: word)
      if let last {
        keys[LetterPieces.key(last, word), default: 0] +=
          (vocabulary.weight(of: word) + vocabulary.weight(of: last)) / 2
      }
      last = word
    }
    return keys
  }

  /// The mean of the vectors of words, by their weights.
  static func meaning(
    _ words: [String], _ vocabulary: PhraseWords, _ meanings: any WordMeanings
  ) -> [Float] {
    var sum = [Float](repeating: 0, count: meanings.dimensions)
    for word in words {
      let known = vocabulary.ids[word]
      guard
        let vector = known.map({ vocabulary.vectors[$0] }) ?? meanings.meaning(of: word)?.vector,
        vector.count == sum.count
      else { continue }
      let weight = vocabulary.weight(of: word)
      for place in sum.indices { sum[place] += vector[place] * weight }
    }
    return Vectors.unit(sum)
  }

  /// The weights of keys: the rarer in intents, the higher.
  private static func weights(
    _ rows: [[UInt64: Float]], _ intents: [Int], _ count: Int
  ) -> [UInt64: Float] {
    var seen: [UInt64: (last: Int, count: Int)] = [:]
    for (row, intent) in zip(rows, intents) {
      for key in row.keys where seen[key]?.last != intent {
        seen[key] = (intent, (seen[key]?.count ?? 0) + 1)
      }
    }
    return seen.mapValues { Self.rarity($0.count, of: count) }
  }

  /// The weight of what some intents of all have.
  static func rarity(_ count: Int, of all: Int) -> Float {
    Float(
      Logarithm.natural(1 + Double(all) / Double(max(1, count)))
        / Logarithm.natural(1 + Double(max(1, all))))
  }

  /// The rows of each intent as one.
  private static func pooled(
    _ rows: [[UInt64: Float]], _ intents: [Int], _ count: Int
  ) -> [[UInt64: Float]] {
    var pooled = [[UInt64: Float]](repeating: [:], count: count)
    for (row, intent) in zip(rows, intents) { pooled[intent].merge(row, uniquingKeysWith: +) }
    return pooled
  }
}

/// The distinct words of phrases, with their weights and vectors.
struct PhraseWords: Sendable {
  private(set) var ids: [String: Int] = [:]
  private(set) var texts: [String] = []
  private(set) var weights: [Float] = []
  private(set) var vectors: [[Float]] = []
  private var rarities: [Float] = []
  private var meanings: (any WordMeanings)?

  mutating func insert(_ word: String, _ meanings: (any WordMeanings)?) -> Int {
    if let id = ids[word] { return id }
    let id = texts.count
    let meaning = meanings?.meaning(of: word)
    self.meanings = meanings
    ids[word] = id
    texts.append(word)
    vectors.append(meaning?.vector ?? [])
    rarities.append(meaning?.rarity ?? 1)
    return id
  }

  mutating func weigh(inIntents counts: [Int], of all: Int) {
    weights = zip(rarities, counts).map { rarity, count in
      Self.weight(rarity) * PhraseTable.rarity(count, of: all).squareRoot()
    }
  }

  /// The weight of a word; that of a word no phrase has is as if a single intent had it.
  func weight(of word: String) -> Float {
    if let id = ids[word] { return weights[id] }
    return Self.weight(meanings?.meaning(of: word)?.rarity ?? 1)
  }

  /// Frequent words tell less, but "how" and "where" tell too.
  private static func weight(_ rarity: Float) -> Float { max(leastWeight, rarity.squareRoot()) }
  private static let leastWeight: Float = 0.1
}
