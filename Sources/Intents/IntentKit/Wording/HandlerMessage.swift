/// A handler message, worded in several languages: an enumeration of everything that the handlers
/// of a domain say.
///
/// ```swift
/// enum TimerMessage: HandlerMessage {
///   case started(minutes: Int)
///   static let wordings = [english, french]  // one file each
/// }
///
/// return .success(TimerMessage.started(minutes: 5).dialogue(in: context.language))
/// ```
public protocol HandlerMessage: Sendable {
  /// The wordings by language. The first is the fallback for other languages.
  static var wordings: [MessageWording<Self>] { get }
}

/// The wording of handler messages in one language.
public struct MessageWording<Message: Sendable>: Sendable {
  /// The ISO 639-1 language code.
  public let language: String
  /// The function that words a message.
  public let dialogue: @Sendable (Message) -> Dialogue

  /// Creates a wording.
  public init(_ language: String, dialogue: @escaping @Sendable (Message) -> Dialogue) {
    self.language = language
    self.dialogue = dialogue
  }
}

extension HandlerMessage {
  /// Words the message; the first wording is the fallback for other languages.
  public func dialogue(in language: String) -> Dialogue {
    let wording = Self.wordings.first { $0.language == language } ?? Self.wordings.first
    return wording?.dialogue(self) ?? ""
  }

  /// The displayed text of the message, in the same wording.
  public func text(in language: String) -> String { dialogue(in: language).displayed }
}

/// A handler message whose texts are in files that a translator can write.
///
/// ```swift
/// enum TimerMessage: WrittenMessage {
///   case started(minutes: Int)
///
///   static let catalog = MessageCatalog(languages: ["en", "fr"]) { texts[$0] }
///
///   func content(in texts: MessageTexts) -> MessageContent {
///     switch self {
///     case .started(let minutes): MessageContent("started", ["minutes": .number(minutes)])
///     }
///   }
/// }
///
/// let texts = [
///   "en": "# messages\nstarted(minutes): {minutes, plural, one {One minute} other {# minutes}} from now.",
///   "fr": "# messages\nstarted: Dans {minutes, plural, one {une minute} other {# minutes}}.",
/// ]
/// ```
public protocol WrittenMessage: HandlerMessage {
  /// The texts of all languages.
  static var catalog: MessageCatalog { get }

  /// The key of the message, and the values of its variables. The texts of the language are for
  /// parts of messages.
  func content(in texts: MessageTexts) -> MessageContent
}

extension WrittenMessage {
  /// The wordings by the texts.
  public static var wordings: [MessageWording<Self>] {
    catalog.languages.map { language in
      MessageWording(language) { $0.dialogue(in: language) }
    }
  }

  /// Words the message; the first wording is the fallback for other languages.
  public func dialogue(in language: String) -> Dialogue {
    let texts = Self.catalog[language]
    return texts.dialogue(content(in: texts))
  }

  /// The displayed text of the message, in the same wording.
  public func text(in language: String) -> String { dialogue(in: language).displayed }
}
