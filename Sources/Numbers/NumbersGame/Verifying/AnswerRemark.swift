/// What looks like an expression beside an answer and is none.
enum AnswerRemark {
  /// Whether an expression is rather a time, a date, a version, a share or an amount of something, such as 12:30, 2024-05-01, 1.2.3,
  /// 4/4, "page 3-4", "10 - 12 tries" and "2 x 30 seconds".
  static func isRemark(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Range<Int>) -> Bool {
    isDate(bytes[place]) || isAmount(ArithmeticText(bytes: bytes, range: bytes.indices), place)
  }

  /// Whether an expression is a range beside a word, a share, or two numbers before a unit.
  private static func isAmount(_ text: ArithmeticText, _ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    if text[place] == UInt8(ascii: "(") || text[place] == UInt8(ascii: "[") { place += 1 }
    let isClosed = !ArithmeticText.isDigit(text[range.upperBound - 1])
    let end = isClosed ? range.upperBound - 1 : range.upperBound
    guard let first = decimal(text, &place) else { return false }
    text.skipSpaces(at: &place)
    guard place < range.upperBound else { return false }
    let signStart = place
    let word = text.letters(at: &place)
    let isMinutes = AnswerWords.isWord(word, "min")
    let (sign, length) = text.scalar(at: signStart)
    if !isMinutes { place = signStart + length }
    text.skipSpaces(at: &place)
    guard let second = decimal(text, &place), place == end else { return false }
    if case .infix(.divide, _) = ArithmeticSymbol(sign), first <= second, first > 0 {
      return sign == 0x2F
    }
    text.skipSpaces(at: &place)
    let next = text.letters(at: &place)
    if case .infix(.subtract, _) = ArithmeticSymbol(sign), first < second {
      let before = text.placeBeforeSpaces(before: range.lowerBound)
      return !next.isEmpty || ArithmeticText.isLetter(text[before])
    }
    return !next.isEmpty && units.contains { AnswerWords.isWord(next, $0) }
  }

  /// A number such as 4 or 4.5, in thousandths.
  private static func decimal(_ text: ArithmeticText, _ place: inout Int) -> Int? {
    guard ArithmeticText.isDigit(text[place]), var value = text.number(at: &place),
      value < 1_000_000
    else { return nil }
    value *= 1_000
    if text[place] == UInt8(ascii: "."), ArithmeticText.isDigit(text[place + 1]) {
      var unit = 100
      place += 1
      while ArithmeticText.isDigit(text[place]) {
        value += (Int(text[place]) - 0x30) * unit
        unit /= 10
        place += 1
      }
    }
    return value
  }

  private static let units: [StaticString] = [
    "s", "sec", "secs", "second", "seconds", "sekunden", "seconde", "secondes", "seconden",
    "segundos", "ms", "min", "minute", "minutes", "minuten", "minutos", "h", "hours", "stunden",
    "heures", "uur", "horas", "point", "points", "pts", "punkte", "punten", "puntos", "step",
    "steps", "schritte", "stappen", "pasos", "tries", "attempts", "versuche", "essais", "pogingen",
    "intentos", "stars", "percent", "prozent", "procent", "times",
  ]

  /// Whether a date, a time or a share is all that a text is: 2024-05-01, 1/5/2024, 12:30, 4/4.
  private static func isDate(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard text.count <= 10 else { return false }
    // A version, or a number with decimals.
    let isDotted = text.allSatisfy { ArithmeticText.isDigit($0) || $0 == UInt8(ascii: ".") }
    if isDotted, text.contains(UInt8(ascii: ".")) { return true }
    var numbers = [0]
    var separators: [UInt8] = []
    for byte in text {
      if ArithmeticText.isDigit(byte) {
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte) - 0x30
      } else {
        numbers.append(0)
        separators.append(byte)
      }
    }
    guard let separator = separators.first, separators.allSatisfy({ $0 == separator }) else {
      return false
    }
    switch (separator, numbers.count) {
    case (UInt8(ascii: ":"), 2), (UInt8(ascii: ":"), 3): return true
    case (UInt8(ascii: "/"), 3), (UInt8(ascii: "-"), 3):
      return (1900..<2100).contains(numbers[0]) || (1900..<2100).contains(numbers[2])
    default: return false
    }
  }
}
