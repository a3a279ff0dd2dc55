/// What words mean, as vectors: words that are used alike have similar ones.
///
/// A recogniser that has them understands sentences that no phrase is near, by statistics over all phrases. The product `WordVectors`
/// has a table; ``SpellingAlone`` needs none.
public protocol WordMeanings: Sendable {
  /// The number of elements of each vector.
  var dimensions: Int { get }

  /// The meaning of a word in lowercase; `nil` if the word is unknown.
  func meaning(of word: String) -> WordMeaning?
}

/// No meanings: words are alike if they are spelled alike.
public struct SpellingAlone: WordMeanings {
  /// The number of elements of each vector: none.
  public var dimensions: Int { 0 }

  /// Creates it.
  public init() {}

  /// `nil`: all words are unknown.
  public func meaning(of word: String) -> WordMeaning? { nil }
}

/// The meaning of a word as a vector.
public struct WordMeaning: Hashable, Sendable {
  /// The vector, of length 1.
  public let vector: [Float]
  /// How rare the word is in its language: 0 for the most frequent word, 1 for the rarest of the table.
  public let rarity: Float

  /// Creates a meaning of a vector of length 1 and the rarity of the word, from 0 to 1.
  public init(vector: [Float], rarity: Float) {
    self.vector = vector
    self.rarity = rarity
  }
}
