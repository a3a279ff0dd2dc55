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
    if found.sign == nil {
      // "Subtract 3 from 25" begins with the second number, if that is all that follows.
      var end = found.place.upperBound
      text.skipSpaces(at: &end)
      if ArithmeticText.isDigit(text[end]), let first = text.number(at: &end) {
        scanner.read(first, place..<place)
        scanner.read(.subtract, at: place)
        preposition = .init(sign: nil, place: found.place.lowerBound..<end, isRead: true)
      }
    }
    scanner.open(.round, at: place)
  }

  /// Reads the preposition that a verb before it waits for; returns whether it stands here. Where the second is the first operand
  /// and no number alone, the phrase is unreadable.
  @inline(never)
  mutating func readPreposition(into scanner: inout AnswerScanner) -> Bool {
    guard let found = preposition, found.place.lowerBound <= place else { return false }
    let start = place
    preposition = nil
    guard start == found.place.lowerBound, scanner.depth == 1, !scanner.wantsOperand else {
      return false
    }
    place = found.place.upperBound
    _ = scanner.close(.round, at: start, end: found.isRead ? place : start)
    if found.isRead { return true }
    scanner.read(found.sign ?? .subtract, at: start)
    if found.sign == nil { scanner.spoil(at: start) }
    return true
  }

  /// Reads "and" between two numbers whose sum is stated after them, as in "100 y 3 son 103", or after a result and before what is
  /// added to it, as in "and 25 more makes 952"; returns whether it is a sign.
  @inline(never)
  mutating func readConjunction(
    _ word: UnsafeBufferPointer<UInt8>, at start: Int, into scanner: inout AnswerScanner
  ) -> Bool {
    guard !scanner.hasOperator, scanner.depth == 0, AnswerWords.isAnd(word) else { return false }
    var second = place
    text.skipSpaces(at: &second)
    guard ArithmeticText.isDigit(text[second]), let number = text.number(at: &second) else {
      return false
    }
    let first = scanner.isEmpty ? scanner.lastResult : scanner.numberAlone
    guard let sum = first?.adding(Rational(Int64(number))) else { return false }
    if scanner.isEmpty {
      guard !scanner.isJoined, isStated(sum, from: second) else { return false }
      scanner.readResult(at: start)
    } else if !isStated(sum, from: second) {
      // "100 y 3 son 104" is wrong.
      guard !scanner.isJoined, case .equals? = symbol(from: second) else { return false }
      // "We have 100 y 3 to make 104" says what is asked for.
      text.skipSpaces(at: &second)
      guard !text.has("to", at: second) else { return false }
    }
    guard !scanner.wantsOperand else { return false }
    scanner.read(.add, at: start)
    return true
  }

  /// Reads the preposition of "multiply that by 9 to get 927" as its sign after the result before; returns whether it is one.
  @inline(never)
  mutating func readObject(
    before preposition: UnsafeBufferPointer<UInt8>, at start: Int, into scanner: inout AnswerScanner
  ) -> Bool {
    guard preposition.count <= 5, scanner.isEmpty, !scanner.isJoined,
      let result = scanner.lastResult,
      let sign = AnswerWords.sign(ofVerbBefore: start, preposition, in: text)
    else { return false }
    var second = place
    text.skipSpaces(at: &second)
    guard ArithmeticText.isDigit(text[second]), let number = text.number(at: &second),
      let value = result.applying(sign, Rational(Int64(number))), isStated(value, from: second)
    else { return false }
    scanner.readResult(at: start)
    guard !scanner.wantsOperand else { return false }
    scanner.read(sign, at: start)
    return true
  }

  /// The sign in words that follows a number.
  private func symbol(from place: Int) -> ArithmeticSymbol? {
    var next = place
    text.skipSpaces(at: &next)
    guard ArithmeticText.isLetter(text[next]) else { return nil }
    return AnswerWords.symbol(in: text, at: next)?.symbol
  }

  /// Whether a number is the next one in the same sentence, with nothing but words before it: "8, we get 258".
  func isStated(_ result: Rational, from place: Int) -> Bool {
    var next = place
    let last = min(text.range.upperBound, place + 48)
    while next < last, !ArithmeticText.isDigit(text[next]) {
      let byte = text[next]
      guard
        ArithmeticText.isLetter(byte) || ArithmeticText.isSpace(byte) || byte >= 0x80
          || [
            UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: "="), UInt8(ascii: ":"),
            UInt8(ascii: "*"), UInt8(ascii: "'"),
          ]
          .contains(byte)
      else { return false }
      next += 1
    }
    guard next < last, next > place else { return false }
    return text.number(at: &next).map { Rational(Int64($0)) } == result
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
