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
///
/// - Parameters:
///   - utterance: What.
///   - isLocked: Whether the device is locked.
/// - Returns: The line of the script.
public func user(_ utterance: String, isLocked: Bool = false) -> ScriptLine {
  ScriptLine(content: .user(utterance, isLocked: isLocked))
}

/// The user taps an intent, or a program asks for it.
///
/// - Parameters:
///   - intent: The intent, with the values that are known.
///   - isLocked: Whether the device is locked.
/// - Returns: The line of the script.
public func tap(_ intent: some Intent, isLocked: Bool = false) -> ScriptLine {
  ScriptLine(content: .begins(Invocation(intent), isLocked: isLocked))
}

/// The assistant answers with exactly this text on the screen.
///
/// - Parameter displayed: The text.
/// - Returns: The line of the script.
public func assistant(_ displayed: String) -> ScriptLine {
  ScriptLine(content: .shows(displayed))
}

/// The assistant answers with exactly this text by voice.
///
/// - Parameter spoken: The text.
/// - Returns: The line of the script.
public func assistant(says spoken: String) -> ScriptLine {
  ScriptLine(content: .says(spoken))
}

/// The text of the assistant's answer, on the screen, has this in it.
///
/// - Parameter part: A part of the text.
/// - Returns: The line of the script.
public func assistant(mentions part: String) -> ScriptLine {
  ScriptLine(content: .mentions(part))
}

/// With its answer, the assistant has carried out an intent.
///
/// - Parameters:
///   - intent: What programs call the intent.
///   - values: The values that it was carried out with; any if they are not given.
///   - code: What became of it.
/// - Returns: The line of the script.
public func handles(
  _ intent: String, with values: [String: IntentValue]? = nil, code: ResponseCode = .success
) -> ScriptLine {
  ScriptLine(content: .handles(intent, values, code))
}

/// With its answer, the assistant has carried out nothing.
///
/// - Returns: The line of the script.
public func handlesNothing() -> ScriptLine {
  ScriptLine(content: .handles("", nil, .failure))
}

/// After its answer, the assistant waits for an answer to a question.
///
/// - Returns: The line of the script.
public func waits() -> ScriptLine {
  ScriptLine(content: .asks(true))
}

/// After its answer, nothing is open.
///
/// - Returns: The line of the script.
public func isDone() -> ScriptLine {
  ScriptLine(content: .asks(false))
}

/// Time passes. The assistant must have the time of the ``ScriptClock`` that the script is run with.
///
/// - Parameter seconds: How much.
/// - Returns: The line of the script.
public func later(seconds: Int) -> ScriptLine {
  ScriptLine(content: .later(seconds))
}

/// Makes scripts of lines.
@resultBuilder
public enum ScriptBuilder {
  /// A script.
  ///
  /// - Parameter lines: Its parts.
  /// - Returns: Its lines.
  public static func buildBlock(_ lines: [ScriptLine]...) -> [ScriptLine] { lines.flatMap(\.self) }

  /// A line.
  ///
  /// - Parameter line: The line.
  /// - Returns: The line alone.
  public static func buildExpression(_ line: ScriptLine) -> [ScriptLine] { [line] }

  /// Lines that are repeated.
  ///
  /// - Parameter lines: The lines of each time.
  /// - Returns: All of them.
  public static func buildArray(_ lines: [[ScriptLine]]) -> [ScriptLine] { lines.flatMap(\.self) }

  /// Lines that may be left out.
  ///
  /// - Parameter lines: The lines, if they are not left out.
  /// - Returns: The lines.
  public static func buildOptional(_ lines: [ScriptLine]?) -> [ScriptLine] { lines ?? [] }
}
