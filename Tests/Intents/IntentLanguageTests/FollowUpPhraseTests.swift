import IntentKit
import Testing

@testable import IntentLanguage

@Suite("Phrases that follow a result")
struct FollowUpPhraseTests {
  private struct MoreIntent: Intent {
    static let title = "More"
    static let phrases: [Phrase] = ["count further"]
    static let followUpPhrases: [Phrase] = ["another [{count}]"]
    @Parameter(in: 1...9, title: "count", prompt: "How many?") var count: Int?
  }

  private struct FaultyIntent: Intent {
    static let title = "Faulty"
    static let phrases: [Phrase] = ["count down"]
    static let followUpPhrases: [Phrase] = ["another {nothing}"]
  }

  @Test("they are prepared when they are first needed, in every copy at once")
  func deferred() throws {
    let recognizer = try TemplateRecognizer(
      IntentCatalog([IntentDescription(MoreIntent.self)], language: "en"))
    let following = try #require(recognizer.following)
    #expect(recognizer.readings(of: "count further").map(\.intent) == ["More"])
    #expect(!following.isComputed)
    let exact = recognizer.exactFollowUps(in: "another 3", among: ["More"], knowing: nil)
    #expect(exact.first?.inputs["count"]?.input == .value(.integer(3)))
    #expect(following.isComputed)
    #expect(
      exact == recognizer.followUps(in: "another 3", among: ["More"], knowing: nil))
    #expect(recognizer.exactFollowUps(in: "another 3", among: [], knowing: nil).isEmpty)
    #expect(
      recognizer.exactFollowUps(in: "anothr 3", among: ["More"], knowing: nil).isEmpty)
  }

  @Test("their faults are found at once")
  func faults() throws {
    let catalog = IntentCatalog([IntentDescription(FaultyIntent.self)], language: "en")
    #expect(throws: RegistrationError.self) { try TemplateRecognizer(catalog) }
  }
}
