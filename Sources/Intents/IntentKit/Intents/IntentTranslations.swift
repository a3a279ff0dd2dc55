/// The translations of several intents, read from a text for each language.
///
/// ```swift
/// let translations = try IntentTranslations([
///   "fr": """
///     # SetTimer
///     title: Mettre un minuteur
///     phrase: (mets|mettez) un minuteur [de {minutes} minutes]
///     parameter minutes: durée
///     prompt: De combien de minutes ?
///     """
/// ])
/// translations[SetTimer.self]["fr"]?.title  // "Mettre un minuteur"
/// ```
///
/// Each text is a ``LanguageFile`` with a section for each intent, of the intent's name. Its keys are `title`, `explanation`,
/// `summary`; `phrase`, `keyword` and `follow-up`, one for each phrase, and with a bar what is two of them (`keyword|follow-up`);
/// `parameter NAME` with the title of a parameter. After it, `prompt`, `help` and `case ID` are those of the parameter; the names of a case have commas between them. Sections whose names
/// begin with a small letter are left to ``MessageCatalog``.
public struct IntentTranslations: Sendable {
  private let intents: [String: [String: IntentTranslation]]

  /// Reads translations.
  ///
  /// - Parameter texts: A text for each language, by its code of ISO 639-1.
  /// - Throws: ``TranslationError`` at the first line that cannot be read.
  public init(_ texts: [String: String]) throws(TranslationError) {
    var intents: [String: [String: IntentTranslation]] = [:]
    for (language, text) in texts.sorted(by: { $0.key < $1.key }) {
      let read = Self.read(text)
      if let fault = read.faults.first {
        throw TranslationError(language: language, line: fault.line, reason: fault.reason)
      }
      for (name, translation) in read.intents {
        intents[name, default: [:]][language] = translation
      }
    }
    self.intents = intents
  }

  /// Reads the intents of a domain from the texts of its messages; `nil` if one cannot be read.
  package init?(of messages: MessageCatalog) {
    let english = ["en": messages.text("en-intents") ?? ""]
    do throws(TranslationError) {
      try self.init(messages.texts.merging(english) { $1 })
    } catch {
      return nil
    }
  }

  /// Reads the translations in a text that can be read, and the first fault of each section that
  /// cannot be read.
  package static func read(
    _ text: String
  ) -> (intents: [String: IntentTranslation], faults: [LanguageFile.Fault]) {
    var intents: [String: IntentTranslation] = [:]
    var faults: [LanguageFile.Fault] = []
    do throws(LanguageFile.Fault) {
      for section in try LanguageFile(text).sections where section.isOfIntent {
        do throws(LanguageFile.Fault) {
          guard intents[section.name] == nil else {
            throw .init(line: section.line, reason: "'\(section.name)' has two translations")
          }
          intents[section.name] = try IntentTranslation(section)
        } catch {
          faults.append(error)
        }
      }
    } catch {
      faults.append(error)
    }
    return (intents, faults)
  }

  /// Returns the translations of an intent; none if no text has the intent.
  public subscript(intent: any Intent.Type) -> [String: IntentTranslation] {
    intents[intent.name] ?? [:]
  }
}

extension IntentTranslation {
  private static let phraseKinds: Set<String> = ["phrase", "keyword", "follow-up"]

  /// Reads a section that bears the name of the intent.
  fileprivate init(_ section: LanguageFile.Section) throws(LanguageFile.Fault) {
    var texts: [String: String] = [:]
    var phrases: [String: [Phrase]] = [:]
    var parameters:
      [(name: String, line: Int, texts: [String: String], cases: [String: [String]])] = []
    for entry in section.entries {
      let words = entry.key.split(separator: " ").map(String.init)
      let key = words.first ?? ""
      let kinds = key.split(separator: "|").map(String.init)
      let isOfPhrases = !kinds.isEmpty && kinds.allSatisfy(Self.phraseKinds.contains)
      switch (key, words.count) {
      case ("title", 1), ("explanation", 1), ("summary", 1): texts[key] = entry.value
      case (_, 1) where isOfPhrases:
        for kind in kinds { phrases[kind, default: []].append(Phrase(entry.value)) }
      case (_, 3) where isOfPhrases:
        let phrase = Phrase(entry.value, choosing: [words[1]: words[2]])
        for kind in kinds { phrases[kind, default: []].append(phrase) }
      case ("parameter", 2):
        parameters.append((words[1], entry.line, ["title": entry.value], [:]))
      case ("prompt", 1), ("help", 1), ("case", 2):
        guard let last = parameters.indices.last else {
          throw .init(
            line: entry.line,
            reason: "'\(key)' is of no parameter: write 'parameter NAME: TITLE' before it")
        }
        if key == "case" {
          parameters[last].cases[words[1]] = entry.list
        } else {
          parameters[last].texts[key] = entry.value
        }
      default:
        throw .init(
          line: entry.line,
          reason:
            "unknown key '\(entry.key)'; choose title, explanation, summary, phrase, keyword, "
            + "follow-up, parameter NAME, prompt, help or case ID; a phrase can choose a case: "
            + "phrase NAME ID")
      }
    }
    guard let title = texts["title"] else {
      throw .init(
        line: section.line, reason: "the translation of '\(section.name)' has no title")
    }
    var translated: [String: Parameter] = [:]
    for parameter in parameters {
      guard let prompt = parameter.texts["prompt"] else {
        throw .init(
          line: parameter.line,
          reason: "the parameter '\(parameter.name)' of '\(section.name)' has no prompt")
      }
      translated[parameter.name] = Parameter(
        title: parameter.texts["title"] ?? "", prompt: prompt, help: parameter.texts["help"],
        cases: parameter.cases)
    }
    self.init(
      title: title, explanation: texts["explanation"], phrases: phrases["phrase"] ?? [],
      keywords: phrases["keyword"] ?? [], followUpPhrases: phrases["follow-up"] ?? [],
      summary: texts["summary"].map { Summary($0) }, parameters: translated)
  }
}
