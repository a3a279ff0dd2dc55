import Foundation
import IntentKit
import Testing

@Suite("The schema of an intent")
struct SchemaTests {
  private func text(_ json: JSON) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(json), as: UTF8.self)
  }

  @Test("says what its parameters can be")
  func parameters() throws {
    let schema = try text(JSONSchema.parameters(of: IntentDescription(OrderPizzaIntent.self)))
    #expect(
      schema == """
        {"$schema":"https://json-schema.org/draft/2020-12/schema","additionalProperties":false,\
        "description":"Order a pizza","properties":{\
        "note":{"maxLength":500,"minLength":1,"title":"note","type":"string"},\
        "place":{"anyOf":[{"type":"string"},{"properties":{"id":{"type":"string"},"name":{"type":"string"}},"required":["id"],"type":"object"}],\
        "description":"An entity of type 'place', by its name or as an object with its id.","title":"place"},\
        "size":{"enum":["small","large"],"title":"size","type":"string"},\
        "tip":{"pattern":"^[0-9]+(\\\\.[0-9]{1,2})?$","title":"tip","type":"string"},\
        "toppings":{"items":{"maxLength":500,"minLength":1,"type":"string"},"maxItems":3,"minItems":1,\
        "title":"toppings","type":"array"}},\
        "required":["size","toppings","place"],"title":"Order a pizza","type":"object"}
        """)
  }

  @Test("says what comes of it")
  func result() throws {
    #expect(
      try text(JSONSchema.result(of: IntentDescription(AddNumbersIntent.self))) == """
        {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Result of AddNumbers",\
        "type":"integer"}
        """)
  }
}
