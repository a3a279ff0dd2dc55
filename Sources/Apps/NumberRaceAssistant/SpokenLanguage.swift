public import IntentLanguage
public import NumbersGame

/// A language that the assistant speaks, with the game that is played in it.
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

extension SpokenLanguage {
  /// English, with the rules of Countdown.
  public static let english = SpokenLanguage(
    .english, rules: .countdown,
    greeting: "What would you like to do? Say help for what there is.",
    terminalHint: "Ctrl-D ends the conversation.")

  /// French, with the rules of Le compte est bon.
  public static let french = SpokenLanguage(
    .french, rules: .leCompteEstBon,
    greeting: "Que voulez-vous faire ? Dites aide pour savoir quoi.",
    terminalHint: "Ctrl-D termine la conversation.")

  /// German, with the rules of Countdown.
  public static let german = SpokenLanguage(
    .german, rules: .countdown,
    greeting: "Was möchtest du tun? „Hilfe“ sagt dir, was geht.",
    terminalHint: "Strg-D beendet das Gespräch.")

  /// Dutch, with the rules of Countdown.
  public static let dutch = SpokenLanguage(
    .dutch, rules: .countdown,
    greeting: "Wat wil je doen? ‘Help’ zegt je wat er kan.",
    terminalHint: "Ctrl-D beëindigt het gesprek.")

  /// Spanish, with the rules of Countdown.
  public static let spanish = SpokenLanguage(
    .spanish, rules: .countdown,
    greeting: "¿Qué quieres hacer? «Ayuda» te dice lo que hay.",
    terminalHint: "Ctrl-D termina la conversación.")
}
