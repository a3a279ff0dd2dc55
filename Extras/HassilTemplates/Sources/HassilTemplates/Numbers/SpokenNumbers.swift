public import IntentKit
import IntentLanguage
import SpelledNumbersOfAllLanguages

/// The numbers of a language in words.
public struct SpokenNumbers: Sendable {
  /// The ways to say a number.
  let forms: @Sendable (DecimalNumber) -> [String]
  /// Whether letters with accents are also read where forms have them without.
  private(set) var ignoresAccents = false

  /// Creates the numbers of a language.
  ///
  /// ```swift
  /// SpokenNumbers { $0 == DecimalNumber(80) ? ["huitante", "octante", "quatre-vingts"] : [] }
  /// ```
  ///
  /// - Parameter forms: The ways to say a number, with the spaces and hyphens that it is written with, of which any
  ///   may be left out. None if it is not said in words.
  public init(forms: @escaping @Sendable (DecimalNumber) -> [String]) {
    self.forms = forms
  }

  /// The numbers of a language: whole ones in all forms that the Unicode CLDR has, by gender and case, and in Dutch,
  /// English, French, German and Spanish also other forms and decimals.
  ///
  /// - Parameter code: A code of ISO 639-1, perhaps with a script or region: "fr", "fr-CH", "sr-Latn".
  /// - Returns: The numbers; `nil` for languages of which nothing is known.
  public static func known(_ code: String) -> SpokenNumbers? {
    let spoken = NumberForms.known(code)
    let rules = NumberRules(code: code)
    guard spoken != nil || rules != nil else { return nil }
    var numbers = SpokenNumbers { number in
      var forms = spoken?.forms(of: number) ?? []
      if let rules, number.reduced.fractionDigits == 0 {
        forms += rules.spellings(number.reduced.coefficient) { !$0.isOrdinal }
      }
      return forms
    }
    // These forms are written without accents.
    numbers.ignoresAccents = spoken != nil
    return numbers
  }
}
