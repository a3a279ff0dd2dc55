public import IntentKit
import PlainJSON

extension ConversationSession {
  /// Answers an event in its coded form with outputs in theirs, for front ends that speak through a pipe or a socket.
  ///
  /// Whatever is sent, one answer comes back, after any progress: `{"event": "answer", …}`, or
  /// `{"event": "invalid", "text": "…"}` for a line that isn't an event.
  ///
  /// ```swift
  /// let (line, turn) = await conversation.answer(json: #"{"say": "draw a game"}"#) { send($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - json: The event, such as `{"say": "solve a numbers game"}`.
  ///   - isLocked: Whether the device is locked.
  ///   - progress: Called with progress in its coded form.
  /// - Returns: The answer in its coded form, on one line; and the turn, `nil` if there was no event.
  public func answer(
    json: String, isLocked: Bool = false,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) async -> (json: String, turn: Turn?) {
    let event: ConversationEvent
    do throws(JSONError) {
      event = try JSON.decode(ConversationEvent.self, from: json)
    } catch {
      return (ConversationOutput.invalid(error.description(of: "the line")).json, nil)
    }
    let turn = await send(event, isLocked: isLocked) {
      progress(ConversationOutput.progress($0).json)
    }
    return (ConversationOutput.answer(turn).json, turn)
  }
}

extension ConversationOutput {
  /// The coded form, on one line.
  public var json: String { JSON.encode(self) }
}
