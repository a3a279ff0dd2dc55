extension French {
  /// "Un tiers", "trois huitièmes".
  static func fraction(_ numerator: UInt, _ denominator: UInt) -> String? {
    guard (2..<100).contains(denominator) else { return nil }
    let count = words(Int(clamping: numerator))
    let name =
      switch denominator {
      case 2: "demi"
      case 3: "tiers"
      case 4: "quart"
      default: ordinal(Int(denominator))
      }
    return "\(count) \(name)\(numerator > 1 && denominator != 3 ? "s" : "")"
  }

  private static func ordinal(_ number: Int) -> String {
    let word = belowHundred(number, isLast: false)
    if word.hasSuffix("e") { return word.dropLast() + "ième" }
    if word.hasSuffix("cinq") { return word + "uième" }
    if word.hasSuffix("neuf") { return word.dropLast() + "vième" }
    return word + "ième"
  }
}
