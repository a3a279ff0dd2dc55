import IntentKit
import SpelledNumbers

/// Reads decimal numbers, "20.50", "twenty point five", "zwanzig Komma fünf", and in English amounts of money:
/// "£20.50", "twenty pounds fifty", "20 quid", "fifty pence", "50p".
///
/// A number that is not money has no currency: there it is dropped.
struct DecimalReader {
  let numbers: NumberReader

  /// A number and how many words it takes.
  struct Reading: Equatable {
    let value: DecimalNumber
    let length: Int
    /// The currency by its code, if it was said and there is only one that is called so.
    var currency: String?
  }

  /// All numbers that begin at a word, those with more words first.
  func readings(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    guard let first = words.first else { return [] }
    var readings: [Reading] = []
    let sign = Self.currencies[first.text.lowercased()] ?? Self.currencySigns[first.text]
    let hasSign = sign != nil
    let start = hasSign ? 1 : 0
    for number in plain(words.dropFirst(start)) {
      let length = start + number.length
      readings.append(
        Reading(value: number.value, length: length, currency: sign ?? number.currency))
      let rest = words.dropFirst(length)
      guard let unit = rest.first?.text else { continue }
      if !hasSign, let currency = Self.hundredths[unit], let value = number.value.hundredth {
        readings.append(Reading(value: value, length: length + 1, currency: currency))
      } else if !hasSign,
        let currency = Self.units[unit] ?? Self.currencySigns[unit] ?? Self.currencies[unit]
      {
        readings.append(Reading(value: number.value, length: length + 1, currency: currency))
        readings += withHundredths(number.value, rest.dropFirst()).map {
          Reading(value: $0.value, length: length + 1 + $0.length, currency: currency)
        }
      }
    }
    return readings.enumerated()
      .sorted { ($1.element.length, $0.offset) < ($0.element.length, $1.offset) }.map(\.element)
  }

  /// What follows a number of pounds or the like: "fifty", "and five pence".
  private func withHundredths(
    _ whole: DecimalNumber, _ words: ArraySlice<Sentence.Word>
  ) -> [Reading] {
    guard whole.fractionDigits == 0, whole.coefficient >= 0 else { return [] }
    let hasAnd = words.first?.text == "and"
    let rest = hasAnd ? words.dropFirst() : words
    return numbers.readings(rest).flatMap { reading -> [Reading] in
      guard (1...99).contains(reading.value), let value = whole.addingHundredths(reading.value)
      else {
        return []
      }
      let length = (hasAnd ? 1 : 0) + reading.length
      let isNamed = rest.dropFirst(reading.length).first.map { Self.hundredths[$0.text] != nil }
      if isNamed == true { return [Reading(value: value, length: length + 1)] }
      // "Twenty pounds and five" may be two things; "twenty pounds fifty" is one.
      return hasAnd || reading.value < 10 ? [] : [Reading(value: value, length: length)]
    }
  }

  /// A number without a currency.
  private func plain(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    guard let first = words.first else { return [] }
    var readings: [Reading] = []
    let digits = plainDigits(first.text)
    if let number = DecimalNumber(digits), number.fractionDigits > 0 {
      readings.append(Reading(value: number, length: 1))
    }
    if numbers.language.groupingSign == ".", words.count > 1, let next = words.dropFirst().first,
      next.isRightAfterComma, let number = DecimalNumber("\(digits).\(next.text)")
    {
      readings.append(Reading(value: number, length: 2))
    }
    if digits.last == "p", let pence = Int(digits.dropLast()),
      let value = DecimalNumber(pence).hundredth
    {
      readings.append(Reading(value: value, length: 1, currency: "GBP"))
    }
    for whole in numbers.signedReadings(words) {
      readings.append(Reading(value: DecimalNumber(whole.value), length: whole.length))
      readings += fractions(words.dropFirst(whole.length), after: whole.value).map {
        Reading(value: $0.value, length: whole.length + $0.length)
      }
    }
    return readings
  }

  /// Digits without signs between groups of three. Where these are points, a point before other than three
  /// digits is taken for that of a decimal number all the same.
  private func plainDigits(_ word: String) -> String {
    let sign = numbers.language.groupingSign
    let groups = word.split(separator: sign, omittingEmptySubsequences: false).dropFirst()
    let isGrouped = groups.allSatisfy { $0.count == 3 && $0.allSatisfy(\.isNumber) }
    return sign == "," || isGrouped ? word.filter { $0 != sign } : word
  }

  /// "point two five", to each of its digits.
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

  private static let currencySigns = ["£": "GBP", "$": "USD", "€": "EUR"]
  /// Codes of ISO 4217, as they are heard and typed.
  private static let currencies = Dictionary(
    uniqueKeysWithValues: ["GBP", "USD", "EUR", "CHF", "JPY", "KWD"].map { ($0.lowercased(), $0) })
  private static let units = [
    "pound": "GBP", "pounds": "GBP", "quid": "GBP", "dollar": "USD", "dollars": "USD",
    "buck": "USD", "bucks": "USD", "euro": "EUR", "euros": "EUR", "franc": "CHF", "francs": "CHF",
    "yen": "JPY", "dinar": "KWD", "dinars": "KWD",
  ]
  /// Cents are those of several currencies.
  private static let hundredths: [String: String?] = [
    "penny": "GBP", "pence": "GBP", "p": "GBP", "cent": nil, "cents": nil,
  ]
}

extension DecimalNumber {
  /// As many hundredths as this is.
  fileprivate var hundredth: DecimalNumber? {
    guard fractionDigits == 0 else { return nil }
    return DecimalNumber(coefficient: coefficient, fractionDigits: 2)
  }

  /// A whole number and some hundredths; nothing if that is too large.
  fileprivate func addingHundredths(_ hundredths: Int) -> DecimalNumber? {
    let (product, overflow) = coefficient.multipliedReportingOverflow(by: 100)
    let (sum, sumOverflow) = product.addingReportingOverflow(hundredths)
    guard !overflow, !sumOverflow else { return nil }
    return DecimalNumber(coefficient: sum, fractionDigits: 2)
  }
}
