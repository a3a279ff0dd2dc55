import IntentKit

/// Parses decimal numbers, "20.50", ".5", "twenty point five", "zwanzig Komma fünf", and amounts of
/// money: "£20.50", "twenty pounds fifty", "20 quid", "fifty pence", "50p", "3k", "a tenner", "two
/// grand", "half a pound", "a couple of quid".
///
/// A number that is not money has no currency, so any currency is dropped.
struct DecimalReader {
  let numbers: NumberReader
  var money: MoneyWords { numbers.words.money }
  /// Whether to parse amounts of money, whose unit may be omitted: "five fifty" can be 5.50 or 550.
  var isOfMoney = false

  struct Reading: Hashable {
    var value: DecimalNumber
    var length: Int
    /// The currency code, if a currency was named unambiguously.
    var currency: String?
    /// Whether the number is in its standard spoken form, which is unambiguous.
    var isProper = true

    /// The reading of more words with another value; `nil` if there is no value.
    func with(_ value: DecimalNumber?, more words: Int, _ currency: String?? = nil) -> Reading? {
      value.map {
        Reading(
          value: $0, length: length + words, currency: currency ?? self.currency,
          isProper: isProper)
      }
    }
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
      magnitudes(rest).filter { $0.currency == nil || $0.currency == currency }
        .compactMap { $0.with($0.value, more: 0, currency) }
    }
    var known: Set<Reading> = []
    return (found ?? amounts(rest)).compactMap {
      // A magnitude is never `Int.min`, so it can be negated.
      $0.with(isNegative ? $0.value.times(-1) ?? $0.value : $0.value, more: start)
    }.filter { known.insert($0).inserted }.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if a.length != b.length { return a.length > b.length }
      return a.isProper == b.isProper ? first.offset < second.offset : a.isProper
    }.map(\.element)
  }

  // MARK: Numbers

  /// Non-negative numbers without a unit, except pence in digits, which have one.
  func magnitudes(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    guard let first = words.first else { return [] }
    var readings = digits(words)
    if numbers.isDecimalPoint(first.text) { readings += fractions(words, after: 0) }
    readings += inDoubt(words)
    for whole in numbers.readings(words) {
      let rest = words.dropFirst(whole.length)
      var reading = Reading(
        value: DecimalNumber(whole.value), length: whole.length, isProper: whole.isProper)
      if let longer = shortened(whole, words) {
        reading.isProper = false
        readings += [reading, longer]
      } else {
        readings.append(reading)
      }
      let scale = isOfMoney ? lastScale(words.prefix(whole.length)) : nil
      readings += (fractions(rest, after: whole.value) + half(rest, after: whole.value, of: scale))
        .compactMap { $0.with($0.value, more: whole.length) }
    }
    return readings + (readings + beforeUnits(words)).flatMap { scaled($0, words) }
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

  /// "and a half": half of the last scale, as in "a million and a half", or of one.
  private func half(
    _ words: ArraySlice<Sentence.Word>, after whole: Int, of scale: Int?
  ) -> [Reading] {
    guard let length = halfLength(words),
      let value = DecimalNumber.sum(of: whole, andHalf: scale ?? 1)
    else { return [] }
    return [Reading(value: value, length: length)]
  }

  /// The number of leading words in a text that adds a half.
  func halfLength(_ words: ArraySlice<Sentence.Word>) -> Int? {
    numbers.words.andAHalf.first(where: words.starts(with:))?.count
  }

  /// A number multiplied by the following scale: "1.5 million", "two grand", "half a million", "a
  /// grand and a half".
  private func scaled(_ number: Reading, _ words: ArraySlice<Sentence.Word>) -> [Reading] {
    let rest = words.dropFirst(number.length)
    guard number.currency == nil, let word = rest.first?.text,
      let scale = numbers.scale(word) ?? money.scales[word],
      let reading = number.with(number.value.times(scale), more: 1)
    else { return [] }
    guard isOfMoney, scale >= 1000, reading.value.fractionDigits == 0,
      let half = half(rest.dropFirst(), after: reading.value.coefficient, of: scale).first,
      let longer = reading.with(half.value, more: half.length)
    else { return [reading] }
    return [longer, reading]
  }

  /// The scale that is the last of several words.
  private func lastScale(_ words: ArraySlice<Sentence.Word>) -> Int? {
    words.last.flatMap { numbers.scale($0.text) }
  }

  /// The number whose last digit means tenths of the scale before it: "mille cinq" for 1500. Before
  /// a unit it does not.
  private func shortened(
    _ whole: NumberReader.Reading, _ words: ArraySlice<Sentence.Word>
  ) -> Reading? {
    guard isOfMoney, money.shortensScales, whole.isProper, whole.length > 1 else { return nil }
    let said = words.prefix(whole.length)
    guard let last = said.last, let digit = numbers.digit(last.text), digit > 1,
      let scale = lastScale(said.dropLast()), money.unit(words.dropFirst(whole.length)) == nil
    else { return nil }
    let (value, overflow) = (whole.value - digit).addingReportingOverflow(digit * (scale / 10))
    guard !overflow else { return nil }
    return Reading(value: DecimalNumber(value), length: whole.length, isProper: false)
  }
}
