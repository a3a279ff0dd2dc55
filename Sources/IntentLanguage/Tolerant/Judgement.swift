import IntentKit

/// Decides what an alignment is good for: to act on it, to offer it, or neither.
enum Judgement {
  /// What an alignment costs less what it tells, by which phrases are compared.
  static func score(_ alignment: PhraseAligner.Alignment) -> Int {
    alignment.cost - alignment.evidence / 8
  }

  /// The cost up to which a request is acted on, by what the alignment tells.
  static func limit(_ evidence: Int) -> Int { min(80, 6 + evidence * 42 / 100) }

  /// The evidence below which nothing is acted on, and below which nothing is offered.
  static let leastEvidence = 40
  static let leastOffered = 90

  /// The cost up to which the intent is not in doubt.
  static let sureCost = 24

  /// The difference of scores within which two readings are as near.
  static let margin = 5

  /// The alignments that are good for something, best first.
  static func verdicts(
    _ alignments: [PhraseAligner.Alignment]
  ) -> [(PhraseAligner.Alignment, Reading.Certainty)] {
    guard let best = alignments.first else { return [] }
    if best.evidence >= leastEvidence, best.cost <= limit(best.evidence) {
      let rivals = alignments.dropFirst().filter {
        score($0) <= score(best) + margin && $0.evidence >= leastEvidence
          && $0.cost <= limit($0.evidence)
      }
      if rivals.isEmpty { return [(best, .tolerant)] }
      return ([best] + rivals).prefix(3).map { ($0, .offered) }
    }
    let offered = alignments.filter {
      $0.evidence >= leastOffered && $0.cost <= limit($0.evidence) + 24
    }
    return offered.prefix(3).map { ($0, .offered) }
  }
}
