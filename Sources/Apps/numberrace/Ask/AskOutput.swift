import IntentKit
import NumberRaceAssistant

/// How the answers of an assistant are written.
enum AskOutput {
  /// For a person: what is drawn, and then what is shown.
  case shown
  /// The spoken text of an answer.
  case spoken
  /// One event a line, for another program.
  case json

  /// Echoes the user's words where they would not be visible.
  func echo(_ utterance: String) {
    if case .json = self { return }
    print("> \(utterance)")
  }

  /// Writes the answer to an event.
  func write(_ turn: Turn) {
    switch self {
    case .spoken:
      print(Self.numbered(turn))
    case .shown where !turn.steps.isEmpty:
      var board = Board()
      for (place, step) in turn.steps.enumerated() {
        Self.show(
          step.dialogue,
          step.snippet.map { board.rest(of: $0, isLast: place + 1 == turn.steps.count) })
        print()
      }
      print(turn.ending.displayed)
    case .shown:
      var board = Board()
      Self.show(
        turn.dialogue, turn.outcome?.snippet.map { board.rest(of: $0, isLast: true) })
      if let command = turn.outcome?.commandToContinue { print("Go on with: \(command)") }
    case .json:
      print(ConversationOutput.answer(turn).json)
    }
    StandardOutput.flush()
    Self.warn(of: turn)
  }

  /// The spoken text, with a number before each of several choices, so that the user can choose by number.
  private static func numbered(_ turn: Turn) -> String {
    let spoken = turn.dialogue.spoken
    guard case .choice(let choices) = turn.expectation, choices.count > 1 else { return spoken }
    var text = ""
    var rest = spoken[...]
    for (place, choice) in choices.enumerated() {
      // All of them are numbered or none.
      guard let range = rest.firstRange(of: choice) else { return spoken }
      text += rest[..<range.lowerBound] + "\(place + 1), \(choice)"
      rest = rest[range.upperBound...]
    }
    return text + rest
  }

  /// Tells the person at the terminal what a program may pass over.
  static func warn(of turn: Turn) {
    if let failure = turn.memoryFailure {
      Platform.printError("This was done, but is not remembered: \(failure).")
    }
  }

  /// Writes what is said, then what is drawn, then the buttons.
  private static func show(_ dialogue: Dialogue, _ drawn: Board.Drawn?) {
    guard let drawn else { return print(dialogue.displayed) }
    let style = Style.output
    print(dialogue.short)
    if !drawn.text.isEmpty { print("\n\(drawn.text)") }
    if !drawn.buttons.isEmpty {
      print("\n" + drawn.buttons.map { style.bold("[ \($0) ]") }.joined(separator: "  "))
    }
  }

  /// The board of a game that several steps of a shortcut have in common, which is drawn once.
  private struct Board {
    private var title: String?
    private var tiles: Snippet.Block?

    struct Drawn {
      let text: String
      let buttons: [String]
    }

    /// A snippet as text, without the board if it was just drawn. Only the latest snippet has actions.
    mutating func rest(of snippet: Snippet, isLast: Bool) -> Drawn {
      var snippet = snippet
      let buttons = isLast ? snippet.actions.map(\.title.visible) : []
      snippet.actions = []
      let style: Snippet.TextStyle = Style.output.isOn ? .ansi : .plain
      guard case .tiles? = snippet.blocks.first else {
        return Drawn(text: snippet.text(style), buttons: buttons)
      }
      let isKnown = snippet.title == title && snippet.blocks.first == tiles
      (title, tiles) = (snippet.title, snippet.blocks.first)
      guard isKnown else { return Drawn(text: snippet.text(style), buttons: buttons) }
      snippet.blocks.removeFirst()
      // The title comes first, and then an empty line.
      let text = snippet.text(style)
      let start = text.firstRange(of: "\n\n")?.upperBound ?? text.startIndex
      return Drawn(text: String(text[start...]), buttons: buttons)
    }
  }

  /// Writes the progress of long work, for a program.
  func write(_ progress: HandlingProgress) {
    guard case .json = self else { return }
    print(ConversationOutput.progress(progress).json)
    StandardOutput.flush()
  }
}
