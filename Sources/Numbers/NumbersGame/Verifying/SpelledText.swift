import SpelledNumbers

/// Numbers that are spelled out in a text, in English, German, French, Dutch or Spanish.
///
/// Words have other meanings too ("one of them", "once"), so texts are first read without this, and numbers are those of one language,
/// that in which there are most.
enum SpelledText {
  /// The maximum length of a text, in bytes: nobody spells numbers out in longer ones, and no text should take long.
  private static let maximumLength = 4_096
  /// The largest number that is read.
  private static let largest = 1_000

  private struct Words {
    var numbers: [String: Int] = [:]
    /// Whether a word can stand between two others, and be none of a number: "and".
    var parts: [String: Bool] = [:]

    init(_ language: NumberLanguage) {
      let speller = NumberSpeller(language)
      for number in 1...SpelledText.largest {
        let words = speller.words(number).lowercased().split { $0 == " " || $0 == "-" }
        add(words, number)
        if words.contains("and") { add(words.filter { $0 != "and" }, number) }
        if words.first == "one", words.count > 1 { add(["a"] + words.dropFirst(), number) }
      }
      for word in ["and", "y", "et", "a"] where parts[word] != nil { parts[word] = true }
    }

    private mutating func add(_ words: [Substring], _ number: Int) {
      numbers[words.joined(separator: " ")] = number
      for word in words { parts[String(word)] = false }
    }
  }

  private static let languages = NumberLanguage.all.map { Words($0) }
  /// Whether a word may begin with two bytes: most that are none of these need no further look.
  private static let beginnings: [Bool] = {
    var table = [Bool](repeating: false, count: 1 << 16)
    for word in languages.flatMap({ $0.parts.keys }) {
      table[beginning(word.utf8.first ?? 0, word.utf8.dropFirst().first ?? 0)] = true
    }
    return table
  }()

  private static func beginning(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first | 0x20) << 8 | Int(second | 0x20)
  }

  /// The lengths of words of numbers, in bytes.
  private static let lengths = 1...32

  private struct Word {
    let text: String
    let place: Range<Int>
    /// Whether one space or hyphen stands before it and after another one.
    let isJoined: Bool
  }

  /// The bytes of a part of a text with digits in place of spelled numbers, and spaces up to their length; `nil` if there are
  /// none.
  static func digits(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [UInt8]? {
    guard range.count <= maximumLength else { return nil }
    let words = words(of: text, range)
    var best: [(place: Range<Int>, number: Int)] = []
    for language in languages {
      let numbers = numbers(in: words, language)
      if numbers.count > best.count { best = numbers }
    }
    guard best.contains(where: { $0.number > 1 }) else { return nil }
    var bytes = Array(text[range])
    for (place, number) in best {
      let digits = Array("\(number)".utf8)
      let padding = [UInt8](repeating: 0x20, count: place.count - digits.count)
      let place = place.lowerBound - range.lowerBound..<place.upperBound - range.lowerBound
      bytes.replaceSubrange(place, with: digits + padding)
    }
    return bytes
  }

  /// The words that may be parts of numbers.
  private static func words(of text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Word] {
    var words: [Word] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let start = place
      while place < range.upperBound, isLetter(text[place]) { place += 1 }
      if place == start {
        place += 1
      } else if lengths.contains(place - start),
        beginnings[beginning(text[start], place > start + 1 ? text[start + 1] : 0)]
      {
        let word = String(decoding: text[start..<place], as: UTF8.self).lowercased()
        guard languages.contains(where: { $0.parts[word] != nil }) else { continue }
        let isJoined =
          words.last?.place.upperBound == start - 1
          && (text[start - 1] == 0x20 || text[start - 1] == UInt8(ascii: "-"))
        words.append(Word(text: word, place: start..<place, isJoined: isJoined))
      }
    }
    return words
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    ArithmeticText.isLetter(byte) || byte >= 0xC3
      || byte >= 0x80 && byte < 0xC0
  }

  /// The numbers of a language: as many words together as are one, and no other word of a number directly after them.
  private static func numbers(
    in words: [Word], _ language: Words
  ) -> [(place: Range<Int>, number: Int)] {
    var numbers: [(place: Range<Int>, number: Int)] = []
    var first = 0
    while first < words.count {
      var key = ""
      var found: (end: Int, number: Int)?
      var end = first
      while end < words.count, end == first || words[end].isJoined,
        language.parts[words[end].text] != nil, end - first < 8
      {
        key += (key.isEmpty ? "" : " ") + words[end].text
        end += 1
        if let number = language.numbers[key] { found = (end, number) }
      }
      guard let (last, number) = found else {
        first += 1
        continue
      }
      let goesOn = last < end && language.parts[words[last].text] == false
      let place = words[first].place.lowerBound..<words[last - 1].place.upperBound
      if !goesOn, "\(number)".utf8.count <= place.count { numbers.append((place, number)) }
      first = goesOn ? end : last
    }
    return numbers
  }
}
