extension JSONReader {
  mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    if peek == UInt8(ascii: "\"") {
      position += 1
      return try decoded(bytes[start..<(position - 1)])
    }
    var text = Array(bytes[start..<position])
    while let byte = peek, byte >= 0x20 {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return try decoded(text[...])
      case UInt8(ascii: "\\"): try escape(into: &text)
      default:
        position += 1
        text.append(byte)
      }
    }
    throw syntax(
      peek == nil ? "the end of a string is missing" : "a string has a control character")
  }

  private func decoded(_ text: ArraySlice<UInt8>) throws(JSONError) -> String {
    guard let text = String(validating: text, as: UTF8.self) else {
      throw syntax("a string is not UTF-8")
    }
    return text
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    position += 1
    guard let byte = peek else { throw syntax("the end of a string is missing") }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      position += 1
      return Self.append(try scalar(), to: &text)
    default: throw syntax("a string has an unknown escape")
    }
    position += 1
  }

  /// The scalar of one escape, or of the two that a surrogate pair takes.
  private mutating func scalar() throws(JSONError) -> UInt32 {
    let first = try unit()
    guard (0xD800...0xDFFF).contains(first) else { return first }
    let start = position
    if first < 0xDC00, takesHere(UInt8(ascii: "\\")), takesHere(UInt8(ascii: "u")) {
      let second = try unit()
      if (0xDC00...0xDFFF).contains(second) {
        return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
      }
    }
    position = start
    guard leniency.contains(.loneSurrogates) else {
      throw refusal("has half of a surrogate pair")
    }
    return 0xFFFD
  }

  /// The number of four hexadecimal digits.
  private mutating func unit() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      switch peek {
      case .some(let byte) where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
        unit = unit << 4 + UInt32(byte - UInt8(ascii: "0"))
      case .some(let byte) where (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20):
        unit = unit << 4 + UInt32((byte | 0x20) - UInt8(ascii: "a")) + 10
      default: throw syntax("an escape needs four hexadecimal digits")
      }
      position += 1
    }
    return unit
  }

  private static func append(_ scalar: UInt32, to text: inout [UInt8]) {
    func continuation(_ shift: UInt32) -> UInt8 { UInt8(0x80 | (scalar >> shift) & 0x3F) }
    switch scalar {
    case ..<0x80: text.append(UInt8(scalar))
    case ..<0x800: text += [UInt8(0xC0 | scalar >> 6), continuation(0)]
    case ..<0x10000: text += [UInt8(0xE0 | scalar >> 12), continuation(6), continuation(0)]
    default:
      text += [UInt8(0xF0 | scalar >> 18), continuation(12), continuation(6), continuation(0)]
    }
  }
}
