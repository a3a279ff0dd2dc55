public import IntentKit

/// A line of a scripted conversation.
public struct ScriptLine: Sendable {
  enum Content: Sendable {
    case user(String, isLocked: Bool)
    case begins(Invocation, isLocked: Bool)
    case shows(String)
    case says(String)
    case mentions(String)
    case handles(String, [String: IntentValue]?, ResponseCode)
    case asks(Bool)
    case later(Int)
  }

  let content: Content
}

/// The user says or types something.
public func user(_ utterance: String, isLocked: Bool = false) -> ScriptLine {
  ScriptLine(content: .user(utterance, isLocked: isLocked))
}

/// The user taps an intent, or a program requests it.
public func tap(_ intent: some Intent, isLocked: Bool = false) -> ScriptLine {
  ScriptLine(content: .begins(Invocation(intent), isLocked: isLocked))
}

/// The assistant displays exactly this text.
public func assistant(_ displayed: String) -> ScriptLine {
  ScriptLine(content: .shows(displayed))
}

/// The assistant says exactly this text.
public func assistant(says spoken: String) -> ScriptLine {
  ScriptLine(content: .says(spoken))
}

/// The assistant's displayed text contains this part.
public func assistant(mentions part: String) -> ScriptLine {
  ScriptLine(content: .mentions(part))
}

/// The assistant handles an intent in this turn.
///
/// - Parameters:
///   - intent: The intent's name, for programs.
///   - values: All the values that it is handled with, those of defaults too; any values by
///     default. An entity is `entity.intentValue`.
///   - code: The status of the intent.
/// - Returns: The line of the script.
public func handles(
  _ intent: String, with values: [String: IntentValue]? = nil, code: ResponseCode = .success
) -> ScriptLine {
  ScriptLine(content: .handles(intent, values, code))
}

/// The assistant handles no intent in this turn.
public func handlesNothing() -> ScriptLine {
  ScriptLine(content: .handles("", nil, .failure))
}

/// The assistant waits for an answer after this turn.
public func waits() -> ScriptLine {
  ScriptLine(content: .asks(true))
}

/// No question is open after this turn.
public func isDone() -> ScriptLine {
  ScriptLine(content: .asks(false))
}

/// Time passes. The assistant's environment must come from the script's ``ScriptClock``.
public func later(seconds: Int) -> ScriptLine {
  ScriptLine(content: .later(seconds))
}

/// A result builder for scripts.
@resultBuilder
public enum ScriptBuilder {
  /// Concatenates the parts of a script.
  public static func buildBlock(_ lines: [ScriptLine]...) -> [ScriptLine] { lines.flatMap(\.self) }

  /// Wraps a single line.
  public static func buildExpression(_ line: ScriptLine) -> [ScriptLine] { [line] }

  /// Concatenates repeated lines.
  public static func buildArray(_ lines: [[ScriptLine]]) -> [ScriptLine] { lines.flatMap(\.self) }

  /// Adds optional lines.
  public static func buildOptional(_ lines: [ScriptLine]?) -> [ScriptLine] { lines ?? [] }
}
