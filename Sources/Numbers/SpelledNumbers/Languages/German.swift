extension NumberLanguage {
  /// German.
  public static let german = NumberLanguage(
    code: "de", minus: "minus",
    arithmetic: Arithmetic(
      plus: "plus", minus: "minus", times: "mal", dividedBy: "geteilt durch", equals: "gleich"),
    fractions: Fractions(
      point: "null Komma", fraction: "der Bruch", over: "durch", short: German.fraction)
  ) { German.words(Int(clamping: $0)) }
}

/// German numbers.
package enum German {
  package static let units = [
    "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
    "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn",
    "neunzehn",
  ]
  package static let tens = [
    "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
  ]

  static func words(_ number: Int) -> String {
    if number == 0 { return units[0] }
    let groups = ThousandGroups(number)
    var parts: [String] = []
    if groups.billions > 0 {
      parts.append(
        groups.billions == 1 ? "eine Milliarde" : "\(hundreds(groups.billions)) Milliarden")
    }
    if groups.millions > 0 {
      parts.append(groups.millions == 1 ? "eine Million" : "\(hundreds(groups.millions)) Millionen")
    }
    var rest = ""
    if groups.thousands > 0 { rest += "\(hundreds(groups.thousands, isLast: false))tausend" }
    if groups.units > 0 { rest += hundreds(groups.units) }
    if !rest.isEmpty { parts.append(rest) }
    return parts.joined(separator: " ")
  }

  private static func hundreds(_ number: Int, isLast: Bool = true) -> String {
    if number < 100 { return belowHundred(number, isLast: isLast) }
    let start = (number / 100 == 1 ? "ein" : units[number / 100]) + "hundert"
    return number % 100 == 0 ? start : start + belowHundred(number % 100, isLast: isLast)
  }

  package static func belowHundred(_ number: Int, isLast: Bool = true) -> String {
    if number == 1, !isLast { return "ein" }
    if number < 20 { return units[number] }
    let (ten, unit) = (tens[number / 10], number % 10)
    return unit == 0 ? ten : (unit == 1 ? "ein" : units[unit]) + "und" + ten
  }
}
