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

  @Test("guesses at words that are misspelt, if nothing matches as it is, and says so")
  func guesses() throws {
    let recognizer = try recognizer(
      ("Show", ["show the shopping list"]), ("Add", ["add {text} to the shopping list"]),
      ("Stop", ["shop the listing"]))
    let shown = recognizer.readings(of: "show the shoping lsit")
    #expect(shown.map(\.invocation.intent) == ["Show"])
    #expect(shown.map(\.isGuess) == [true])
    let added = recognizer.readings(of: "add appels to the shoping list")
    #expect(added.first?.invocation == Invocation(intent: "Add", values: ["text": .text("appels")]))
    // What is a word of some phrase is what it is.
    #expect(recognizer.readings(of: "shop the shopping list").isEmpty)
    #expect(recognizer.readings(of: "show the shopping list").map(\.isGuess) == [false])
  }

  @Test("does not need politeness, and does not mind it in a phrase")
  func politeness() throws {
    let recognizer = try recognizer(("Ask", ["could you help {text}"]), ("Say", ["say {text}"]))
    #expect(recognizer.readings(of: "could you help me").first?.invocation.intent == "Ask")
    #expect(
      recognizer.readings(of: "please could you say hello please").first?.invocation
        == Invocation(intent: "Say", values: ["text": .text("hello")]))
  }

  @Test("reads contractions as what they stand for")
  func contractions() throws {
    let recognizer = try recognizer(("Ask", ["what is {text}", "they are {text}"]))
    #expect(
      recognizer.readings(of: "What’s new?").first?.invocation.values == ["text": .text("new")])
    #expect(recognizer.readings(of: "they're here").count == 1)
  }

  @Test("explains what it chose and where the others failed")
  func explains() throws {
    let recognizer = try recognizer(
      ("Count", ["give me {number}", "give {number} now"]), ("Say", ["give {text}"]))
    let explanation = recognizer.explain("give me five, please")
    #expect(explanation.words == ["give", "me", "five"])
    #expect(explanation.attempts.map(\.intent) == ["Count", "Say", "Count"])
    #expect(
      explanation.attempts.map(\.outcome) == [
        .matched(["number": .integer(5)], freeWords: 0, guessedWords: 0, isAllowed: true),
        .matched(["text": .text("me five")], freeWords: 2, guessedWords: 0, isAllowed: true),
        .failed(after: 1),
      ])
    let guess = recognizer.explain("giev me five")
    guard case .matched(_, _, let guessed, _)? = guess.attempts.first?.outcome else {
      Issue.record("nothing matches")
      return
    }
    #expect(guessed == 1)
  }

  @Test("gives sentences by the dozen, all of which it understands")
  func sentences() throws {
    let recognizer = try recognizer(
      ("Count", ["(give|hand) [me] {number} [now|(today;please sir)]"]), ("Say", ["say {text}"]))
    let sentences = recognizer.sentences(for: "Count", count: 50)
    #expect(sentences.count == 50)
    #expect(Set(sentences).count == 50)
    for sentence in sentences {
      #expect(recognizer.readings(of: sentence).first?.invocation.intent == "Count", "\(sentence)")
    }
    #expect(recognizer.sentences(for: "Say", count: 50) == ["say text"])
    #expect(recognizer.sentences(for: "None", count: 50).isEmpty)
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
