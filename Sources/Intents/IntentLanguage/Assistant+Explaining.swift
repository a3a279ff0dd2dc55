public import IntentKit

extension Assistant {
  /// An explanation of how a sentence is understood: the phrases that match, by their rank, and
  /// those that do not.
  ///
  /// ```swift
  /// let explanation = try assistant.explanation(of: "set a timer for tea")
  /// explanation.attempts.first?.outcome  // matched, with its values, or failed after 3 words
  /// ```
  ///
  /// - Parameter sentence: The sentence.
  /// - Returns: The explanation.
  /// - Throws: `RegistrationError` if the assistant has another recogniser, with phrases that
  ///   `TemplateRecognizer` cannot read.
  public func explanation(of sentence: String) throws -> TemplateRecognizer.Explanation {
    try templates.explain(sentence)
  }

  /// An explanation of how a sentence is understood where no phrase matches it word for word.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - names: The names that exist, such as those of `knownNames()`; `nil` if they are unknown.
  /// - Returns: The nearest phrases with their alignments.
  /// - Throws: `RegistrationError` if the assistant has another recogniser, with phrases that
  ///   `TemplateRecognizer` cannot read.
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
  /// - Throws: `RegistrationError` if the assistant has another recogniser, with phrases that
  ///   `TemplateRecognizer` cannot read.
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
