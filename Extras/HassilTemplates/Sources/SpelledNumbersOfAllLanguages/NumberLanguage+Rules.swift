public import SpelledNumbers

extension NumberLanguage {
  /// A language that is spelled by rules, for a `NumberSpeller`.
  ///
  /// ```swift
  /// if let rules = NumberRules(code: "it") {
  ///   let italian = NumberLanguage(
  ///     rules, arithmetic: Arithmetic(
  ///       plus: "più", minus: "meno", times: "per", dividedBy: "diviso", equals: "uguale"))
  ///   NumberSpeller(italian).words(23)  // "ventitré"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - rules: The rules; English, French, German, Dutch and Spanish have languages of their own in `SpelledNumbers`.
  ///   - arithmetic: The words for arithmetic, which the CLDR does not have. That for `minus` is said before negative
  ///     numbers.
  public init(_ rules: NumberRules, arithmetic: Arithmetic) {
    self.init(
      code: rules.code, minus: arithmetic.minus, arithmetic: arithmetic,
      largest: UInt(NumberRules.largest)
    ) { magnitude in
      let words = Int(exactly: magnitude).flatMap { rules.words($0) }
      return words.map { $0.filter { $0 != "\u{AD}" } } ?? "\(magnitude)"
    }
  }
}
