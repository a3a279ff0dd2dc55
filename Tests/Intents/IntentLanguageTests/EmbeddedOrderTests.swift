import IntentKit
import IntentLanguage
import Testing

/// An intent with several values, of which the sentence has more than one thing.
@Suite("An order")
struct EmbeddedOrderTests {
  private struct Order: Intent {
    static let title = "Order pizza"
    static let verb = IntentVerb.pay
    static let risk = Risk.grave
    static let phrases: [Phrase] = [
      "order [a|the] [{count}] [{size}] {pizza} ([with extra {extra}]; [without {without}])"
    ]
    @Parameter(prompt: "Which pizza?") var pizza: Pizza
    @Parameter(in: 1...9, default: 1, prompt: "How many?") var count: Int
    @Parameter(prompt: "Which size?") var size: Size?
    @Parameter(title: "extra", prompt: "What extra?") var extra: Topping?
    @Parameter(title: "without", prompt: "Without what?") var without: Topping?
    @Parameter(prompt: "When?") var time: CalendarMoment?
  }

  private enum Size: String, IntentEnum {
    case small, large
    static let typeName = "size"
    var names: [String] { [rawValue] }
  }

  private enum Topping: String, IntentEnum {
    case cheese, onions
    static let typeName = "topping"
    var names: [String] { [rawValue] }
  }

  private struct Pizza: IntentEntity {
    static let typeName = "pizza"
    static let title = "pizza"
    let id: String
    let name: String
  }

  private static let names = KnownNames(entities: ["pizza": ["Four Cheese", "Hawaii", "Salami"]])

  private let order = IntentDescription(Order.self)

  @Test("takes a number that is in a name for no count")
  func nameWithNumber() throws {
    let reading = try TemplateRecognizer(IntentCatalog([order])).readings(
      of: "order the four cheese", knowing: Self.names
    ).first
    #expect(reading?.inputs["pizza"]?.input == .name("Four Cheese"))
    #expect(reading?.inputs["count"] == nil)
  }

  @Test(
    "has no value of a second thing",
    arguments: ["order 2 hawaii and a small salami", "order a hawaii and two small salami"])
  func secondThing(_ sentence: String) throws {
    let readings = try TemplateRecognizer(IntentCatalog([order])).readings(
      of: sentence, knowing: Self.names)
    #expect(readings.filter(\.isCertain).allSatisfy { $0.inputs["size"] == nil })
  }

  @Test("is at no day that is also another word")
  func dayThatIsAWord() throws {
    let german = IntentDescription(
      name: "Order", title: "Pizza bestellen", verb: .pay,
      phrases: ["bestell [eine|die] {pizza} [um] [{time}]"], risk: .grave,
      parameters: order.parameters)
    let reading = try TemplateRecognizer(IntentCatalog([german], language: "de"))
      .readings(of: "bestell die Salami so schnell wie möglich", knowing: Self.names).first
    #expect(reading?.inputs["time"] == nil)
  }

  @Test(
    "is corrected by the word before a value, though it is the value's title",
    arguments: [("without onions", "without", "onions"), ("with extra cheese", "extra", "cheese")])
  func wordBeforeValue(_ sentence: String, _ parameter: String, _ value: String) throws {
    let request = OpenRequest(intent: order.name, slots: order.parameters.map { Slot($0) })
    let correction = try TemplateRecognizer(IntentCatalog([order])).correction(
      in: sentence, of: request)
    #expect(correction?.parameter == parameter)
    #expect(correction?.value?.input == .value(.enumeration(value)))
  }
}
