/// A sentence as words, each with its position in the text.
///
/// Words are lowercase, without accents and apostrophes. Hyphens between letters separate words.
/// Arithmetic signs and signs of currencies are separate words. A point before digits belongs to
/// them, as in ".50" and "£.50". Other punctuation is dropped, but the word after a comma records
/// the comma. Contractions are expanded: "what's" is "what is". An elided form is a word: "l'eau" is
/// "l eau".
package struct Sentence: Sendable {
  package let text: String
  package private(set) var words: [Word] = []
  let spelling: Spelling

  package struct Word: Equatable, Sendable {
    package let text: String
    package let range: Range<String.Index>
    /// Whether a comma or semicolon precedes the word.
    let isAfterComma: Bool
    /// Whether a comma directly precedes the word, without a space, as with decimals in many
    /// languages.
    var isRightAfterComma = false
    /// Whether no digits precede that comma, as in "€,50".
    var isAfterLeadingComma = false
  }

  package init(_ text: String, _ spelling: Spelling = .known) {
    self.text = text
    self.spelling = spelling
    var start: String.Index?
    var isAfterComma = false
    var index = text.startIndex
    func close(_ end: String.Index) {
      guard let first = start else { return }
      defer { isAfterComma = false }
      var word = text[first..<end].lowercased()
      if !PlainText.isFolded(word) {
        word.removeAll(where: Self.isDropped)
        word = PlainText.fold(word)
      }
      word = spelling.fold(word)
      start = nil
      if let parts = spelling.contractions[word],
        spelling.expandsBareContractions || word.utf8.count < text[first..<end].utf8.count
      {
        for (index, part) in parts.enumerated() {
          words.append(
            Word(text: part, range: first..<end, isAfterComma: isAfterComma && index == 0))
        }
      } else {
        let comma = isAfterComma ? text.index(before: first) : first
        let isRightAfter = isAfterComma && text[comma] == ","
        let isLeading =
          isRightAfter
          && (comma == text.startIndex || Self.isBeforeFraction(text[text.index(before: comma)]))
        words.append(
          Word(
            text: word, range: first..<end, isAfterComma: isAfterComma,
            isRightAfterComma: isRightAfter, isAfterLeadingComma: isLeading))
      }
    }
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if let first = start, Self.isApostrophe(character),
        text.utf8.distance(from: first, to: index) <= spelling.maximumElisionLength,
        spelling.elisions.contains(text[first..<index].lowercased())
      {
        close(index)
      } else if Self.isWordCharacter(character) || Self.isInWord(text, index) {
        start = start ?? index
      } else {
        close(index)
        if let arrow = Self.arrow(text, index, spelling), words.last?.text.last?.isLetter == true {
          words.append(Word(text: arrow, range: index..<next, isAfterComma: isAfterComma))
          isAfterComma = false
        } else if Self.isSign(character), !Self.isHyphen(text, index), !Self.isArrow(text, index) {
          words.append(
            Word(text: String(character), range: index..<next, isAfterComma: isAfterComma))
          isAfterComma = false
        } else if character == "," || character == ";" || character == "\n" {
          isAfterComma = true
        }
      }
      index = next
    }
    close(text.endIndex)
  }

  static func words(_ text: String, _ spelling: Spelling) -> [String] {
    // Most text in phrases is plain ASCII.
    let isPlain = text.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || $0 == 0x20 || (0x30...0x39).contains($0)
    }
    return isPlain && !spelling.hasDigraphs
      ? text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      : Sentence(text, spelling).words.map(\.text)
  }

  /// The words of several texts, the longest text first.
  static func phrases(_ texts: [String], _ spelling: Spelling) -> [[String]] {
    texts.map { Sentence($0, spelling).words.map(\.text) }.sorted { $0.count > $1.count }
  }

  static func set(_ text: String, _ spelling: Spelling) -> Set<String> {
    Set(Sentence(text, spelling).words.map(\.text))
  }

  /// The sentence without the words at some places.
  func without(_ places: some Collection<Int>) -> Sentence {
    keeping(words.indices.filter { !places.contains($0) }.map { words[$0] })
  }

  /// The sentence with only some of its words.
  package func keeping(_ kept: some Sequence<Word>) -> Sentence {
    var text = ""
    var end: String.Index?
    for word in kept where word.range.lowerBound >= end ?? self.text.startIndex {
      if let end {
        let between = self.text[end..<word.range.lowerBound]
        text += between.contains { $0.isLetter || $0.isNumber } ? " " : between
      }
      text += self.text[word.range]
      end = word.range.upperBound
    }
    return Sentence(text, spelling)
  }

  /// The position of some words in the text, in UTF-8 bytes; `nil` if there are none, or if they do not
  /// follow each other.
  func place(of range: Range<Int>) -> Range<Int>? {
    guard let first = words[range].first, let last = words[range].last,
      first.range.lowerBound <= last.range.upperBound
    else { return nil }
    let utf8 = text.utf8
    let start = utf8.distance(from: utf8.startIndex, to: first.range.lowerBound)
    let length = utf8.distance(from: first.range.lowerBound, to: last.range.upperBound)
    return start..<start + length
  }

  /// Whether a sign that ends a sentence stands before a word.
  func isStop(before place: Int) -> Bool {
    gap(before: place).contains { ".?!;\n".contains($0) }
  }

  /// Whether a word goes on a number in digits after a comma without a space: "8,99", "1,2,3".
  func isInNumber(_ place: Int) -> Bool {
    place > 0 && words[place].isRightAfterComma && words[place].text.first?.isNumber == true
      && words[place - 1].text.last?.isNumber == true
  }

  /// The original text between a word and the one before it; empty at the first word, and inside an expanded
  /// contraction.
  func gap(before place: Int) -> Substring {
    guard place > 0, place < words.count else { return "" }
    let (before, after) = (words[place - 1].range, words[place].range)
    guard before.upperBound <= after.lowerBound else { return "" }
    return text[before.upperBound..<after.lowerBound]
  }

  /// The original text of a range of words.
  package func text(_ range: Range<Int>) -> String {
    guard let first = words[range].first, let last = words[range].last else { return "" }
    return String(text[first.range.lowerBound..<last.range.upperBound])
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    guard let byte = character.singleByte else { return character.isLetter || character.isNumber }
    return (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x30...0x39).contains(byte)
  }

  static func isApostrophe(_ character: Character) -> Bool {
    if let byte = character.singleByte { return byte == UInt8(ascii: "'") }
    return apostrophes.contains(character)
  }

  /// Whether a character is ignored: apostrophes and soft hyphens are.
  private static func isDropped(_ character: Character) -> Bool {
    isApostrophe(character) || character == "\u{AD}"
  }

  private static let apostrophes: Set<Character> = ["’", "‘", "ʼ"]
  private static let signs: Set<Character> = [
    "+", "-", "−", "–", "*", "×", "/", "÷", "(", ")", "=", "^", "£", "$", "€", "&", "%", "°",
  ]

  /// Whether a character is a word of its own: arithmetic signs and currencies are.
  private static func isSign(_ character: Character) -> Bool {
    signs.contains(character) || (!character.isASCII && character.isCurrencySymbol)
  }

  /// Whether a fraction without a whole number can follow: not after a word, which ends a sentence, nor after
  /// another point.
  private static func isBeforeFraction(_ character: Character) -> Bool {
    character.isWhitespace || isSign(character)
  }

  /// Whether a character that is not a letter or digit is inside a word: an apostrophe between
  /// letters or between a digit and a letter ("5's"), a point before digits, a comma between
  /// groups of three digits, or the sign in a short name ("R&D").
  private static func isInWord(_ text: String, _ index: String.Index) -> Bool {
    if text[index] == " " { return false }
    let rest = text[text.index(after: index)...]
    guard let after = rest.first else { return false }
    guard index > text.startIndex else { return text[index] == "." && after.isNumber }
    let before = text[text.index(before: index)]
    switch text[index] {
    case let sign where isApostrophe(sign) || sign == "\u{AD}":
      return (before.isLetter || before.isNumber) && after.isLetter
        || before.isNumber && after.isNumber && isGrouped(text, index)
    case ".": return after.isNumber && (before.isNumber || isBeforeFraction(before))
    case ",": return before.isNumber && after.isNumber && isGrouped(text, index)
    case "&":
      return before.isLetter && after.isLetter
        && (isShort(text[..<index].reversed()) || isShort(rest))
    default: return false
    }
  }

  /// Whether a text begins with one or two letters or digits, and not with more: those beside the sign in "R&D" and
  /// "AT&T".
  private static func isShort(_ text: some Collection<Character>) -> Bool {
    (1...2).contains(text.prefix(3).prefix(while: isWordCharacter).count)
  }

  /// Whether the digits and signs around a comma or an apostrophe form one number, such as "1,000,000", rather than
  /// several, such as "25,50,75,100".
  private static func isGrouped(_ text: String, _ index: String.Index) -> Bool {
    let sign = text[index]
    func isPart(_ character: Character) -> Bool { character.isNumber || character == sign }
    let tail = text[index...].prefix(maximumNumberLength + 1).prefix(while: isPart)
    let head = text[..<index].suffix(maximumNumberLength + 1)
      .reversed().prefix(while: isPart).reversed()
    // Anything longer than any number is a list. It is not scanned again from each of its commas.
    guard max(head.count, tail.count) <= maximumNumberLength else { return false }
    let groups = (String(head) + tail).split(separator: sign, omittingEmptySubsequences: false)
    return groups.dropFirst().allSatisfy { $0.count == 3 } && (groups.first?.count ?? 0) <= 3
  }

  /// The maximum number of digits and commas in a number.
  private static let maximumNumberLength = 40

  /// Whether a sign is the shaft of an arrow, as in "25 50 -> 952".
  private static func isArrow(_ text: String, _ index: String.Index) -> Bool {
    guard "-=".contains(text[index]) else { return false }
    let next = text.index(after: index)
    return next < text.endIndex && text[next] == ">"
      || index > text.startIndex && text[text.index(before: index)] == "<"
  }

  /// The word for the arrow that a character heads; `nil` if it isn't an arrowhead.
  private static func arrow(_ text: String, _ index: String.Index, _ spelling: Spelling) -> String?
  {
    switch text[index] {
    case "→": return spelling.arrow
    case "←": return spelling.arrowBack
    case ">":
      let isHead = index > text.startIndex && "-=".contains(text[text.index(before: index)])
      return isHead ? spelling.arrow : nil
    case "<":
      let next = text.index(after: index)
      return next < text.endIndex && "-=".contains(text[next]) ? spelling.arrowBack : nil
    default: return nil
    }
  }

  /// Whether a sign is a hyphen between letters, not a minus.
  private static func isHyphen(_ text: String, _ index: String.Index) -> Bool {
    guard text[index] == "-" || text[index] == "–", index > text.startIndex,
      let after = text[text.index(after: index)...].first
    else { return false }
    return text[text.index(before: index)].isLetter && after.isLetter
  }
}

extension Character {
  /// The character if it is ASCII, as one byte; `nil` for others, and for a line end of two characters.
  fileprivate var singleByte: UInt8? { utf8.count == 1 ? utf8.first : nil }
}

extension ArraySlice<Sentence.Word> {
  func starts(with words: [String]) -> Bool { starts(with: words) { $0.text == $1 } }
}

extension ArraySlice<String> {
  /// The words after all of some texts at their beginning, but never none.
  func dropping(leads: [[String]]) -> Self {
    var rest = self
    while let lead = leads.first(where: { $0.count < rest.count && rest.starts(with: $0) }),
      !lead.isEmpty
    {
      rest = rest.dropFirst(lead.count)
    }
    return rest
  }
}
