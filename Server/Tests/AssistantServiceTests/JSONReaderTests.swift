import Foundation
import IntentKit
import MoneyKit
import Testing

@testable import AssistantService

@Suite("JSON text")
struct JSONReaderTests {
  private func decimal(_ text: String) throws -> JSON {
    .decimal(try #require(DecimalNumber(text)))
  }

  @Test("values are what the standard says")
  func readsValues() throws {
    let texts: [(String, JSON)] = [
      (" \t\r\n null ", .null), ("true", true), ("false", false), ("[]", []), ("{}", [:]),
      ("0", 0), ("-0", 0), ("952", 952), ("-7", -7), ("9223372036854775807", .integer(.max)),
      ("-9223372036854775808", .integer(.min)), ("5.0", 5), ("1e3", 1000), ("1.5E+1", 15),
      ("1200e-2", 12), ("0.000", 0), ("0e999999999999", 0), ("1.25", try decimal("1.25")),
      ("-12.5e-1", try decimal("-1.25")), ("0.10", try decimal("0.1")), ("\"\"", ""),
      ("\"Änne 😀\"", "Änne 😀"), (#""\"\\\/\b\f\n\r\t\u00e4""#, "\"\\/\u{8}\u{C}\n\r\tä"),
      (#""\uD83D\uDE00""#, "😀"),
      (#"{"a": [1, {"b": null}], "": {}}"#, ["a": [1, ["b": .null]], "": [:]]),
      ("\u{FEFF}[1]", [1]),
    ]
    for (text, value) in texts {
      #expect(try JSONReader.value(of: text.utf8) == value, "\(text)")
    }
  }

  @Test(
    "what is no JSON is refused",
    arguments: [
      "", " ", "nul", "True", "01", "-", "+1", ".5", "1.", "1e", "0x10", "NaN", "[1,]", "[1 2]",
      "[", "{", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "'a'", "\"a", "\"\u{1}\"", #""\x""#,
      #""\u12G4""#, #""\u+123""#, #""\uD83D""#, #""\uD83Dx""#, #""\uD83DA""#, #""\uDE00""#,
      "1 1", "[]]", "\u{0}", "// no\n1",
    ])
  func refusesOthers(text: String) {
    #expect(throws: JSONReader.Fault.self) { try JSONReader.value(of: text.utf8) }
  }

  @Test("what cannot be kept is refused, with its place")
  func refusesWhatDoesNotFit() throws {
    let texts = [
      ("[9223372036854775808]", "/0"), (#"{"a": [1e400]}"#, "/a/0"), ("[0, 1e-19]", "/1"),
      (#"{"a": 1, "a": 2}"#, "/a"), (#"{"~/": 1e99999999999999999999}"#, "/~0~1"),
      (String(repeating: "[", count: 33) + String(repeating: "]", count: 33), nil),
    ]
    for (text, pointer) in texts {
      let fault = #expect(throws: JSONReader.Fault.self) { try JSONReader.value(of: text.utf8) }
      let place = try #require(fault?.place, "\(text)")
      if let pointer { #expect(place.pointer == pointer) }
    }
    let deep = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
    #expect(throws: Never.self) { try JSONReader.value(of: deep.utf8) }
  }

  @Test(
    "bytes that are no UTF-8 are refused", arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80]])
  func refusesOtherBytes(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(throws: JSONReader.Fault.self) { try JSONReader.value(of: [quote] + bytes + [quote]) }
    #expect(throws: JSONReader.Fault.self) {
      try JSONReader.value(of: Array("\"\\n".utf8) + bytes + [quote])
    }
  }
}
