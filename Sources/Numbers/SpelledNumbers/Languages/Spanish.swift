extension NumberLanguage {
  /// Spanish.
  public static let spanish = NumberLanguage(
    code: "es", minus: "menos",
    arithmetic: Arithmetic(
      plus: "más", minus: "menos", times: "por", dividedBy: "entre", equals: "es igual a"),
    fractions: Fractions(
      point: "cero coma", fraction: "la fracción", over: "sobre", short: Spanish.fraction)
  ) { Spanish.words(Int(clamping: $0)) }
}

/// Spanish numbers.
package enum Spanish {
  package static let units = [
    "cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez",
    "once", "doce", "trece", "catorce", "quince", "dieciséis", "diecisiete", "dieciocho",
    "diecinueve", "veinte", "veintiuno", "veintidós", "veintitrés", "veinticuatro", "veinticinco",
    "veintiséis", "veintisiete", "veintiocho", "veintinueve",
  ]
  package static let tens = [
    "", "", "veinte", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta",
    "noventa",
  ]
  package static let hundreds = [
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
  package static func belowHundred(_ number: Int, isLast: Bool = true) -> String {
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
