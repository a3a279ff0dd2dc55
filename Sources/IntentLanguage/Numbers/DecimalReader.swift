import IntentKit

/// Parses decimal numbers, "20.50", ".5", "twenty point five", "zwanzig Komma fünf", and amounts of
/// money: "£20.50", "twenty pounds fifty", "20 quid", "fifty pence", "50p", "a tenner", "two
/// grand", "half a pound".
///
/// A number that is not money has no currency, so any currency is dropped.
struct DecimalReader {
  let numbers: NumberReader
  private var money: MoneyWords { numbers.words.money }
  /// Whether to parse amounts of money, whose unit may be omitted: "five fifty" can be 5.50 or 550.
  var isOfMoney = false

  /// A number and its length in words.
  struct Reading: Hashable {
    var value: DecimalNumber
    var length: Int
    /// The currency code, if a currency was named unambiguously.
    var currency: String?
    /// Whether the number is in its standard spoken form, which is unambiguous.
    var isProper = true
  }

  /// All numbers that begin at a word, the longest first; among those of equal length, unambiguous
  /// ones first.
  ///
  /// - Complexity: Bounded, regardless of the length of the sentence.
  func readings(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    var start = 0
    var sign: String?
    var isNegative = false
    // "-£5" and "£-5"
    while let word = words.dropFirst(start).first {
      if !isNegative, numbers.isMinus(word) {
        isNegative = true
      } else if sign == nil, let currency = MoneyWords.sign(word.text) {
        sign = currency
      } else {
        break
      }
      start += 1
    }
    let rest = words.dropFirst(start)
    let found = sign.map { currency in
      magnitudes(rest).map {
        var reading = $0
        reading.currency = currency
        return reading
      }
    }
    var known: Set<Reading> = []
    return (found ?? amounts(rest)).map { reading in
      var reading = reading
      reading.length += start
      // A magnitude is never `Int.min`, so it can be negated.
      if isNegative { reading.value = reading.value.times(-1) ?? reading.value }
      return reading
    }.filter { known.insert($0).inserted }.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if a.length != b.length { return a.length > b.length }
      return a.isProper == b.isProper ? first.offset < second.offset : a.isProper
    }.map(\.element)
  }

  // MARK: Money

  /// Numbers with or without a trailing unit.
  private func amounts(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    let magnitudes = magnitudes(words)
    return magnitudes
      + (magnitudes + beforeUnits(words)).flatMap { number -> [Reading] in
        let rest = words.dropFirst(number.length)
        guard number.currency == nil, let unit = rest.first?.text else { return [] }
        var reading = number
        reading.length += 1
        if let currency = money.hundredths[unit] {
          guard let value = number.value.hundredth else { return [] }
          reading.value = value
          reading.currency = currency
          return [reading]
        }
        if let note = money.notes[unit] {
          guard let value = number.value.times(note) else { return [] }
          reading.value = value
          reading.currency = money.noteCurrency
          return [reading]
        }
        guard let currency = money.unit(unit) else { return [] }
        reading.currency = currency
        return [reading] + withHundredths(reading, rest.dropFirst())
      }
  }

  /// The hundredths after a number of whole units: "fifty", "and five pence".
  private func withHundredths(_ whole: Reading, _ words: ArraySlice<Sentence.Word>) -> [Reading] {
    guard whole.isProper, whole.value.fractionDigits == 0 else { return [] }
    let hasAnd = words.first.map { money.and.contains($0.text) } == true
    let rest = hasAnd ? words.dropFirst() : words
    return numbers.readings(rest).flatMap { hundredths -> [Reading] in
      guard (1...99).contains(hundredths.value),
        let value = whole.value.addingHundredths(hundredths.value)
      else { return [] }
      var reading = whole
      reading.value = value
      reading.length += (hasAnd ? 1 : 0) + hundredths.length
      let unit = rest.dropFirst(hundredths.length).first?.text
      if let unit, money.hundredths[unit] != nil {
        reading.length += 1
        return [reading]
      }
      // "Twenty pounds and five" is ambiguous; "twenty pounds fifty" is not.
      return hasAnd || hundredths.value < 10 ? [] : [reading]
    }
  }

  /// Words that are numbers only before a unit or a banknote: "a pound", "half a pound".
  private func beforeUnits(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    guard let first = words.first?.text else { return [] }
    let articles = numbers.words.articles
    if articles.contains(first) { return [Reading(value: DecimalNumber(1), length: 1)] }
    guard numbers.words.half.contains(first) else { return [] }
    let hasArticle = words.dropFirst().first.map { articles.contains($0.text) } == true
    return [Reading(value: .half, length: hasArticle ? 2 : 1)]
  }

  /// Ambiguous amounts without a unit, where the boundary before the hundredths is unknown: "five
  /// fifty", "nine oh five".
  private func inDoubt(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    guard isOfMoney, numbers.words.readsPairs else { return [] }
    let wholes = numbers.readings(words)
    var sums = wholes.filter { !$0.isProper && $0.value >= 100 }
    for head in wholes where head.isProper && (1...99).contains(head.value) {
      let rest = words.dropFirst(head.length)
      guard rest.first?.isAfterComma == false else { continue }
      for tail in numbers.readings(rest) where tail.isProper && (10...99).contains(tail.value) {
        sums.append(
          .init(value: 100 * head.value + tail.value, length: head.length + tail.length))
      }
    }
    return sums.filter { sum in !wholes.contains { $0.isProper && $0.length == sum.length } }
      .flatMap { sum -> [Reading] in
        let whole = DecimalNumber(sum.value)
        return [whole.hundredth, whole].compactMap { value in
          value.map { Reading(value: $0, length: sum.length, isProper: false) }
        }
      }
  }

  // MARK: Numbers

  /// Non-negative numbers without a unit, except pence in digits, which have one.
  private func magnitudes(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    guard let first = words.first else { return [] }
    var readings = digits(words)
    if numbers.isDecimalPoint(first.text) { readings += fractions(words, after: 0) }
    readings += inDoubt(words)
    for whole in numbers.readings(words) {
      readings.append(
        Reading(
          value: DecimalNumber(whole.value), length: whole.length, isProper: whole.isProper))
      let rest = words.dropFirst(whole.length)
      readings += (fractions(rest, after: whole.value) + half(rest, after: whole.value)).map {
        var reading = $0
        reading.length += whole.length
        return reading
      }
    }
    return readings + (readings + beforeUnits(words)).compactMap { scaled($0, words) }
  }

  /// A number in digits with a fraction: "20.50", ".50", "20,50" in languages that write it so; and
  /// pence, "50p".
  private func digits(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    guard let first = words.first else { return [] }
    var readings: [Reading] = []
    var digits = plainDigits(first.text)
    if digits.hasPrefix(".") { digits = "0" + digits }
    if let number = DecimalNumber(digits), number.fractionDigits > 0 {
      readings.append(Reading(value: number, length: 1))
    }
    if numbers.words.groupingSign == "." {
      if first.isAfterLeadingComma, let number = DecimalNumber("0.\(digits)") {
        readings.append(Reading(value: number, length: 1))
      }
      if let next = words.dropFirst().first, next.isRightAfterComma,
        let number = DecimalNumber("\(digits).\(next.text)")
      {
        readings.append(Reading(value: number, length: 2))
      }
    }
    if let grouped = grouped(words) { readings.append(grouped) }
    for (suffix, currency) in money.suffixes where digits.hasSuffix(suffix) {
      guard let count = Int(digits.dropLast(suffix.count)),
        let value = DecimalNumber(count).hundredth
      else { continue }
      readings.append(Reading(value: value, length: 1, currency: currency))
    }
    return readings
  }

  /// An amount with spaces between groups of three digits, "1 000", and perhaps a fraction after a
  /// comma.
  private func grouped(_ words: ArraySlice<Sentence.Word>) -> Reading? {
    guard isOfMoney, numbers.words.groupsWithSpaces, let first = words.first,
      (1...3).contains(first.text.count), first.text.allSatisfy(\.isNumber)
    else { return nil }
    let groups = words.dropFirst().prefix(3).prefix {
      !$0.isAfterComma && $0.text.count == 3 && $0.text.allSatisfy(\.isNumber)
    }
    guard !groups.isEmpty else { return nil }
    let whole = first.text + groups.map(\.text).joined()
    let length = 1 + groups.count
    if let next = words.dropFirst(length).first, next.isRightAfterComma,
      let number = DecimalNumber("\(whole).\(next.text)")
    {
      return Reading(value: number, length: length + 1)
    }
    return DecimalNumber(whole).map { Reading(value: $0, length: length) }
  }

  /// The digits without grouping signs. Where points are grouping signs, a point that is not
  /// followed by three digits still counts as a decimal point.
  private func plainDigits(_ word: String) -> String {
    let sign = numbers.words.groupingSign
    let groups = word.split(separator: sign, omittingEmptySubsequences: false)
    let isGrouped =
      groups.first?.isEmpty == false
      && groups.dropFirst().allSatisfy { $0.count == 3 && $0.allSatisfy(\.isNumber) }
    return sign == "," || isGrouped ? word.filter { $0 != sign } : word
  }

  /// "point two five", with each possible number of digits.
  private func fractions(_ words: ArraySlice<Sentence.Word>, after whole: Int) -> [Reading] {
    guard let point = words.first?.text, numbers.isDecimalPoint(point), whole >= 0 else {
      return []
    }
    var digits = ""
    var readings: [Reading] = []
    for word in words.dropFirst().prefix(DecimalNumber.maximumFractionDigits) {
      guard let digit = numbers.digit(word.text) else { break }
      digits += "\(digit)"
      if let value = DecimalNumber("\(whole).\(digits)") {
        readings.append(Reading(value: value, length: 1 + digits.count))
      }
    }
    return readings
  }

  /// "and a half"
  private func half(_ words: ArraySlice<Sentence.Word>, after whole: Int) -> [Reading] {
    let said = numbers.words.andAHalf.first { words.map(\.text).starts(with: $0) }
    guard let said, let value = DecimalNumber("\(whole).5") else { return [] }
    return [Reading(value: value, length: said.count)]
  }

  /// A number multiplied by the following scale: "1.5 million", "two grand", "half a million".
  private func scaled(_ number: Reading, _ words: ArraySlice<Sentence.Word>) -> Reading? {
    guard number.currency == nil, let word = words.dropFirst(number.length).first?.text,
      let scale = numbers.scale(word) ?? money.scales[word],
      let value = number.value.times(scale)
    else { return nil }
    var reading = number
    reading.value = value
    reading.length += 1
    return reading
  }
}
