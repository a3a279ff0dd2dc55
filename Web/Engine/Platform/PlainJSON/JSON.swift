/// A JSON value that is its text. Answers are written and never looked at, so the page needs no tree of values.
///
/// The text is that of the library's `JSON`: on one line, with members in the order of their names.
package struct JSON: Sendable {
  /// The value in UTF-8.
  package let bytes: [UInt8]

  /// The value as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// `null`
  package static let null = JSON(word: "null")

  /// `true` or `false`
  package static func boolean(_ value: Bool) -> JSON { JSON(word: value ? "true" : "false") }

  /// A whole number.
  package static func integer(_ number: Int) -> JSON { JSON(word: "\(number)") }

  /// A string, with escapes for quotes, backslashes and control characters.
  package static func string(_ text: String) -> JSON {
    let digits = Array("0123456789abcdef".utf8)
    var bytes = [quote]
    for byte in Array(text.utf8) {
      switch byte {
      case 0x22, 0x5C: bytes += [0x5C, byte]
      case 0x08: bytes += [0x5C, 0x62]
      case 0x09: bytes += [0x5C, 0x74]
      case 0x0A: bytes += [0x5C, 0x6E]
      case 0x0C: bytes += [0x5C, 0x66]
      case 0x0D: bytes += [0x5C, 0x72]
      case 0..<0x20:
        bytes += [0x5C, 0x75, 0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(quote)
    return JSON(bytes: bytes)
  }

  /// An array.
  package static func array(_ elements: [JSON]) -> JSON { JSON(0x5B, elements, 0x5D) }

  /// An array of whole numbers.
  package static func integers(_ numbers: some Sequence<Int>) -> JSON {
    .array(numbers.map { .integer($0) })
  }

  private static let quote: UInt8 = 0x22

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private init(word: String) {
    bytes = Array(word.utf8)
  }

  private init(_ start: UInt8, _ items: [JSON], _ end: UInt8) {
    var bytes = [start]
    for (place, item) in items.enumerated() {
      if place > 0 { bytes.append(0x2C) }
      bytes += item.bytes
    }
    bytes.append(end)
    self.bytes = bytes
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }

  package init(arrayLiteral elements: JSON...) { self = .array(elements) }

  package init(dictionaryLiteral elements: (String, JSON)...) {
    var members: [JSON] = []
    for (name, value) in elements {
      let member = JSON(bytes: JSON.string(name).bytes + [0x3A] + value.bytes)
      // Names come before their values, so members are in the order of their names.
      let place = members.firstIndex { member.precedes($0) } ?? members.count
      members.insert(member, at: place)
    }
    self.init(0x7B, members, 0x7D)
  }

  private func precedes(_ other: JSON) -> Bool {
    for place in 0..<min(bytes.count, other.bytes.count) where bytes[place] != other.bytes[place] {
      return bytes[place] < other.bytes[place]
    }
    return bytes.count < other.bytes.count
  }
}
