public import IntentLanguage
public import NumbersGame

/// A language that the assistant speaks, with the game that is played in it. Each is a value in a folder of `Languages`.
public struct SpokenLanguage: Sendable {
  /// The language of its conversations.
  public let language: Language
  /// The rules of the game that is played in it.
  public let rules: Rules
  /// The greeting before the first request.
  public let greeting: String
  /// The sentence that says how a conversation at a terminal is ended.
  public let terminalHint: String

  /// The code of ISO 639-1.
  public var code: String { language.code }

  /// All languages that the assistant speaks.
  public static let all: [SpokenLanguage] = [.english, .french, .german, .dutch, .spanish]

  /// The language with a code; `nil` if the assistant does not speak it.
  ///
  /// - Parameter code: The code of ISO 639-1, in small letters or capitals.
  public init?(code: String) {
    let code = code.lowercased()
    guard let found = Self.all.first(where: { $0.code == code }) else { return nil }
    self = found
  }

  init(_ language: Language, rules: Rules, greeting: String, terminalHint: String) {
    self.language = language
    self.rules = rules
    self.greeting = greeting
    self.terminalHint = terminalHint
  }
}
