import Foundation
import PlainJSON
import Testing

@Suite("Values coded as JSON")
struct CodingTests {
  private struct Whole: Codable, Hashable {
    var flag = true
    var text = "Änne / \"x\""
    var small: Int8 = -128
    var large = UInt32.max
    var number = 0.1
    var single: Float = 2.5
    var none: Int?
    var some: Int? = 7
    var list = [[1, 2], []]
    var names = ["b": 1, "a": 2]
    var nested = Nested()
    var case1 = Choice.second(3, name: "x")
    var range = 1...9
    var any: JSON = ["deep": [1, .null, "x"]]

    struct Nested: Codable, Hashable { var inner: [String?] = ["a", nil] }
    enum Choice: Codable, Hashable { case first, second(Int, name: String) }
  }

  private class Base: Codable { var base = 1 }
  private final class Derived: Base {
    var own = 2
    enum Keys: String, CodingKey { case own, list, map }
    override init() { super.init() }
    required init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Keys.self)
      own = try members.decode(Int.self, forKey: .own)
      var list = try members.nestedUnkeyedContainer(forKey: .list)
      _ = try list.decode(Int.self)
      _ = try list.nestedContainer(keyedBy: Keys.self).decode(Int.self, forKey: .own)
      try super.init(from: members.superDecoder())
    }
    override func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: Keys.self)
      try members.encode(own, forKey: .own)
      var list = members.nestedUnkeyedContainer(forKey: .list)
      try list.encode(1)
      var inner = list.nestedContainer(keyedBy: Keys.self)
      try inner.encode(2, forKey: .own)
      var map = members.nestedContainer(keyedBy: Keys.self, forKey: .map)
      try map.encodeNil(forKey: .own)
      try super.encode(to: members.superEncoder())
    }
  }

  private static func theirs(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test("have the text that Foundation writes, and are read from it")
  func sameAsFoundation() throws {
    let value = Whole()
    #expect(JSON.encode(value) == (try Self.theirs(value)))
    #expect(try JSON.decode(Whole.self, from: try Self.theirs(value)) == value)
    #expect(try JSON(encoding: value).decode(Whole.self) == value)
    #expect(JSON.encode(Derived()) == (try Self.theirs(Derived())))
    #expect(try JSON.decode(Derived.self, from: JSON.encode(Derived())).base == 1)
    #expect(JSON.encode([Double.infinity, .nan, 1]) == "[null,null,1]")
    #expect(throws: EncodingError.self) { try JSON(encoding: [UInt64.max]) }
  }

  @Test(
    "tell what is wrong, and where",
    arguments: [
      (#"{}"#, "the key 'flag' is missing"),
      (#"{"flag": 1}"#, "'flag' must be true or false"),
      (#"{"flag": true, "text": null}"#, "'text' must not be null: it must be a text in quotes"),
      (#"{"flag": true, "text": "", "small": 200}"#, "'small' must be a whole number"),
      (#"{"flag": true, "text": "", "small": 1.5}"#, "'small' must be a whole number"),
      (#"[1]"#, "the line must be an object"),
      (#"{"flag": tru}"#, "the line is not valid JSON: a value is missing at column 10"),
    ])
  func faults(text: String, fault: String) {
    let error = #expect(throws: JSONError.self) { try JSON.decode(Whole.self, from: text) }
    #expect(error?.description(of: "the line") == fault)
  }

  @Test("tell the place of an element")
  func elements() {
    let error = #expect(throws: JSONError.self) {
      try JSON.decode([String: [[Int]]].self, from: #"{"a": [[1], [2, "x"]]}"#)
    }
    #expect(error?.description == "'a[1][1]' must be a whole number")
    #expect(error?.path.pointer == "/a/1/1")
  }

  @Test("JSON itself can be coded with Foundation's coders")
  func otherCoders() throws {
    for (_, value) in ReadingTests.values {
      guard let data = try? JSONEncoder().encode(value), value.text.count < 17 else { continue }
      #expect(try JSONDecoder().decode(JSON.self, from: data) == value, "\(value.text)")
    }
  }
}
