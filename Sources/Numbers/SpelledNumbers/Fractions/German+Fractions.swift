extension German {
  /// "Ein Drittel", "drei Achtel".
  static func fraction(_ numerator: UInt, _ denominator: UInt) -> String? {
    guard (2..<100).contains(denominator) else { return nil }
    let number = Int(denominator)
    let word = belowHundred(number)
    let name =
      switch number {
      case 2: numerator == 1 ? "halb" : "halbe"
      case 3: "drittel"
      case 7: "siebtel"
      case 8: "achtel"
      case ..<20: word + "tel"
      default: word + "stel"
      }
    let count = words(Int(clamping: numerator))
    // Before a noun, "eins" loses its end.
    let before = count.hasSuffix("eins") ? String(count.dropLast()) : count
    return "\(before) \(name.prefix(1).uppercased())\(name.dropFirst())"
  }
}
