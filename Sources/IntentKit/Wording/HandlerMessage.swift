/// A message of handlers, worded in several languages: an enumeration of all that the handlers of a domain say.
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
  /// The languages that the messages are worded in. The first one is used where a language is missing.
  static var wordings: [MessageWording<Self>] { get }
}

/// Words the messages of handlers in one language.
public struct MessageWording<Message: Sendable>: Sendable {
  /// The ISO 639-1 code.
  public let language: String
  /// Words a message.
  public let dialogue: @Sendable (Message) -> Dialogue

  /// A wording.
  ///
  /// - Parameters:
  ///   - language: The ISO 639-1 code.
  ///   - dialogue: Words a message.
  public init(_ language: String, dialogue: @escaping @Sendable (Message) -> Dialogue) {
    self.language = language
    self.dialogue = dialogue
  }
}

extension HandlerMessage {
  /// Words the message.
  ///
  /// - Parameter language: An ISO 639-1 code, such as that of the handling context.
  /// - Returns: The words; those of the first wording if there are none in that language.
  public func dialogue(in language: String) -> Dialogue {
    let wording = Self.wordings.first { $0.language == language } ?? Self.wordings.first
    return wording?.dialogue(self) ?? ""
  }

  /// The displayed words of the message.
  ///
  /// - Parameter language: An ISO 639-1 code.
  /// - Returns: The words; those of the first wording if there are none in that language.
  public func text(in language: String) -> String { dialogue(in: language).displayed }
}
