package import IntentKit

extension Language {
  /// All faults in a text of words, as far as they are independent of each other, in the order of the lines: lines that
  /// cannot be read, missing sections and commands, and texts of two commands.
  package static func faults(in words: String, code: String) -> [LanguageFile.Fault] {
    let tables = LanguageTables({ words }, code: code, lexicon: nil)
    var faults = tables.faults
    if let file = try? LanguageFile(words) {
      let sections = Set(file.sections.map(\.name))
      faults += LanguageTables.names.filter { !sections.contains($0) }.map {
        .init(line: 0, reason: "there is no section '\($0)'")
      }
    }
    if case .success(let conversation) = tables.conversation.value {
      let written = Set(conversation.writtenCommands.map(\.command))
      faults += ConversationCommand.allCases.filter { !written.contains($0) }.map {
        .init(line: 0, reason: "the section 'commands' has no line '\($0.inWords)'")
      }
    }
    return faults.sorted { $0.line < $1.line }
  }
}

extension TemplateRecognizer {
  /// A fault for each group of words with the same meaning that begin requests of which one takes back the other, and
  /// for each verb that is in a group of one and a group of the other.
  package func oppositeFaults(_ words: LanguageFile) -> [LanguageFile.Fault] {
    let groups = words.sections.filter { $0.name == "requests" }.flatMap(\.entries)
      .filter { $0.key == "meaning" }
      .map { entry in
        (
          line: entry.line,
          texts: entry.list.map { Sentence.words($0, language.spelling).joined(separator: " ") }
        )
      }
    var faults: [LanguageFile.Fault] = []
    for domain in Set(catalog.intents.map(\.domain)).sorted() {
      let made = beginnings(of: [.create], domain)
      let removed = beginnings(of: [.remove], domain)
      let (making, removing) = (made.subtracting(removed), removed.subtracting(made))
      for group in groups {
        guard let one = group.texts.first(where: making.contains),
          let other = group.texts.first(where: removing.contains)
        else { continue }
        faults.append(
          .init(
            line: group.line,
            reason:
              "'\(one)' and '\(other)' begin opposite requests of \(domain), and mean the same here"
          ))
      }
    }
    return faults.sorted { $0.line < $1.line }
  }

  /// The first words of the phrases of intents.
  private func beginnings(of verbs: Set<IntentVerb>, _ domain: String) -> Set<String> {
    let intents = Set(
      catalog.intents.filter { verbs.contains($0.verb) && $0.domain == domain }.map(\.name))
    return phrases.filter { intents.contains($0.intent) }
      .reduce(into: []) { $0.formUnion($1.template.firstWords ?? []) }
  }

  /// The sample sentences, of some to try, that are understood as another request than the one whose phrases they are
  /// made of, each with the intent that it is taken for; `nil` if it is not understood.
  package func misreadSentences(
    for intent: String, count: Int
  ) -> [(sentence: String, reading: String?)] {
    // A name that is a word of no language, and of which there is one of each kind.
    let name = "Xandra"
    let names = KnownNames(
      entities: Dictionary(
        catalog.entities.map { ($0.type, [name]) }, uniquingKeysWith: { first, _ in first }))
    let sentences = self.sentences(for: intent, count: count) {
      $0.content == .arithmetic ? "25 + 75" : name
    }
    return sentences.compactMap { sentence in
      // Of equally good readings, the user is asked.
      let readings = readings(of: sentence, knowing: names)
      let best = readings.filter { $0.rank == readings.first?.rank }.map(\.intent)
      return best.contains(intent) ? nil : (sentence, best.first)
    }
  }
}
