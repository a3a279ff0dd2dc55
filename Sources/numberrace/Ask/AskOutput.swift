import IntentKit
import NumberRaceAssistant

/// How the answers of an assistant are written.
enum AskOutput {
  /// For a person: what is drawn, and then what is shown.
  case shown
  /// What a voice would say.
  case spoken
  /// One event a line, for another program.
  case json

  /// Writes what the user said, where it would not be seen otherwise.
  func echo(_ utterance: String) {
    switch self {
    case .shown, .spoken: print("> \(utterance)")
    case .json: break
    }
  }

  /// Writes the answer to an event.
  func write(_ turn: Turn) {
    switch self {
    case .spoken:
      print(turn.dialogue.spoken)
    case .shown where !turn.steps.isEmpty:
      for step in turn.steps {
        Self.show(step.dialogue, step.snippet, short: step.dialogue.short)
        print()
      }
      print(turn.ending.displayed)
    case .shown:
      Self.show(turn.dialogue, turn.outcome?.snippet, short: turn.dialogue.short)
      if let command = turn.outcome?.commandToContinue { print("Go on with: \(command)") }
    case .json:
      print(ConversationOutput.answer(turn).json)
    }
    Platform.flushOutput()
    Self.warn(of: turn)
  }

  /// Tells the person at the terminal what a program may pass over.
  static func warn(of turn: Turn) {
    if let failure = turn.memoryFailure {
      Platform.printError("This was done, but is not remembered: \(failure).")
    }
  }

  private static func show(_ dialogue: Dialogue, _ snippet: Snippet?, short: String) {
    if let snippet {
      print(snippet.text(Style.output.isOn ? .ansi : .plain) + "\n")
      print(short)
    } else {
      print(dialogue.displayed)
    }
  }

  /// Writes the progress of long work, for a program.
  func write(_ progress: HandlingProgress) {
    guard case .json = self else { return }
    print(ConversationOutput.progress(progress).json)
    Platform.flushOutput()
  }
}
