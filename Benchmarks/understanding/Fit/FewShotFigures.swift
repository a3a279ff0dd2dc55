package import IntentLanguage

/// How well a model understands the sentences of trials.
package struct FewShotFigures: Sendable {
  /// The probability of each sentence's first intent, and whether it is right; `nil` if no intent is.
  package private(set) var outcomes: [(probability: Double, isRight: Bool?)] = []

  package init(_ model: BackOffModel, _ trials: [FewShotTrial]) {
    for sample in trials.flatMap(\.samples) {
      guard
        let ranking = model.ranking(
          of: sample.features, words: sample.words, phrases: sample.phrases)
      else { continue }
      outcomes.append(
        (ranking.probability, sample.intent.map { $0 == ranking.order.first }))
    }
  }

  /// The figures of several models, each with its trials.
  package init(_ parts: [FewShotFigures]) { outcomes = parts.flatMap(\.outcomes) }

  /// The share of requests whose right intent is first.
  package var ranked: Double { share(of: inScope) { $0.isRight == true } }

  /// The shares of requests that are right and wrong, and of other sentences that are taken for one, above a probability.
  package func acted(above threshold: Double) -> (right: Double, wrong: Double, taken: Double) {
    (
      share(of: inScope) { $0.probability >= threshold && $0.isRight == true },
      share(of: inScope) { $0.probability >= threshold && $0.isRight == false },
      share(of: others) { $0.probability >= threshold }
    )
  }

  /// The probability above which a share of other sentences is taken.
  package func threshold(taking share: Double) -> Double {
    let sorted = others.map(\.probability).sorted(by: >)
    let place = Int(Double(sorted.count) * share)
    return place < sorted.count ? sorted[place] + 1e-9 : 0
  }

  /// The mean probability of sentences in each tenth, the share of them that is right, and their number.
  package var reliability: [(probability: Double, right: Double, count: Int)] {
    (0..<10).compactMap { tenth in
      let within = outcomes.filter { min(9, Int($0.probability * 10)) == tenth }
      guard !within.isEmpty else { return nil }
      let count = Double(within.count)
      return (
        within.reduce(0) { $0 + $1.probability } / count,
        Double(within.count { $0.isRight == true }) / count, within.count
      )
    }
  }

  /// The mean difference between probability and share, weighted by number.
  package var calibrationError: Double {
    let total = Double(max(1, outcomes.count))
    return reliability.reduce(0) { $0 + abs($1.probability - $1.right) * Double($1.count) / total }
  }

  /// Whether there are sentences about something else.
  package var hasOthers: Bool { !others.isEmpty }

  private typealias Outcome = (probability: Double, isRight: Bool?)
  private var inScope: [Outcome] { outcomes.filter { $0.isRight != nil } }
  private var others: [Outcome] { outcomes.filter { $0.isRight == nil } }

  private func share(of all: [Outcome], _ condition: (Outcome) -> Bool) -> Double {
    all.isEmpty ? 0 : Double(all.count(where: condition)) / Double(all.count)
  }
}
