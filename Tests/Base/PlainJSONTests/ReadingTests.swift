import Foundation
import PlainJSON
import Testing

@Suite("JSON text")
struct ReadingTests {
  private static func decimal(_ significand: Int64, _ exponent: Int) -> JSON {
    .decimal(JSON.Decimal(significand: significand, exponent: exponent))
  }

  static let values: [(String, JSON)] = [
    (" \t\r\n null ", .null), ("true", true), ("false", false), ("[]", []), ("{}", [:]),
    ("0", 0), ("-0", 0), ("952", 952), ("-7", -7), ("9223372036854775807", .integer(.max)),
    ("-9223372036854775808", .integer(.min)), ("5.0", 5), ("1e3", 1000), ("1.5E+1", 15),
    ("1200e-2", 12), ("0.000", 0), ("0e999999999999", 0), ("1.25", decimal(125, -2)),
    ("-12.5e-1", decimal(-125, -2)), ("0.10", decimal(1, -1)), ("1e18", 1_000_000_000_000_000_000),
    ("1000000000000000000000", decimal(1, 21)), ("1e-300", decimal(1, -300)), ("\"\"", ""),
    ("0.3000000000000000000000000000000000", decimal(3, -1)),
    ("\"Änne 😀\"", "Änne 😀"), (#""\"\\\/\b\f\n\r\t\u00e4""#, "\"\\/\u{8}\u{C}\n\r\tä"),
    (#""\uD83D\uDE00""#, "😀"), (#""\u0000""#, "\0"),
    (#"{"a": [1, {"b": null}], "": {}}"#, ["a": [1, ["b": .null]], "": [:]]),
    ("\u{FEFF}[1]", [1]),
  ]

  @Test("values are what the standard says", arguments: values)
  func readsValues(text: String, value: JSON) throws {
    #expect(try JSON(parsing: text) == value)
  }

  @Test(
    "what is no JSON is refused with the place",
    arguments: [
      ("", "it is empty"), (" \n", "it is empty"),
      ("nul", "a value is missing at column 1"), ("True", "a value is missing at column 1"),
      ("01", "a number begins with 0 at column 3"), ("-", "a digit is missing at column 2"),
      ("+1", "a value is missing at column 1"), (".5", "a value is missing at column 1"),
      ("1.", "a digit is missing at column 3"), ("1e", "a digit is missing at column 3"),
      ("0x10", "more follows after the value at column 2"),
      ("NaN", "a value is missing at column 1"), ("[1,]", "a value is missing at column 4"),
      ("[1 2]", "',' or ']' is missing at column 4"), ("[", "a value is missing at column 2"),
      ("{", "a key in quotes is missing at column 2"),
      ("{\"a\"}", "':' is missing after a key at column 5"),
      ("{\"a\":}", "a value is missing at column 6"),
      ("{\"a\":1,}", "a key in quotes is missing at column 8"),
      ("{a:1}", "a key in quotes is missing at column 2"),
      ("'a'", "a value is missing at column 1"),
      ("\"ä", "the end of a string is missing at column 3"),
      ("\"\\", "the end of a string is missing at column 3"),
      ("\"\u{1}\"", "a string has a control character at column 2"),
      (#""\x""#, "a string has an unknown escape at column 3"),
      (#""\u12G4""#, "an escape needs four hexadecimal digits at column 6"),
      (#""\u+123""#, "an escape needs four hexadecimal digits at column 4"),
      (#""\u12"#, "an escape needs four hexadecimal digits at column 6"),
      ("1 1", "more follows after the value at column 3"),
      ("[]]", "more follows after the value at column 3"),
      ("\u{0}", "a value is missing at column 1"), ("// no\n1", "a value is missing at column 1"),
      ("{\n  \"a\": 1\n  \"ö\": 2\n}", "',' or '}' is missing at line 3, column 3"),
    ])
  func refusesOthers(text: String, fault: String) {
    let error = #expect(throws: JSONError.self) { try JSON(parsing: text) }
    #expect(error?.kind == .syntax)
    #expect(error?.description(of: "it") == "it is not valid JSON: \(fault)")
  }

  @Test(
    "what cannot be kept is refused, with its path",
    arguments: [
      ("[9223372036854775808]", "'[0]' is a number whose digits do not fit in 64 bits", "/0"),
      (#"{"a": [1e400]}"#, "'a[0]' is a number beyond the range of floating point", "/a/0"),
      ("[0, -1e-330]", "'[1]' is a number beyond the range of floating point", "/1"),
      (#"{"a": 1, "b": {}, "a": 2}"#, "'a' is there twice", "/a"),
      (#"{"a": 1, "\u0061": 1}"#, "'a' is there twice", "/a"),
      (
        #"{"~/": 1e99999999999999999999}"#, "'~/' is a number beyond the range of floating point",
        "/~0~1"
      ),
      (#"[{"x": "\uD83D"}]"#, "'[0].x' has half of a surrogate pair", "/0/x"),
      (#""\uD83Dx""#, "the text has half of a surrogate pair", ""),
      (#""\uD83D\u0041""#, "the text has half of a surrogate pair", ""),
      (#""\uDE00\uD83D""#, "the text has half of a surrogate pair", ""),
    ])
  func refusesWhatDoesNotFit(text: String, fault: String, pointer: String) {
    let error = #expect(throws: JSONError.self) { try JSON(parsing: text) }
    #expect(error?.kind == .refused)
    #expect(error?.description == fault)
    #expect(error?.path.pointer == pointer)
  }

  @Test("lenient reading takes it")
  func lenience() throws {
    #expect(try JSON(parsing: #"{"a": 1, "a": 2}"#, allowing: .repeatedNames) == ["a": 2])
    #expect(
      try JSON(parsing: #""\uD83Dx\uDE00""#, allowing: .loneSurrogates) == "\u{FFFD}x\u{FFFD}")
    #expect(
      try JSON(parsing: "[9223372036854775808, 1e400, 1e-400]", allowing: .longNumbers)
        == [
          .integer(9_223_372_036_854_775_800), Self.decimal(1, 308), Self.decimal(1, -324),
        ])
  }

  private static func nested(_ open: String, _ close: String, _ depth: Int) -> String {
    String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
  }

  @Test("depth is bounded", arguments: [("[", "]"), (#"{"a":"#, "}")])
  func depth(open: String, close: String) throws {
    #expect(throws: Never.self) { try JSON(parsing: Self.nested(open, close, 64)) }
    #expect(throws: Never.self) {
      try JSON(parsing: Self.nested(open, close, 128), maximumDepth: 1000)
    }
    for (text, depth) in [
      (Self.nested(open, close, 65), 64), (Self.nested(open, close, 129), 1000),
      (Self.nested(open, close, 1_000_000), 128),
    ] {
      let error = #expect(throws: JSONError.self) { try JSON(parsing: text, maximumDepth: depth) }
      #expect(error?.reason == "is nested more than \(min(depth, 128)) levels deep")
    }
    #expect(throws: JSONError.self) { try JSON(parsing: String(repeating: open, count: 1_000_000)) }
    // A thread with the small stack that some systems give to tasks.
    let thread = Thread {
      #expect(throws: Never.self) {
        try JSON(parsing: Self.nested(open, close, 128), maximumDepth: 128).text
      }
    }
    thread.stackSize = 512 << 10
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
  }

  @Test(
    "bytes that are no UTF-8 are refused", arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80]])
  func refusesOtherBytes(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(throws: JSONError.self) { try JSON(parsing: [quote] + bytes + [quote]) }
    #expect(throws: JSONError.self) { try JSON(parsing: Array("\"\\n".utf8) + bytes + [quote]) }
  }
}
