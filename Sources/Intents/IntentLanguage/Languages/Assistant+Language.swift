public import IntentKit

extension Assistant {
  /// Creates an assistant that understands and speaks a language.
  ///
  /// ```swift
  /// try Assistant(plugins: [Plugin(SetTimerHandler())])
  /// try Assistant(plugins: [Plugin(SetTimerHandler())], language: .french)
  /// ```
  ///
  /// - Parameters:
  ///   - plugins: The intents.
  ///   - language: The language.
  ///   - vocabulary: Words and phrase fragments that the intents share.
  ///   - words: The user's vocabulary.
  ///   - shortcuts: The user's shortcuts, which can be requested by their phrases.
  ///   - memory: The memory of completed intents.
  ///   - linkScheme: The scheme of links to its activities.
  ///   - environment: The source of time and randomness.
  ///   - meanings: The meanings of the language's words, for sentences that no phrase is near; `nil` to leave these.
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
