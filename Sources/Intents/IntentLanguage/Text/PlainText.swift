/// Text normalised for comparison: lowercase, without accents.
enum PlainText {
  /// The text without accents; ligatures and ß become two letters.
  static func fold(_ text: some StringProtocol) -> String {
    if isFolded(text) { return String(text) }
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var result = ""
    // Comparing characters composes letters that are written as a base and a combining mark.
    for character in text.lowercased() {
      if let plain = table[character] { result += plain } else { result.append(character) }
    }
    return result
  }

  /// Whether a text is nothing but lowercase letters without accents and digits, as most words of sentences are.
  static func isFolded(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }

  private static let table: [Character: String] = {
    let letters: [(String, String)] = [
      ("àáâãäå", "a"), ("ç", "c"), ("èéêë", "e"), ("ìíîï", "i"), ("ñ", "n"), ("òóôõö", "o"),
      ("ùúûü", "u"), ("ýÿ", "y"), ("ß", "ss"), ("œ", "oe"), ("æ", "ae"), ("\u{AD}", ""),
    ]
    var table: [Character: String] = [:]
    for (accented, plain) in letters { for letter in accented { table[letter] = plain } }
    return table
  }()
}
