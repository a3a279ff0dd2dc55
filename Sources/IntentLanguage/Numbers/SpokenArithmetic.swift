/// Conversion of spoken arithmetic to signs.
public enum SpokenArithmetic {
  /// Converts spoken arithmetic to signs.
  ///
  /// ```swift
  /// SpokenArithmetic.signs("a hundred plus three is one hundred and three, times nine")
  /// // "100 + 3 = 103; × 9"
  /// ```
  ///
  /// - Parameters:
  ///   - text: Words, signs, or both.
  ///   - language: The language.
  /// - Returns: The text with numbers as digits, operations as signs, and commas as semicolons.
  ///   Other words are unchanged.
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
}

extension ArraySlice<Sentence.Word> {
  fileprivate func starts(with words: [String]) -> Bool {
    starts(with: words) { $0.text == $1 }
  }
}
