/// Spells out whole numbers.
public struct NumberSpeller: Sendable {
  /// The language.
  public let language: NumberLanguage

  /// A speller.
  ///
  /// - Parameter language: The language.
  public init(_ language: NumberLanguage) {
    self.language = language
  }

  /// The number in words.
  ///
  /// ```swift
  /// NumberSpeller(.dutch).words(52)   // "tweeënvijftig"
  /// NumberSpeller(.french).words(91)  // "quatre-vingt-onze"
  /// ```
  ///
  /// - Parameter number: Any number; one of 10¹² or more in magnitude is written in digits, but not in English.
  /// - Returns: The words.
  public func words(_ number: Int) -> String {
    guard language == .english || number.magnitude < 1_000_000_000_000 else { return "\(number)" }
    return (number < 0 ? "\(minus) " : "") + words(number.magnitude)
  }

  private func words(_ magnitude: UInt) -> String {
    let number = Int(clamping: magnitude)
    switch language {
    case .english: return English.words(magnitude)
    case .french: return French.words(number)
    case .german: return German.words(number)
    case .dutch: return Dutch.words(number)
    case .spanish: return Spanish.words(number)
    }
  }

  private var minus: String {
    switch language {
    case .english, .german: "minus"
    case .french: "moins"
    case .dutch: "min"
    case .spanish: "menos"
    }
  }
}
