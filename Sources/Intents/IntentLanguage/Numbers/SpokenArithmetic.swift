/// Conversion of spoken arithmetic to signs.
public enum SpokenArithmetic {
  /// A text of words, signs or both with numbers as digits, operations as signs, and commas as semicolons. Other words
  /// are unchanged.
  ///
  /// ```swift
  /// SpokenArithmetic.signs("a hundred plus three is one hundred and three, times nine")
  /// // "100 + 3 = 103; × 9"
  /// ```
  ///
  /// Where a step ends without a comma, as in what was heard ("six times seventy five equals four hundred and fifty
  /// four hundred and fifty plus two"), the result of the step tells where.
  ///
  /// - Complexity: O(*n*) in the number of words.
  public static func signs(_ text: String, in language: Language = .english) -> String {
    guard text.contains(where: { $0.isLetter && $0 != "x" && $0 != "X" }), !text.contains("\\")
    else {
      return text
    }
    let operations = language.arithmetic.signs
    let numbers = NumberReader(language.numbers)
    let words = Sentence(text, language.spelling).words
    var parts: [String] = []
    var place = 0
    while place < words.count {
      let rest = words[place...]
      if words[place].isAfterComma, !parts.isEmpty { parts[parts.count - 1] += ";" }
      if let (spelling, sign) = operations.first(where: { rest.starts(with: $0.words) }) {
        if sign == ";" {
          if parts.last?.hasSuffix(";") == false { parts[parts.count - 1] += ";" }
        } else {
          parts.append(sign)
        }
        place += spelling.count
      } else if let result = result(of: parts),
        let number = numbers.readings(rest).first(where: { $0.value == result })
      {
        place += number.length
        let isEnd = place == words.count || words[place].isAfterComma
        parts.append("\(number.value)\(isEnd ? "" : ";")")
      } else if let number = numbers.readings(rest).first {
        parts.append("\(number.value)")
        place += number.length
      } else {
        parts.append(words[place].text)
        place += 1
      }
    }
    return parts.joined(separator: " ")
  }

  /// The result of the operation before an equals sign; `nil` if there is none, or if it is not a whole number.
  private static func result(of parts: [String]) -> Int? {
    guard parts.count >= 4, parts.last == "=", let right = Int(parts[parts.count - 2]),
      let left = Int(parts[parts.count - 4].filter { $0 != ";" })
    else { return nil }
    let result: (partialValue: Int, overflow: Bool)
    switch parts[parts.count - 3] {
    case "+": result = left.addingReportingOverflow(right)
    case "−": result = left.subtractingReportingOverflow(right)
    case "×": result = left.multipliedReportingOverflow(by: right)
    case "÷" where right != 0 && left.isMultiple(of: right):
      result = left.dividedReportingOverflow(by: right)
    default: return nil
    }
    return result.overflow ? nil : result.partialValue
  }
}
