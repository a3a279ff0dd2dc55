import IntentKit

/// Values that are of the right kind, and not allowed.
extension TemplateRecognizer {
  /// A reading whose values its intent does not allow as one of an intent of the same kind which does: 24 of four numbers is no game
  /// of a show, but a puzzle.
  func withinRanges(_ reading: Reading) -> Reading {
    guard let intent = catalog[reading.intent],
      intent.parameters.contains(where: { allows(reading.inputs[$0.name], $0) == false }),
      let other = catalog.intents.first(where: { other in
        other.isLike(intent) && other.domain == intent.domain
          && reading.inputs.allSatisfy { name, given in
            other.parameters.contains { $0.name == name && allows(given, $0) == true }
          }
      })
    else { return reading }
    return Reading(
      other.name, reading.inputs, rank: reading.rank, certainty: reading.certainty,
      isGuess: reading.isGuess, leftOver: reading.leftOver)
  }

  /// Whether a parameter allows a value; `nil` if there is none, or it must be looked up.
  private func allows(_ given: GivenInput?, _ parameter: ParameterDeclaration) -> Bool? {
    guard case .value(let value)? = given?.input else { return nil }
    return parameter.kind.contains(value)
  }
}

extension IntentDescription {
  /// Whether this is another intent, of the same category and risk.
  func isLike(_ other: IntentDescription) -> Bool {
    name != other.name && verb == other.verb && risk == other.risk
  }
}
