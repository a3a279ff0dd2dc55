import IntentKit
import IntentLanguage
import IntentTesting
import Synchronization
import Testing

@Suite("Requests that follow a result")
struct FollowUpTests {
  @Test("those that match word for word come first, and near ones are not sought in vain")
  func order() async throws {
    let counter = Counter()
    let helper = try Assistant(
      plugins: [dealCard, dealAgain],
      language: "en", wording: TextWording("en"),
      recognizer: { catalog throws(RegistrationError) in
        try CountingRecognizer(catalog, counter)
      })
    try await converse(with: helper) {
      user("deal a card")
      assistant("A queen.")
      user("deal a card")
      assistant("A queen.")
      user("another one")
      assistant("A king.")
    }
    #expect(counter.value == 0)
    try await converse(with: helper) {
      user("deal a card")
      user("show me another one please then")
      assistant(mentions: "king")
    }
    #expect(counter.value > 0)
  }
}

private final class Counter: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func increment() { count.withLock { $0 += 1 } }
}

/// Counts how often follow-ups are read tolerantly.
private struct CountingRecognizer: IntentRecognizer {
  private let templates: TemplateRecognizer
  private let counter: Counter

  init(_ catalog: IntentCatalog, _ counter: Counter) throws(RegistrationError) {
    templates = try TemplateRecognizer(catalog)
    self.counter = counter
  }

  func readings(of utterance: String, knowing names: KnownNames?) -> [Reading] {
    templates.readings(of: utterance, knowing: names)
  }
  func followUps(
    in utterance: String, among intents: Set<String>, knowing names: KnownNames?
  ) -> [Reading] {
    counter.increment()
    return templates.followUps(in: utterance, among: intents, knowing: names)
  }
  func exactFollowUps(
    in utterance: String, among intents: Set<String>, knowing names: KnownNames?
  ) -> [Reading] {
    templates.exactFollowUps(in: utterance, among: intents, knowing: names)
  }
  func answer(in utterance: String, to slots: [Slot]) -> Answer? { nil }
  func command(in utterance: String) -> ConversationCommand? { templates.command(in: utterance) }
  func correction(in utterance: String, of request: OpenRequest) -> Correction? { nil }
  func choices(in utterance: String, among names: [String]) -> [Int] { [] }
  func sample(of intent: String) -> String? { templates.sample(of: intent) }
}

private struct DealCardIntent: Intent {
  static let title = "Deal a card"
  static let phrases: [Phrase] = ["deal a card"]
}

private let dealCard = Plugin(DealCardIntent.self) { _, _ in
  IntentResponse(.success, "A queen.", followUps: [Invocation(DealAgainIntent())])
}

private struct DealAgainIntent: Intent {
  static let title = "Deal another card"
  static let phrases: [Phrase] = ["deal yet another card"]
  static let followUpPhrases: [Phrase] = ["[show me] another one"]
}

private let dealAgain = Plugin(DealAgainIntent.self) { _, _ in
  .success("A king.")
}
