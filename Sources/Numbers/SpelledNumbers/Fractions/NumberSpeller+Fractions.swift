extension NumberSpeller {
  /// A fraction in words that stand for one number, whatever is said before.
  ///
  /// ```swift
  /// NumberSpeller(.english).words(1, over: 3)      // "a third"
  /// NumberSpeller(.german).words(-3, over: 8)      // "minus drei Achtel"
  /// NumberSpeller(.english).words(2, over: 1_001)  // "the fraction two over a thousand and one"
  /// ```
  public func words(_ numerator: Int, over denominator: Int) -> String {
    words("\(numerator)", over: "\(denominator)")
  }

  /// A fraction of two numbers of any size.
  ///
  /// - Parameters:
  ///   - numerator: The digits of the numerator, perhaps after a minus.
  ///   - denominator: The digits of the denominator.
  /// - Returns: The words; digits and a slash in a language without words for fractions.
  public func words(_ numerator: String, over denominator: String) -> String {
    guard let fractions = language.fractions else { return "\(numerator)/\(denominator)" }
    if let top = Int(numerator), let bottom = UInt(denominator), bottom > 1,
      let short = fractions.short(top.magnitude, bottom)
    {
      return (top < 0 ? "\(language.minus) " : "") + short
    }
    let parts = [numerator, denominator].map { part in Int(part).map(words) ?? part }
    return "\(fractions.fraction) \(parts[0]) \(fractions.over) \(parts[1])"
  }

  /// The digits after a point, one by one: "point four".
  ///
  /// - Returns: The words; the digits after a point in a language without words for fractions.
  public func words(afterPoint digits: String) -> String {
    guard let fractions = language.fractions else { return ".\(digits)" }
    return ([fractions.point] + digits.compactMap { $0.wholeNumberValue.map(words) })
      .joined(separator: " ")
  }
}
