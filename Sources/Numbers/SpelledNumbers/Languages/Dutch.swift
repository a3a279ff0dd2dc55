extension NumberLanguage {
  /// Dutch.
  public static let dutch = NumberLanguage(
    code: "nl", minus: "min",
    arithmetic: Arithmetic(
      plus: "plus", minus: "min", times: "keer", dividedBy: "gedeeld door", equals: "is"),
    fractions: Fractions(
      point: "nul komma", fraction: "de breuk", over: "gedeeld door", short: Dutch.fraction)
  ) { Dutch.words(Int(clamping: $0)) }
}

/// Dutch numbers.
package enum Dutch {
  package static let units = [
    "nul", "een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf",
    "twaalf", "dertien", "veertien", "vijftien", "zestien", "zeventien", "achttien", "negentien",
  ]
  package static let tens = [
    "", "", "twintig", "dertig", "veertig", "vijftig", "zestig", "zeventig", "tachtig", "negentig",
  ]

  static func words(_ number: Int) -> String {
    if number == 0 { return units[0] }
    let groups = ThousandGroups(number)
    var parts: [String] = []
    if groups.billions > 0 { parts.append("\(hundreds(groups.billions)) miljard") }
    if groups.millions > 0 { parts.append("\(hundreds(groups.millions)) miljoen") }
    if groups.thousands > 0 {
      parts.append(groups.thousands == 1 ? "duizend" : hundreds(groups.thousands) + "duizend")
    }
    if groups.units > 0 { parts.append(hundreds(groups.units)) }
    return parts.joined(separator: " ")
  }

  private static func hundreds(_ number: Int) -> String {
    if number < 100 { return belowHundred(number) }
    let start = (number / 100 == 1 ? "" : units[number / 100]) + "honderd"
    return number % 100 == 0 ? start : start + belowHundred(number % 100)
  }

  package static func belowHundred(_ number: Int) -> String {
    if number < 20 { return units[number] }
    let (ten, unit) = (tens[number / 10], units[number % 10])
    if number % 10 == 0 { return ten }
    // After an e, a second one is marked as the beginning of a syllable.
    return unit + (unit.hasSuffix("e") ? "ën" : "en") + ten
  }
}
