package import IntentKit
package import IntentLanguage

/// How many sentences of a domain are understood.
package struct FewShotScore: Hashable, Sendable, CustomStringConvertible {
  package var acted = 0
  package var offered = 0
  package var left = 0
  package var actedWrong = 0
  package var offeredWrong = 0
  /// Of the sentences about something else.
  package var othersActed = 0
  package var othersOffered = 0
  package var othersLeft = 0

  package init() {}

  /// Counts a sentence by its first reading.
  package mutating func add(_ intent: String?, _ reading: Reading?) {
    // What was called off is left.
    let reading = reading?.certainty == .calledOff ? nil : reading
    let isOffered = reading?.certainty == .offered
    switch (intent, reading) {
    case (nil, nil): othersLeft += 1
    case (nil, _): if isOffered { othersOffered += 1 } else { othersActed += 1 }
    case (_, nil): left += 1
    case (let intent?, let reading?):
      switch (reading.intent == intent, isOffered) {
      case (true, true): offered += 1
      case (true, false): acted += 1
      case (false, true): offeredWrong += 1
      case (false, false): actedWrong += 1
      }
    }
  }

  package var description: String {
    "right \(acted + offered) (\(offered) offered), wrong \(actedWrong) (and \(offeredWrong) offered), left \(left); "
      + "others: \(othersActed) acted on, \(othersOffered) offered, \(othersLeft) left"
  }
}

extension FewShotDomain {
  /// The recogniser of the domain.
  package func recognizer(
    meanings: (any WordMeanings)?
  ) throws(RegistrationError) -> TemplateRecognizer {
    try TemplateRecognizer(IntentCatalog(intents), meanings: meanings)
  }
}
