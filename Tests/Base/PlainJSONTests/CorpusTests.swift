import Foundation
import PlainJSON
import Testing

/// Texts of every production of RFC 8259 and of the mistakes that parsers are known for, beside Foundation's reader.
@Suite("JSON texts of all kinds")
struct CorpusTests {
  /// Where RFC 8259 leaves it to readers, or Foundation is known to be lenient.
  private static let unsettled: Set<String> = [
    "[1,]", "{\"a\":1,}", "[1,\n]", "\u{FEFF}[]", "[-0]", "[1e400]",
    "[123456789012345678901234567890]",
    "[\"\\uD800\"]", "[\"\\uDC00\\uD800\"]", "[\"\\uD800\\n\"]", "{\"a\":1,\"a\":2}", "[1e-400]",
  ]

  private static let accepted = [
    "[]", "{}", "\"\"", "0", "-1", "[0e0]", "[0E+1]", "[1e-2]", "[1.5]", "[-0.1e+5]", "[ 1 , 2 ]",
    "[[[[]]]]", "[null,true,false]", "{\"\":0}", "{\"a\":{\"a\":{}}}", "{\"a\":\"b\",\"c\":[1]}",
    "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[\"\\u0020\\u00e9\\u20AC\\ud834\\uDD1E\"]", "[\"\u{7F}\"]",
    "[\"\u{2028}\u{2029}\"]", "[\"\u{FFFF}\"]", "[\"😀\"]", "\r\n\t []", "[1]\n", "\"\\u0000\"",
    "[123456789]", "[0.1]", "[1E22]", "{\"\\u0061\":1}", "[\"/*no*/\"]", "[\"\\\\u0000\"]", "true ",
  ]

  private static let refused = [
    "", " ", "[", "]", "[1", "[1,", "[,1]", "[1,,2]", "[1 2]", "[1:2]", "[1}", "{1:1}", "{\"a\"}",
    "{\"a\":}", "{\"a\" 1}", "{\"a\":1 \"b\":2}", "{,}", "{\"a\":1,,}", "{:1}", "{\"a\":1]",
    "{a:1}",
    "{'a':1}", "[True]", "[nul]", "[truefalse]", "nan", "[NaN]", "[Infinity]", "[-Infinity]",
    "[+1]",
    "[.5]", "[5.]", "[1.e1]", "[1e]", "[1e+]", "[01]", "[-01]", "[-]", "[--1]", "[0x1]", "[1_000]",
    "[1a]", "[１]", "[\"a]", "[\"\t\"]", "[\"\n\"]", "[\"\u{0}\"]", "[\"\\x41\"]", "[\"\\u12\"]",
    "[\"\\u00G0\"]", "[\"\\U0041\"]", "[\"\\\"]", "['a']", "[a]", "[1]x", "[1] [2]", "1 2", "//\n1",
    "/**/1", "[1/**/]", "#1", "<a>", "\u{A0}1", "\u{2028}1", "[\u{C}1]", "\u{0}", "[1\u{0}]",
    "\"\\",
    "{\"a\":true,\"b", "undefined", "[1e1.5]", "{\"a\":1}}", "[]]", "\"a\"b", "*", "[\"\\u\"]",
  ]

  @Test("are taken or refused as the standard and Foundation do", arguments: accepted + refused)
  func agreesWithFoundation(text: String) {
    let data = Data(text.utf8)
    let theirs = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    let ours = try? JSON(parsing: text)
    #expect((ours != nil) == Self.accepted.contains(text))
    if !text.unicodeScalars.prefix(4).contains("\u{0}") {
      #expect((theirs != nil) == (ours != nil))
    }
    guard let ours, let theirs else { return }
    // Foundation's objects are compared with those that it reads from our text.
    let again = try? JSONSerialization.jsonObject(
      with: Data(ours.bytes), options: .fragmentsAllowed)
    #expect((theirs as? NSObject) == (again as? NSObject))
  }

  @Test("where readers differ, ours says so", arguments: unsettled)
  func disputed(text: String) {
    let isTaken = (try? JSON(parsing: text)) != nil
    #expect(isTaken == ["\u{FEFF}[]", "[-0]"].contains(text))
    let lenient = try? JSON(
      parsing: text, allowing: [.repeatedNames, .loneSurrogates, .longNumbers])
    #expect((lenient != nil) == !["[1,]", "{\"a\":1,}", "[1,\n]"].contains(text))
  }
}
