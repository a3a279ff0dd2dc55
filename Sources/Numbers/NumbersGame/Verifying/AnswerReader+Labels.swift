/// The numbers of lines and steps, and what stands for their results.
extension AnswerReader {
  /// The number of a line or a step, and the number of segments before it.
  struct Label {
    let number: Int
    let segment: Int
  }

  /// The place of the step after the number of a line or a step, as in "Step 2 – 103 × 9", "2 - 103 × 9", "Étape 2 : 103 × 9",
  /// "2/ 103 × 9" and "2) 103 × 9"; `nil` if the number that begins at a place is an operand.
  ///
  /// Lines without a word such as "step" must be counted from one on.
  mutating func endOfLabel(from start: Int, _ scanner: AnswerScanner) -> Int? {
    guard let (number, separator, end) = label(at: start) else { return nil }
    if !AnswerWords.steps.has(text.wordBefore(start)) {
      guard start - lineStart < 32, number == (labels.last?.number ?? 0) + 1,
        (lineStart..<start).allSatisfy({ !ArithmeticText.isDigit(text[$0]) }),
        number > 1 || isCounted(lineStart..<start, separator)
      else { return nil }
    }
    labels.append(Label(number: number, segment: scanner.segments.count))
    return end
  }

  /// A number of at most two digits, the byte of the separator behind it, and the place of the operand after that.
  private func label(at start: Int) -> (number: Int, separator: UInt8, end: Int)? {
    var place = start
    while ArithmeticText.isDigit(text[place]), place < start + 3 { place += 1 }
    let digits = place
    guard digits - start <= 2 else { return nil }
    text.skipSpaces(at: &place)
    let isSpaced = place > digits
    let separator = text[place]
    switch separator {
    case UInt8(ascii: "-") where isSpaced: place += 1
    case UInt8(ascii: ":") where isSpaced || AnswerWords.steps.has(text.wordBefore(start)):
      place += 1
    case UInt8(ascii: "/") where !isSpaced: place += 1
    case UInt8(ascii: ")") where !isSpaced, UInt8(ascii: "]") where !isSpaced: place += 1
    case 0xE2 where text[place + 1] == 0x80 && [0x93, 0x94].contains(text[place + 2]): place += 3
    default: return nil
    }
    guard ArithmeticText.isSpace(text[place]) else { return nil }
    text.skipSpaces(at: &place)
    var number = start
    guard ArithmeticText.startsOperand(text[place]), let value = text.number(at: &number) else {
      return nil
    }
    return (value, separator, place)
  }

  /// Whether a later line begins like the first one, with a two in place of its one.
  private func isCounted(_ prefix: Range<Int>, _ separator: UInt8) -> Bool {
    var next = prefix.upperBound
    let last = min(text.range.upperBound, next + 200)
    while next < last {
      next += 1
      guard text[next - 1] == UInt8(ascii: "\n") else { continue }
      let isSame = prefix.allSatisfy { text[$0] == text[next + $0 - prefix.lowerBound] }
      if isSame, let other = label(at: next + prefix.count), other.number == 2 {
        return other.separator == separator
      }
    }
    return false
  }

  /// Reads the number of a line in brackets: at its beginning as a label, and before or after a sign as the result of the line, as in
  /// "(1) 100 + 3 = 103", "(2) (1) × 9 = 927". So is "(result of step 1)" read. Returns whether it is one of these.
  @inline(never)
  mutating func readReference(at start: Int, into scanner: inout AnswerScanner) -> Bool {
    var end = place
    while end < place + 32, Text.isLetter(text[end]) || Text.isSpace(text[end]) { end += 1 }
    let hasWords = end > place
    guard Text.isDigit(text[end]), !hasWords || AnswerWords.steps.has(text.wordBefore(end)) else {
      return false
    }
    if !hasWords, scanner.isEmpty, !scanner.isJoined,
      let operand = endOfLabel(from: end, scanner)
    {
      place = operand
      return true
    }
    let number = text.number(at: &end)
    guard text[end] == (text[start] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")),
      !Text.startsOperand(text.byteAfterSpaces(from: end + 1)),
      let label = labels.dropLast().lastIndex(where: { $0.number == number }),
      case let last = labels[label + 1].segment - 1, last >= labels[label].segment
    else { return false }
    place = end + 1
    scanner.readValue(of: scanner.origin(of: last), start..<place)
    return true
  }
}
