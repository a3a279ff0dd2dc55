import ArgumentParser
import IntentKit
import NumberRaceAssistant

/// A conversation on the command line.
struct AskSession {
  let conversation: ConversationSession
  let output: AskOutput
  var isLocked = false
  /// Whether the assistant waits for an answer.
  private(set) var isQuestionOpen = false
  /// Whether an intent was not carried out because an answer is missing.
  private(set) var isAnswerNeeded = false
  /// Whether the user said goodbye.
  private(set) var isOver = false

  /// Whether what was done last was done to its end.
  private(set) var isRunDone = false

  /// Whether what was said last was not understood, or was tried and failed.
  private(set) var hasFailed = false

  /// Answers an utterance.
  mutating func say(_ utterance: String) async {
    await send(.say(utterance))
  }

  /// Answers an event.
  mutating func send(_ event: ConversationEvent) async {
    let turn = await Platform.cancellingOnInterrupt { [conversation, isLocked, output] in
      await conversation.send(event, isLocked: isLocked) { output.write($0) }
    }
    note(turn)
    output.write(turn)
  }

  /// Answers events in their coded form, one a line of standard input, until it ends.
  ///
  /// - Returns: Whether every line was an event.
  mutating func answerEvents() async -> Bool {
    var areAllEvents = true
    var reader = LineReader()
    while let lines = reader.nextLines() {
      for line in lines {
        guard let turn = await answer(line) else {
          areAllEvents = false
          continue
        }
        note(turn)
      }
    }
    return areAllEvents
  }

  private func answer(_ line: LineReader.Line) async -> Turn? {
    guard case .text(let text) = line else {
      let reason = "the line is too long: \(LineReader.maximumLength) bytes are allowed"
      print(ConversationOutput.invalid(reason).json)
      StandardOutput.flush()
      return nil
    }
    let answer = await Platform.cancellingOnInterrupt { [conversation, isLocked] in
      await conversation.answer(json: text, isLocked: isLocked) { progress in
        print(progress)
        StandardOutput.flush()
      }
    }
    print(answer.json)
    StandardOutput.flush()
    if let turn = answer.turn { AskOutput.warn(of: turn) }
    return answer.turn
  }

  /// Answers the lines of standard input until it ends, or until no request is open.
  mutating func converse(endsWhenDone: Bool, greeting: String? = nil) async {
    var isJSON = false
    if case .json = output { isJSON = true }
    let isTerminal = Platform.inputIsTerminal && Platform.outputIsTerminal && !isJSON
    if isTerminal, let greeting { print(greeting) }
    var reader = LineReader()
    while !endsWhenDone || isQuestionOpen {
      guard let lines = isTerminal ? Self.typedLine() : reader.nextLines() else {
        if isTerminal { print() }
        return
      }
      for line in lines {
        switch line {
        case .text(let text):
          if !isTerminal { output.echo(text) }
          await say(text)
        case .tooLong:
          await say(
            String(
              repeating: "x", count: ConversationSession.maximumUtteranceLength + 1))
        }
        if isOver || endsWhenDone && !isQuestionOpen { return }
      }
    }
  }

  /// A line from the terminal; `nil` at its end.
  private static func typedLine() -> [LineReader.Line]? {
    guard let text = LineEditor.readLine("> ") else { return nil }
    return [text.utf8.count > LineReader.maximumLength ? .tooLong : .text(text)]
  }

  /// Continues until no request is open.
  mutating func finish() async throws {
    await converse(endsWhenDone: true)
    if isAnswerNeeded { throw ExitCode.refused }
  }

  private mutating func note(_ turn: Turn) {
    isQuestionOpen = turn.isQuestion
    isOver = turn.isFarewell
    isRunDone = turn.outcome.map { !$0.code.isFailure } ?? false
    if let outcome = turn.outcome {
      hasFailed = outcome.code.isFailure
    } else if !turn.isQuestion {
      hasFailed = turn.certainty == .missed
    }
    // What is offered after something was done may be left; what is offered instead may not.
    if case .offer = turn.expectation, turn.outcome != nil {
      isAnswerNeeded = false
    } else {
      isAnswerNeeded = isQuestionOpen
    }
  }
}
