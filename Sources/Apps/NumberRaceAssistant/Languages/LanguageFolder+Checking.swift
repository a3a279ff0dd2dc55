import IntentKit
import IntentLanguage
import NumbersGame

extension LanguageFolder {
  /// Checks all texts: what cannot be read or is missing, choices that are never made, phrases that collide, opposites that mean the
  /// same, and samples of requests that are taken for others.
  ///
  /// - Returns: The faults, by file and line. Phrases are compared once all files can be read.
  public func faults() -> [Fault] {
    var faults = File.allCases.filter { texts[$0] == nil }.map {
      Fault(file: $0, line: 0, reason: "the file is missing")
    }
    func add(_ found: [LanguageFile.Fault], in file: File) {
      faults += found.map { Fault(file: file, line: $0.line, reason: $0.reason) }
    }
    add(texts[.words].map { Language.faults(in: $0, code: code) } ?? [], in: .words)
    for (file, messages) in messages() {
      add(messages.faults, in: file)
      add(messages.texts.optionFaults(), in: file)
      add(
        messages.texts.missing.map { .init(line: 0, reason: "there is no text '\($0)'") }, in: file)
    }
    let translations = translations()
    let names = Set(intents.map(\.name))
    for (file, read) in translations {
      add(read.faults, in: file)
      add(
        read.intents.keys.filter { !names.contains($0) }.sorted().map {
          .init(line: 0, reason: "'\($0)' is no intent")
        }, in: file)
    }
    for intent in intents {
      guard let file = File(intent), let read = translations[file] else { continue }
      add(intent.faults(of: read.intents[intent.name]), in: file)
    }
    if faults.isEmpty { faults += requestFaults(translations.values.map(\.intents)) }
    return faults.sorted { ($0.file.place, $0.line) < ($1.file.place, $1.line) }
  }

  /// The messages that are worded as in English, and are perhaps not translated yet.
  ///
  /// - Returns: Their number by file, where there are any.
  public func untranslated() -> [(file: File, count: Int)] {
    guard code != "en" else { return [] }
    return messages().map { ($0.file, $0.read.texts.unchangedCount) }.filter { $0.1 > 0 }
  }

  /// All messages with samples for their variables, for reading.
  ///
  /// - Returns: The different texts of each message that can be read.
  public func samples() -> [(file: File, key: String, texts: [String])] {
    messages().flatMap { file, read in
      read.texts.keys.map { (file, $0, read.texts.samples(of: $0)) }
    }
  }

  /// The messages of the files, with the rules of the language.
  private func messages() -> [(file: File, read: MessageCatalog.Checked)] {
    var rules: MessageTexts?
    return File.allCases.compactMap { file in
      guard let text = texts[file], let catalog = file.catalog else { return nil }
      let read = catalog.checked(text, as: code, rulesOf: rules)
      if file == .messages { rules = read.texts }
      return (file, read)
    }
  }

  /// The translations of intents in the files.
  private func translations() -> [File: (
    intents: [String: IntentTranslation], faults: [LanguageFile.Fault]
  )] {
    texts.filter { ![.words, .messages].contains($0.key) }.mapValues(IntentTranslations.read)
  }
}

extension LanguageFolder {
  /// The declarations of all intents.
  private var intents: [IntentDescription] {
    NumberRace.plugins(.english, AssistantStores()).map(\.intent)
  }

  /// Faults of the phrases, which are compared in an assistant that speaks the language.
  private func requestFaults(_ translations: [[String: IntentTranslation]]) -> [Fault] {
    let translations = translations.reduce(into: [:]) { $0.merge($1) { $1 } }
    do {
      let language = try Language(
        code: code, words: texts[.words] ?? "", wording: TextWording(code, texts[.messages] ?? ""))
      let spoken = SpokenLanguage(language, rules: .countdown, greeting: "", terminalHint: "")
      let plugins = NumberRace.plugins(spoken, AssistantStores()).map {
        $0.translated(by: translations[$0.intent.name], to: code)
      }
      let assistant = try Assistant(
        plugins: plugins, language: language, vocabulary: Vocabulary(appNames: NumberRace.appNames))
      guard let recognizer = assistant.recognizer as? TemplateRecognizer else { return [] }
      let words = try LanguageFile(texts[.words] ?? "")
      return assistant.remarks.compactMap { fault(of: $0.intent, $0.reason) }
        + recognizer.oppositeFaults(words).map {
          Fault(file: .words, line: $0.line, reason: $0.reason)
        }
        + assistant.catalog.intents.flatMap { intent in
          recognizer.misreadSentences(for: intent.name, count: Self.sampleCount).compactMap {
            fault(
              of: intent.name,
              "\"\($0.sentence)\" is "
                + ($0.reading.map { "understood as \($0)" } ?? "not understood"))
          }
        }
    } catch let error as RegistrationError {
      return error.faults.compactMap { fault(of: $0.intent, $0.reason) }
    } catch {
      return [Fault(file: .words, line: 0, reason: "\(error)")]
    }
  }

  /// Each phrase of an intent is sampled at least once.
  private static let sampleCount = 60

  /// A fault of an intent, at the line of the phrase that it names, or else of the section.
  private func fault(of intent: String, _ reason: String) -> Fault? {
    let found = File.allCases.lazy.compactMap { file -> (File, LanguageFile.Section)? in
      let sections = texts[file].flatMap { try? LanguageFile($0) }?.sections ?? []
      return sections.first { $0.name == intent }.map { (file, $0) }
    }.first
    guard let (file, section) = found else { return nil }
    let line = section.entries.first { reason.contains("\"\($0.value)\"") }?.line ?? section.line
    return Fault(file: file, line: line, reason: "\(intent): \(reason)")
  }
}

extension LanguageFolder.File {
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension IntentDescription {
  /// What a translation lacks that the declaration has.
  fileprivate func faults(of translation: IntentTranslation?) -> [LanguageFile.Fault] {
    guard let translation else {
      return [.init(line: 0, reason: "there is no section '\(name)'")]
    }
    var faults: [String] = []
    if !phrases.isEmpty, translation.phrases.isEmpty { faults.append("phrase") }
    if !followUpPhrases.isEmpty, translation.followUpPhrases.isEmpty { faults.append("follow-up") }
    return faults.map { .init(line: 0, reason: "'\(name)' has no line '\($0)'") }
  }
}
