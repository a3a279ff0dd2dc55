public import IntentKit

extension Assistant {
  /// An assistant that understands and speaks a language.
  ///
  /// ```swift
  /// try Assistant(plugins: [Plugin(SetTimerHandler())])
  /// try Assistant(plugins: [Plugin(SetTimerHandler())], language: .french)
  /// ```
  ///
  /// - Parameters:
  ///   - plugins: The intents.
  ///   - language: The language.
  ///   - vocabulary: Words and pieces of phrases that the intents share.
  ///   - words: The user's own words.
  ///   - shortcuts: The user's shortcuts, which can be asked for by their phrases.
  ///   - memory: Remembers what is done.
  ///   - linkScheme: The scheme of links to its activities.
  ///   - environment: Where time and chance come from.
  /// - Throws: `RegistrationError` with all that is wrong with the declarations.
  public init(
    plugins: [Plugin], language: Language = .english, vocabulary: Vocabulary = Vocabulary(),
    words: [UserWord] = [], shortcuts: [Shortcut] = [], memory: (any IntentMemory)? = nil,
    linkScheme: String = "intent", environment: AssistantEnvironment = .system
  ) throws(RegistrationError) {
    try self.init(
      plugins: plugins, language: language.code, wording: language.wording,
      recognizer: { catalog throws(RegistrationError) in
        try TemplateRecognizer(catalog, in: language)
      }, vocabulary: vocabulary, words: words, shortcuts: shortcuts, memory: memory,
      linkScheme: linkScheme, environment: environment)
  }
}
