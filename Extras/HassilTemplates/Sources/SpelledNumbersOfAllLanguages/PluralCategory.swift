/// The plural forms that words in rules have, by the categories of the CLDR.
enum PluralCategory: Int {
  case one, few, other

  /// The category of a whole number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - language: The ISO 639 code; languages that are not listed have the forms of English.
  init(_ number: Int, language: Substring) {
    let (tens, units) = (number % 100, number % 10)
    let isTeen = (11...14).contains(tens)
    switch language {
    case "be", "bs", "hr", "ru", "sr", "uk":
      self = isTeen ? .other : units == 1 ? .one : (2...4).contains(units) ? .few : .other
    case "pl":
      self = number == 1 ? .one : !isTeen && (2...4).contains(units) ? .few : .other
    case "cs", "sk":
      self = number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "fr": self = number < 2 ? .one : .other
    default: self = number == 1 ? .one : .other
    }
  }
}
