/// Spells out whole numbers.
public struct NumberSpeller: Sendable {
  /// The language.
  public let language: NumberLanguage

  /// A speller.
  public init(_ language: NumberLanguage) {
    self.language = language
  }

  /// The number in words; one of 10¹² or more in magnitude is written in digits, but not in English.
  ///
  /// ```swift
  /// NumberSpeller(.dutch).words(52)   // "tweeënvijftig"
  /// NumberSpeller(.french).words(91)  // "quatre-vingt-onze"
  /// ```
  public func words(_ number: Int) -> String {
    guard number.magnitude <= language.largest else { return "\(number)" }
    return (number < 0 ? "\(language.minus) " : "") + language.words(number.magnitude)
  }
}
