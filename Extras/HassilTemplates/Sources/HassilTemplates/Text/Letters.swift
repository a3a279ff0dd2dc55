/// What hassil, by Python's tables, takes a letter for.
extension Unicode.Scalar {
  /// Whether it is white space.
  var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x1C...0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F,
      0x205F, 0x3000:
      true
    default: false
    }
  }

  /// Whether it is of a word: a letter, a number or an underscore. Marks, as those of Bengali vowels, are not.
  var isOfWord: Bool {
    if isASCII {
      switch value {
      case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: return true
      default: return false
      }
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return properties.numericType != nil
    }
  }

  /// Whether it is a sign that a sentence may have between words.
  var isPunctuation: Bool { self == "." || isPunctuationButPeriod }

  /// Whether it is such a sign and no period.
  var isPunctuationButPeriod: Bool {
    switch self {
    case "。", ",", "，", "?", "¿", "？", "؟", "!", "¡", "！", ";", "；", ":", "：", "’", "…", "—", "–",
      "―":
      true
    default: false
    }
  }

  /// Whether it is of a script without spaces between words: Chinese characters, kana and hangul.
  var isOfSpacelessScript: Bool {
    switch value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF: true
    default: false
    }
  }

  /// Whether it separates the parts of a compound, which may be written with a space as well.
  var isJoiner: Bool { self == "-" || self == "_" }
}
