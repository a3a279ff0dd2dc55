extension NumberLanguage {
  /// English, with the British "and".
  public static let english = NumberLanguage(
    code: "en", minus: "minus",
    arithmetic: Arithmetic(
      plus: "plus", minus: "minus", times: "times", dividedBy: "divided by", equals: "equals"),
    fractions: Fractions(
      point: "point", fraction: "the fraction", over: "over", short: English.fraction),
    largest: .max
  ) { English.words($0) }
}

/// English numbers, with the British "and" and without hyphens.
package enum English {
  package static let units = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  package static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  private static let scales = [
    "", "thousand", "million", "billion", "trillion", "quadrillion", "quintillion",
  ]

  static func words(_ number: UInt) -> String {
    if number == 0 { return units[0] }
    var parts: [String] = []
    var (rest, power) = (number, 0)
    while rest > 0 {
      let group = Int(rest % 1000)
      if group > 0 {
        // "A thousand and one".
        let joiner = power == 0 && rest > 1000 && group < 100 ? "and " : ""
        parts.append(joiner + hundreds(group) + (power > 0 ? " \(scales[power])" : ""))
      }
      rest /= 1000
      power += 1
    }
    return parts.reversed().joined(separator: " ")
  }

  package static func belowHundred(_ number: Int) -> String {
    if number < 20 { return units[number] }
    return number % 10 == 0 ? tens[number / 10] : "\(tens[number / 10]) \(units[number % 10])"
  }

  private static func hundreds(_ number: Int) -> String {
    if number < 100 { return belowHundred(number) }
    let rest = number % 100
    return "\(units[number / 100]) hundred" + (rest == 0 ? "" : " and \(belowHundred(rest))")
  }
}
