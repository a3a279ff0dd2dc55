extension AnswerReader {
  /// Reads a number, with its thousands and decimals.
  mutating func readNumber(into scanner: inout AnswerScanner) {
    let start = place
    if scanner.isEmpty, !scanner.isJoined, let end = endOfLabel(from: start, scanner) {
      place = end
      return
    }
    if !scanner.wantsOperand, readDigitsOfPlural(into: &scanner) { return }
    var value = text.number(at: &place)
    if Text.isSpace(text[place]), Text.isLetter(text.byteAfterSpaces(from: place)) {
      let end = place
      place = start
      if readCount(endingAt: end, into: &scanner) { return }
      place = end
    }
    readGroups(after: start, &value)
    if place - start <= 3 { readThousands(after: start, &value, in: scanner) }
    if start == spoiledStart { scanner.spoil(asExpression: false, at: start) }
    let isComma = scanner.hasFraction && text[place] == UInt8(ascii: ",")
    let places =
      text[place] == UInt8(ascii: ".") || isComma && hasDecimalComma(after: value, scanner)
      ? readDecimals(after: &value) : 0
    let isSpoiled = start == spoiledStart || places > Rational.maximumPlaces
    scanner.read(value, places: min(places, Rational.maximumPlaces), start..<place)
    if isSpoiled { scanner.spoil(asExpression: false, at: start) }
  }

  /// Reads the rest of 1,000 and 12,345,678, also as LaTeX has them (`1{,}000`), but not of 100, 50 nor 0,500.
  private mutating func readGroups(after start: Int, _ value: inout Int?) {
    var isFirst = true
    while text[place] == UInt8(ascii: ",") || text[place] == UInt8(ascii: "{"),
      !isFirst || place - start <= 3, text[start] != UInt8(ascii: "0")
    {
      let isLaTeX = text[place] == UInt8(ascii: "{")
      let digits = isLaTeX ? place + 3 : place + 1
      guard !isLaTeX || text.has("{,}", at: place),
        (0..<3).allSatisfy({ Text.isDigit(text[digits + $0]) }), !Text.isDigit(text[digits + 3])
      else { return }
      for offset in 0..<3 {
        value = Text.appending(Int(text[digits + offset]) - 0x30, to: value)
      }
      place = digits + 3
      isFirst = false
    }
  }

  /// Whether a comma stands before decimals, as in "1 / 5 = 0,2; 5 - 0,2": there is a step with that result.
  @inline(never)
  private func hasDecimalComma(after value: Int?, _ scanner: AnswerScanner) -> Bool {
    var digits = value
    var places: UInt8 = 0
    var end = place + 1
    while Text.isDigit(text[end]), places <= Rational.maximumPlaces {
      digits = Text.appending(Int(text[end]) - 0x30, to: digits)
      places += 1
      end += 1
    }
    guard let digits, places > 0, let number = Rational.decimal(digits, places: places),
      !number.isWhole
    else { return false }
    return scanner.segments.suffix(AnswerJudge.stepCount).contains {
      $0.isExpression && $0.value == number
    }
  }

  /// Reads the digits behind the point of a number, and returns how many there are: 2.0 is 2, and has none.
  private mutating func readDecimals(after value: inout Int?) -> Int {
    guard Text.isDigit(text[place + 1]) else { return 0 }
    let start = place + 1
    var digits = value
    place = start
    while Text.isDigit(text[place]) {
      digits = Text.appending(Int(text[place]) - 0x30, to: digits)
      place += 1
    }
    guard !(start..<place).allSatisfy({ text[$0] == UInt8(ascii: "0") }) else { return 0 }
    value = digits
    return place - start
  }

  /// Reads the rest of a result whose thousands are apart, as in 23 850, 23.850 and 23'850: only if that is the result, or that of
  /// a step before, for these may be two numbers, or a fraction.
  private mutating func readThousands(
    after start: Int, _ value: inout Int?, in scanner: AnswerScanner
  ) {
    guard AnswerWords.lengthOfSeparator(in: text, at: place) != nil,
      text[start] != UInt8(ascii: "0"), !scanner.segments.isEmpty
    else { return }
    var end = place
    var whole = value
    while whole != nil, let length = AnswerWords.lengthOfSeparator(in: text, at: end),
      (0..<3).allSatisfy({ Text.isDigit(text[end + length + $0]) }),
      !Text.isDigit(text[end + length + 3])
    {
      for offset in 0..<3 {
        whole = Text.appending(Int(text[end + length + offset]) - 0x30, to: whole)
      }
      end += length + 3
    }
    guard end > place, let whole else { return }
    let isResult =
      scanner.isJoined && scanner.isEmpty
      ? scanner.segments.last?.value?.integer == whole
      : scanner.segments.suffix(AnswerJudge.stepCount).contains {
        $0.isExpression && $0.value?.integer == whole
      }
    if isResult { (value, place) = (whole, end) }
  }
}
