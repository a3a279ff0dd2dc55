/// The weights by which features become the probability that an intent is meant.
///
/// The score of an intent is the sum of its features times their weights. The intent with the highest score is right with a
/// probability that depends on this score, its margin, the share of the sentence that its phrases cover, and the number of intents.
package struct BackOffModel: Hashable, Sendable {
  /// The weights of ``BackOffFeature``, in their order.
  package var ranking: [Double]
  /// The weights of ``evidence(_:scores:order:words:phrases:)``, in its order; the first is that of no evidence.
  package var acceptance: [Double]

  package init(ranking: [Double], acceptance: [Double]) {
    self.ranking = ranking
    self.acceptance = acceptance
  }

  package struct Ranking: Hashable, Sendable {
    /// The indices of all intents, best first.
    package let order: [Int]
    package let scores: [Double]
    /// The probability that the first intent is meant, and not another one, nor something that no intent does.
    package let probability: Double
  }

  /// Ranks intents by their features; `nil` if there are none.
  package func ranking(of features: [FeatureVector], words: Int, phrases: Int) -> Ranking? {
    let scores = features.map { score($0) }
    // Equal scores keep the order of declaration.
    let order = scores.indices.sorted { (-scores[$0], $0) < (-scores[$1], $1) }
    guard let best = order.first else { return nil }
    let evidence = Self.evidence(
      features, scores: scores, order: order, words: words, phrases: phrases)
    let odds = zip(evidence, acceptance).reduce(0) { $0 + $1.0 * $1.1 }
    return Ranking(
      order: order, scores: scores,
      probability: features[best].values.allSatisfy { $0 == 0 } ? 0 : Logarithm.logistic(odds))
  }

  package func score(_ features: FeatureVector) -> Double {
    zip(features.values, ranking).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// What tells whether the best intent is meant.
  package static func evidence(
    _ features: [FeatureVector], scores: [Double], order: [Int], words: Int,
    phrases: Int
  ) -> [Double] {
    guard let best = order.first else { return [] }
    let second = order.dropFirst().first.map { scores[$0] } ?? 0
    // The share of the best intent among all, with the logarithm that makes it a sum.
    let share = scores.reduce(0) { $0 + Logarithm.exponential($1 - scores[best]) }
    let margin = scores[best] - second
    return [
      1, scores[best], margin, Logarithm.logistic(margin), -Logarithm.natural(share),
      Logarithm.natural(Double(max(1, words))), Logarithm.natural(Double(scores.count)),
      Logarithm.natural(Double(max(1, phrases))) - Logarithm.natural(Double(scores.count)),
      features.reduce(0) { max($0, $1[.cover]) },
    ] + features[best].values
  }
}
