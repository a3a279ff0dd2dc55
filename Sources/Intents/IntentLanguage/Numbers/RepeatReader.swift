/// Parses one number, or several of the same: "a fifty", "two fives", "a pair of 7s", "double
/// seven", "25 x 2", "two times 25", "25 twice".
struct RepeatReader {
  let numbers: NumberReader
  /// The maximum count of the same number.
  let maximum: Int
  private var counts: CountWords { numbers.words.counts }

  /// The count beyond which numbers are not repeated.
  static let largestCount = 20

  /// A number, its count, and their length in words.
  struct Reading: Equatable {
    var value: Int
    var count: Int
    var length: Int
    /// Whether the count might be the number instead: "3 x 2".
    var isInDoubt = false
    /// Whether the article before the number is itself a number: "un 50".
    var isArticleNumber = false
  }

  /// All readings that begin at a word.
  ///
  /// - Complexity: Bounded, regardless of the length of the sentence.
  func readings(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    let tokens = Tokens(words)
    let words = tokens.words
    let leading = following(words, 0)
    let hasTimes = words.contains(where: isTimes)
    var readings = withArticle(words) + plurals(words, leading) + multiples(words)
    if hasTimes { readings += products(words, leading) }
    readings += timesOver(words, leading, hasTimes: hasTimes)
    return readings.compactMap { reading in
      guard let length = tokens.length(reading.length) else { return nil }
      var reading = reading
      reading.length = length
      return reading
    }
  }

  /// "a fifty", "an 8", unless it is a number itself, such as "a hundred".
  func withArticle(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    guard let first = words.first, numbers.words.articles.contains(first.text) else { return [] }
    let whole = numbers.readings(words)
    return following(words, 1).filter { number in
      !whole.contains { $0.isProper && $0.length == 1 + number.length }
    }.map {
      Reading(
        value: $0.value, count: 1, length: 1 + $0.length,
        isArticleNumber: whole.contains { $0.length == 1 })
    }
  }

  /// "two fives", "three 4s", "a pair of sevens", "a pair of 7".
  func plurals(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    plurals(words, following(words, 0))
  }

  private func plurals(
    _ words: ArraySlice<Sentence.Word>, _ leading: [NumberReader.Reading]
  ) -> [Reading] {
    guard !counts.plurals.isEmpty || !counts.pluralEnds.isEmpty || !counts.collectives.isEmpty
    else { return [] }
    let counted = leading.flatMap { count in
      plural(words.dropFirst(count.length)).map { (count, $0) }
    }
    let collected = CountReader(numbers: numbers).collections(words).flatMap { count in
      (plural(words.dropFirst(count.length)) + following(words, count.length)).map { (count, $0) }
    }
    return (counted + collected).compactMap { count, number in
      repeated(number.value, count.value, 2, length: count.length + number.length)
    }
  }

  /// "double seven", "a triple 4".
  private func multiples(_ words: ArraySlice<Sentence.Word>) -> [Reading] {
    guard let first = words.first?.text else { return [] }
    let article = numbers.words.articles.contains(first) ? 1 : 0
    guard let word = words.dropFirst(article).first, let count = counts.multiples[word.text] else {
      return []
    }
    return following(words, article + 1).compactMap {
      repeated($0.value, count, 2, length: article + 1 + $0.length)
    }
  }

  /// "25 x 2" in either order; "two times 25", with the count first if it can be.
  private func products(
    _ words: ArraySlice<Sentence.Word>, _ leading: [NumberReader.Reading]
  ) -> [Reading] {
    leading.flatMap { first -> [Reading] in
      guard let sign = words.dropFirst(first.length).first,
        isTimes(sign)
      else { return [] }
      let start = first.length + 1
      let plurals = plural(words.dropFirst(start)).compactMap {
        repeated($0.value, first.value, 1, length: start + $0.length)
      }
      return plurals
        + following(words, start).flatMap { second -> [Reading] in
          let length = start + second.length
          let readings = [
            repeated(second.value, first.value, 1, length: length),
            repeated(first.value, second.value, 1, length: length),
          ].compactMap { $0 }
          guard readings.count > 1, first.value != second.value else {
            return Array(readings.prefix(1))
          }
          guard CountWords.timesSigns.contains(sign.text) else { return Array(readings.prefix(1)) }
          return readings.map {
            var reading = $0
            reading.isInDoubt = true
            return reading
          }
        }
    }
  }

