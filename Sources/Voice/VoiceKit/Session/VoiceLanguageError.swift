/// An assistant whose language a voice session does not speak.
public struct VoiceLanguageError: Error, Hashable, CustomStringConvertible {
  /// The code of the assistant's language.
  public let language: String

  /// The reason, and what is allowed.
  public var description: String {
    "a voice session speaks English (en), and the assistant's language is '\(language)'"
  }
}
