extension AnswerReader {
  /// Begins "multiply 25 + 3 by 4" after its verb, if the preposition follows: what stands between them is one operand.
  @inline(never)
  mutating func beginPhrase(
    with verb: UnsafeBufferPointer<UInt8>, into scanner: inout AnswerScanner
  ) {
    guard scanner.isEmpty, preposition == nil,
      let found = AnswerWords.preposition(of: verb, in: text, from: place)
    else { return }
    preposition = found
    text.skipSpaces(at: &place)
    scanner.open(.round, at: place)
  }

  /// Reads the preposition that a verb before it waits for; returns whether it stands here. Where the second is the first operand,
  /// the phrase is unreadable.
  @inline(never)
  mutating func readPreposition(into scanner: inout AnswerScanner) -> Bool {
    guard let found = preposition, found.place.lowerBound <= place else { return false }
    let start = place
    preposition = nil
    guard start == found.place.lowerBound, scanner.depth == 1, !scanner.wantsOperand else {
      return false
    }
    place = found.place.upperBound
    _ = scanner.close(.round, at: start, end: start)
    scanner.read(found.sign ?? .subtract, at: start)
    if found.sign == nil { scanner.spoil(at: start) }
    return true
  }

  /// The place after several dashes that are no signs: no operand follows them.
  func endOfDash(from start: Int) -> Int? {
    var end = start
    while text[end] == UInt8(ascii: "-") { end += 1 }
    let isDash =
      end > start + 1 && !ArithmeticText.startsOperand(text.byteAfterSpaces(from: end))
    return isDash ? end : nil
  }

  /// Reads a letter that is a product, or a number that nobody knows; returns whether it is.
  @inline(never)
  mutating func readLetter(
    _ letter: UInt8, at start: Int, into scanner: inout AnswerScanner
  ) -> Bool {
    let next = text.byteAfterSpaces(from: place)
    guard letter | 0x20 == UInt8(ascii: "x"), !scanner.wantsOperand else {
      if letter | 0x20 == UInt8(ascii: "x"), isStatedStep(from: start, after: scanner) {
        read(.multiply, at: start, into: &scanner)
        return true
      }
      // "a * 9" and "b + 25"
      var operand = place
      text.skipSpaces(at: &operand)
      guard scanner.isEmpty, isSign(next),
        ArithmeticText.startsOperand(text.byteAfterSpaces(from: operand + 1))
      else { return false }
      scanner.end(at: start)
      scanner.spoil(at: start)
      return true
    }
    // In "9x + 25" it is a number that is not known, and in "9x" too.
    let endsThere =
      scanner.hasOperand(endingAt: start) && next < 0x80 && !ArithmeticText.startsOperand(next)
      && ![UInt8(ascii: "\\"), UInt8(ascii: "$"), UInt8(ascii: "\n")].contains(next)
    if endsThere || next == UInt8(ascii: "+") || next == UInt8(ascii: "-") {
      scanner.spoil(asExpression: false, at: start)
    } else {
      scanner.read(.multiply, at: start)
    }
    return true
  }

  /// Whether a byte is a sign that is seldom a bullet or a dash.
  func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "/")
  }

  /// Notes in "six times 100" that a number is missing, which only a reader of words knows.
  @inline(never)
  mutating func noteMissingOperand(before start: Int) {
    guard ArithmeticText.isLetter(text[text.placeBeforeSpaces(before: start)]),
      let operand = AnswerWords.operandAfterInfix(in: text, at: start),
      !AnswerWords.leadsOn(text.wordBefore(start))
    else { return }
    spoiledStart = operand
  }
}
