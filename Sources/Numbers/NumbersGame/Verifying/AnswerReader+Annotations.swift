/// Results that stand beside what they are the results of.
extension AnswerReader {
  /// The place after a tag of HTML that changes only how the text looks, and parts nothing: "<b>25</b> + 3".
  func endOfEmphasis(from start: Int) -> Int? {
    var end = start + 1
    if text[end] == UInt8(ascii: "/") { end += 1 }
    guard text[start] == UInt8(ascii: "<"), AnswerWords.isEmphasis(text.letters(at: &end)) else {
      return nil
    }
    let last = min(text.range.upperBound, end + 64)
    while end < last, text[end] != UInt8(ascii: ">") { end += 1 }
    return end < last ? end + 1 : nil
  }

  /// Reads a result in brackets or in braces below, as in "75 × 6 (450) - 8 / 2 (= 4)" and `\underbrace{75 × 6}_{450}`; returns
  /// whether one stands at a place. That of all before it is read as one after `=`; others must be those of its last part.
  @inline(never)
  mutating func readAnnotation(at start: Int, into scanner: inout AnswerScanner) -> Bool {
    let closing: UInt8
    switch text[place - 1] {
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    case UInt8(ascii: "["): closing = UInt8(ascii: "]")
    default: closing = UInt8(ascii: "}")
    }
    var next = place
    text.skipSpaces(at: &next)
    let isStated = text[next] == UInt8(ascii: "=")
    if isStated { next += 1 }
    guard isStated || closing == UInt8(ascii: "}") || ArithmeticText.isSpace(text[start - 1]) else {
      return false
    }
    text.skipSpaces(at: &next)
    let number = next
    guard ArithmeticText.isDigit(text[next]), let value = text.number(at: &next) else {
      return false
    }
    let end = next
    text.skipSpaces(at: &next)
    guard text[next] == closing else { return false }
    place = next + 1
    if !scanner.endsInPart(of: Rational(Int64(value))) {
      scanner.end(at: start, joinsNext: true)
      scanner.read(value, number..<end)
    }
    return true
  }

  /// The maximum number of bytes of the cells in which a result may stand.
  private static let rowLength = 128

  /// Reads the bar after an expression in a table: a number alone in a cell of its row is its result.
  @inline(never)
  mutating func readBar(at start: Int, into scanner: inout AnswerScanner) {
    scanner.end(at: start, joinsNext: true)
    guard let result = scanner.segments.last?.value?.integer else {
      return scanner.end(at: start)
    }
    var first: Int?
    var cell = place
    let last = min(text.range.upperBound, place + Self.rowLength)
    while cell < last, text[cell] != UInt8(ascii: "\n") {
      while [0x20, 0x09, 0x24, 0x2A, 0x3D].contains(text[cell]) { cell += 1 }
      var end = cell
      if ArithmeticText.isDigit(text[cell]), let number = text.number(at: &end) {
        while [0x20, 0x09, 0x24, 0x2A].contains(text[end]) { end += 1 }
        if text[end] == UInt8(ascii: "|") {
          if number == result {
            place = cell
            return
          }
          first = first ?? cell
        }
      }
      while cell < last, text[cell] != UInt8(ascii: "|"),
        text[cell] != UInt8(ascii: "\n")
      { cell += 1 }
      if text[cell] == UInt8(ascii: "|") { cell += 1 }
    }
    if let first { place = first } else { scanner.end(at: start) }
  }
}
