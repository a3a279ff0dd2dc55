/// Whole numbers in English words.
public enum EnglishNumber {
  /// The number in words, as it is said in Britain: with "and" before the tens and units, and
  /// without hyphens.
  ///
  /// ```swift
  /// EnglishNumber.words(952)      // "nine hundred and fifty two"
  /// EnglishNumber.words(1_000_001)  // "one million and one"
  /// ```
  ///
  /// - Parameter number: Any integer; a negative one begins with "minus".
  /// - Returns: The words, separated by single spaces.
  public static func words(_ number: Int) -> String {
    if number == 0 { return "zero" }
    var words: [String] = number < 0 ? ["minus"] : []
    let groups = thousands(of: number.magnitude)
    for (power, group) in groups.enumerated().reversed() where group > 0 {
      let isLastAfterOthers = power == 0 && groups.count > 1
      if isLastAfterOthers, group < 100 { words.append("and") }
      append(group, to: &words)
      if power > 0 { words.append(scales[power]) }
    }
    return words.joined(separator: " ")
  }

  /// The digits in groups of three, the lowest first.
  private static func thousands(of magnitude: UInt) -> [Int] {
    var rest = magnitude
    var groups: [Int] = []
    while rest > 0 {
      groups.append(Int(rest % 1000))
      rest /= 1000
    }
    return groups
  }

  /// Appends the words for a number from 1 to 999.
  private static func append(_ group: Int, to words: inout [String]) {
    let (hundreds, rest) = group.quotientAndRemainder(dividingBy: 100)
    if hundreds > 0 { words += [units[hundreds], "hundred"] }
    if hundreds > 0, rest > 0 { words.append("and") }
    if rest >= 20 {
      words.append(tens[rest / 10])
      if rest % 10 > 0 { words.append(units[rest % 10]) }
    } else if rest > 0 {
      words.append(units[rest])
    }
  }

  private static let units = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private static let tens = [
    "", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let scales = [
    "", "thousand", "million", "billion", "trillion", "quadrillion", "quintillion",
  ]
}
