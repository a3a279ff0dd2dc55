import IntentKit
import IntentLanguage
import IntentTesting
import Testing

private struct BookTableIntent: Intent {
  static let title = "Book a table"
  static let phrases: [Phrase] = ["book a table [for {guests}] [for {hours} hours] [by {wishes}]"]
  @Parameter(in: 1...12, default: 2, prompt: "For how many?", isPrivate: true) var guests: Int
  @Parameter(
    in: DecimalNumber(0)...DecimalNumber(5), fractionDigits: 1, default: DecimalNumber(2),
    prompt: "For how many hours?", isPrivate: true)
  var hours: DecimalNumber
  @Parameter(count: 1...3, default: ["the window"], prompt: "Where?", isPrivate: true)
  var wishes: [String]
}

private let bookTable = Plugin(BookTableIntent.self) { intent, _ in
  .success("\(intent.guests) for \("\(intent.hours)") hours: \("\(intent.wishes)").")
}

private struct FlawedIntent: Intent {
  static let title = "Book a table"
  static let phrases: [Phrase] = ["book {wishes}"]
  @Parameter(count: 1...2, default: ["a", "b", "c"], prompt: "Where?") var wishes: [String]
}

private let flawed = Plugin(FlawedIntent.self) { _, _ in .success("Done.") }

/// An order, which has a name in each language.
private struct OrderEntity: IntentEntity {
  static let typeName = "order"
  static let title = "order"
  let id: String
  let name: String
}

private struct OrderQuery: EntityQuery {
  func suggestedEntities(in language: String) async throws -> [OrderEntity] {
    let noun = language == "de" ? "Bestellung" : "order"
    return [101, 102].map { OrderEntity(id: "\($0)", name: "\(noun) \($0)") }
  }
}

private struct CancelOrderIntent: Intent {
  static let title = "Cancel an order"
  static let phrases: [Phrase] = ["(cancel|call off) {order}"]
  static let risk = Risk.grave
  static let summary: Summary = "Cancel {order}"
  static let translations = [
    "de": IntentTranslation(
      title: "Eine Bestellung stornieren", phrases: ["storniere {order}"],
      summary: "{order} stornieren",
      parameters: ["order": .init(title: "Bestellung", prompt: "Welche Bestellung?")])
  ]
  @Parameter(prompt: "Which order?") var order: OrderEntity
}

@Suite("Declarations")
struct DeclarationTests {
  @Test("of numbers, decimal numbers and lists have defaults, and can be private")
  func options() async throws {
    let helper = try Assistant(plugins: [bookTable])
    let parameters = try #require(helper.catalog["BookTable"]).parameters
    #expect(parameters.map(\.isPrivate) == [true, true, true])
    #expect(
      parameters.map(\.defaultValue) == [
        .integer(2), .decimal(DecimalNumber(2)), .list([.text("the window")]),
      ])
    try await converse(with: helper) {
      user("book a table")
      assistant("2 for 2 hours: [\"the window\"].")
      user("book a table for 3")
      assistant("3 for 2 hours: [\"the window\"].")
    }
  }

  @Test("whose default is not allowed are refused")
  func faults() {
    #expect(throws: RegistrationError.self) { try Assistant(plugins: [flawed]) }
  }

  @Test("of entities find them by their names in the language of the conversation")
  func entityNames() async throws {
    func helper(_ language: Language) throws -> Assistant {
      try Assistant(
        plugins: [
          Plugin(CancelOrderIntent.self, entities: OrderQuery()) { intent, _ in
            .success("\(intent.order.name): ok.")
          }
        ], language: language)
    }
    try await converse(with: try helper(.english)) {
      user("cancel order 101")
      assistant("Shall I cancel order 101?")
      user("yes")
      assistant("order 101: ok.")
    }
    let german = try helper(.german)
    try await converse(with: german) {
      user("storniere Bestellung 102")
      assistant("Soll ich Bestellung 102 stornieren?")
      user("ja")
      assistant("Bestellung 102: ok.")
    }
    #expect(try await german.entity(id: "101", ofType: "order")?.name == "Bestellung 101")
    #expect(
      await german.knownNames().entities["order"] == ["Bestellung 101", "Bestellung 102"])
  }
}
