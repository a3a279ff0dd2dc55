/// Text in the encoding of the standard fonts of PDF, and its widths in the bold one, which are the greater.
///
/// Source: ISO 32000-1, annexes D.2 (WinAnsiEncoding) and D.5 (Symbol); widths from Adobe's metrics of Helvetica-Bold and Symbol.
enum PDFText {
  /// A part of a text in one font.
  struct Run {
    /// Whether it is in the font of signs, and not in one of letters.
    let isSymbol: Bool
    fileprivate(set) var codes: [UInt8]

    /// The contents of a string: ASCII with escapes.
    var escaped: String {
      codes.map { code in
        switch code {
        case 0x28, 0x29, 0x5C: "\\\(Character(Unicode.Scalar(code)))"
        case 0x80...: "\\" + String(code, radix: 8)
        default: String(Character(Unicode.Scalar(code)))
        }
      }.joined()
    }

    fileprivate var thousandths: Int {
      isSymbol
        ? codes.count * PDFText.widthOfSymbol : codes.reduce(0) { $0 + PDFText.width(of: $1) }
    }
  }

  /// The parts of a text, at least one. What the fonts lack is said by letters that they have, or is a question mark.
  static func runs(_ text: String) -> [Run] {
    var runs: [Run] = []
    for character in text {
      let symbol = symbols[character]
      let codes = symbol.map { [$0] } ?? codes(character)
      if runs.last?.isSymbol == (symbol != nil) {
        runs[runs.count - 1].codes += codes
      } else {
        runs.append(Run(isSymbol: symbol != nil, codes: codes))
      }
    }
    return runs.isEmpty ? [Run(isSymbol: false, codes: [])] : runs
  }

  /// The codes of a character of letters.
  private static func codes(_ character: Character) -> [UInt8] {
    if let ascii = character.asciiValue, (0x20...0x7E).contains(ascii) { return [ascii] }
    if character.isWhitespace { return [0x20] }
    if let code = encoded[character] { return [code] }
    if let spelled = spelled[character] { return Array(spelled.utf8) }
    if let base = bases[character] { return [base] }
    // A letter with marks that have no place on it in Unicode either.
    let first = character.unicodeScalars.first.map(Character.init)
    guard let first, character.unicodeScalars.count > 1, first != character else {
      return [0x3F]
    }
    return codes(first)
  }

  /// A string of any text, for what readers show outside of the pages: UTF-16 with a mark, in hexadecimal digits.
  static func anyText(_ text: String) -> String {
    let digits = ([0xFEFF] + text.utf16).map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "<\(digits.joined())>"
  }

  /// The width in points, rounded up.
  static func width(of text: String, size: Int) -> Int {
    let thousandths = runs(text).reduce(0) { $0 + $1.thousandths } * size
    return (thousandths + 999) / 1000
  }

  /// A text in lines of at most a width, broken at spaces where there are any.
  static func lines(_ text: String, width: Int, size: Int) -> [String] {
    var lines = [""]
    for word in text.split(whereSeparator: \.isWhitespace) {
      let last = lines[lines.count - 1]
      let joined = last.isEmpty ? String(word) : "\(last) \(word)"
      if Self.width(of: joined, size: size) <= width {
        lines[lines.count - 1] = joined
        continue
      }
      if !last.isEmpty { lines.append("") }
      for character in word {
        let longer = lines[lines.count - 1] + String(character)
        if Self.width(of: longer, size: size) > width, longer.count > 1 {
          lines.append(String(character))
        } else {
          lines[lines.count - 1] = longer
        }
      }
    }
    return lines
  }

  fileprivate static func width(of code: UInt8) -> Int {
    if (0x20...0x7E).contains(code) { return widths[Int(code) - 0x20] }
    // Letters with a mark are as wide as those without; the widest sign is as wide as it is high.
    return baseOfCode[code].map(width) ?? 1000
  }

  private static let widths = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]

  /// The characters beyond ASCII that the encoding has, those of Latin-1 and those of Windows.
  private static let encoded: [Character: UInt8] = {
    var codes: [Character: UInt8] = ["−": 0x96]
    for code in UInt8(0xA1)...0xFF where code != 0xAD {
      codes[Character(Unicode.Scalar(code))] = code
    }
    let windows = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ"
    for (place, character) in windows.enumerated() where character != " " {
      codes[character] = UInt8(0x80 + place)
    }
    return codes
  }()

  /// Letters and signs without a decomposition, as they are written where they lack.
  private static let spelled: [Character: String] = [
    "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ħ": "h", "Ħ": "H", "ŧ": "t", "Ŧ": "T", "ı": "i",
    "ŋ": "n", "Ŋ": "N", "ẞ": "SS", "ĳ": "ij", "Ĳ": "IJ", "ə": "e", "Ə": "E",
    "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-",
  ]

  /// The signs that are in the font of signs only, and the width of each.
  private static let symbols: [Character: UInt8] = ["√": 0xD6, "≤": 0xA3, "≥": 0xB3, "≠": 0xB9]
  fileprivate static let widthOfSymbol = 549

  /// Letters with one or two marks, by the letter without: "ř" by "r", "ế" by the code of "ê". Characters that Unicode decomposes
  /// equal their decompositions.
  private static let bases: [Character: UInt8] = {
    var bases: [Character: UInt8] = [:]
    for (letter, code) in letters {
      for mark in marks where bases[Character("\(letter)\(mark)")] == nil {
        bases[Character("\(letter)\(mark)")] = code
      }
    }
    return bases
  }()

  /// The letter of ASCII below the mark of each letter of the encoding.
  private static let baseOfCode: [UInt8: UInt8] = {
    var base: [UInt8: UInt8] = [:]
    for (letter, code) in letters where code < 0x80 {
      for mark in marks {
        if let marked = encoded[Character("\(letter)\(mark)")] { base[marked] = code }
      }
    }
    return base
  }()

  private static let letters: [(Character, UInt8)] =
    (UInt8(0x41)...0x7A).map { (Character(Unicode.Scalar($0)), $0) }.filter { $0.0.isLetter }
    + encoded.filter { $0.key.isLetter }.sorted { $0.value < $1.value }.map { ($0.key, $0.value) }

  /// The marks of letters in Unicode's tables, from grave to long solidus.
  private static let marks = (UInt32(0x300)...0x338).compactMap(Unicode.Scalar.init)
}
