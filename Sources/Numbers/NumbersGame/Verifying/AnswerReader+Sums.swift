/// Sums and products that nouns name: "the sum of 4 and 9", "Total: 112".
extension AnswerReader {
  /// Reads a noun and its two numbers as an operand: "25 times the sum of 4 and 9".
  @inline(never)
  mutating func readPair(into scanner: inout AnswerScanner) -> Bool {
    guard !scanner.isEmpty, scanner.wantsOperand, let pair = AnswerWords.pair(in: text, at: place)
    else { return false }
    let (start, end) = (pair.place.lowerBound, pair.place.upperBound)
    scanner.open(.round, at: start)
    scanner.read(pair.first, start..<end)
    scanner.read(pair.sign, at: start)
    scanner.read(pair.second, start..<end)
    _ = scanner.close(.round, at: end, end: end)
    place = end
    return true
  }

  /// Reads what the last two steps come to together: "25 × 4 = 100. We need 12 more: 9 + 3 = 12. Total: 112".
  ///
  /// Both state their results, so that a text that computes nothing has no second answer by this.
  private mutating func readTotal(at start: Int, into scanner: inout AnswerScanner) -> Bool {
    var first = place
    while [0x20, UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "=")].contains(text[first]) {
      first += 1
    }
    var end = first
    let segments = scanner.segments
    guard scanner.isEmpty, !scanner.isJoined, Text.isDigit(text[first]),
      let total = text.number(at: &end), !isBeforeSign(end),
      !Text.isLetter(text.byteAfterSpaces(from: end)),
      let last = segments.indices.last,
      let chain = scanner.chain(before: scanner.chain(around: last)),
      let left = result(at: chain.upperBound - 1, scanner), let right = result(at: last, scanner),
      left.adding(right) == Rational(Int64(total))
    else { return false }
    scanner.readValue(of: scanner.origin(of: chain.upperBound - 1), start..<start)
    scanner.read(.add, at: start)
    scanner.readValue(of: scanner.origin(of: last), start..<start)
    scanner.end(at: start, joinsNext: true)
    place = first
    return true
  }

  /// The value of a segment that is a stated result.
  private func result(at index: Int, _ scanner: AnswerScanner) -> Rational? {
    let segment = scanner.segments[index]
    return segment.isJoined && !segment.isExpression ? segment.value : nil
  }

  /// Whether the last two segments are an expression and, after `=` and not in brackets, which may be about its last part, a number.
  private func endsInResult(_ scanner: AnswerScanner) -> Bool {
    let last = scanner.segments.count - 1
    guard last > 0, scanner.segments[last - 1].isExpression, result(at: last, scanner) != nil else {
      return false
    }
    let before = text.placeBeforeSpaces(before: scanner.segments[last].place.lowerBound)
    return text[before] == UInt8(ascii: "=")
  }

  /// Reads "Total:", or notes the first words such as "Check:" or "because" after an answer; returns whether it has read more.
  @inline(never)
  mutating func readAnnouncement(
    _ word: UnsafeBufferPointer<UInt8>, at start: Int, into scanner: inout AnswerScanner
  ) -> Bool {
    if AnswerWords.totals.has(word) { return readTotal(at: start, into: &scanner) }
    // "Check: 109. No, …": what follows is another answer.
    if scanner.explanationStart != nil, AnswerWords.rejections.has(word) {
      scanner.explanationStart = nil
    }
    var next = place
    while text[next] == 0x20 || text[next] == UInt8(ascii: "*") { next += 1 }
    if text[next] == UInt8(ascii: ":") && AnswerWords.explanations.has(word)
      || AnswerWords.reasons.has(word),
      !scanner.segments.isEmpty, scanner.explanationStart == nil
    {
      scanner.explanationStart = scanner.segments.count
      scanner.explainsResult = endsInResult(scanner)
    }
    return false
  }
}
