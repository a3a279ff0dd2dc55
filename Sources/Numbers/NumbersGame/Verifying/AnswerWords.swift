/// Words that are part of arithmetic in prose, in English, German, French, Dutch and Spanish.
enum AnswerWords {
  private static let signs: [(ArithmeticSymbol, [StaticString])] = [
    (.infix(.add), ["plus", "más", "mas"]),
    (.infix(.subtract), ["minus", "moins", "min", "menos"]),
    (
      .infix(.multiply),
      [
        "times", "multiplied by", "mal", "multipliziert mit", "fois", "multiplié par", "keer",
        "maal",
        "vermenigvuldigd met", "por", "multiplicado por",
      ]
    ),
    (
      .infix(.divide),
      [
        "divided by", "over", "geteilt durch", "durch", "divisé par", "gedeeld door",
        "dividido por",
        "dividido entre", "entre",
      ]
    ),
    (
      .equals,
      [
        "equals", "is equal to", "equal to", "gives", "makes", "is", "ergibt", "ist gleich",
        "gleich", "gibt", "macht",
        "ist", "égale", "est égal à", "font", "donne", "is gelijk aan", "geeft", "es igual a", "da",
      ]
    ),
  ]

  /// The sign that words at a place are, if an operand follows them, and the place after them.
  static func symbol(
    in text: ArithmeticText, at place: Int
  ) -> (symbol: ArithmeticSymbol, end: Int)? {
    for (symbol, words) in signs {
      for word in words {
        let end = place + word.utf8CodeUnitCount
        if text[end] == UInt8(ascii: " "), text.hasWord(word, at: place),
          ArithmeticText.startsOperand(text.byteAfterSpaces(from: end))
        {
          return (symbol, end)
        }
      }
    }
    return nil
  }

  /// Whether a word stands before another answer.
  static func isAlternative(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count <= 4 && ["or", "oder", "ou", "of", "o"].contains(lowercase(word))
  }

  /// Whether a word is the function of a program that only shows its argument.
  static func isPrint(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count == 5 && lowercase(word) == "print"
  }

  private static func lowercase(_ word: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: word.lazy.map { $0 | 0x20 }, as: UTF8.self)
  }

  /// The length of what stands between the thousands of a number: a space, a point or an apostrophe.
  static func lengthOfSeparator(in text: ArithmeticText, at place: Int) -> Int? {
    switch text[place] {
    case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "'"): 1
    // U+00A0, U+2009, U+2019 and U+202F
    case 0xC2 where text[place + 1] == 0xA0: 2
    case 0xE2 where text[place + 1] == 0x80 && [0x89, 0x99, 0xAF].contains(text[place + 2]): 3
    default: nil
    }
  }

  /// Whether the text of an expression is rather a time, a date or a share, such as 12:30, 2024-05-01, 1/5/2024 or 4/4.
  static func isRemark(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard text.count <= 10 else { return false }
    var numbers = [0]
    var separators: [UInt8] = []
    for byte in text {
      if ArithmeticText.isDigit(byte) {
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte) - 0x30
      } else {
        numbers.append(0)
        separators.append(byte)
      }
    }
    guard let separator = separators.first, separators.allSatisfy({ $0 == separator }) else {
      return false
    }
    switch (separator, numbers.count) {
    case (UInt8(ascii: ":"), 2), (UInt8(ascii: ":"), 3): return true
    case (UInt8(ascii: "/"), 2): return numbers[0] == numbers[1]
    case (UInt8(ascii: "/"), 3), (UInt8(ascii: "-"), 3):
      return (1900..<2100).contains(numbers[0]) || (1900..<2100).contains(numbers[2])
    default: return false
    }
  }
}

extension ArithmeticText {
  /// Whether a word of small letters stands at a place, with a large first letter or a small one.
  fileprivate func hasWord(_ word: StaticString, at place: Int) -> Bool {
    guard self[place] | 0x20 == word.utf8Start[0] || self[place] == word.utf8Start[0] else {
      return false
    }
    return (1..<word.utf8CodeUnitCount).allSatisfy { self[place + $0] == word.utf8Start[$0] }
  }
}
