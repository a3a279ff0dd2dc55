extension AnswerReader {
  /// Reads a sign in words that goes on from the result before: "25 + 3 = 28, times 4 makes 112".
  mutating func readNextStep(into scanner: inout AnswerScanner) -> Bool {
    let start = place
    guard scanner.isEmpty, !scanner.isJoined,
      let (symbol, end) = AnswerWords.symbol(in: text, at: start),
      case .infix(let operation, _) = symbol, let sign = operation.numbersOperator
    else { return false }
    if AnswerWords.operandAfterInfix(in: text, at: start) == nil, isEquation(from: end) {
      verb = scanner.lastResultIndex.map { (sign, $0, scanner.segments.count) }
      return false
    }
    let isStep = isStep(from: start, operandAt: end)
    if readStep(sign, operandAt: end, mustBeSaid: isStep, at: start, into: &scanner) { return true }
    guard isStep else { return false }
    scanner.readResult(at: start)
    guard !scanner.wantsOperand else { return false }
    place = end
    read(symbol, at: start, into: &scanner)
    return true
  }

  /// Reads a verb that goes on from the result before though sentences stand between them, and states its own result: "That is too
  /// many. Subtract 2 to get 112". It begins what it stands in, as no remark does.
  @inline(never)
  mutating func readLaterStep(into scanner: inout AnswerScanner) -> Bool {
    let start = place
    guard scanner.isEmpty, !scanner.isJoined, scanner.lastStatedIndex != nil,
      let (symbol, end) = AnswerWords.symbol(in: text, at: start),
      case .infix(let operation, _) = symbol, let sign = operation.numbersOperator,
      AnswerWords.isVerb(in: text, at: start)
    else { return false }
    let word = text.wordBefore(start)
    var next = start
    _ = text.letters(at: &next)
    text.skipSpaces(at: &next)
    guard
      word.isEmpty || AnswerWords.leads.has(word) || AnswerWords.pronouns.has(word)
        // "Daar trek ik 25 van af"
        || AnswerWords.pronouns.has(text.letters(at: &next)) || beginsSentence(start, scanner)
    else { return false }
    return readStep(sign, operandAt: end, mustBeSaid: true, at: start, into: &scanner)
  }

  /// Whether only a few words stand before a verb in its part of a sentence, or with them the result from which it goes on: "Finalmente
  /// sumamos 3", "Zu 650 addiere ich 3".
  private func beginsSentence(_ start: Int, _ scanner: AnswerScanner) -> Bool {
    var place = start
    while place > start - 40 {
      let byte = text[place - 1]
      if Text.isDigit(byte) {
        while Text.isDigit(text[place - 1]) { place -= 1 }
        var end = place
        let number = text.number(at: &end).map { Rational(Int64($0)) }
        guard let last = scanner.lastResultIndex, scanner.segments[last].value == number else {
          return false
        }
      } else if Text.isSpace(byte) || byte >= 0x80 || byte == UInt8(ascii: "'") {
        place -= 1
      } else if Text.isLetter(byte) {
        let word = text.wordBefore(place)
        if AnswerWords.rejections.has(word) { return false }
        place -= word.count
      } else {
        return [0x00, 0x0A].contains(byte) || ".,;:!?".utf8.contains(byte)
      }
    }
    return false
  }

  /// Reads "to get" after a number; returns whether it stands at a place. What follows is another step, as in "add 8 * 3 =
  /// 24 to get 125 + 24 = 149", or what the verb before the equation comes to, as in "subtract 8 * 2 = 16 to get 659".
  @inline(never)
  mutating func readPurpose(at start: Int, into scanner: inout AnswerScanner) -> Bool {
    guard scanner.numberAlone != nil, AnswerWords.isPurpose(in: text, at: start) else {
      return false
    }
    var end = text.placeAfterSpaces(from: place)
    if ArithmeticText.isDigit(text[end]) { _ = text.number(at: &end) }
    if text[end] == UInt8(ascii: "(") || isBeforeSign(end) {
      scanner.end(at: start)
      return true
    }
    let count = scanner.segments.count
    guard scanner.isJoined, let (sign, result, equation) = verb,
      scanner.chain(around: count - 1).lowerBound == equation
    else { return false }
    scanner.end(at: start)
    scanner.readValue(of: scanner.origin(of: result), start..<start)
    scanner.read(sign, at: start)
    scanner.readValue(of: scanner.origin(of: count), start..<start)
    scanner.end(at: start, joinsNext: true)
    return true
  }

  /// Whether an expression with a result of its own begins at a place, as in "add 8 * 3 = 24".
  private func isEquation(from start: Int) -> Bool {
    var next = start
    var hasSign = false
    while next < min(text.range.upperBound, start + 64) {
      let (scalar, length) = text.scalar(at: next)
      switch ArithmeticSymbol(scalar) {
      case .digit, .space, .open, .close: break
      case .infix: hasSign = true
      case .equals: return hasSign
      default: return false
      }
      next += length
    }
    return false
  }

  /// Whether a slash with spaces around it parts two steps, as in "7 * 50 = 350 / 350 + 3 = 353" and "7*50 = 350 / 350+3 = 353": it
  /// stands after a result, and before an equation that begins with that result or has no spaces beside its signs.
  func partsSteps(at start: Int, _ scanner: AnswerScanner) -> Bool {
    guard Text.isSpace(text[start - 1]), Text.isSpace(text[place]), scanner.isJoined,
      let result = scanner.numberAlone, scanner.segments.last?.value == result,
      isEquation(from: place)
    else { return false }
    if let (first, _) = text.number(afterSpacesFrom: place), first == result.integer { return true }
    var next = text.placeAfterSpaces(from: place)
    while !Text.isSpace(text[next]), text[next] != UInt8(ascii: "=") { next += 1 }
    return text.byteAfterSpaces(from: next) == UInt8(ascii: "=")
  }

  /// Whether a sign that may be a bullet or part of a number goes on from the result before: in the same line, with a result of its own.
  func isStatedStep(from start: Int, after scanner: AnswerScanner) -> Bool {
    guard !scanner.isJoined, scanner.segments.count > segmentsBeforeWords else { return false }
    let before = text.placeBeforeSpaces(before: start)
    let isArrow = text[before] == 0x92 && text[before - 1] == 0x86 && text[before - 2] == 0xE2
    let isMark = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "."), UInt8(ascii: ">")]
      .contains(text[before])
    let isLedOn =
      ArithmeticText.isLetter(text[before]) && AnswerWords.leads.has(text.wordBefore(start))
    guard isArrow || isMark || isLedOn || isLineNumber(before: before) else { return false }
    var next = text.placeAfterSpaces(from: place)
    guard ArithmeticText.isDigit(text[next]) else { return false }
    // "-32 + 96" begins with a number.
    let isSpaced = ArithmeticText.isSpace(text[place])
    while next < text.range.upperBound {
      let (scalar, length) = text.scalar(at: next)
      switch ArithmeticSymbol(scalar) {
      case .equals: return true
      case .digit, .space: next += length
      case .infix where isSpaced && text[place - 1] < 0x80 && text[place - 1] != UInt8(ascii: "-"):
        next += length
      default: return scalar == 0x2192 || scalar == 0x21D2 || isBracketedNumber(at: next)
      }
    }
    return false
  }

  /// Whether a number in brackets stands at a place, as in "+ 25 (375)".
  func isBracketedNumber(at place: Int) -> Bool {
    var next = place + 1
    guard text[place] == UInt8(ascii: "(") else { return false }
    if text[next] == UInt8(ascii: "=") { next += 1 }
    let end = text.number(afterSpacesFrom: next)?.place.upperBound
    return end.map { text[$0] == UInt8(ascii: ")") } ?? false
  }

  /// Whether a line begins with a number, as in "2. + 9 = 112" and "2) + 9 = 112", whose point or bracket is at a place.
  func isLineNumber(before place: Int) -> Bool {
    guard text[place] == UInt8(ascii: ".") || text[place] == UInt8(ascii: ")") else { return false }
    var start = place
    while start > lineStart, ArithmeticText.isDigit(text[start - 1]) { start -= 1 }
    return start < place && start - lineStart < 32
      && (lineStart..<start).allSatisfy { ArithmeticText.isSpace(text[$0]) }
  }

  /// Whether the number after a sign in words is an operand, and counts nothing: "plus 4 other numbers". A sentence or line that begins
  /// so must state a result.
  func isStep(from start: Int, operandAt place: Int) -> Bool {
    let before = text.placeBeforeSpaces(before: start)
    var next = text.placeAfterSpaces(from: place)
    guard ArithmeticText.isDigit(text[next]) else { return true }
    _ = text.number(at: &next)
    text.skipSpaces(at: &next)
    let sign =
      ArithmeticText.isLetter(text[next]) ? AnswerWords.symbol(in: text, at: next)?.symbol : nil
    if case .equals? = sign { return true }
    if text[next] == UInt8(ascii: "=") { return true }
    let goesOn = [UInt8(ascii: ","), UInt8(ascii: ";")].contains(text[before])
    guard goesOn || ArithmeticText.isLetter(text[before]) else { return false }
    // "add 25 and add 6"
    let word = text.letters(at: &next)
    return sign != nil || word.isEmpty && !AnswerWords.isA(in: text, at: next)
      || AnswerWords.leads.has(word) && ArithmeticText.isLetter(text.byteAfterSpaces(from: next))
  }
}
