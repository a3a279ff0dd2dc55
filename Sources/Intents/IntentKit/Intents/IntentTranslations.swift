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
/// A line `# NAME` begins the translation of an intent. Each other line is a key, a colon and a value: `title`, `explanation`,
/// `summary`; `phrase`, `keyword` and `follow-up`, one for each phrase; `parameter NAME` with the title of a parameter. After it,
/// `prompt`, `help` and `case ID` are those of the parameter; the names of a case have commas between them. Blank lines and the
/// spaces around keys and values do not count.
public struct IntentTranslations: Sendable {
  private let intents: [String: [String: IntentTranslation]]

  /// Reads translations.
  ///
  /// - Parameter texts: A text for each language, by its code of ISO 639-1.
  /// - Throws: ``TranslationError`` at the first line that cannot be read.
  public init(_ texts: [String: String]) throws(TranslationError) {
    var intents: [String: [String: IntentTranslation]] = [:]
    for (language, text) in texts.sorted(by: { $0.key < $1.key }) {
      var reader = TranslationReader(language: language)
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        try reader.read(line)
      }
      try reader.finishIntent()
      for (name, translation) in reader.intents {
        intents[name, default: [:]][language] = translation
      }
    }
    self.intents = intents
  }

  /// Returns the translations of an intent.
  ///
  /// - Parameter intent: The intent's type.
  /// - Returns: The translations by language; none if no text has the intent.
  public subscript(intent: any Intent.Type) -> [String: IntentTranslation] {
    intents[intent.name] ?? [:]
  }
}

/// A line that is no part of a translation.
public struct TranslationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The code of the text's language.
  public let language: String
  /// The line, from 1 on.
  public let line: Int
  /// What is wrong, and what is allowed.
  public let reason: String

  /// The place and the reason.
  public var description: String { "line \(line) of the translations to '\(language)': \(reason)" }
}

/// Reads the lines of a text.
private struct TranslationReader {
  let language: String
  private(set) var intents: [String: IntentTranslation] = [:]
  private var line = 0
  private var intent: String?
  private var parameter: String?
  private var texts: [String: String] = [:]
  private var phrases: [String: [Phrase]] = [:]
  private var parameters: [String: [String: String]] = [:]
  private var cases: [String: [String: [String]]] = [:]

  init(language: String) { self.language = language }

  mutating func read(_ text: Substring) throws(TranslationError) {
    line += 1
    let text = text.trimmed
    if text.isEmpty { return }
    if text.hasPrefix("#") {
      try finishIntent()
      intent = String(text.dropFirst().trimmed)
      return
    }
    guard intent != nil else { throw error("'\(text)' is before the first intent: write '# NAME'") }
    guard let colon = text.firstIndex(of: ":") else {
      throw error("'\(text)' has no colon: write 'key: value'")
    }
    let value = String(text[text.index(after: colon)...].trimmed)
    let words = text[..<colon].split(separator: " ").map(String.init)
    switch (words.first ?? "", words.count) {
    case ("title", 1), ("explanation", 1), ("summary", 1): texts[words[0]] = value
    case ("phrase", 1), ("keyword", 1), ("follow-up", 1):
      phrases[words[0], default: []].append(Phrase(value))
    case ("parameter", 2):
      parameter = words[1]
      parameters[words[1]] = ["title": value]
    case ("prompt", 1), ("help", 1):
      parameters[try openParameter(words[0]), default: [:]][words[0]] = value
    case ("case", 2):
      cases[try openParameter("case"), default: [:]][words[1]] =
        value.split(separator: ",").map { String($0.trimmed) }
    default:
      throw error(
        "unknown key '\(text[..<colon])'; choose title, explanation, summary, phrase, keyword, follow-up, "
          + "parameter NAME, prompt, help or case ID")
    }
  }

  /// Makes a translation of the lines since the last `# NAME`.
  mutating func finishIntent() throws(TranslationError) {
    guard let name = intent else { return }
    guard let title = texts["title"] else {
      throw error("the translation of '\(name)' has no title")
    }
    guard intents[name] == nil else { throw error("'\(name)' has two translations") }
    var translated: [String: IntentTranslation.Parameter] = [:]
    for (parameter, texts) in parameters {
      guard let prompt = texts["prompt"] else {
        throw error("the parameter '\(parameter)' of '\(name)' has no prompt")
      }
      translated[parameter] = .init(
        title: texts["title"] ?? "", prompt: prompt, help: texts["help"],
        cases: cases[parameter] ?? [:])
    }
    intents[name] = IntentTranslation(
      title: title, explanation: texts["explanation"], phrases: phrases["phrase"] ?? [],
      keywords: phrases["keyword"] ?? [], followUpPhrases: phrases["follow-up"] ?? [],
      summary: texts["summary"].map { Summary($0) }, parameters: translated)
    let finished = intents
    self = TranslationReader(language: language, line: line, intents: finished)
  }

  private init(language: String, line: Int, intents: [String: IntentTranslation]) {
    self.language = language
    self.line = line
    self.intents = intents
  }

  private func openParameter(_ key: String) throws(TranslationError) -> String {
    guard let parameter else {
      throw error("'\(key)' is of no parameter: write 'parameter NAME: TITLE' before it")
    }
    return parameter
  }

  private func error(_ reason: String) -> TranslationError {
    TranslationError(language: language, line: line, reason: reason)
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}
