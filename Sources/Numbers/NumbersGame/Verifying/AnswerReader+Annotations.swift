/// Results that stand beside what they are the results of.
extension AnswerReader {
  /// The place after a tag of HTML that changes only how the text looks, and parts nothing: "<b>25</b> + 3".
  func endOfEmphasis(from start: Int) -> Int? {
    var end = start + 1
    if text[end] == UInt8(ascii: "/") { end += 1 }
    guard text[start] == UInt8(ascii: "<"), AnswerWords.emphases.has(text.letters(at: &end)) else {
      return nil
    }
    let last = min(text.range.upperBound, end + 64)
    while end < last, text[end] != UInt8(ascii: ">") { end += 1 }
    return end < last ? end + 1 : nil
  }

  /// A product, a power, or emphasis.
  mutating func readAsterisk(at start: Int, into scanner: inout AnswerScanner) {
    guard text[place] == UInt8(ascii: "*") else {
      return read(.multiply, at: start, into: &scanner)
    }
    while text[place] == UInt8(ascii: "*") { place += 1 }
    guard !scanner.wantsOperand else { return }
    let isSpacedBefore = !scanner.hasOperand(endingAt: start)
    let isSpacedAfter = Text.isSpace(text[place])
    if isSpacedBefore == isSpacedAfter, Text.startsOperand(text.byteAfterSpaces(from: place)) {
      scanner.spoil(at: start)
      scanner.read(.multiply, at: start)
    }
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
    var next = text.placeAfterSpaces(from: place)
    let isStated = text[next] == UInt8(ascii: "=")
    if isStated { next += 1 }
    guard isStated || closing == UInt8(ascii: "}") || ArithmeticText.isSpace(text[start - 1]) else {
      return false
    }
    guard let (value, number) = text.number(afterSpacesFrom: next) else { return false }
    next = text.placeAfterSpaces(from: number.upperBound)
    guard text[next] == closing else { return false }
    place = next + 1
    let result = Rational(Int64(value))
    // "112 = \underbrace{25 \times 4}_{100} + 12": what has a brace below is one operand.
    let isOperand = closing == UInt8(ascii: "}") && isSign(text.byteAfterSpaces(from: place))
    if !scanner.endsInPart(of: result), !isOperand || scanner.valueSoFar != result {
      scanner.end(at: start, joinsNext: true)
      scanner.read(value, number)
    }
    return true
  }

  /// Reads an expression in brackets that says where a number comes from, as in "75 - 16 (8 × 2)" and "16 (= 8 × 2) + 3"; returns whether
  /// one stands at a place. It is read in place of the number, if it comes to that. What comes to all before it, or to its last part,
  /// adds nothing; and all else is a wrong result.
  @inline(never)
  mutating func readOrigin(at start: Int, into scanner: inout AnswerScanner) -> Bool {
    let closing = text[start] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
    let (content, isStated) = startOfOrigin(from: place)
    guard !scanner.endsInBracket,
      scanner.hasOperand(endingAt: text.placeBeforeSpaces(before: start) + 1),
      isStated || scanner.hasOperator || scanner.depth > 0,
      isStated || ArithmeticText.isSpace(text[start - 1]),
      let (value, end) = flatValue(from: content), text[end] == closing
    else { return false }
    if !scanner.takeBackNumber(value) {
      guard AnswerRemark(text.bytes, start..<end + 1) == .none else { return false }
      if scanner.endsInPart(of: value) || scanner.valueSoFar == value {
        place = end + 1
        return true
      }
      scanner.end(at: start, joinsNext: true)
    }
    place = content
    scanner.open(closing == UInt8(ascii: ")") ? .round : .square, at: start)
    return true
  }

  /// Reads what the last number of a phrase is, after `=`: "add 75 to 600 = 6 * 100"; returns whether it is that.
  @inline(never)
  mutating func readOriginOfLast(into scanner: inout AnswerScanner) -> Bool {
    let start = place
    guard let (value, end) = flatValue(from: place), scanner.valueSoFar != value,
      scanner.takeBackNumber(value)
    else { return false }
    scanner.open(.round, at: start)
    while place < end { readToken(into: &scanner) }
    _ = scanner.close(.round, at: end, end: end)
    return true
  }

  /// The place of the expression in brackets that says where a number comes from, and whether it is said to be equal: "(= 8 × 2)",
  /// "(that's 8 × 2)".
  private func startOfOrigin(from start: Int) -> (place: Int, isStated: Bool) {
    let content = text.placeAfterSpaces(from: start)
    if text[content] == UInt8(ascii: "=") { return (content + 1, true) }
    guard let words = AnswerWords.lengthOfThatIs(in: text, at: content) else {
      return (content, false)
    }
    return (content + words, true)
  }

  /// The place of the brackets after a number that say where it comes from.
  func origin(after end: Int) -> Range<Int>? {
    let start = text.placeAfterSpaces(from: end)
    guard text[start] == UInt8(ascii: "("),
      case let closing = flatValue(from: startOfOrigin(from: start + 1).place)?.end,
      let closing, text[closing] == UInt8(ascii: ")")
    else { return nil }
    return start..<closing + 1
  }

  /// The value of numbers with signs between them, and the place after them.
  private func flatValue(from start: Int) -> (value: Rational, end: Int)? {
    var stack = OperatorStack(maximumDepth: 1)
    var next = start
    reading: while next < min(text.range.upperBound, start + 64) {
      let (scalar, length) = text.scalar(at: next)
      switch ArithmeticSymbol(scalar) {
      case .space: next += length
      case .digit where stack.wantsOperand:
        guard let number = text.number(at: &next) else { return nil }
        stack.read(.number(number), at: start)
      case .infix(let operation, _) where !stack.wantsOperand:
        stack.readInfix(operation, at: start)
        next += length
      case .letter where scalar | 0x20 == 0x78 && !stack.wantsOperand:
        stack.readInfix(.multiply, at: start)
        next += length
      case .letter where !stack.wantsOperand:
        // "28 (25 plus 3)"
        guard let (symbol, end) = AnswerWords.symbol(in: text, at: next),
          case .infix(let operation, _) = symbol
        else { break reading }
        stack.readInfix(operation, at: start)
        next = end
      default: break reading
      }
    }
    stack.finish()
    guard stack.isComplete, stack.items.count > 1,
      let value = AnswerScanner.anyValue(of: stack.items)
    else { return nil }
    return (value, next)
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
