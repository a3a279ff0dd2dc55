import IntentKit

/// What may be done at a probability, by what an intent risks.
///
/// The numbers are choices, not measurements: how many wrong offers and acts are worth a right one.
enum BackOffDecision {
  case act
  case offer
  case leave

  /// | the intent | acts from | offers from |
  /// | --- | --- | --- |
  /// | only looks something up | 0.9 | 0.4 |
  /// | changes something | never | 0.4 |
  /// | changes it for good, and asks first | never | 0.5 |
  private static func limits(_ intent: IntentDescription) -> (act: Double?, offer: Double) {
    switch intent.risk.confirmation {
    case .never where intent.verb.isLookup: (0.9, 0.4)
    case .never, .whenGuessed: (nil, 0.4)
    case .always: (nil, 0.5)
    }
  }

  init(_ intent: IntentDescription, probability: Double) {
    let limits = Self.limits(intent)
    self =
      if let act = limits.act, probability >= act { .act } else if probability >= limits.offer {
        .offer
      } else { .leave }
  }
}
