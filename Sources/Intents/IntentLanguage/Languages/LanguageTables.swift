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

  /// The tables of a text, which is asked for once, with the numbers of a lexicon if they are not to be those of the
  /// text.
  init(_ text: @escaping @Sendable () -> String, code: String, lexicon: NumberLexicon?) {
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

  /// The faults of everything: unknown sections, and the first fault of each table.
  var faults: [LanguageFile.Fault] {
    func fault<Value>(of result: Result<Value, LanguageFile.Fault>) -> LanguageFile.Fault? {
      if case .failure(let fault) = result { fault } else { nil }
    }
    let unknown = ((try? sections.value.get())?.sections ?? [])
      .filter { !Self.names.contains($0.name) }
      .map { section in
        LanguageFile.Fault(
          line: section.line,
          reason:
            "'\(section.name)' is no section: write one of \(Self.names.joined(separator: ", "))")
      }
    let found = [
      fault(of: spelling.value), fault(of: names.value), fault(of: numbers.value),
      fault(of: arithmetic.value), fault(of: conversation.value), fault(of: requests.value),
      fault(of: times.value),
    ]
    // All tables fail with what is wrong with the file or the spelling.
    return found.compactMap { $0 }.reduce(into: unknown) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  static let names = [
    "spelling", "names", "numbers", "counts", "money", "arithmetic", "commands", "conversation",
    "correction", "asides", "choosing", "command words", "clauses", "debts", "requests", "times",
  ]
}
