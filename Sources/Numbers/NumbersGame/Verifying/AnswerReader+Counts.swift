/// Numbers of numbers: "7 fifties", "10 75s", "25 more", "4 times that", "100, 75 and 50".
extension AnswerReader {
  private static let plurals: [(word: StaticString, value: Int)] = [
    ("twos", 2), ("threes", 3), ("fours", 4), ("fives", 5), ("sixes", 6), ("sevens", 7),
    ("eights", 8), ("nines", 9), ("tens", 10), ("twenties", 20), ("thirties", 30), ("forties", 40),
    ("fifties", 50), ("sixties", 60), ("seventies", 70), ("eighties", 80), ("nineties", 90),
    ("hundreds", 100),
  ]

  /// Reads what is counted, as a product: "7 fifties make 350", "6 hundreds plus 75". Where neither a result nor a sign follows,
  /// things are counted that were used or are left.
  @inline(never)
  mutating func readPlural(into scanner: inout AnswerScanner) -> Bool {
    let start = place
    var end = place
    let word = text.letters(at: &end)
    // "8 hundreds plus 2 sixes"
    guard let last = word.last, last | 0x20 == UInt8(ascii: "s"), !scanner.endsInBracket,
      Text.isSpace(text[start - 1]),
      let value = Self.plurals.first(where: { AnswerWords.isWord(word, $0.word) })?.value,
      scanner.hasOperator || scanner.numberAlone != nil && isBeforeSignOrResult(end)
    else { return false }
    scanner.read(.multiply, at: start)
    scanner.read(value, start..<end)
    place = end
    return true
  }

  /// Reads the sign that nobody wrote before digits with the ending of a plural: "10 75s are 750".
  @inline(never)
  mutating func readDigitsOfPlural(into scanner: inout AnswerScanner) -> Bool {
    var end = place
    let value = text.number(at: &end)
    guard text[end] == UInt8(ascii: "s"), scanner.numberAlone != nil,
      scanner.hasOperand(endingAt: text.placeBeforeSpaces(before: place) + 1),
      isBeforeSignOrResult(end + 1)
    else { return false }
    scanner.read(.multiply, at: place)
    scanner.read(value, place..<end)
    place = end + 1
    return true
  }

  private func isBeforeSignOrResult(_ end: Int) -> Bool {
    if isBeforeSign(end) { return true }
    let next = text.placeAfterSpaces(from: end)
    let isResult = text[next] == UInt8(ascii: "=") || text.has("→", at: next)
    return isResult || AnswerWords.symbol(in: text, at: next)?.symbol == .equals
  }

  /// The words after a number that is added to the result before, or with which that is multiplied.
  private static let counts: [(sign: Operator, words: StaticString)] = [
    (.add, " more"), (.add, " mehr"), (.add, " meer"), (.add, " de plus"), (.add, " más"),
    (.subtract, " less"), (.subtract, " abziehen"), (.subtract, " weniger"), (.subtract, " eraf"),
    (.subtract, " de moins"), (.subtract, " menos"), (.add, " addieren"), (.add, " erbij"),
    (.add, " dazu"), (.add, " hinzu"),
    (.multiply, " times that"), (.multiply, " times this"), (.multiply, " times it"),
    (.multiply, " mal das"), (.multiply, " keer dat"), (.multiply, " fois cela"),
  ]

  /// Reads a number that says how much comes to the result before, as in "25 more makes 952" and "4 times that is 112", up to what
  /// it states; returns whether it does.
  @inline(never)
  mutating func readCount(endingAt end: Int, into scanner: inout AnswerScanner) -> Bool {
    guard scanner.isEmpty, !scanner.isJoined, scanner.lastStatedIndex != nil,
      let sign = sign(ofCountEndingAt: end)
    else { return false }
    return readStep(sign, operandAt: place, mustBeSaid: true, at: place, into: &scanner)
  }

  /// What is done with a number that says how much comes to the result before.
  func sign(ofCountEndingAt place: Int) -> Operator? {
    // Spelled numbers have more spaces behind them.
    var end = text.placeAfterSpaces(from: place)
    end -= 1
    // "take the 7 away", but not "7 away from it"
    if text.has(" away", at: end) || text.has(" off", at: end), isTaken(endingAt: place) {
      return .subtract
    }
    return Self.counts.first {
      text.has($0.words, at: end) && !Text.isLetter(text[end + $0.words.utf8CodeUnitCount])
    }?.sign
  }

  private func isTaken(endingAt end: Int) -> Bool {
    var start = end
    while Text.isDigit(text[start - 1]) { start -= 1 }
    var word = text.wordBefore(start)
    if AnswerWords.articles.has(word) {
      word = text.wordBefore(text.placeBeforeSpaces(before: start) + 1 - word.count)
    }
    return AnswerWords.isTake(word)
  }

  /// The maximum number of numbers that are listed.
  private static let listCount = 16

  /// Reads numbers after a verb or a noun that adds them, as in "adding 100, 75 and 50 gives 225": three or more of them, with "and"
  /// before the last. Returns whether there are.
  @inline(never)
  mutating func readSum(from start: Int, into scanner: inout AnswerScanner) -> Bool {
    guard scanner.isEmpty, let end = endOfList(from: start) else { return false }
    phraseSegment = scanner.segments.count
    place = start
    scanner.open(.round, at: start)
    while place < end {
      if Text.isDigit(text[place]) {
        let first = place
        let number = text.number(at: &place)
        if !scanner.wantsOperand { scanner.read(.add, at: first) }
        scanner.read(number, first..<place)
      } else {
        place += 1
      }
    }
    _ = scanner.close(.round, at: end, end: end)
    return true
  }

  private func endOfList(from start: Int) -> Int? {
    var next = start
    for count in 1...Self.listCount {
      guard let end = text.number(afterSpacesFrom: next)?.place.upperBound else { return nil }
      next = text.placeAfterSpaces(from: end)
      let hasComma = text[next] == UInt8(ascii: ",")
      if hasComma { next += 1 }
      text.skipSpaces(at: &next)
      let word = text.letters(at: &next)
      if AnswerWords.conjunctions.has(word) {
        guard count > 1, let last = text.number(afterSpacesFrom: next)?.place.upperBound else {
          return nil
        }
        // "add 9, 3 and 1 to 400", "add 4, 5 and 9 * 3"
        next = text.placeAfterSpaces(from: last)
        if AnswerWords.symbol(in: text, at: next)?.symbol == .equals { return last }
        let isGoneOn = isBeforeSign(last) || AnswerWords.goals.has(text.letters(at: &next))
        return isGoneOn ? nil : last
      }
      guard hasComma, word.isEmpty, end < next else { return nil }
    }
    return nil
  }
}
