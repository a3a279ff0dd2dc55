public import IntentKit

extension Assistant {
  /// An explanation of how a sentence is understood: the phrases that match, by their rank, and those that do not.
  ///
  /// ```swift
  /// let explanation = try assistant.explanation(of: "set a timer for tea")
  /// explanation.attempts.first?.outcome  // matched, with its values, or failed after 3 words
  /// ```
  ///
  /// - Throws: `RegistrationError` if the assistant has another recogniser, with phrases that `TemplateRecognizer`
  ///   cannot read.
  public func explanation(of sentence: String) throws -> TemplateRecognizer.Explanation {
    try templates.explain(sentence)
  }

  /// The phrases that a sentence is nearest to, with their alignments, where none matches it word for word. The names
  /// that exist are such as those of `knownNames()`; `nil` if they are unknown.
  ///
  /// - Throws: `RegistrationError` as ``explanation(of:)``.
  public func tolerantExplanation(
    of sentence: String, knowing names: KnownNames?
  ) throws -> TolerantExplanation {
    try templates.explainTolerantly(sentence, knowing: names)
  }

  /// At most a number of sentences that ask for an intent and are understood, all different, the same ones every time.
  ///
  /// - Throws: `RegistrationError` as ``explanation(of:)``.
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
