import IntentKit
import Testing

@testable import IntentLanguage

@Suite("Phrases that choose a case")
struct PhraseChoiceTests {
  private enum Question: String, IntentEnum {
    case size, weight
    static let typeName = "question"
  }

  private struct Describe: Intent {
    static let title = "Describe"
    static let phrases: [Phrase] = [
      "describe [the] {question}", Phrase("how heavy is it", choosing: ["question": "weight"]),
    ]
    static let keywords: [Phrase] = [Phrase("kilograms", choosing: ["question": "weight"])]
    static let followUpPhrases: [Phrase] = [Phrase("how large", choosing: ["question": "size"])]
    @Parameter(prompt: "Which?") var question: Question
  }

  private func recognizer() throws -> TemplateRecognizer {
    try TemplateRecognizer(IntentCatalog([IntentDescription(Describe.self)], language: "en"))
  }

  @Test(
    "give it word for word, and among other words",
    arguments: [
      ("describe the size", "size"), ("how heavy is it", "weight"),
      ("how many kilograms are there", "weight"),
    ])
  func chosen(_ sentence: String, _ question: String) throws {
    let reading = try #require(
      try recognizer().readings(of: sentence, knowing: nil).first, "\(sentence)")
    #expect(reading.inputs["question"]?.input == .value(.enumeration(question)))
  }

  @Test("give it as follow-ups")
  func followUps() throws {
    let found = try recognizer().exactFollowUps(
      in: "how large", among: ["Describe"], knowing: nil)
    #expect(found.first?.inputs["question"]?.input == .value(.enumeration("size")))
  }

  @Test("follow something also beside sentences that ask for nothing, but not beside requests")
  func sentences() throws {
    let recognizer = try recognizer()
    func intents(_ text: String) -> [String] {
      recognizer.exactFollowUps(in: text, among: ["Describe"], knowing: nil).map(\.intent)
    }
    #expect(intents("There, I have a pen now. How large?") == ["Describe"])
    #expect(intents("Describe the weight. How large?") == [])
    #expect(intents("Yes. How large?") == [])
  }

  private struct Faulty: Intent {
    static let title = "Faulty"
    static let phrases: [Phrase] = [
      Phrase("one", choosing: ["question": "colour"]), Phrase("two", choosing: ["place": "size"]),
      Phrase("three", choosing: ["count": "size"]),
    ]
    @Parameter(prompt: "Which?") var question: Question
    @Parameter(in: 1...9, prompt: "How many?") var count: Int
  }

  @Test("are refused with what is allowed")
  func faults() throws {
    let catalog = IntentCatalog([IntentDescription(Faulty.self)], language: "en")
    let error = try #require(throws: RegistrationError.self) { try TemplateRecognizer(catalog) }
    let text = "\(error)"
    #expect(text.contains("chooses 'colour' for 'question'; choose one of size, weight"))
    #expect(text.contains("chooses 'place', which is not a parameter"))
    #expect(text.contains("chooses 'count', which is not an enumeration"))
  }
}
