import Foundation
import IntentKit
import Testing

@Suite("Decimal numbers")
struct DecimalNumberTests {
  @Test("are read and written as they are", arguments: ["0", "20.50", "-0.05", "7", "-12.000"])
  func roundTrip(_ text: String) throws {
    #expect(try #require(DecimalNumber(text)).description == text)
  }

  @Test(
    "are nothing else",
    arguments: [
      "", "-", ".", "-.", "5.", "1.2.3", "1e3", "12 ", "1,000", "٣", "+", "--1",
      "99999999999999999999",
      "0.1234567890123456789",
    ])
  func malformed(_ text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  @Test("are equal if they are worth the same")
  func equality() throws {
    let (short, long) = try (#require(DecimalNumber("20.5")), #require(DecimalNumber("20.500")))
    #expect(short == long)
    #expect(short.hashValue == long.hashValue)
    #expect(short.units(fractionDigits: 2) == 2050)
    #expect(short.units(fractionDigits: 0) == nil)
    #expect(DecimalNumber(.max).units(fractionDigits: 1) == nil)
  }

  @Test("are in the order of their worth")
  func order() throws {
    let texts = ["-20.51", "-20.5", "-0.01", "0", "0.005", "0.1", "3", "3.0001", "1000"]
    let numbers = try texts.map { try #require(DecimalNumber($0)) }
    for (i, first) in numbers.enumerated() {
      for (j, second) in numbers.enumerated() {
        #expect((first < second) == (i < j))
      }
    }
    #expect(DecimalNumber(.min) < DecimalNumber(.max))
  }
}

@Suite("Values")
struct IntentValueTests {
  static let values: [IntentValue] = [
    .integer(-7), .boolean(true), .enumeration("large"), .allEntities(of: "list"),
    .newEntity(NewEntity(type: "list", name: "Garden")), .money(MoneyAmount(DecimalNumber(20))),
    .money(MoneyAmount(DecimalNumber(-5), Currency("KWD"))), .text("a \"text\""), .text("12"),
    .list([]),
    .list([.integer(1), .text("x"), .list([.boolean(false)])]),
    .object([:]), .object(["decimal": .text("x")]), .object(["x": .integer(1)]),
    .object(["decimal": .text("x"), "a": .decimal(DecimalNumber(5))]),
    .entity(.init(type: "t", id: "1", name: "n")),
  ]

  @Test("have a coded form that is read back", arguments: values)
  func coding(_ value: IntentValue) throws {
    let data = try JSONEncoder().encode([value])
    #expect(try JSONDecoder().decode([IntentValue].self, from: data) == [value])
  }

  @Test("have a coded form as one would write it")
  func form() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let value = IntentValue.list([
      .integer(3), .text("x"), .boolean(true), .decimal(try #require(DecimalNumber("20.50"))),
    ])
    #expect(
      String(decoding: try encoder.encode(value), as: UTF8.self)
        == #"[3,"x",true,{"decimal":"20.50"}]"#)
  }

  @Test(
    "are refused with a reason when they are nothing known",
    arguments: [
      "null", "1.5", "{\"decimal\":\"x\"}", "{\"money\":\"20 QQQ\"}", "{\"money\":20}",
      String(repeating: "[", count: 100) + String(repeating: "]", count: 100),
    ])
  func malformed(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IntentValue.self, from: Data(text.utf8))
    }
  }
}

@Suite("Parameters")
struct ParameterTests {
  @Test("take their values when the intent is made, and give them back")
  func values() {
    let values: [String: IntentValue] = [
      "size": .enumeration("large"), "toppings": .list([.text("ham")]),
      "place": .entity(.init(type: "place", id: "1", name: "Home")),
      "tip": .decimal(DecimalNumber(2)),
    ]
    var order = OrderPizzaIntent(values: values)
    #expect(order.values == values)
    #expect(order.size == .large)
    #expect(order.place.name == "Home")
    #expect(order.tip == DecimalNumber(2))
    #expect(order.note == nil)
    let other = order
    order.size = .small
    order.tip = nil
    #expect(order.values["size"] == .enumeration("small"))
    #expect(order.values["tip"] == nil)
    #expect(other.size == .large)
  }

  @Test("leave out what is of another type or not theirs")
  func mismatches() {
    let order = OrderPizzaIntent(values: [
      "size": .enumeration("huge"), "tip": .integer(2), "x": .integer(1),
    ])
    #expect(order.values == [:])
    #expect(order.$size.value == nil)
  }

  @Test("have the default if nothing is given")
  func defaults() {
    struct Knock: Intent {
      static let title = "Knock"
      @Parameter(in: 1...9, default: 3, prompt: "How often?") var times: Int
    }
    #expect(Knock().times == 3)
    #expect(Knock().values == [:])
  }

  @Test("are described as they were declared")
  func description() {
    let description = IntentDescription(OrderPizzaIntent.self)
    #expect(description.name == "OrderPizza")
    #expect(description.parameters.map(\.name) == ["size", "toppings", "place", "tip", "note"])
    #expect(description.parameters.map(\.isRequired) == [true, true, true, false, false])
    #expect(description.parameters.map(\.isPrivate) == [false, false, false, false, true])
    #expect(description.resultKind == .anyInteger)
  }

  @Test("stand in the summary, or the brackets around them are left out")
  func summary() {
    let summary: Summary = "Pay {amount} [to {payee}] [for {reason}] now"
    #expect(summary.parameters == ["amount", "payee", "reason"])
    #expect(
      summary.text { ["amount": "5", "payee": "Anna"][$0] } == "Pay 5 to Anna now")
    #expect(summary.text { _ in nil } == "Pay now")
    #expect(Summary("odd ] [ { }").text { "<\($0)>" } == "odd < >")
  }
}
