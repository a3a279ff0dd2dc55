public import IntentKit
public import IntentLanguage

extension Assistant {
  /// An explanation of how a sentence is understood: the phrases that match, by their rank, and those that do not.
  ///
  /// - Parameter sentence: The sentence.
  /// - Returns: The explanation.
  /// - Throws: `RegistrationError` if the phrases cannot be read, which an assistant of ``NumberRace`` never does.
  public func explanation(of sentence: String) throws -> TemplateRecognizer.Explanation {
    try templates.explain(sentence)
  }

  /// An explanation of how a sentence is understood where no phrase matches it word for word.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: The nearest phrases with their alignments.
  /// - Throws: `RegistrationError` if the phrases cannot be read, which an assistant of ``NumberRace`` never does.
  public func tolerantExplanation(
    of sentence: String, knowing names: KnownNames?
  ) throws -> TolerantExplanation {
    try templates.explainTolerantly(sentence, knowing: names)
  }

  /// Sentences that ask for an intent, all different, the same ones every time.
  ///
  /// - Parameters:
  ///   - intent: The name of the intent.
  ///   - count: The maximum number of sentences.
  /// - Returns: Sentences that are understood.
  /// - Throws: `RegistrationError` if the phrases cannot be read, which an assistant of ``NumberRace`` never does.
  public func sampleSentences(for intent: String, count: Int) throws -> [String] {
    try templates.sentences(for: intent, count: count)
  }

  private var templates: TemplateRecognizer {
    get throws(RegistrationError) {
      if let recognizer = recognizer as? TemplateRecognizer { return recognizer }
      return try TemplateRecognizer(catalog)
    }
  }
}
