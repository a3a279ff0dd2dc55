/// A value of JSON that is written as it is made.
struct JSONText: Sendable {
  /// The text.
  let text: String

  fileprivate init(text: String) {
    self.text = text
  }

  static let null = JSONText(text: "null")

  @inline(never)
  static func number(_ number: Int) -> JSONText { JSONText(text: "\(number)") }

  @inline(never)
  static func number(_ number: Int?) -> JSONText { number.map { .number($0) } ?? .null }

  @inline(never)
  static func bool(_ value: Bool) -> JSONText { JSONText(text: value ? "true" : "false") }

  @inline(never)
  static func array(_ items: [JSONText]) -> JSONText {
    JSONText(text: "[" + items.map { $0.text }.joined(separator: ",") + "]")
  }

  @inline(never)
  static func numbers(_ numbers: [Int]) -> JSONText {
    array(numbers.map { .number($0) })
  }

  /// A text that is JSON already.
  @inline(never)
  static func raw(_ text: String) -> JSONText { JSONText(text: text) }

  @inline(never)
  static func string(_ string: String) -> JSONText {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return JSONText(text: text + "\"")
  }
}

/// An object of JSON, written member by member.
final class JSONObject {
  private var text = "{"

  /// Adds a member.
  @inline(never)
  func with(_ name: StaticString, _ value: JSONText) -> JSONObject {
    if text.utf8.count > 1 { text += "," }
    text += "\""
    text += name.description
    text += "\":"
    text += value.text
    return self
  }

  @inline(never)
  func with(_ name: StaticString, _ number: Int) -> JSONObject { with(name, .number(number)) }

  @inline(never)
  func with(_ name: StaticString, _ number: Int?) -> JSONObject { with(name, .number(number)) }

  @inline(never)
  func with(_ name: StaticString, _ value: Bool) -> JSONObject { with(name, .bool(value)) }

  @inline(never)
  func with(_ name: StaticString, _ string: String) -> JSONObject { with(name, .string(string)) }

  @inline(never)
  func with(_ name: StaticString, _ numbers: [Int]) -> JSONObject { with(name, .numbers(numbers)) }

  /// The whole object.
  var json: JSONText { JSONText(text: text + "}") }
}
