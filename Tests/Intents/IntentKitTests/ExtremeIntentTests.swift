import IntentKit
import IntentLanguage
import IntentTesting
import Testing

/// An intent whose parameters can have values as far as types go.
private struct ExtremeIntent: Intent {
  typealias Result = [Int]
  static let title = "Go to extremes"
  static let phrases: [Phrase] = ["go to {any} and {several}", "go to {high}", "go"]
  @Parameter(prompt: "Which number?") var any: Int
  @Parameter(count: 1...Int.max, prompt: "What is the {ordinal} number?")
  var several: [Int]
  @Parameter(kind: .integer([Int.min...0, 5...Int.max]), prompt: "Which half?") var half: Int?
  @Parameter(in: (Int.max - 1)...Int.max, prompt: "How high?") var high: Int?
}

private let extreme = Plugin(ExtremeIntent.self) { intent, _ in
  .success("Went there.", value: intent.several)
}

@Suite("Extreme values")
struct ExtremeIntentTests {
  let helper: Assistant

  init() throws {
    helper = try Assistant(
      plugins: [extreme])
  }

  @Test("are asked for, refused and taken without a trap")
  func conversation() async throws {
    try await converse(with: helper) {
      user("go")
      assistant("Which number?")
      user("up")
      user("down")
      user("sideways")
      assistant(mentions: "I need a whole number. Or say cancel.")
      user("minus five")
      assistant("What is the first number?")
      user("help")
      assistant(mentions: "I need one or more, each a whole number.")
      user("-99999999999999999999")
      assistant(mentions: "Sorry, I didn't understand that.")
      user("9,223,372,036,854,775,807 and minus 3")
      handles(
        "Extreme", with: ["any": .integer(-5), "several": .list([.integer(.max), .integer(-3)])])
    }
    try await converse(with: helper) {
      user("go to 5")
      assistant("Which number?")
      user("1")
      user("2")
      assistant(mentions: "5 can't be the high")
    }
  }

  @Test("have samples, a schema and a grammar")
  func derived() throws {
    let recognizer = try TemplateRecognizer(helper.catalog)
    #expect(recognizer.sentences(for: "Extreme", count: 30).count == 30)
    for intent in helper.catalog.intents {
      _ = JSONSchema.parameters(of: intent)
      _ = JSONSchema.result(of: intent)
    }
    #expect(try SpeechGrammar(helper.catalog, name: "x").text.contains("<whole>"))
  }
}
