public import IntentKit

extension Assistant {
  /// Creates an assistant that understands and speaks a language.
  ///
  /// ```swift
  /// try Assistant(plugins: [Plugin(SetTimerHandler())])
  /// try Assistant(plugins: [Plugin(SetTimerHandler())], language: .french)
  /// ```
  ///
  /// The meanings of the language's words are for sentences that no phrase is near; `nil` leaves these.
  ///
  /// - Throws: `RegistrationError` with all faults of the declarations.
  public init(
    plugins: [Plugin], language: Language = .english, vocabulary: Vocabulary = Vocabulary(),
    words: [UserWord] = [], shortcuts: [Shortcut] = [], memory: (any IntentMemory)? = nil,
    linkScheme: String = "intent", environment: AssistantEnvironment = .system,
    meanings: (any WordMeanings)? = nil
  ) throws(RegistrationError) {
    try self.init(
      plugins: plugins, language: language.code, wording: language.wording,
      recognizer: { catalog throws(RegistrationError) in
        try TemplateRecognizer(catalog, in: language, meanings: meanings)
      }, vocabulary: vocabulary, words: words, shortcuts: shortcuts, memory: memory,
      linkScheme: linkScheme, environment: environment)
  }
}
