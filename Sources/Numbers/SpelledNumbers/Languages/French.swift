extension NumberLanguage {
  /// French.
  public static let french = NumberLanguage(
    code: "fr", minus: "moins",
    arithmetic: Arithmetic(
      plus: "plus", minus: "moins", times: "fois", dividedBy: "divisé par", equals: "égale"),
    fractions: Fractions(
      point: "zéro virgule", fraction: "la fraction", over: "sur", short: French.fraction)
  ) { French.words(Int(clamping: $0)) }
}

/// French numbers.
package enum French {
  package static let units = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze",
    "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
  ]
  package static let tens = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante"]

  static func words(_ number: Int) -> String {
    if number == 0 { return units[0] }
    let groups = ThousandGroups(number)
    var parts: [String] = []
    for (group, scale) in [(groups.billions, "milliard"), (groups.millions, "million")]
    where group > 0 {
      parts.append("\(hundreds(group)) \(scale)\(group > 1 ? "s" : "")")
    }
    // "Mille" is no noun: nothing before it has a plural.
    if groups.thousands == 1 { parts.append("mille") }
    if groups.thousands > 1 { parts.append("\(hundreds(groups.thousands, isLast: false)) mille") }
    if groups.units > 0 { parts.append(hundreds(groups.units)) }
    return parts.joined(separator: " ")
  }

  private static func hundreds(_ number: Int, isLast: Bool = true) -> String {
    if number < 100 { return belowHundred(number, isLast: isLast) }
    let (hundred, rest) = (number / 100, number % 100)
    let start = hundred == 1 ? "cent" : "\(units[hundred]) cent"
    if rest == 0 { return hundred > 1 && isLast ? start + "s" : start }
    return "\(start) \(belowHundred(rest, isLast: isLast))"
  }

  package static func belowHundred(_ number: Int, isLast: Bool = true) -> String {
    if number < 20 { return units[number] }
    if number == 80 { return isLast ? "quatre-vingts" : "quatre-vingt" }
    if number > 80 { return "quatre-vingt-\(units[number - 80])" }
    let ten = min(number / 10, 6)
    let unit = number - 10 * ten
    if unit == 0 { return tens[ten] }
    return unit % 10 == 1 ? "\(tens[ten]) et \(units[unit])" : "\(tens[ten])-\(units[unit])"
  }
}
