extension Spanish {
  private static let names = [
    "", "", "medio", "tercio", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno", "décimo",
  ]

  /// "Un tercio", "tres octavos".
  static func fraction(_ numerator: UInt, _ denominator: UInt) -> String? {
    guard let name = name(Int(clamping: denominator)) else { return nil }
    let count = words(Int(clamping: numerator))
    let before =
      count.hasSuffix("veintiuno")
      ? count.dropLast(3) + "ún" : count.hasSuffix("uno") ? String(count.dropLast()) : count
    return "\(before) \(name)\(numerator == 1 ? "" : "s")"
  }

  /// The words of tens and units in one have no agreed spelling beyond thirty.
  private static func name(_ number: Int) -> String? {
    switch number {
    case 2...10: names[number]
    case 11..<30, 30, 40, 50, 60, 70, 80, 90: fused(belowHundred(number, isLast: false)) + "avo"
    default: nil
    }
  }

  /// Without accents and without the vowel that "avo" begins with.
  private static func fused(_ word: String) -> String {
    let accents: [Character: Character] = ["ó": "o", "é": "e", "ú": "u"]
    let plain = String(word.map { accents[$0] ?? $0 })
    return plain.hasSuffix("a") ? String(plain.dropLast()) : plain
  }
}
