import Foundation
import IntentKit
import Testing

@Suite("A call by a program")
struct InvocationTests {
  let app: PizzaApp

  init() throws {
    app = try PizzaApp()
  }

  private func invocation(_ text: String, of intent: String = "OrderPizza") throws -> Invocation {
    let json = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    return try Invocation(intent: intent, json: json, in: app.helper.catalog)
  }

  @Test("has values of the kinds that are declared")
  func values() throws {
    #expect(
      try invocation(
        #"{"size":"large","toppings":["ham"],"place":{"id":"3"},"tip":2.5,"note":null}"#
      ).values == [
        "size": .enumeration("large"), "toppings": .list([.text("ham")]),
        "place": .entity(EntityReference(type: "place", id: "3", name: "3")),
        "tip": .decimal(try #require(DecimalNumber("2.5"))),
      ])
    #expect(try invocation(#"{"place":"3","tip":"2.50"}"#).values["place"] == .text("3"))
    #expect(
      try invocation(#"{"numbers":[1,2]}"#, of: "AddNumbers").values
        == ["numbers": [1, 2].intentValue])
  }

  @Test(
    "is refused with the path of what is wrong, and with what is allowed",
    arguments: [
      ("[1]", "expected an object with values by the names of parameters"),
      (
        #"{"crust":"thin"}"#,
        "crust: OrderPizza has no such parameter; it has size, toppings, place, tip, note"
      ),
      (#"{"size":"huge"}"#, #"size: "huge" is not allowed; expected one of small, large"#),
      (#"{"size":3}"#, "size: 3 is not allowed; expected one of small, large"),
      (#"{"toppings":[]}"#, "toppings: there are 0 elements; 1 to 3 are allowed"),
      (#"{"toppings":["a","b","c","d"]}"#, "toppings: there are 4 elements; 1 to 3 are allowed"),
      (
        #"{"toppings":["ham",7]}"#,
        "toppings[1]: 7 is not allowed; expected a text of 1 to 500 characters"
      ),
      (
        #"{"place":{"name":"x"}}"#,
        #"place: expected a name, or an object with an "id""#
      ),
      (
        #"{"tip":21}"#,
        #"tip: 21 is not allowed; expected a number from 0 to 20 with at most 2 digits after the point, as a number or a text such as "20.50""#
      ),
    ])
  func faults(_ text: String, _ fault: String) throws {
    #expect { try invocation(text) } throws: { "\($0)" == fault }
  }

  @Test(
    "may give the case of an enumeration by any of its names",
    arguments: ["large", "Large", "LARGE", "big", "Family size"])
  func names(_ name: String) throws {
    #expect(try invocation(#"{"size":"\#(name)"}"#).values["size"] == .enumeration("large"))
  }

  @Test("has what the schema's JSON of values says")
  func schema() throws {
    let place = Place(id: "3", name: "Harbour Office")
    let json = JSONSchema.json(
      .object(["place": place.intentValue, "size": .enumeration("large")]))
    let invocation = try Invocation(intent: "OrderPizza", json: json, in: app.helper.catalog)
    #expect(invocation.values["size"] == .enumeration("large"))
    #expect(
      invocation.values["place"] == .entity(EntityReference(type: "place", id: "3", name: "3")))
  }

  @Test("of an unknown intent is told which there are")
  func unknown() {
    #expect { try invocation("{}", of: "Fly") } throws: {
      "\($0)" == "there is no intent 'Fly'; there are OrderPizza, AddNumbers, Wait"
    }
  }

  @Test(
    "is JSON of any form that can be read exactly, or refused",
    arguments: [
      "1e400", "90071992547409.937", "0.1234567890123456789",
      String(repeating: "[", count: 60),
    ])
  func unreadable(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    }
  }
}
