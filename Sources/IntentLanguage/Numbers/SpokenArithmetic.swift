public import SpelledNumbers

/// Arithmetic as people say it in English or French, in signs.
public enum SpokenArithmetic {
  /// The signs for what was said.
  ///
  /// ```swift
  /// SpokenArithmetic.signs("a hundred plus three is one hundred and three, times nine")
  /// // "100 + 3 = 103; × 9"
  /// ```
  ///
  /// - Parameters:
  ///   - text: Words, signs, or both.
  ///   - language: The language; for those without words for operations here, English ones are read.
  /// - Returns: The same with digits and signs for all words that are numbers or operations, and a
  ///   semicolon for each comma. Other words are left as they are.
  /// - Complexity: O(*n*) in the number of words.
  public static func signs(_ text: String, in language: NumberLanguage = .english) -> String {
    guard text.contains(where: { $0.isLetter && $0 != "x" && $0 != "X" }), !text.contains("\\")
    else {
      return text
    }
    let operations = language == .french ? french : english
    let numbers = NumberReader(language)
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

  private static let english = operations([
    ("multiplied by", "×"), ("times by", "×"), ("times", "×"), ("x", "×"),
    ("divided by", "÷"), ("over", "÷"),
    ("added to", "+"), ("plus", "+"), ("add", "+"),
    ("take away", "−"), ("minus", "−"), ("subtract", "−"), ("less", "−"),
    ("is equal to", "="), ("equals", "="), ("equal", "="), ("makes", "="), ("gives", "="),
    ("is", "="),
    ("open bracket", "("), ("close bracket", ")"), ("open brackets", "("), ("close brackets", ")"),
    ("and then", ";"), ("then", ";"),
  ])

  private static let french = operations([
    ("multiplié par", "×"), ("multipliée par", "×"), ("fois", "×"), ("x", "×"),
    ("divisé par", "÷"), ("divisée par", "÷"), ("sur", "÷"),
    ("ajouté à", "+"), ("plus", "+"), ("moins", "−"),
    ("est égal à", "="), ("égal à", "="), ("égale", "="), ("égal", "="), ("font", "="),
    ("ça fait", "="), ("cela fait", "="), ("fait", "="), ("donne", "="),
    ("ouvrir la parenthèse", "("), ("fermer la parenthèse", ")"),
    ("ouvrez la parenthèse", "("), ("fermez la parenthèse", ")"),
    ("et puis", ";"), ("et ensuite", ";"), ("puis", ";"), ("ensuite", ";"),
  ])

  private static func operations(
    _ spelled: [(String, String)]
  ) -> [(words: [String], sign: String)] {
    spelled.map { (Sentence($0).words.map(\.text), $1) }
  }
}

extension ArraySlice<Sentence.Word> {
  fileprivate func starts(with words: [String]) -> Bool {
    starts(with: words) { $0.text == $1 }
  }
}
