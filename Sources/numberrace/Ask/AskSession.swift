import ArgumentParser
import IntentKit

/// A conversation on the command line.
struct AskSession {
  private let conversation: ConversationSession
  let output: AskOutput
  private let isLocked: Bool
  /// Whether the assistant waits for an answer.
  private(set) var isQuestionOpen = false
  /// Whether an intent was not carried out because an answer is missing.
  private(set) var isAnswerNeeded = false

  /// Whether what was done last was done to its end.
  private(set) var isRunDone = false

  init(conversation: ConversationSession, output: AskOutput, isLocked: Bool = false) {
    self.conversation = conversation
    self.output = output
    self.isLocked = isLocked
  }

  mutating func say(_ utterance: String) async {
    await send(.say(utterance))
  }

  mutating func follow(_ activity: UserActivity) async {
    await send(.resume(activity))
  }

  /// Opens what a link names, which anyone can have made.
  mutating func open(_ activity: UserActivity) async {
    await send(.open(activity))
  }

  mutating func run(_ shortcut: Shortcut) async {
    await send(.run(shortcut))
  }

  /// Answers what comes from standard input, until it ends, or until nothing is open any more.
  mutating func converse(endsWhenDone: Bool, greeting: String? = nil) async {
    var isJSON = false
    if case .json = output { isJSON = true }
    let isTerminal = Platform.inputIsTerminal && Platform.outputIsTerminal && !isJSON
    if isTerminal, let greeting { print(greeting) }
    var reader = LineReader()
    while !endsWhenDone || isQuestionOpen {
      if isTerminal {
        print("> ", terminator: "")
        Platform.flushOutput()
      }
      guard let lines = reader.nextLines() else {
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
        if endsWhenDone, !isQuestionOpen { return }
      }
    }
  }

  /// Goes on until nothing is open any more.
  mutating func finish() async throws {
    await converse(endsWhenDone: true)
    if isAnswerNeeded { throw ExitCode.refused }
  }

  private mutating func send(_ event: ConversationEvent) async {
    let turn = await Platform.cancellingOnInterrupt { [conversation, isLocked, output] in
      await conversation.send(event, isLocked: isLocked) { output.write($0) }
    }
    isQuestionOpen = turn.isQuestion
    isRunDone = turn.outcome.map { $0.code != .failure } ?? false
    if case .offer = turn.expectation {
      isAnswerNeeded = false
    } else {
      isAnswerNeeded = isQuestionOpen
    }
    output.write(turn)
  }
}
