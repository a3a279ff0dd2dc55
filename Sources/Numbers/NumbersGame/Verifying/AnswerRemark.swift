/// What looks like an expression beside an answer and is none.
enum AnswerRemark {
  case none
  /// A time, a date, a version, a share or an amount of something, such as 12:30, 2024-05-01, 1.2.3, 4/4, 100%, "page 3-4", "10 - 12
  /// tries" and "2 x 30 seconds".
  case remark
  /// What would be a share or a range if its numbers stood the other way round, such as 4/3 and "page 4-3".
  case turned

  /// What an expression is rather.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Range<Int>) {
    let text = ArithmeticText(bytes: bytes, range: bytes.indices)
    let followsWord = ArithmeticText.isLetter(
      text[text.placeBeforeSpaces(before: place.lowerBound)])
    let isBracket = { (byte: UInt8) in
      byte == 0x28 || byte == 0x29 || byte == 0x5B || byte == 0x5D
    }
    var inner = place
    if !inner.isEmpty, isBracket(text[inner.lowerBound]) {
      inner = inner.lowerBound + 1..<inner.upperBound
    }
    if !inner.isEmpty, isBracket(text[inner.upperBound - 1]) {
      inner = inner.lowerBound..<inner.upperBound - 1
    }
    self = Self.isDate(text, inner) ? .remark : Self.amount(text, inner, followsWord: followsWord)
  }

  /// Whether an expression is a range beside a word, a share, or two numbers before a unit.
  private static func amount(
    _ text: ArithmeticText, _ range: Range<Int>, followsWord: Bool
  ) -> AnswerRemark {
    var place = range.lowerBound
    guard let first = decimal(text, &place) else { return .none }
    text.skipSpaces(at: &place)
    guard place < range.upperBound else { return .none }
    let signStart = place
    if text[place] == UInt8(ascii: "%"), place + 1 == range.upperBound { return .remark }
    let word = text.letters(at: &place)
    let isMinutes = AnswerWords.isWord(word, "min")
    let (sign, length) = text.scalar(at: signStart)
    if !isMinutes { place = signStart + length }
    text.skipSpaces(at: &place)
    guard let second = decimal(text, &place), place == range.upperBound else {
      return .none
    }
    var isShare = sign == 0x2F
    if case .infix(.divide, _) = ArithmeticSymbol(sign), first <= second, first > 0 {
      return isShare ? .remark : .none
    }
    text.skipSpaces(at: &place)
    if text[place] == UInt8(ascii: "%") { return .remark }
    let next = text.letters(at: &place)
    if case .infix(.subtract, _) = ArithmeticSymbol(sign) {
      isShare = !next.isEmpty || followsWord
      if first < second { return isShare ? .remark : .none }
    }
    if !next.isEmpty, units.contains(where: { AnswerWords.isWord(next, $0) }) { return .remark }
    return isShare ? .turned : .none
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

  /// Whether a date, a time or two, or a share is all that a text is: 2024-05-01, 1/5/2024, 12:30, 10:15-10:20, 24/7.
  private static func isDate(_ text: ArithmeticText, _ range: Range<Int>) -> Bool {
    guard range.count <= 16, !range.contains(where: { ArithmeticText.isSpace(text[$0]) }) else {
      return false
    }
    // A version, or a number with decimals.
    let isDotted = range.allSatisfy {
      ArithmeticText.isDigit(text[$0]) || text[$0] == UInt8(ascii: ".")
    }
    if isDotted, range.contains(where: { text[$0] == UInt8(ascii: ".") }) { return true }
    var numbers = [0]
    var separators = ""
    var place = range.lowerBound
    while place < range.upperBound {
      let (scalar, length) = text.scalar(at: place)
      switch ArithmeticSymbol(scalar) {
      case .digit(let digit): numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + digit
      case .infix(.subtract, _):
        numbers.append(0)
        separators += "-"
      default:
        numbers.append(0)
        separators.unicodeScalars.append(Unicode.Scalar(scalar) ?? " ")
      }
      place += length
    }
    switch separators {
    case ":", "::", ":-:": return true
    case "//", "--": return (1900..<2100).contains(numbers[0]) || (1900..<2100).contains(numbers[2])
    case "/": return numbers == [24, 7]
    default: return false
    }
  }
}
