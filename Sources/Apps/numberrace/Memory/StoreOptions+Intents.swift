import ArgumentParser
import IntentKit
import NumberRaceAssistant

extension StoreOptions {
  /// Carries an intent out for a command, as if it had been asked for in a sentence: by the same checks, with the same words,
  /// remembered and undone alike.
  ///
  /// The command has all values, so that nothing is asked but whether the user agrees.
  ///
  /// - Parameters:
  ///   - intent: The intent, with entities by their identifiers.
  ///   - yes: Whether the user agreed by an option of the command.
  /// - Throws: ``CommandFailure`` if the intent is refused or fails; `ExitCode` if the user does not agree.
  func carryOut<Request: Intent>(_ intent: Request, yes: Bool = false) async throws {
    let assistant = try assistant(.english)
    let asking = CommandPresenter(intent: assistant.catalog[Request.name], yes: yes)
    let turn = try await assistant.newConversation().carryOut(Invocation(intent), asking: asking)
    AskOutput.warn(of: turn)
    guard let outcome = turn.outcome else {
      print(turn.dialogue.displayed.visible)
      throw ExitCode.refused
    }
    let words = outcome.dialogue.displayed
    if outcome.code.isFailure { throw CommandFailure(.refused, CommandPresenter.trimmed(words)) }
    print(words.visible)
    if let memory = try? stores.memory() { try? Self.tell(of: memory) }
  }
}

/// Asks for the agreement of the person at the command line. A value that is not accepted ends the command with the reason.
private struct CommandPresenter: QuestionPresenter {
  let intent: IntentDescription?
  let yes: Bool

  func value(
    of parameter: String, intent: String, question: Dialogue, suggestions: [String]
  ) async throws -> IntentValue {
    let prompt = self.intent?.parameter(parameter)?.prompt ?? ""
    let words = question.displayed
    let reason = words.hasSuffix(prompt) ? String(words.dropLast(prompt.count)) : words
    throw CommandFailure(
      .refused, Self.trimmed(reason.isEmpty ? "\(parameter) cannot be used" : reason))
  }

  func choice(among choices: [String], question: Dialogue) async throws -> Int {
    throw CommandFailure(.refused, "This can be one of \(choices.joined(separator: ", "))")
  }

  func confirmation(of name: String, question: Dialogue) async throws -> Bool {
    try await agreement(to: question)
  }

  func agreement(to question: Dialogue) async throws -> Bool {
    yes || Confirmation.isGiven(to: question.displayed)
  }

  /// Words without the full stop and spaces at their end.
  static func trimmed(_ words: String) -> String {
    var words = words[...]
    while words.last == " " || words.last == "." { words.removeLast() }
    return String(words)
  }
}
