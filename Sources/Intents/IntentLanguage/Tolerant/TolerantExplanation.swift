public import IntentKit

/// An explanation of how an utterance is understood tolerantly: the phrases it is nearest to, and the
/// alignment with each.
public struct TolerantExplanation: Hashable, Sendable {
  /// The phrases, the nearest of each intent, best first.
  public let candidates: [Candidate]

  /// A phrase with its alignment.
  public struct Candidate: Hashable, Sendable {
    /// The name of the intent.
    public let intent: String
    /// The phrase of the intent that is nearest to the utterance, as it is declared.
    public let phrase: Phrase
    /// The cost of everything that does not match, in hundredths of a telling word.
    public let cost: Int
    /// The evidence of the matching words.
    public let evidence: Int
    /// The cost up to which the request would be acted on.
    public let limit: Int
    /// The certainty of the reading; `nil` if it is not used.
    public let certainty: Reading.Certainty?
    /// The parts of the alignment, in the order of the utterance.
    public let parts: [Part]
  }

  /// A part of an alignment.
  public struct Part: Hashable, Sendable {
    /// The role of the words in the alignment.
    public let role: Role
    /// The words of the utterance, or of the phrase if the utterance lacks them.
    public let text: String
    /// The part of the phrase that the words match; `nil` if there is none.
    public let match: String?
    /// The price of the part, in hundredths of a telling word; 0 if it fits.
    public let price: Int
  }

  /// The role of a part.
  public enum Role: String, Hashable, Sendable {
    /// A word of the phrase.
    case word
    /// The value of a parameter.
    case value
    /// Words that are left out.
    case skipped
    /// A word or a value of the phrase that the utterance lacks.
    case missing
    /// Words of other clauses.
    case outside
  }
}

extension TolerantMatcher {
  func explanation(of utterance: String, knowing names: NameTables?) -> TolerantExplanation {
    let (sentence, alignments) = alignments(of: utterance, knowing: names)
    let verdicts = Judgement.verdicts(alignments)
    return TolerantExplanation(
      candidates: alignments.prefix(4).map { alignment in
        let compiled = alignment.phrase.compiled
        return TolerantExplanation.Candidate(
          intent: alignment.intent, phrase: compiled.phrase, cost: Judgement.cost(alignment),
          evidence: alignment.evidence, limit: Judgement.limit(alignment.evidence),
          certainty: verdicts.first { $0.0.intent == alignment.intent }?.1,
          parts: alignment.steps.map { part($0, alignment.phrase, sentence.sentence) }
            + alignment.apart.map {
              TolerantExplanation.Part(
                role: .value, text: sentence.sentence.text($0.words), match: "{\($0.parameter)}",
                price: 0)
            })
      })
  }

  private func part(
    _ step: Alignment.Step, _ phrase: TolerantPhrase, _ sentence: Sentence
  ) -> TolerantExplanation.Part {
    func name(_ slot: Int) -> String { "{\(phrase.slots[slot].slot.reference.parameter)}" }
    switch step {
    case .match(let words, let id, let price, _):
      return .init(
        role: .word, text: sentence.text(words), match: index.telling.texts[id], price: price)
    case .value(let found, let slot, let words):
      return .init(
        role: .value, text: sentence.text(words), match: name(slot), price: found.price)
    case .skip(let words, let price):
      return .init(role: .skipped, text: sentence.text(words), match: nil, price: price)
    case .missing(let id, let price):
      return .init(role: .missing, text: index.telling.texts[id], match: nil, price: price)
    case .missingValue(let slot, let price):
      return .init(role: .missing, text: name(slot), match: nil, price: price)
    case .outside(let words, let price):
      return .init(role: .outside, text: sentence.text(words), match: nil, price: price)
    }
  }
}

extension TemplateRecognizer {
  /// The phrases that an utterance is nearest to, with their alignments, where none matches word for word.
  public func explainTolerantly(
    _ utterance: String, knowing names: KnownNames?
  ) -> TolerantExplanation {
    tolerant.explanation(of: utterance, knowing: names.map { tables(for: $0) })
  }
}
