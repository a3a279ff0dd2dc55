/// Shares and averages as text.
enum ShareText {
  /// A share as a percentage with two decimals: "91.22 %".
  static func percent(_ share: Double) -> String { "\(hundredths(100 * share)) %" }

  /// The share of a part of a whole, which may be empty.
  static func percent(_ part: Int, of whole: Int) -> String {
    percent(Double(part) / Double(max(whole, 1)))
  }

  /// A number with two decimals, as the user's locale writes them.
  static func hundredths(_ value: Double, decimal: Character = DigitGrouping.decimal) -> String {
    let rounded = Int((100 * value).rounded())
    let rest = rounded % 100
    return "\(rounded / 100)\(decimal)\(rest < 10 ? "0" : "")\(rest)"
  }
}
