import Foundation
import PlainJSON
import Testing

@Suite("JSON as text")
struct WritingTests {
  @Test("every text is read as the value that it was written of", arguments: ReadingTests.values)
  func roundTrip(_: String, value: JSON) throws {
    #expect(try JSON(parsing: value.text) == value)
    #expect(try JSON(parsing: value.indentedText) == value)
  }

  @Test("every scalar is written as Foundation writes it")
  func scalars() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    for first in stride(from: 0, through: 0x10FFFF, by: 0x100) {
      var text = ""
      for value in first..<(first + 0x100) {
        if let scalar = Unicode.Scalar(UInt32(value)) { text.unicodeScalars.append(scalar) }
      }
      #expect(Array(try encoder.encode(text)) == JSON.string(text).bytes)
    }
  }

  @Test("members are in the order of their names")
  func order() {
    let json: JSON = ["b": [1, true], "a": [:], "ä": .null, "B": "x"]
    #expect(json.text == #"{"B":"x","a":{},"b":[1,true],"ä":null}"#)
    #expect(
      json.indentedText == """
        {
          "B": "x",
          "a": {},
          "b": [
            1,
            true
          ],
          "ä": null
        }
        """)
  }

  @Test(
    "numbers have the shortest notation that people write",
    arguments: [
      (20.5, "20.5"), (-0.001, "-0.001"), (1e20, "100000000000000000000"), (1e21, "1e21"),
      (.leastNonzeroMagnitude, "5e-324"), (1.797_693_134_862_315_7e308, "17976931348623157e292"),
      (3, "3"),
      (0.1 + 0.2, "0.30000000000000004"), (-0.0, "0"),
    ])
  func numbers(number: Double, text: String) throws {
    #expect(JSON(number)?.text == text)
    #expect(try JSON.decode(Double.self, from: text) == number)
  }

  @Test("any Double is read as it was written", arguments: 1...4)
  func doubles(seed: UInt64) throws {
    var bits = seed &* 0x9E37_79B9_7F4A_7C15
    for _ in 0..<20_000 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(bitPattern: bits)
      guard number.isFinite else { continue }
      #expect(try JSON.decode(Double.self, from: JSON.encode(number)) == number)
    }
  }
}
