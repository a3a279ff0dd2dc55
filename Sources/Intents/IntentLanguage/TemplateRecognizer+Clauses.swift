import IntentKit

/// What the clauses of an utterance make of its readings.
extension TemplateRecognizer {
  /// The readings of an utterance. Those that it calls off at its end are marked as such.
  func readingsOfClauses(in utterance: String, _ tables: NameTables?) -> [Reading] {
    let sentence = Sentence(utterance, language.requests.spelling)
    guard sentence.words.count <= TolerantMatcher.maximumWords,
      let tail = clauses(of: sentence).callingOff
    else { return readings(of: utterance, tables) }
    return readings(of: sentence.text(0..<tail.lowerBound), tables).map(\.calledOff)
  }

  /// The clauses of a sentence.
  func clauses(of sentence: Sentence) -> Clauses {
    let index = tolerant.index
    return ClauseReader(sentence, index.grammar) { index.isVerb(sentence.words[$0].text) }.read()
  }
}

extension Reading {
  /// The reading as one that was called off.
  fileprivate var calledOff: Reading {
    Reading(intent, inputs, rank: rank, certainty: .calledOff, leftOver: leftOver)
  }
}
