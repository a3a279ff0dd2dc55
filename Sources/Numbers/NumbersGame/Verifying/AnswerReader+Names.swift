/// Names that a text gives to values, as programs do: `a = 100 + 3`, `let b = a * 9`, `total += 25`.
///
/// A name stands for the value of the latest expression that it was given, as if that had been written instead.
extension AnswerReader {
  /// A name, and the place of what it was given among the segments.
  struct Name {
    let place: Range<Int>
    let segment: Int
  }

  /// The maximum number of names of a text.
  private static let nameCount = 64
  /// The maximum length of a name, in bytes.
  private static let nameLength = 64

  /// Reads a name that begins at a place and is given a value, or stands for one; returns whether it is.
  @inline(never)
  mutating func readName(from start: Int, into scanner: inout AnswerScanner) -> Bool {
    let end = endOfName(from: start)
    nameEnd = end
    let hasDigit = !(start..<end).allSatisfy { Text.isLetter(text[$0]) }
    if scanner.isEmpty, !scanner.isJoined, let value = placeOfValue(after: end) {
      scanner.end(at: start)
      place = value
      note(start..<end, scanner)
      return true
    }
    if isLabel(end) {
      // "S1: 100 + 3 = 103"
      guard scanner.isEmpty, hasDigit || end == start + 1 else { return false }
      scanner.readWord(isAlternative: false, at: start)
      place = end
      note(start..<end, scanner)
      return true
    }
    let count = scanner.segments.count + (scanner.isEmpty || scanner.wantsOperand ? 0 : 1)
    guard
      let name = names.last(where: { $0.segment < count && isSame($0.place, start..<end) })
    else { return false }
    let isChange = isChangeSign(after: end)
    let isShown = text[start - 1] == UInt8(ascii: "(") && text[end] == UInt8(ascii: ")")
    // "9x" and "9 x_1"
    let before = hasDigit ? text.placeBeforeSpaces(before: start) + 1 : start
    let isFactor =
      scanner.hasOperand(endingAt: before) && !Text.startsOperand(text.byteAfterSpaces(from: end))
    if isFactor {
      scanner.readProduct(at: start)
    } else {
      let isOperand = !scanner.isEmpty && scanner.wantsOperand && !isShown
      guard isChange || isOperand || isBeforeSign(end) else { return false }
      if !scanner.wantsOperand { scanner.end(at: start) }
    }
    scanner.readValue(of: name.segment, start..<end)
    place = end
    if isChange { readChange(of: start..<end, into: &scanner) }
    return true
  }

  /// The end of letters, digits and lines below: `step_1`, `x_{1}`.
  private func endOfName(from start: Int) -> Int {
    var end = start
    let last = start + Self.nameLength
    while end < last,
      Text.isLetter(text[end]) || Text.isDigit(text[end]) || text[end] == UInt8(ascii: "_")
    {
      end += 1
    }
    if text[end] == UInt8(ascii: "{"), text[end - 1] == UInt8(ascii: "_") {
      var closing = end + 1
      while Text.isDigit(text[closing]) { closing += 1 }
      if closing > end + 1, text[closing] == UInt8(ascii: "}") { end = closing + 1 }
    }
    return end
  }

  /// The place after the sign that gives a name its value: `=`, `:=`, `<-`, and `&=` in LaTeX.
  private func placeOfValue(after end: Int) -> Int? {
    var place = text.placeAfterSpaces(from: end)
    // In R: "x <- 20 * 3"
    if text.has("<- ", at: place) { return place + 2 }
    if text[place] == UInt8(ascii: ":") || text[place] == UInt8(ascii: "&") { place += 1 }
    guard text[place] == UInt8(ascii: "="),
      text[place + 1] != UInt8(ascii: "="), text[place + 1] != UInt8(ascii: ">")
    else { return nil }
    return place + 1
  }

  /// Whether a colon and an operand follow.
  private func isLabel(_ end: Int) -> Bool {
    guard text[end] == UInt8(ascii: ":") else { return false }
    let operand = text.placeAfterSpaces(from: end + 1)
    return Text.startsOperand(text[operand]) || isKnown(from: operand)
  }

  private mutating func note(_ name: Range<Int>, _ scanner: AnswerScanner) {
    if names.count < Self.nameCount {
      names.append(Name(place: name, segment: scanner.segments.count))
    }
  }

  private func isSame(_ name: Range<Int>, _ other: Range<Int>) -> Bool {
    name.count == other.count
      && name.indices.allSatisfy { text[$0] == text[$0 - name.lowerBound + other.lowerBound] }
  }

  /// Whether a sign follows, and what may be its operand.
  func isBeforeSign(_ end: Int) -> Bool {
    var next = text.placeAfterSpaces(from: end)
    if Text.isLetter(text[next]) {
      if case .infix? = AnswerWords.symbol(in: text, at: next)?.symbol { return true }
      return false
    }
    guard next < text.range.upperBound else { return false }
    if text[next] == UInt8(ascii: "\\") {
      next += 1
      guard case .infix = ArithmeticSymbol(command: text.letters(at: &next)) else { return false }
    } else {
      let (scalar, length) = text.scalar(at: next)
      guard case .infix = ArithmeticSymbol(scalar) else { return false }
      next += length
    }
    text.skipSpaces(at: &next)
    return Text.startsOperand(text[next]) || isKnown(from: next)
  }

  private func isKnown(from start: Int) -> Bool {
    let name = start..<endOfName(from: start)
    return !name.isEmpty && names.contains { isSame($0.place, name) }
  }

  // MARK: Changes

  /// Whether `+=` or its like follows.
  private func isChangeSign(after end: Int) -> Bool {
    let next = text.placeAfterSpaces(from: end)
    return text[next + 1] == UInt8(ascii: "=") && Self.change(text[next]) != nil
  }

  private static func change(_ sign: UInt8) -> Operator? {
    Operator.allCases.first { $0.asciiSign.utf8.elementsEqual([sign]) }
  }

  /// Reads the sign of `total += 25`, after whose name the place is. What follows is one number, unless it is added.
  private mutating func readChange(of name: Range<Int>, into scanner: inout AnswerScanner) {
    text.skipSpaces(at: &place)
    let start = place
    guard let sign = Self.change(text[place]) else { return }
    place += 2
    note(name, scanner)
    scanner.read(sign, at: start)
    var end = text.placeAfterSpaces(from: place)
    end = endOfName(from: end)
    text.skipSpaces(at: &end)
    let isAlone =
      if end < text.range.upperBound,
        case .infix = ArithmeticSymbol(text.scalar(at: end).value)
      { false } else { Text.startsOperand(text.byteAfterSpaces(from: place)) }
    if sign != .add, !isAlone { scanner.spoil(at: start) }
  }
}
