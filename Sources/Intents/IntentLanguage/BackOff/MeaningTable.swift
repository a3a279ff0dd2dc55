/// The mean meanings of phrases and intents.
struct MeaningTable: Sendable {
  private let phrases: [[Float]]
  private let centroids: [[Float]]

  init(_ phrases: [[Float]], intents: [Int], count: Int) {
    self.phrases = phrases
    let dimensions = phrases.first?.count ?? 0
    var sums = [[Float]](repeating: [Float](repeating: 0, count: dimensions), count: count)
    for (phrase, intent) in zip(phrases, intents) {
      Vectors.add(phrase, times: 1, to: &sums[intent])
    }
    centroids = sums.map(Vectors.unit)
  }

  /// The likeness of a vector to each intent's mean, and to each phrase.
  func likeness(_ vector: [Float]) -> (intents: [Float], phrases: [Float]) {
    (centroids.map { Vectors.dot($0, vector) }, phrases.map { Vectors.dot($0, vector) })
  }
}
