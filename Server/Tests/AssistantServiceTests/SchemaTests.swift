import AssistantService
import IntentKit
import Testing

@Suite("Declared forms")
struct SchemaTests {
  private let schema = Schema.object([
    .init("numbers", .array(.integer(1...100), 1...3)),
    .init("name", .text(1...5), isRequired: false),
    .init("target", .either([.integer(), .text()]), isRequired: false),
  ])

  @Test("what fits is decoded as it is")
  func decodes() throws {
    let input = try schema.decode(#"{"numbers": [1, 100], "name": "Änne", "target": "10"}"#.utf8)
    #expect(input == ["numbers": [1, 100], "name": "Änne", "target": "10"])
    #expect(input["numbers"]?.integers ?? [] == [1, 100])
  }

  @Test(
    "what does not fit is refused, with the place and what is allowed",
    arguments: [
      (#"{}"#, "the body lacks the key 'numbers'", ""),
      (#"[]"#, "the body must be an object", ""),
      (#"{"numbers": []}"#, "'numbers' must have 1 to 3 elements, not 0", "/numbers"),
      (#"{"numbers": [1, 2, 3, 4]}"#, "'numbers' must have 1 to 3 elements, not 4", "/numbers"),
      (
        #"{"numbers": [1, 0]}"#, "'numbers[1]' must be a whole number from 1 to 100, not 0",
        "/numbers/1"
      ),
      (#"{"numbers": [1.5]}"#, "'numbers[0]' must be a whole number from 1 to 100", "/numbers/0"),
      (#"{"numbers": [true]}"#, "'numbers[0]' must be a whole number from 1 to 100", "/numbers/0"),
      (
        #"{"numbers": [1], "name": "123456"}"#, "'name' must have 1 to 5 characters, not 6", "/name"
      ),
      (
        #"{"numbers": [1], "names": 1}"#,
        "the body has the unknown key 'names'; the keys are numbers, name, target", ""
      ),
    ])
  func refuses(text: String, detail: String, place: String) {
    #expect(throws: ServiceProblem(.invalidInput, detail, at: place)) {
      try schema.decode(text.utf8)
    }
  }

  @Test(
    "null and text that is no JSON are refused",
    arguments: ["null", "", "{", "\u{0}", #"{"numbers": null}"#])
  func refusesNothing(text: String) {
    #expect(throws: ServiceProblem.self) { try schema.decode(text.utf8) }
  }

  @Test("the description says the same as the check")
  func describes() {
    #expect(
      schema.json == [
        "type": "object", "additionalProperties": false, "required": ["numbers"],
        "properties": [
          "numbers": [
            "type": "array", "minItems": 1, "maxItems": 3,
            "items": ["type": "integer", "minimum": 1, "maximum": 100],
          ],
          "name": ["type": "string", "minLength": 1, "maxLength": 5],
          "target": [
            "anyOf": [
              ["type": "integer"], ["type": "string", "minLength": 0, "maxLength": 100_000],
            ]
          ],
        ],
      ])
  }
}
