import IntentLanguage
import Testing

@testable import IntentKit

@Suite("The recogniser")
struct RecognizerTests {
  private func recognizer(_ intents: (String, [Phrase])...) throws -> TemplateRecognizer {
    try TemplateRecognizer(
      IntentCatalog(
        intents.map { name, phrases in
          var description = IntentDescription(StubIntent.self)
          description.name = name
          description.phrases = phrases
          return description
        }))
  }

  @Test("prefers what leaves fewer words to texts that can be anything")
  func ranking() throws {
    let recognizer = try recognizer(
      ("Find", ["show {text}"]), ("List", ["show the list [of] {text}"]), ("All", ["show the list"])
    )
    #expect(
      recognizer.readings(of: "show the list of apples").map(\.invocation.intent) == [
        "List", "Find",
      ])
    #expect(recognizer.readings(of: "show the list").first?.invocation.intent == "All")
    #expect(recognizer.readings(of: "Show me").first?.invocation.values == ["text": .text("me")])
    #expect(recognizer.readings(of: "hide the list").isEmpty)
  }

  @Test("leaves a tie to the user")
  func tie() throws {
    let recognizer = try recognizer(("A", ["open [the] {text}"]), ("B", ["open {text} [now]"]))
    let readings = recognizer.readings(of: "open doors")
    #expect(readings.map(\.invocation.intent) == ["A", "B"])
    #expect(Set(readings.map(\.rank)).count == 1)
  }

  @Test("prefers values that are allowed")
  func allowed() throws {
    let recognizer = try recognizer(("Count", ["give {number}"]), ("Say", ["give {text}"]))
    #expect(recognizer.readings(of: "give five").first?.invocation.intent == "Count")
    #expect(recognizer.readings(of: "give fifty").map(\.invocation.intent) == ["Say", "Count"])
  }

  @Test("keeps texts as they were written")
  func texts() throws {
    let recognizer = try recognizer(("Say", ["say {text} [now]"]))
    #expect(
      recognizer.readings(of: "Please say “Guten Tag, Welt!” now, thanks").first?.invocation.values
        == ["text": .text("Guten Tag, Welt")])
  }

  @Test("gives sentences that it understands")
  func samples() throws {
    let recognizer = try recognizer(("Count", ["(give|hand) [me] {number} [now]"]))
    let sample = try #require(recognizer.sample(of: "Count"))
    #expect(sample == "give 1")
    #expect(recognizer.readings(of: sample).first?.invocation.values == ["number": .integer(1)])
  }

  @Test(
    "finds which of some things is named",
    arguments: [
      ("the second one", [1]), ("2", [1]), ("number two", [1]), ("last", [2]), ("store", [0, 1]),
      ("Hardware Store", [1]), ("hardware", [1]), ("the bank", [2]), ("fourth", []), ("", []),
      ("none", []), ("um, grocery please", [0]),
    ])
  func choices(_ utterance: String, _ places: [Int]) throws {
    let names = ["Grocery Store", "Hardware Store", "Bank"]
    #expect(try recognizer().choices(in: utterance, among: names) == places)
  }

  @Test("answers within a bound, whatever is said")
  func hostile() throws {
    let recognizer = try recognizer(
      ("A", ["{text} {text2} {text3} {text4}"]), ("B", ["[a] {text} [b] {text2} [c] {text3} d"]))
    let utterance = String(repeating: "a b c ", count: 160)
    let time = ContinuousClock().measure { _ = recognizer.readings(of: utterance) }
    #expect(time < .seconds(20))
  }
}

private struct StubIntent: Intent {
  static let title = "Stub"
  @Parameter("number", in: 1...10, prompt: "?") var number: Int?
  @Parameter("text", prompt: "?") var text: String?
  @Parameter("text2", prompt: "?") var text2: String?
  @Parameter("text3", prompt: "?") var text3: String?
  @Parameter("text4", prompt: "?") var text4: String?
}
