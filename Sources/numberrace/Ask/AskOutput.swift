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
      print(JSONLine.encode(Self.event(turn)))
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
    var event: [String: JSON] = ["event": "progress", "text": .string(progress.text)]
    event["percent"] = progress.share.map { .integer(Int(100 * $0)) }
    print(JSONLine.encode(JSON.object(event)))
    Platform.flushOutput()
  }

  private static func event(_ turn: Turn) -> JSON {
    var event: [String: JSON] = [
      "event": "answer", "spoken": .string(turn.dialogue.spoken),
      "displayed": .string(turn.dialogue.displayed), "expects": expectation(turn.expectation),
    ]
    if !turn.steps.isEmpty { event["steps"] = .array(turn.steps.map { .object(outcome($0)) }) }
    if let result = turn.outcome { event["outcome"] = .object(outcome(result)) }
    return .object(event)
  }

  private static func outcome(_ outcome: Outcome) -> [String: JSON] {
    var json: [String: JSON] = [
      "intent": .string(outcome.invocation.intent), "code": .string(outcome.code.rawValue),
      "parameters": JSONSchema.json(.object(outcome.invocation.values)),
    ]
    json["result"] = outcome.value.map(JSONSchema.json)
    json["link"] = outcome.activity.map { .string($0.link(scheme: Assistant.linkScheme)) }
    json["picture"] = outcome.snippet.map { .string($0.svg) }
    return json
  }

  private static func expectation(_ expectation: Turn.Expectation) -> JSON {
    switch expectation {
    case .request:
      ["kind": "request"]
    case .value(let intent, let parameter, let suggestions):
      [
        "kind": "value", "intent": .string(intent), "parameter": .string(parameter),
        "suggestions": .array(suggestions.map { .string($0) }),
      ]
    case .choice(let names):
      ["kind": "choice", "choices": .array(names.map { .string($0) })]
    case .confirmation(let intent):
      ["kind": "confirmation", "intent": .string(intent)]
    case .offer(let invocation):
      ["kind": "offer", "intent": .string(invocation.intent)]
    }
  }
}
