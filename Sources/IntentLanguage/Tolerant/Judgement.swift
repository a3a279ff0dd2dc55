import IntentKit

/// Decides what an alignment is good for: to act on it, to offer it, or neither.
enum Judgement {
  /// What an alignment costs less what it tells, by which phrases are compared.
  static func score(_ alignment: PhraseAligner.Alignment) -> Int {
    cost(alignment) - alignment.evidence / 5
  }

  /// The cost of an alignment; what precedes the request counts more if little tells that it is one.
  static func cost(_ alignment: PhraseAligner.Alignment) -> Int {
    alignment.evidence < littleEvidence
      ? alignment.cost + alignment.outside * 5 / 4 : alignment.cost
  }
  private static let littleEvidence = 130

  /// The cost up to which a request is acted on, by what the alignment tells.
  static func limit(_ evidence: Int) -> Int {
    evidence <= 100 ? evidence * 4 / 10 : min(76, 40 + (evidence - 100) * 13 / 100)
  }

  /// The evidence below which nothing is acted on, and below which nothing is offered.
  static let leastEvidence = 40
  static let leastOffered = 90

  /// The cost up to which the intent is not in doubt.
  static let sureCost = 24

  /// The difference of scores within which two readings are as near.
  static let margin = 4

  /// The alignments that are good for something, best first.
  static func verdicts(
    _ alignments: [PhraseAligner.Alignment]
  ) -> [(PhraseAligner.Alignment, Reading.Certainty)] {
    guard let best = alignments.first else { return [] }
    if best.evidence >= leastEvidence, cost(best) <= limit(best.evidence) {
      let rivals = alignments.dropFirst().filter {
        score($0) <= score(best) + margin && $0.evidence >= leastEvidence
          && cost($0) <= limit($0.evidence)
      }
      let all = [best] + rivals
      if let chosen = firstOrLast(all) { return [(chosen, .tolerant)] }
      return ([best] + rivals).prefix(3).map { ($0, .offered) }
    }
    let offered = alignments.filter {
      $0.evidence >= leastOffered && cost($0) <= limit($0.evidence) + 24
    }
    return offered.prefix(3).map { ($0, .offered) }
  }

  /// The request that is meant where several parts of an utterance each are one: of several in one
  /// sentence, the first is meant first; of several sentences, the earlier are context.
  private static func firstOrLast(
    _ all: [PhraseAligner.Alignment]
  ) -> PhraseAligner.Alignment? {
    let sorted = all.sorted { ($0.span?.lowerBound ?? 0) < ($1.span?.lowerBound ?? 0) }
    for (one, next) in zip(sorted, sorted.dropFirst()) {
      guard let first = one.span, let second = next.span, !first.overlaps(second) else {
        return nil
      }
      if next.isAfterBreak { return sorted.last }
    }
    return sorted.first
  }
}
