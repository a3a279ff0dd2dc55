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
