/// A part of a text as bytes of UTF-8, in which no place is out of bounds.
struct ArithmeticText {
  let bytes: UnsafeBufferPointer<UInt8>
  let range: Range<Int>

  /// The byte at a place; 0 outside the part.
  @inline(__always)
  subscript(place: Int) -> UInt8 { range.contains(place) ? bytes[place] : 0 }

  /// The character that begins at a place of the part, U+FFFD if none does, and its length in bytes.
  func scalar(at place: Int) -> (value: UInt32, length: Int) {
    let lead = UInt32(bytes[place])
    guard lead >= 0x80 else { return (lead, 1) }
    let length = lead >= 0xF0 && lead < 0xF8 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead < 0xF5, place + length <= range.upperBound else { return (0xFFFD, 1) }
    var value = lead & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let next = UInt32(bytes[place + offset])
      guard next & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | next & 0x3F
    }
    return (value, length)
  }

  /// The digit at a place, of any script, and its length in bytes.
  func digit(at place: Int) -> (value: Int, length: Int)? {
    let byte = self[place]
    if Self.isDigit(byte) { return (Int(byte) - 0x30, 1) }
    guard byte >= 0x80 else { return nil }
    let (scalar, length) = scalar(at: place)
    return DecimalDigits.value(of: scalar).map { ($0, length) }
  }

  /// The whole number of the digits from a place on, which moves behind them; `nil` if it is beyond an `Int`.
  func number(at place: inout Int) -> Int? {
    // Most numbers are short, and cannot be too large.
    var short = 0
    let start = place
    while place < start + 9, Self.isDigit(self[place]) {
      short = short &* 10 &+ Int(self[place] &- 0x30)
      place += 1
    }
    var number: Int? = short
    while let (digit, length) = digit(at: place) {
      number = Self.appending(digit, to: number)
      place += length
    }
    return number
  }

  static func appending(_ digit: Int, to number: Int?) -> Int? {
    guard let number else { return nil }
    let (shifted, overflow) = number.multipliedReportingOverflow(by: 10)
    let (sum, carry) = shifted.addingReportingOverflow(digit)
    return overflow || carry ? nil : sum
  }

  /// The letters from a place on, which moves behind them.
  func letters(at place: inout Int) -> UnsafeBufferPointer<UInt8> {
    let start = place
    while Self.isLetter(self[place]) { place += 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<place])
  }

  /// Whether a word stands at a place.
  func has(_ word: StaticString, at place: Int) -> Bool {
    (0..<word.utf8CodeUnitCount).allSatisfy { self[place + $0] == word.utf8Start[$0] }
  }

  /// The first byte from a place on that is no space.
  func byteAfterSpaces(from place: Int) -> UInt8 { self[placeAfterSpaces(from: place)] }

  /// The first place from another on that is no space.
  func placeAfterSpaces(from place: Int) -> Int {
    var place = place
    skipSpaces(at: &place)
    return place
  }

  /// The whole number of the digits from 0 to 9 that begin at a place or after spaces, and their place.
  func number(afterSpacesFrom place: Int) -> (value: Int, place: Range<Int>)? {
    let start = placeAfterSpaces(from: place)
    var end = start
    guard Self.isDigit(self[start]), let value = number(at: &end) else { return nil }
    return (value, start..<end)
  }

  /// Moves a place behind the spaces from it on.
  func skipSpaces(at place: inout Int) {
    while Self.isSpace(self[place]) { place += 1 }
  }

  /// The last place before another that is no space.
  func placeBeforeSpaces(before place: Int) -> Int {
    var place = place - 1
    while Self.isSpace(self[place]) { place -= 1 }
    return place
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  static func startsOperand(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
  }
}
