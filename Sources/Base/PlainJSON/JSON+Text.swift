extension JSON {
  /// The value as text on one line, with the members of objects in the order of their names, so that equal values have equal
  /// texts.
  ///
  /// - Complexity: O(n log n) in the length of the text; the depth of recursion is that of the value.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The ``text`` in UTF-8.
  public var bytes: [UInt8] {
    var writer = JSONWriter(isIndented: false)
    writer.write(self)
    return writer.bytes
  }

  /// The value as text for people, with a line for each element and member.
  public var indentedText: String {
    var writer = JSONWriter(isIndented: true)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes values as text.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let isIndented: Bool
  private var depth = 0

  init(isIndented: Bool) {
    self.isIndented = isIndented
  }

  mutating func write(_ value: JSON) {
    switch value {
    case .null: write("null")
    case .boolean(let value): write(value ? "true" : "false")
    case .integer(let number): write("\(number)")
    case .decimal(let number): write(number.description)
    case .string(let text): write(quoted: text)
    case .array(let elements):
      write("[", "]", elements) { (writer, element) in writer.write(element) }
    case .object(let members):
      write("{", "}", members.sorted { $0.key < $1.key }) { (writer, member) in
        writer.write(quoted: member.key)
        writer.write(writer.isIndented ? ": " : ":")
        writer.write(member.value)
      }
    }
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write<Item>(
    _ start: String, _ end: String, _ items: [Item], _ writeItem: (inout JSONWriter, Item) -> Void
  ) {
    write(start)
    depth += 1
    for (place, item) in items.enumerated() {
      if place > 0 { write(",") }
      startLine()
      writeItem(&self, item)
    }
    depth -= 1
    if !items.isEmpty { startLine() }
    write(end)
  }

  private mutating func startLine() {
    guard isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth { write("  ") }
  }

  /// Escapes what must be escaped: quotes, backslashes and control characters.
  private mutating func write(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): write("\\\"")
      case UInt8(ascii: "\\"): write("\\\\")
      case 0x08: write("\\b")
      case 0x09: write("\\t")
      case 0x0A: write("\\n")
      case 0x0C: write("\\f")
      case 0x0D: write("\\r")
      case 0..<0x20:
        write("\\u00")
        for digit in [byte >> 4, byte & 15] {
          bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
        }
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSON.Decimal: CustomStringConvertible {
  /// The number in JSON's notation: `20.5`, or `5e-30` if it has more than 20 digits before or after the point.
  public var description: String {
    let digits = "\(significand.magnitude)"
    let sign = significand < 0 ? "-" : ""
    guard (-20...20).contains(exponent) else { return "\(sign)\(digits)e\(exponent)" }
    guard exponent < 0 else {
      return sign + digits + String(repeating: "0", count: exponent)
    }
    let count = digits.utf8.count
    let padded = String(repeating: "0", count: max(0, 1 - exponent - count)) + digits
    let point = padded.utf8.count + exponent
    let whole = String(decoding: padded.utf8.prefix(point), as: UTF8.self)
    let fraction = String(decoding: padded.utf8.dropFirst(point), as: UTF8.self)
    return "\(sign)\(whole).\(fraction)"
  }
}
