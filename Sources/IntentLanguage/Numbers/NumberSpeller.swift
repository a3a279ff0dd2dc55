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
  /// - Parameter number: Any number below 10¹² in magnitude; larger ones are written in digits.
  /// - Returns: The words.
  public func words(_ number: Int) -> String {
    guard number.magnitude < 1_000_000_000_000 else { return "\(number)" }
    if number < 0 { return "\(minus) \(words(-number))" }
    switch language {
    case .english: return English.words(number)
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

/// The groups of three digits of a number.
struct ThousandGroups {
  let billions: Int
  let millions: Int
  let thousands: Int
  let units: Int

  init(_ number: Int) {
    billions = number / 1_000_000_000
    millions = number / 1_000_000 % 1000
    thousands = number / 1000 % 1000
    units = number % 1000
  }
}

enum English {
  static let units = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  static func words(_ number: Int) -> String {
    if number == 0 { return units[0] }
    let groups = ThousandGroups(number)
    var parts: [String] = []
    for (group, scale) in [
      (groups.billions, "billion"), (groups.millions, "million"), (groups.thousands, "thousand"),
    ] where group > 0 {
      parts.append("\(hundreds(group)) \(scale)")
    }
    if groups.units > 0 {
      if !parts.isEmpty, groups.units < 100 { parts.append("and") }
      parts.append(hundreds(groups.units))
    }
    return parts.joined(separator: " ")
  }

  static func belowHundred(_ number: Int) -> String {
    if number < 20 { return units[number] }
    return number % 10 == 0 ? tens[number / 10] : "\(tens[number / 10]) \(units[number % 10])"
  }

  private static func hundreds(_ number: Int) -> String {
    if number < 100 { return belowHundred(number) }
    let rest = number % 100
    return "\(units[number / 100]) hundred" + (rest == 0 ? "" : " and \(belowHundred(rest))")
  }
}

enum French {
  static let units = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze",
    "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
  ]
  static let tens = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante"]

  static func words(_ number: Int) -> String {
    if number == 0 { return units[0] }
    let groups = ThousandGroups(number)
    var parts: [String] = []
    for (group, scale) in [(groups.billions, "milliard"), (groups.millions, "million")]
    where group > 0 {
      parts.append("\(hundreds(group)) \(scale)\(group > 1 ? "s" : "")")
    }
    // "Mille" is no noun: nothing before it has a plural.
    if groups.thousands == 1 { parts.append("mille") }
    if groups.thousands > 1 { parts.append("\(hundreds(groups.thousands, isLast: false)) mille") }
    if groups.units > 0 { parts.append(hundreds(groups.units)) }
    return parts.joined(separator: " ")
  }

  private static func hundreds(_ number: Int, isLast: Bool = true) -> String {
    if number < 100 { return belowHundred(number, isLast: isLast) }
    let (hundred, rest) = (number / 100, number % 100)
    let start = hundred == 1 ? "cent" : "\(units[hundred]) cent"
    if rest == 0 { return hundred > 1 && isLast ? start + "s" : start }
    return "\(start) \(belowHundred(rest, isLast: isLast))"
  }

  static func belowHundred(_ number: Int, isLast: Bool = true) -> String {
    if number < 20 { return units[number] }
    if number == 80 { return isLast ? "quatre-vingts" : "quatre-vingt" }
    if number > 80 { return "quatre-vingt-\(units[number - 80])" }
    let ten = min(number / 10, 6)
    let unit = number - 10 * ten
    if unit == 0 { return tens[ten] }
    return unit % 10 == 1 ? "\(tens[ten]) et \(units[unit])" : "\(tens[ten])-\(units[unit])"
  }
}

enum German {
  static let units = [
    "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
    "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn",
    "neunzehn",
  ]
  static let tens = [
    "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
  ]

  static func words(_ number: Int) -> String {
    if number == 0 { return units[0] }
    let groups = ThousandGroups(number)
    var parts: [String] = []
    if groups.billions > 0 {
      parts.append(
        groups.billions == 1 ? "eine Milliarde" : "\(hundreds(groups.billions)) Milliarden")
    }
    if groups.millions > 0 {
      parts.append(groups.millions == 1 ? "eine Million" : "\(hundreds(groups.millions)) Millionen")
    }
    var rest = ""
    if groups.thousands > 0 { rest += "\(hundreds(groups.thousands, isLast: false))tausend" }
    if groups.units > 0 { rest += hundreds(groups.units) }
    if !rest.isEmpty { parts.append(rest) }
    return parts.joined(separator: " ")
  }

  private static func hundreds(_ number: Int, isLast: Bool = true) -> String {
    if number < 100 { return belowHundred(number, isLast: isLast) }
    let start = (number / 100 == 1 ? "ein" : units[number / 100]) + "hundert"
    return number % 100 == 0 ? start : start + belowHundred(number % 100, isLast: isLast)
  }

  static func belowHundred(_ number: Int, isLast: Bool = true) -> String {
    if number == 1, !isLast { return "ein" }
    if number < 20 { return units[number] }
    let (ten, unit) = (tens[number / 10], number % 10)
    return unit == 0 ? ten : (unit == 1 ? "ein" : units[unit]) + "und" + ten
  }
}

enum Dutch {
  static let units = [
    "nul", "een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf",
    "twaalf", "dertien", "veertien", "vijftien", "zestien", "zeventien", "achttien", "negentien",
  ]
  static let tens = [
    "", "", "twintig", "dertig", "veertig", "vijftig", "zestig", "zeventig", "tachtig", "negentig",
  ]

  static func words(_ number: Int) -> String {
    if number == 0 { return units[0] }
    let groups = ThousandGroups(number)
    var parts: [String] = []
    if groups.billions > 0 { parts.append("\(hundreds(groups.billions)) miljard") }
    if groups.millions > 0 { parts.append("\(hundreds(groups.millions)) miljoen") }
    if groups.thousands > 0 {
      parts.append(groups.thousands == 1 ? "duizend" : hundreds(groups.thousands) + "duizend")
    }
    if groups.units > 0 { parts.append(hundreds(groups.units)) }
    return parts.joined(separator: " ")
  }

  private static func hundreds(_ number: Int) -> String {
    if number < 100 { return belowHundred(number) }
    let start = (number / 100 == 1 ? "" : units[number / 100]) + "honderd"
    return number % 100 == 0 ? start : start + belowHundred(number % 100)
  }

  static func belowHundred(_ number: Int) -> String {
    if number < 20 { return units[number] }
    let (ten, unit) = (tens[number / 10], units[number % 10])
    if number % 10 == 0 { return ten }
    // After an e, a second one is marked as the beginning of a syllable.
    return unit + (unit.hasSuffix("e") ? "ën" : "en") + ten
  }
}

enum Spanish {
  static let units = [
    "cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez",
    "once", "doce", "trece", "catorce", "quince", "dieciséis", "diecisiete", "dieciocho",
    "diecinueve", "veinte", "veintiuno", "veintidós", "veintitrés", "veinticuatro", "veinticinco",
    "veintiséis", "veintisiete", "veintiocho", "veintinueve",
  ]
  static let tens = [
    "", "", "veinte", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta",
    "noventa",
  ]
  static let hundreds = [
    "", "ciento", "doscientos", "trescientos", "cuatrocientos", "quinientos", "seiscientos",
    "setecientos", "ochocientos", "novecientos",
  ]

  static func words(_ number: Int) -> String {
    if number == 0 { return units[0] }
    let millions = number / 1_000_000
    var parts: [String] = []
    // There is no word for a thousand millions but that.
    if millions == 1 { parts.append("un millón") }
    if millions > 1 { parts.append("\(belowMillion(millions, isLast: false)) millones") }
    if number % 1_000_000 > 0 { parts.append(belowMillion(number % 1_000_000, isLast: true)) }
    return parts.joined(separator: " ")
  }

  private static func belowMillion(_ number: Int, isLast: Bool) -> String {
    var parts: [String] = []
    if number / 1000 == 1 { parts.append("mil") }
    if number / 1000 > 1 { parts.append("\(belowThousand(number / 1000, isLast: false)) mil") }
    if number % 1000 > 0 { parts.append(belowThousand(number % 1000, isLast: isLast)) }
    return parts.joined(separator: " ")
  }

  private static func belowThousand(_ number: Int, isLast: Bool) -> String {
    if number == 100 { return "cien" }
    if number < 100 { return belowHundred(number, isLast: isLast) }
    let rest = number % 100
    return hundreds[number / 100] + (rest == 0 ? "" : " \(belowHundred(rest, isLast: isLast))")
  }

  /// Before a noun, as "mil" and "millones", "uno" loses its end.
  static func belowHundred(_ number: Int, isLast: Bool = true) -> String {
    switch number {
    case 1 where !isLast: return "un"
    case 21 where !isLast: return "veintiún"
    case ..<30: return units[number]
    default:
      let unit = number % 10 == 1 && !isLast ? "un" : units[number % 10]
      return number % 10 == 0 ? tens[number / 10] : "\(tens[number / 10]) y \(unit)"
    }
  }
}
