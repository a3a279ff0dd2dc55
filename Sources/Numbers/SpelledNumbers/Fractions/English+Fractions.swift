extension English {
  private static let ordinals = [
    "", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
    "tenth", "eleventh", "twelfth",
  ]

  /// "A half", "three quarters", "two twenty-firsts".
  static func fraction(_ numerator: UInt, _ denominator: UInt) -> String? {
    guard (2..<100).contains(denominator) else { return nil }
    let number = Int(denominator)
    let name =
      switch number {
      case 2: numerator == 1 ? "half" : "halve"
      case 4: "quarter"
      default: ordinal(number)
      }
    guard numerator == 1 else { return "\(words(numerator)) \(name)s" }
    return "\(name.hasPrefix("e") ? "an" : "a") \(name)"
  }

  private static func ordinal(_ number: Int) -> String {
    if number < ordinals.count { return ordinals[number] }
    if number < 20 { return units[number] + "th" }
    let ten = tens[number / 10]
    return number % 10 == 0 ? "\(ten.dropLast())ieth" : "\(ten)-\(ordinals[number % 10])"
  }
}
