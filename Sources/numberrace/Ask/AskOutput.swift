import GameCorpus
import IntentKit

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
    case .json:
      print(JSONLine.encode(ConversationOutput.answer(turn)))
    }
    Platform.flushOutput()
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

  func write(_ progress: HandlingProgress) {
    guard case .json = self else { return }
    print(JSONLine.encode(ConversationOutput.progress(progress)))
    Platform.flushOutput()
  }
}
