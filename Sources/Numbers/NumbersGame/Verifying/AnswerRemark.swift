/// What looks like an expression beside an answer and is none.
enum AnswerRemark {
  /// Whether an expression is rather a time, a date, a share or an amount of something, such as 12:30, 2024-05-01, 4/4, "10 - 12 tries"
  /// and "2 x 30 seconds".
  static func isRemark(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Range<Int>) -> Bool {
    isDate(bytes[place]) || isAmount(ArithmeticText(bytes: bytes, range: bytes.indices), place)
  }

  /// Whether an expression is a range before a word, or two numbers before a unit.
  private static func isAmount(_ text: ArithmeticText, _ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    let skipSpaces = { (place: inout Int) in
      while ArithmeticText.isSpace(text[place]) { place += 1 }
    }
    guard ArithmeticText.isDigit(text[place]), let first = text.number(at: &place) else {
      return false
    }
    skipSpaces(&place)
    guard place < range.upperBound else { return false }
    let (sign, length) = text.scalar(at: place)
    place += length
    skipSpaces(&place)
    guard ArithmeticText.isDigit(text[place]), let second = text.number(at: &place),
      place == range.upperBound
    else { return false }
    skipSpaces(&place)
    let word = text.letters(at: &place)
    guard !word.isEmpty else { return false }
    if case .infix(.subtract, _) = ArithmeticSymbol(sign), first < second { return true }
    return units.contains { AnswerWords.isWord(word, $0) }
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
    case (UInt8(ascii: "/"), 2): return numbers[0] == numbers[1]
    case (UInt8(ascii: "/"), 3), (UInt8(ascii: "-"), 3):
      return (1900..<2100).contains(numbers[0]) || (1900..<2100).contains(numbers[2])
    default: return false
    }
  }
}
