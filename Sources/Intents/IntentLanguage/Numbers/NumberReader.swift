/// Parses whole numbers in spoken form and as speech recognisers write them: "952", "1,000", "nine
/// hundred and fifty two", "a hundred", "nine fifty two", "nine five two", "einundzwanzig",
/// "soixante et onze".
struct NumberReader: Sendable {
  /// The words of the language. Readers are copied for each value, and copy one reference instead of
  /// all tables.
  private final class Tables: Sendable {
    let words: NumberWords
    let lexicon: NumberLexicon
    /// The words with which a number or a count can begin that are not of a number themselves.
    let starts: Set<String>

    init(_ words: NumberWords) {
      self.words = words
      lexicon = words.lexicon
      let counts = words.counts
      var starts = Set(counts.plurals.keys).union(counts.collectives.keys)
        .union(counts.multiples.keys).union(lexicon.homophones.keys).union(lexicon.digits.keys)
      for texts in [counts.counts, counts.countsBeforeNouns] {
        starts.formUnion(texts.compactMap(\.words.first))
      }
      starts.formUnion(words.money.notes.keys)
      starts.formUnion(words.money.scales.keys)
      starts.formUnion(words.half)
      self.starts = starts
    }
  }

  private let tables: Tables
  var words: NumberWords { tables.words }
  private var lexicon: NumberLexicon { tables.lexicon }

  init(_ words: NumberWords) {
    tables = Tables(words)
  }

  /// Whether a number, a count or an amount can begin with a word, apart from an article or determiner.
  func canBegin(_ word: String) -> Bool {
    tables.starts.contains(word) || isOfNumber(word) || MoneyWords.sign(word) != nil
      || lexicon.minus.contains(word) || ["-", "−", "–"].contains(word)
  }

  struct Reading: Equatable {
    let value: Int
    let length: Int
    /// Whether the number is in its standard spoken form, not digit by digit, and without
    /// homophones.
    var isProper = true

    static func == (first: Reading, second: Reading) -> Bool {
      first.value == second.value && first.length == second.length
    }
  }

  /// The maximum number of words in a number.
  static let maximumLength = 24
  /// The maximum number of letters in a number, without spaces.
  private static let maximumLetters = 160

  /// All numbers that begin at a word, the longest first. Among those of equal length, the standard
  /// form precedes digit-by-digit forms.
  ///
  /// - Complexity: Bounded, regardless of the length of the sentence.
  func readings(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    guard let first = words.first else { return [] }
    // No number continues after a comma.
    let end = words.dropFirst().prefix(Self.maximumLength).firstIndex(where: \.isAfterComma)
    let phrase = words[..<(end ?? words.endIndex)].prefix(Self.maximumLength)
    if let digits = digits(first.text) {
      let groups = spacedGroups(phrase).reversed().map {
        Reading(value: $0.value, length: $0.length, isProper: false)
      }
      return groups + scaled(digits, phrase)
    }
    var readings: [Reading] = []
    var key = ""
    for (index, word) in phrase.enumerated() {
      let letters = NumberLexicon.key(word.text)
      guard lexicon.vocabulary.contains(letters) || isCompound(letters) else { break }
      key += letters
      if key.utf8.count > Self.maximumLetters { break }
      if let value = value(of: key) { readings.append(Reading(value: value, length: index + 1)) }
    }
    if let homophone = lexicon.homophones[first.text] {
      readings.append(Reading(value: homophone, length: 1, isProper: false))
    }
    for reading in digitByDigit(phrase) where !readings.contains(reading) {
      readings.append(
        Reading(value: reading.value, length: reading.length, isProper: false))
    }
    guard readings.count > 1 else { return readings }
    return readings.enumerated()
      .sorted { ($1.element.length, $0.offset) < ($0.element.length, $1.offset) }.map(\.element)
  }

  /// The readings including negative numbers, which begin with a sign or a word for it.
  func signedReadings(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    guard let first = words.first, isMinus(first) else { return readings(words) }
    return readings(words.dropFirst()).map {
      Reading(value: -$0.value, length: $0.length + 1, isProper: $0.isProper)
    }
  }

  func digit(_ word: String) -> Int? {
    if word.utf8.count == 1, let digit = Int(word) { return digit }
    return lexicon.digits[PlainText.fold(word)]
  }

  /// Whether a word can be part of a number.
  func isOfNumber(_ word: String) -> Bool {
    if word.contains(where: \.isNumber) || isDecimalPoint(word) { return true }
    let letters = NumberLexicon.key(word)
    return lexicon.vocabulary.contains(letters) || lexicon.minus.contains(word)
      || words.counts.plurals[letters] != nil || isCompound(letters)
  }

  /// Whether a word is only heard like a number: "to", "for".
  func isHomophone(_ word: String) -> Bool { lexicon.homophones[word] != nil }

  func isDecimalPoint(_ word: String) -> Bool { words.decimalPoints.contains(word) }

  /// Whether a word or sign is a minus.
  func isMinus(_ word: Sentence.Word) -> Bool {
    ["-", "−", "–"].contains(word.text) || lexicon.minus.contains(word.text)
  }

  /// The number that a whole text of words or digits represents, with or without a sign; `nil` if it is not a number.
  func number(_ text: String) -> Int? {
    let words = Sentence(text).words
    let letters = words.map { NumberLexicon.key($0.text) }.joined()
    if letters.utf8.count <= Self.maximumLetters, let value = value(of: letters) { return value }
    return signedReadings(words[...]).first { $0.length == words.count }?.value
  }

