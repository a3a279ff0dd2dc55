extension AnswerReader {
  /// Begins "multiply 25 + 3 by 4" after its verb, if the preposition follows: what stands between them is one operand.
  @inline(never)
  mutating func beginPhrase(
    with verb: UnsafeBufferPointer<UInt8>, into scanner: inout AnswerScanner
  ) {
    if AnswerWords.isSum(verb), readSum(from: place, into: &scanner) { return }
    guard scanner.isEmpty, preposition == nil,
      let found = AnswerWords.preposition(of: verb, in: text, from: place)
    else { return }
    preposition = found
    text.skipSpaces(at: &place)
    if found.sign == nil {
      // "Subtract 3 from 25" begins with the second number, if that is all that follows.
      if let (first, number) = text.number(afterSpacesFrom: found.place.upperBound) {
        scanner.read(first, place..<place)
        scanner.read(.subtract, at: place)
        preposition = .init(
          sign: nil, place: found.place.lowerBound..<number.upperBound, isRead: true)
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
    phraseSegment = scanner.segments.count
    _ = scanner.close(.round, at: start, end: found.isRead ? place : start)
    if found.isRead { return true }
    scanner.read(found.sign ?? .subtract, at: start)
    if found.sign == nil { scanner.spoil(at: start) }
    return true
  }

  /// Reads a sign in words after an operand, or "which is" before a result of the expression before; returns whether there is one.
  mutating func readSignInWords(at start: Int, into scanner: inout AnswerScanner) -> Bool {
    guard let (symbol, end) = AnswerWords.symbol(in: text, at: start) else { return false }
    guard !scanner.wantsOperand else {
      guard symbol == .equals, isEnd(ofResultAt: end), isSaidOfLast(end, scanner) else {
        return false
      }
      place = end
      scanner.joinNext()
      return true
    }
    place = end
    if symbol == .equals, readPurpose(at: start, into: &scanner) { return true }
    if AnswerWords.isVerb(in: text, at: start) { phraseSegment = scanner.segments.count }
    read(symbol, at: start, into: &scanner)
    if symbol == .equals { scanner.followsWord = true }
    return true
  }

  /// Whether a number that is said to be a result is that of the last segment: no words that do not lead on stand between them. Of an
  /// expression without a result any words in the same sentence say so, unless the number is the target.
  private func isSaidOfLast(_ start: Int, _ scanner: AnswerScanner) -> Bool {
    if scanner.segments.count > segmentsBeforeWords { return true }
    guard let last = scanner.segments.last, last.isExpression, start - last.place.upperBound < 64
    else { return false }
    let isInside = !(last.place.upperBound..<start).contains {
      ".;:!?()\n".utf8.contains(text[$0])
    }
    var number = text.placeAfterSpaces(from: start)
    return isInside && text.number(at: &number) != scanner.target
  }

  /// Whether a number begins at a place, or after spaces, and no word, sign or percent follows it.
  private func isEnd(ofResultAt start: Int) -> Bool {
    guard let end = text.number(afterSpacesFrom: start)?.place.upperBound else { return false }
    // "which is 8 more", "which is 100% right"
    let next = text.byteAfterSpaces(from: end)
    return !isBeforeSign(end) && !ArithmeticText.isLetter(next) && next != UInt8(ascii: "%")
  }

  /// Reads what belongs to a verb and stands after an operand: its last part, as in "tel 5 en 8 op: 13" and "100 ziehe ich 5 ab: 95", or a
  /// pronoun before it, as in "a 100 le quito 5". Returns whether there is one.
  @inline(never)
  mutating func readParticle(into scanner: inout AnswerScanner) -> Bool {
    var end = place
    let word = text.letters(at: &end)
    guard word.count <= 5 else { return false }
    if phraseSegment == scanner.segments.count, scanner.hasOperator, AnswerWords.particles.has(word)
    {
      place = end
      return true
    }
    guard AnswerWords.pronouns.has(word) || AnswerWords.articles.has(word) else { return false }
    text.skipSpaces(at: &end)
    guard AnswerWords.isVerb(in: text, at: end),
      case .infix? = AnswerWords.symbol(in: text, at: end)?.symbol
    else { return false }
    place = end
    return true
  }

  /// Whether the number after a colon is what a phrase comes to, as in "multiply 50 by 7: 350".
  func isResultOfPhrase(_ scanner: AnswerScanner) -> Bool {
    phraseSegment == scanner.segments.count && scanner.hasOperator && !scanner.wantsOperand
      && isEnd(ofResultAt: place)
  }

  /// Whether a colon with spaces around it may stand between the parts of an exact quotient, as in "divide 50 by 100 : 4".
  func isQuotient(_ scanner: AnswerScanner) -> Bool {
    var end = text.placeAfterSpaces(from: place)
    guard let last = scanner.items.last, let left = scanner.value(of: last)?.integer,
      let right = text.number(at: &end)
    else { return false }
    return isQuotient(left, right)
  }

  private func isQuotient(_ left: Int, _ right: Int) -> Bool { right > 0 && left % right == 0 }

  /// Reads "and" between two numbers whose sum is stated after them, as in "100 y 3 son 103", or after a result and before what is
  /// added to it, as in "and 25 more makes 952"; returns whether it is a sign.
  @inline(never)
  mutating func readConjunction(
    _ word: UnsafeBufferPointer<UInt8>, at start: Int, into scanner: inout AnswerScanner
  ) -> Bool {
    guard !scanner.hasOperator, !scanner.isJoined, scanner.depth == 0,
      AnswerWords.conjunctions.has(word)
    else { return false }
    if scanner.isEmpty {
      var end = text.placeAfterSpaces(from: place)
      _ = text.number(at: &end)
      return readStep(
        sign(ofCountEndingAt: end) ?? .add, operandAt: place, mustBeSaid: true, at: start,
        into: &scanner)
    }
    guard scanner.numberAlone != nil,
      let second = text.number(afterSpacesFrom: place)?.place.upperBound,
      case .equals? = symbol(from: second)
    else { return false }
    // "We have 100 y 3 to make 104" says what is asked for.
    let said = text.placeAfterSpaces(from: second)
    guard !text.has("to make", at: said), !text.has("to reach", at: said) else { return false }
    scanner.read(.add, at: start)
    return true
  }

  /// Reads the preposition of "multiply that by 9 to get 927" as its sign after the result before; returns whether it is one.
  @inline(never)
  mutating func readObject(
    before preposition: UnsafeBufferPointer<UInt8>, at start: Int, into scanner: inout AnswerScanner
  ) -> Bool {
    guard preposition.count <= 5, scanner.isEmpty, !scanner.isJoined,
      scanner.lastResultIndex != nil,
      let sign = AnswerWords.sign(ofVerbBefore: start, preposition, in: text)
    else { return false }
    if readStep(sign, operandAt: place, at: start, into: &scanner) { return true }
    // "Add 3 to 25, multiply the sum by 4, then add 9"
    guard isStep(from: start, operandAt: place) else { return false }
    scanner.readResult(at: start)
    guard !scanner.wantsOperand else { return false }
    scanner.read(sign, at: start)
    return true
  }

  /// Reads a step in words that goes on from the result before and states its own, as in "multiply that by 9 to get 927", up to
  /// what it states; returns whether there is one. The operand is the number with which it is done, or stands after spaces. Where
  /// the stated number must be said to be a result, no sign may follow it.
  mutating func readStep(
    _ sign: Operator, operandAt operand: Int, mustBeSaid: Bool = false, at start: Int,
    into scanner: inout AnswerScanner
  ) -> Bool {
    let first = text.placeAfterSpaces(from: operand)
    var end = first
    guard ArithmeticText.isDigit(text[first]), scanner.lastResultIndex != nil else { return false }
    let number = text.number(at: &end)
    let origin = origin(after: end)
    let said = origin?.upperBound ?? end
    guard let result = statedResult(after: said, of: number, mustBeSaid: mustBeSaid) else {
      return false
    }
    scanner.readResult(at: start)
    guard !scanner.wantsOperand else { return false }
    scanner.read(sign, at: start)
    scanner.read(number, first..<end)
    if let origin {
      place = origin.lowerBound + 1
      if readOrigin(at: origin.lowerBound, into: &scanner) {
        while place < origin.upperBound { readToken(into: &scanner) }
      }
    }
    scanner.end(at: end, joinsNext: true)
    place = result
    return true
  }

  /// The sign in words that follows a number.
  private func symbol(from place: Int) -> ArithmeticSymbol? {
    let next = text.placeAfterSpaces(from: place)
    guard ArithmeticText.isLetter(text[next]) else { return nil }
    return AnswerWords.symbol(in: text, at: next)?.symbol
  }

  /// The place of the result that a sentence states after an operand, as in "8, we get 258": the next number, with nothing but words
  /// before it, none of which is a sign or has another operand. Where they do not say that it is a result, no sign follows it.
  ///
  /// What the number is does not matter: lists of guesses would be paid if only right results were found.
  private func statedResult(after operand: Int, of number: Int?, mustBeSaid: Bool) -> Int? {
    var next = operand
    let last = min(text.range.upperBound, operand + 48)
    var (hasWords, isSaid, hasColon) = (false, false, false)
    while next < last, !ArithmeticText.isDigit(text[next]) {
      let byte = text[next]
      if ArithmeticText.isLetter(byte) {
        if let (symbol, end) = AnswerWords.symbol(in: text, at: next) {
          guard symbol == .equals else { return nil }
          isSaid = true
          next = end
        } else {
          let word = text.letters(at: &next)
          let isBeforeOperand = ArithmeticText.startsOperand(text.byteAfterSpaces(from: next))
          // "add 3 to 109" has no result; "which brings us to 112" has.
          if isBeforeOperand,
            !hasWords && AnswerWords.goals.has(word) || AnswerWords.isPreposition(word)
          {
            return nil
          }
          isSaid = AnswerWords.results.has(word)
        }
        hasWords = true
        continue
      }
      if !hasWords, AnswerWords.isA(in: text, at: next) { return nil }
      if let length = lengthOfArrow(at: next) {
        (hasWords, isSaid) = (true, true)
        next += length
        continue
      }
      switch ArithmeticSymbol(text.scalar(at: next).value) {
      case .equals: (hasWords, isSaid) = (true, true)
      case .infix where byte == UInt8(ascii: ":"): (hasWords, hasColon) = (true, true)
      case .infix where byte == UInt8(ascii: "*"): break
      case .separator where byte == UInt8(ascii: ","): break
      // "multiply by 4 (412)"
      case .open(.round): if isBracketedNumber(at: next) { (hasWords, isSaid) = (true, true) }
      case .space: break
      case .other where byte >= 0x80 || byte == UInt8(ascii: "'"): break
      default: return nil
      }
      next += text.scalar(at: next).length
    }
    guard next < last, hasWords else { return nil }
    var end = next
    // "On ajoute 75 : 675", but "On ajoute 100 : 4"
    if let result = text.number(at: &end), hasColon, let number, !isQuotient(number, result) {
      isSaid = true
    }
    // "and 28 = 25 + 3" says what 28 is.
    let isAlone = !isBeforeSign(end)
    return (mustBeSaid ? isSaid && isAlone : isSaid || isAlone) ? next : nil
  }

  /// The length of an arrow at a place: "add 9 → 112".
  private func lengthOfArrow(at place: Int) -> Int? {
    if text.has("->", at: place) || text.has("=>", at: place) { return 2 }
    return text.has("→", at: place) || text.has("⇒", at: place) ? 3 : nil
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
      let operand = text.placeAfterSpaces(from: place)
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
      !AnswerWords.leads.has(text.wordBefore(start))
    else { return }
    spoiledStart = operand
  }
}
