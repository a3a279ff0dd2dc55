/// Arithmetic as people say it in English, in signs.
public enum SpokenArithmetic {
  /// The signs for what was said.
  ///
  /// ```swift
  /// SpokenArithmetic.signs("a hundred plus three is one hundred and three, times nine")
  /// // "100 + 3 = 103; × 9"
  /// ```
  ///
  /// - Parameter text: Words, signs, or both.
  /// - Returns: The same with digits and signs for all words that are numbers or operations, and a
  ///   semicolon for each comma. Other words are left as they are.
  /// - Complexity: O(*n*) in the number of words.
  public static func signs(_ text: String) -> String {
    guard text.contains(where: { $0.isLetter && $0 != "x" && $0 != "X" }), !text.contains("\\")
    else {
      return text
    }
    let words = Sentence(text).words
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

  private static let numbers = NumberReader(.english)

  private static let operations: [(words: [String], sign: String)] = [
    ("multiplied by", "×"), ("times by", "×"), ("times", "×"), ("x", "×"),
    ("divided by", "÷"), ("over", "÷"),
    ("added to", "+"), ("plus", "+"), ("add", "+"),
    ("take away", "−"), ("minus", "−"), ("subtract", "−"), ("less", "−"),
    ("is equal to", "="), ("equals", "="), ("equal", "="), ("makes", "="), ("gives", "="),
    ("is", "="),
    ("open bracket", "("), ("close bracket", ")"), ("open brackets", "("), ("close brackets", ")"),
    ("and then", ";"), ("then", ";"),
  ].map { ($0.split(separator: " ").map(String.init), $1) }
}

extension ArraySlice<Sentence.Word> {
  fileprivate func starts(with words: [String]) -> Bool {
    starts(with: words) { $0.text == $1 }
  }
}
