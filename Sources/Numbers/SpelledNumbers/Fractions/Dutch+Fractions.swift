extension Dutch {
  /// "Een derde", "drie achtste"; of a half as well, "een half".
  static func fraction(_ numerator: UInt, _ denominator: UInt) -> String? {
    guard (2..<100).contains(denominator) else { return nil }
    let number = Int(denominator)
    let word = belowHundred(number)
    let name =
      switch number {
      case 2: numerator == 1 ? "half" : "tweede"
      case 3: "derde"
      case 8: "achtste"
      case ..<20: word + "de"
      default: word + "ste"
      }
    return "\(words(Int(clamping: numerator))) \(name)"
  }
}
