import IntentKit
import IntentLanguage
import IntentTesting
import Testing

@Suite("A handler's words for values")
struct HandlerWordsTests {
  @Test(
    "are in the language of the conversation",
    arguments: [
      (Language.english, "€1,234.50, 2.5, milk, eggs and bread, yes, tomorrow at 19:30"),
      (.german, "1.234,50 €, 2,5, milk, eggs und bread, ja, morgen um 19:30 Uhr"),
      (.french, "1\u{202F}234,50 €, 2,5, milk, eggs et bread, oui, demain à 19h30"),
    ])
  func words(_ language: Language, _ words: String) async throws {
    let clock = ScriptClock()
    let assistant = try Assistant(
      plugins: [Plugin(SayHandler())], language: language, environment: clock.environment)
    let turn = await assistant.newConversation().send(.begin(Invocation(SayIntent())))
    #expect(turn.dialogue.displayed == words)
  }

  @Test(
    "have the names of cases in that language, which the parameter's translation has",
    arguments: [(Language.english, "large; small and large"), (.german, "groß; klein und groß")])
  func cases(_ language: Language, _ words: String) async throws {
    let assistant = try Assistant(plugins: [nameSizes], language: language)
    var intent = NameSizesIntent()
    intent.sizes = [.small, .large]
    let turn = await assistant.newConversation().send(.begin(Invocation(intent)))
    #expect(turn.dialogue.displayed == words)
  }
}

private struct NameSizesIntent: Intent {
  static let title = "Name sizes"
  static let phrases: [Phrase] = ["name {sizes}"]
  static let translations = [
    "de": IntentTranslation(
      title: "Größen nennen", phrases: ["nenne {sizes}"],
      parameters: [
        "sizes": .init(
          title: "Größen", prompt: "Welche Größen?", cases: ["small": ["klein"], "large": ["groß"]])
      ])
  ]
  @Parameter(prompt: "Which sizes?") var sizes: [Size]
}

private let nameSizes = Plugin(NameSizesIntent.self) { intent, context in
  .success("\(context.words(Size.large)); \(context.words(intent.sizes))")
}

private struct SayIntent: Intent {
  static let title = "Say values"
  static let phrases: [Phrase] = ["say values"]
}

private struct SayHandler: IntentHandler {
  func handle(
    _ intent: SayIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let amount = try #require(MoneyAmount("1234.50 EUR"))
    let number = try #require(DecimalNumber("2.5"))
    let tomorrow = CalendarMoment(
      context.localTime.date.adding(days: 1), at: TimeOfDay("19:30"))
    let said = [
      context.words(amount), context.words(number), context.words(["milk", "eggs", "bread"]),
      context.words(true), context.words(tomorrow),
    ]
    return .success(Dialogue(said.joined(separator: ", ")))
  }
}
