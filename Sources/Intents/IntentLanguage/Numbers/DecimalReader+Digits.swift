import IntentKit

extension DecimalReader {
  /// A number in digits with a fraction or groups: "20.50", ".50", "20,50" and "1 430" in languages
  /// that write it so; with a scale, "1.5k"; and pence, "50p".
  func digits(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    numerals(words).flatMap { text, length -> [Reading] in
      var readings: [Reading] = []
      if let number = DecimalNumber(text), number.fractionDigits > 0 || length > 1 {
        readings.append(Reading(value: number, length: length))
      }
      for (suffix, scale) in isOfMoney ? money.scaleSuffixes : [:] where text.hasSuffix(suffix) {
        guard let value = DecimalNumber(text.dropLast(suffix.count))?.times(scale) else { continue }
        readings.append(Reading(value: value, length: length))
      }
      for (suffix, currency) in money.suffixes where text.hasSuffix(suffix) {
        guard let count = Int(text.dropLast(suffix.count)),
          let value = DecimalNumber(count).hundredth
        else { continue }
        readings.append(Reading(value: value, length: length, currency: currency))
      }
      return readings
    }
  }

  /// The leading numerals, with a point before the fraction and any suffix, and their lengths in
  /// words.
  private func numerals(_ words: ArraySlice<Sentence.Word>) -> [(text: String, length: Int)] {
    guard let first = words.first, first.text.contains(where: \.isNumber) else { return [] }
    let plain = plainDigits(first.text)
    let digits = plain.hasPrefix(".") ? "0" + plain : plain
    let wholes = [(digits, 1)] + numbers.spacedGroups(words).map { ("\($0.value)", $0.length) }
    let isDecimalComma = numbers.words.groupingSign == "."
    guard isDecimalComma || isOfMoney else { return wholes }
    var numerals = wholes
    if isDecimalComma, first.isAfterLeadingComma { numerals.append(("0.\(digits)", 1)) }
    for (whole, length) in wholes {
      guard let next = words.dropFirst(length).first, next.isRightAfterComma,
        // "8,99" is no group of digits.
        isDecimalComma || next.text.utf8.count == 2
      else { continue }
      numerals.append(("\(whole).\(next.text)", length + 1))
    }
    return numerals
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
}