  /// "25 twice", "25 two times".
  private func timesOver(
    _ words: ArraySlice<Sentence.Word>, _ leading: [NumberReader.Reading], hasTimes: Bool
  ) -> [Reading] {
    leading.flatMap { number -> [Reading] in
      let rest = words.dropFirst(number.length)
      if let word = rest.first, !word.isAfterComma, let count = counts.timesOver[word.text] {
        return repeated(number.value, count, 1, length: number.length + 1).map { [$0] } ?? []
      }
      guard hasTimes else { return [] }
      return following(words, number.length).compactMap { count in
        let end = number.length + count.length
        guard let sign = words.dropFirst(end).first, isTimes(sign),
          numbers.readings(words.dropFirst(end + 1)).isEmpty
        else { return nil }
        return repeated(number.value, count.value, 1, length: end + 1)
      }
    }
  }

  // MARK: Parts

  private func isTimes(_ word: Sentence.Word) -> Bool {
    !word.isAfterComma
      && (CountWords.timesSigns.contains(word.text) || counts.times.contains(word.text))
  }

  private func repeated(_ value: Int, _ count: Int, _ minimum: Int, length: Int) -> Reading? {
    guard minimum <= count, count <= min(maximum, Self.largestCount) else { return nil }
    return Reading(value: value, count: count, length: length)
  }

  /// The numbers in standard form after some words, without a comma between.
  private func following(
    _ words: ArraySlice<Sentence.Word>, _ start: Int
  ) -> [NumberReader.Reading] {
    let rest = words.dropFirst(start)
    guard let first = rest.first, start == 0 || !first.isAfterComma else { return [] }
    return numbers.readings(rest).filter(\.isProper)
  }

  /// The plurals of numbers that begin at a word: "fives", "twenty fives", "5s".
  private func plural(_ words: ArraySlice<Sentence.Word>) -> [NumberReader.Reading] {
    guard let first = words.first, !first.isAfterComma else { return [] }
    for end in counts.pluralEnds where first.text.hasSuffix(end) {
      if let value = Int(first.text.dropLast(end.count)), value >= 0 {
        return [.init(value: value, length: 1)]
      }
    }
    var key = ""
    for (index, word) in words.prefix(Self.maximumPluralLength).enumerated() {
      guard index == 0 || !word.isAfterComma else { break }
      key += NumberLexicon.key(word.text)
      if let value = counts.plurals[key] { return [.init(value: value, length: index + 1)] }
    }
    return []
  }

  /// The maximum number of words in the plural of a number.
  private static let maximumPluralLength = 3
}

extension RepeatReader {
  /// The leading words, in which "25x2" is three words.
  private struct Tokens {
    private(set) var words: ArraySlice<Sentence.Word>
    /// The number of original words up to each end of a word; 0 inside of one.
    private var ends: [Int]?

    /// The maximum number of words in a repeated number.
    private static let maximumLength = 16

    init(_ all: ArraySlice<Sentence.Word>) {
      words = all.prefix(Self.maximumLength)
      guard words.contains(where: { Self.parts($0.text).count > 1 }) else { return }
      var parts: [Sentence.Word] = []
      var ends: [Int] = []
      for (index, word) in words.enumerated() {
        for (place, text) in Self.parts(word.text).enumerated() {
          let isAfterComma = place == 0 && word.isAfterComma
          parts.append(
            Sentence.Word(text: text, range: word.range, isAfterComma: isAfterComma))
          ends.append(0)
        }
        ends[ends.count - 1] = index + 1
      }
      words = parts[...]
      self.ends = ends
    }

    /// The number of original words in leading words; `nil` if they end inside of one.
    func length(_ count: Int) -> Int? {
      guard let ends else { return count }
      guard ends.indices.contains(count - 1), ends[count - 1] > 0 else { return nil }
      return ends[count - 1]
    }

    /// The digits and the sign between them in "25x2", "x2" and "2x"; otherwise the whole word.
    private static func parts(_ text: String) -> [String] {
      guard text.utf8.count > 1, text.utf8.count(where: { $0 == 0x78 }) == 1,
        text.utf8.allSatisfy({ $0 == 0x78 || (0x30...0x39).contains($0) })
      else { return [text] }
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
      return [sides[0], "x", sides[1]].filter { !$0.isEmpty }
    }
  }
}
