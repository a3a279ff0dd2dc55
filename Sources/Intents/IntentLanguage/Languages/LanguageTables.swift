import IntentKit

/// The words of a language, read from a text when they are first needed.
struct LanguageTables: Sendable {
  let spelling: Table<Spelling>
  let names: Table<NameWords>
  let numbers: Table<NumberWords>
  let arithmetic: Table<ArithmeticWords>
  let conversation: Table<ConversationWords>
  let requests: Table<RequestWords>
  let times: Table<TimeWords>
  private let sections: Deferred<Result<LanguageFile, LanguageFile.Fault>>

  typealias Table<Value: Sendable> = Deferred<Result<Value, LanguageFile.Fault>>

  /// - Parameters:
  ///   - text: Gives the text, once.
  ///   - code: The ISO 639-1 code of the language.
  ///   - lexicon: The numbers in words, if they are not to be those of the text.
  init(
    _ text: @escaping @Sendable () -> String, code: String, lexicon: NumberLexicon?
  ) {
    let file = Table { Result { () throws(LanguageFile.Fault) in try LanguageFile(text()) } }
    func table<Value: Sendable>(
      _ read: @escaping @Sendable (LanguageFile) throws(LanguageFile.Fault) -> Value
    ) -> Table<Value> {
      Table {
        Result { () throws(LanguageFile.Fault) in try read(file.value.get()) }
      }
    }
    let spelling = table { file throws(LanguageFile.Fault) in try Spelling(file) }
    func spelled<Value: Sendable>(
      _ read: @escaping @Sendable (LanguageFile, Spelling) throws(LanguageFile.Fault) -> Value
    ) -> Table<Value> {
      table { file throws(LanguageFile.Fault) in try read(file, spelling.value.get()) }
    }
    self.spelling = spelling
    names = spelled { file, spelling throws(LanguageFile.Fault) in try NameWords(file, spelling) }
    numbers = table { file throws(LanguageFile.Fault) in
      try NumberWords(file, code: code, lexicon: lexicon)
    }
    arithmetic = spelled { file, spelling throws(LanguageFile.Fault) in
      try ArithmeticWords(file, spelling)
    }
    conversation = spelled { file, spelling throws(LanguageFile.Fault) in
      try ConversationWords(file, spelling)
    }
    requests = spelled { file, spelling throws(LanguageFile.Fault) in
      try RequestWords(file, spelling)
    }
    times = spelled { file, spelling throws(LanguageFile.Fault) in try TimeWords(file, spelling) }
    sections = file
  }

  /// Reads everything.
  ///
  /// - Throws: The first fault.
  func check() throws(LanguageFile.Fault) {
    for section in try sections.value.get().sections where !Self.names.contains(section.name) {
      throw LanguageFile.Fault(
        line: section.line,
        reason:
          "'\(section.name)' is no section: write one of \(Self.names.joined(separator: ", "))")
    }
    _ = try spelling.value.get()
    _ = try names.value.get()
    _ = try numbers.value.get()
    _ = try arithmetic.value.get()
    _ = try conversation.value.get()
    _ = try requests.value.get()
    _ = try times.value.get()
  }

  /// The names of the sections.
  private static let names = [
    "spelling", "names", "numbers", "counts", "money", "arithmetic", "commands", "conversation",
    "correction", "asides", "choosing", "clauses", "requests", "times",
  ]
}