  /// Whether a word is a compound number, or the beginning or the end of one.
  private func isCompound(_ letters: String) -> Bool {
    lexicon.small[letters] != nil
      || ((7...Self.maximumLetters).contains(letters.utf8.count) && value(of: letters) != nil)
  }

  private func value(of key: String) -> Int? {
    lexicon.small[key] ?? composed(Array(key.utf8)[...], below: .max) ?? lexicon.read?(key)
  }

  /// A number with scales: the part before the largest scale times that scale, plus the rest.
  private func composed(_ key: ArraySlice<UInt8>, below limit: Int) -> Int? {
    if let value = lexicon.small[String(decoding: key, as: UTF8.self)] {
      return value < limit ? value : nil
    }
    for (scale, value) in lexicon.scales where value < limit {
      var place = key.startIndex
      while let found = key[place...].firstPlace(of: scale) {
        place = found + 1
        let head = key[..<found]
        guard
          let factor = head.isEmpty
            ? 1
            : lexicon.small[String(decoding: head, as: UTF8.self)]
              ?? (value == 1_000_000 && lexicon.hasThousandMillions
                ? composed(head, below: value) : nil),
          factor > 0, factor < 1000 || lexicon.hasThousandMillions
        else { continue }
        let tail = key[(found + scale.count)...]
        if tail.isEmpty { return factor * value }
        if let rest = rest(tail, below: value) { return factor * value + rest }
      }
    }
    return nil
  }

  /// The number after a scale, with an optional joining word.
  private func rest(_ key: ArraySlice<UInt8>, below limit: Int) -> Int? {
    if let value = composed(key, below: limit), value > 0 { return value }
    for joiner in lexicon.joiners where key.starts(with: joiner.utf8) {
      if let value = composed(key.dropFirst(joiner.utf8.count), below: limit), value > 0 {
        return value
      }
    }
    return nil
  }

  /// The factor by which a word multiplies the preceding number.
  func scale(_ word: String) -> Int? {
    let letters = Array(NumberLexicon.key(word).utf8)
    return lexicon.scales.first { $0.word == letters }?.value
  }

  /// A number in digits, with an optional scale: "20", "20 thousand".
  private func scaled(_ number: Int, _ phrase: ArraySlice<Sentence.Word>) -> [Reading] {
    var readings = [Reading(value: number, length: 1)]
    guard phrase.count > 1 else { return readings }
    if let scale = scale(phrase[phrase.startIndex + 1].text) {
      let (product, overflow) = number.multipliedReportingOverflow(by: scale)
      if !overflow { readings.insert(Reading(value: product, length: 2), at: 0) }
    }
    return readings
  }

  /// "nine fifty two" and "nine five two", "nine oh two", "double five".
  private func digitByDigit(_ phrase: ArraySlice<Sentence.Word>) -> [Reading] {
    guard let first = phrase.first.map({ PlainText.fold($0.text) }),
      lexicon.digits[first] != nil || first == lexicon.double
    else { return [] }
    var readings: [Reading] = []
    let words = phrase.prefix(9).map { PlainText.fold($0.text) }
    if self.words.readsPairs, let head = lexicon.digits[first], head > 0 {
      var key = ""
      for (index, word) in words.dropFirst().prefix(2).enumerated() {
        key += word
        if let tail = lexicon.small[key], (10...99).contains(tail) {
          readings.append(Reading(value: head * 100 + tail, length: index + 2))
        }
      }
    }
    var (value, place, count) = (0, 0, 0)
    while place < words.count {
      var times = 1
      if words[place] == lexicon.double, place + 1 < words.count {
        times = 2
        place += 1
      }
      guard let digit = lexicon.digits[words[place]] else { break }
      for _ in 0..<times { value = value * 10 + digit }
      count += times
      place += 1
      if count > 1, value > 9 { readings.append(Reading(value: value, length: place)) }
    }
    return readings
  }

  /// Numbers in digits with spaces between groups of three, where the language writes them so: "1
  /// 430". They may as well be several numbers.
  func spacedGroups(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    guard self.words.groupsWithSpaces, let first = words.first?.text, first.utf8.count <= 3,
      first.utf8.allSatisfy(Self.isDigit), !first.hasPrefix("0")
    else { return [] }
    var digits = first
    var readings: [Reading] = []
    for word in words.dropFirst().prefix(Self.maximumGroups) {
      guard !word.isAfterComma, word.text.utf8.count == 3, word.text.utf8.allSatisfy(Self.isDigit)
      else { break }
      digits += word.text
      guard let value = Int(digits) else { break }
      readings.append(Reading(value: value, length: readings.count + 2))
    }
    return readings
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The maximum number of groups of three digits after the first one.
  private static let maximumGroups = 6

  /// A number in digits, with grouping signs.
  private func digits(_ word: String) -> Int? {
    guard let first = word.utf8.first, Self.isDigit(first) else { return nil }
    if let number = Int(word) { return number }
    let groups = word.split(separator: words.groupingSign, omittingEmptySubsequences: false)
    guard groups.count > 1, (1...3).contains(groups[0].count),
      groups.dropFirst().allSatisfy({ $0.count == 3 })
    else { return nil }
    return Int(groups.joined())
  }
}

extension ArraySlice<UInt8> {
  fileprivate func firstPlace(of bytes: [UInt8]) -> Int? {
    guard let first = bytes.first, count >= bytes.count else { return nil }
    for place in startIndex...(endIndex - bytes.count) where self[place] == first {
      if self[place..<place + bytes.count].elementsEqual(bytes) { return place }
    }
    return nil
  }
}
