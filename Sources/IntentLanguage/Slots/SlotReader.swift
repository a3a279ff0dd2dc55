import IntentKit

/// Parses values of a kind from the words of a sentence.
struct SlotReader {
  let sentence: Sentence
  let knowledge: SlotKnowledge
  /// Whether unknown words can match names approximately.
  var isLenient = false

  /// A value, its length in words, and whether its kind allows it.
  struct Candidate {
    let value: IntentValue
    let length: Int
    var isAllowed = true
    /// The number of digit-by-digit numbers: 0 or 1 for a single value, more for a list.
    var improperCount = 0
    /// The number of words that match a name only approximately.
    var guessedWords = 0
  }

  /// The values that begin at a word, in the order in which to try them: allowed before not
  /// allowed, then the longest first, except that shorter free texts come first.
  func candidates(_ slot: Slot, from start: Int) -> [Candidate] {
    let words = sentence.words[start...]
    guard !words.isEmpty else { return [] }
    switch slot.parameter.kind {
    case .list(let kind, _):
      return list(of: kind, count: slot.count, from: start)
    case let kind:
      return single(kind, from: start)
    }
  }

  /// All alternative values of an ambiguous choice: an approximate name, a digit-by-digit number,
  /// or a list with as many elements; empty if the choice is unambiguous. A standard form is not
  /// ambiguous with a digit-by-digit one.
  func alternatives(to chosen: Candidate, among candidates: [Candidate]) -> [IntentValue] {
    if chosen.guessedWords > 0 {
      let alike = candidates.filter {
        $0.length == chosen.length && $0.guessedWords == chosen.guessedWords
      }
      return alike.count > 1 ? alike.map(\.value) : []
    }
    let count = chosen.value.elements?.count
    guard chosen.isAllowed, count != nil || chosen.improperCount > 0 else { return [] }
    var values: [IntentValue] = []
    for candidate in candidates
    where candidate.isAllowed && candidate.length == chosen.length
      && candidate.value.elements?.count == count
      && (candidate.improperCount == 0 || chosen.improperCount > 0)
      && !values.contains(candidate.value)
    {
      values.append(candidate.value)
    }
    return values.count > 1 ? values : []
  }

  /// A part of a joined text without spaces.
  enum Part {
    case letters(String)
    case slot(Slot)
  }

  /// The values that begin at a word where values and letters are joined without spaces, with their
  /// lengths in words. Adds the work done to the effort.
  func joined(
    _ parts: [Part], from start: Int, effort: inout Int
  ) -> [(values: [JoinedValue], length: Int)] {
    let last = min(sentence.words.count, start + Self.maximumJoinedWords)
    guard start < last else { return [] }
    return (start + 1...last).reversed().flatMap { end -> [(values: [JoinedValue], length: Int)] in
      let text = sentence.text(start..<end)
      guard text.utf8.count <= Self.maximumJoinedLength else { return [] }
      return values(of: parts[...], in: text[...], &effort).map { ($0, end - start) }
    }
  }

  /// A value and its source text.
  struct JoinedValue {
    let candidate: Candidate
    let text: String
  }

  /// The maximum length of a joined text, in bytes.
  private static let maximumJoinedLength = 200

  /// The maximum number of words in a joined text.
  private static let maximumJoinedWords = 8

  private func values(
    of parts: ArraySlice<Part>, in text: Substring, _ effort: inout Int
  ) -> [[JoinedValue]] {
    effort += 1
    guard let part = parts.first else { return text.isEmpty ? [[]] : [] }
    let rest = parts.dropFirst()
    switch part {
    case .letters(let letters):
      // The value may be preceded by an apostrophe.
      let said = text.drop(while: Sentence.isApostrophe)
      guard PlainText.fold(said.prefix(letters.count)) == letters else { return [] }
      return values(of: rest, in: said.dropFirst(letters.count), &effort)
    case .slot(let slot):
      let least = rest.reduce(0) {
        if case .letters(let letters) = $1 { $0 + letters.count } else { $0 + 1 }
      }
      guard text.count > least else { return [] }
      // Only a kind whose values can contain other values has more than one possible end.
      let lengths =
        rest.contains { if case .slot = $0 { true } else { false } }
        ? Array(1...(text.count - least))
        : [text.count - least, text.count - least - 1].filter { $0 > 0 }
      return lengths.flatMap { length -> [[JoinedValue]] in
        let own = text.prefix(length)
        guard own.last?.isPunctuation == false else { return [] }
        let others = values(of: rest, in: text.dropFirst(length), &effort)
        guard !others.isEmpty else { return [] }
        effort += 5
        let part = Sentence(String(own), sentence.spelling)
        return SlotReader(sentence: part, knowledge: knowledge).candidates(slot, from: 0)
          .filter { $0.length == part.words.count }
          .flatMap { value in
            others.map { [JoinedValue(candidate: value, text: part.text)] + $0 }
          }
      }
    }
  }

  private func single(_ kind: ParameterKind, from start: Int) -> [Candidate] {
    let words = sentence.words[start...]
    switch kind {
    case .integer(let ranges):
      let all = knowledge.numbers.signedReadings(words).map { reading in
        Candidate(
          value: .integer(reading.value), length: reading.length,
          isAllowed: ranges.contains { $0.contains(reading.value) },
          improperCount: reading.isProper ? 0 : 1)
      }
      return all.filter(\.isAllowed) + all.filter { !$0.isAllowed }
    case .decimal:
      return DecimalReader(numbers: knowledge.numbers).readings(words).map {
        Candidate(
          value: .decimal($0.value), length: $0.length, isAllowed: kind.contains(.decimal($0.value))
        )
      }
    case .money:
      return DecimalReader(numbers: knowledge.numbers, isOfMoney: true).readings(words).map {
        Candidate(
          value: .money(MoneyAmount($0.value, $0.currency.flatMap { Currency($0) })),
          length: $0.length, improperCount: $0.isProper ? 0 : 1)
      }
    case .boolean:
      return knowledge.words.booleans(words).map {
        Candidate(value: .boolean($0.value), length: $0.length)
      }
    case .enumeration(let name, let cases):
      let index = knowledge.index(name, cases)
      let exact = index.cases(words)
      guard exact.isEmpty, isLenient else {
        return exact.map { Candidate(value: .enumeration($0.id), length: $0.length) }
      }
      return index.similarCases(words).map {
        Candidate(value: .enumeration($0.id), length: $0.length, guessedWords: $0.guessedWords)
      }
    case .text(let maximumLength):
      return spans(from: start, maximumLength: maximumLength)
    case .entity:
      let isArticle = knowledge.names.articles.contains(sentence.words[start].text)
      guard isArticle, start + 1 < sentence.words.count else { return spans(from: start) }
      return spans(from: start + 1).map { Candidate(value: $0.value, length: $0.length + 1) }
    case .list, .object:
      return []
    }
  }

  /// All texts that begin at a word, the shortest first, so that they do not absorb words of the
  /// phrase.
  ///
  /// - Parameters:
  ///   - start: The word.
  ///   - maximumLength: The maximum length of a text, in characters.
  /// - Returns: The texts.
  private func spans(
    from start: Int, maximumLength: Int = maximumSpanLength
  ) -> [Candidate] {
    var spans: [Candidate] = []
    for end in start + 1...sentence.words.count {
      let text = sentence.text(start..<end)
      guard text.count <= maximumLength else { break }
      spans.append(Candidate(value: .text(text), length: end - start))
    }
    return spans
  }

  /// The maximum length of names, and of all elements of a list together, in characters: more than
  /// can be said at once.
  private static let maximumSpanLength = 2000

  // MARK: Lists

  private func list(
    of kind: ParameterKind, count: ClosedRange<Int>, from start: Int
  ) -> [Candidate] {
    switch kind {
    case .text, .entity:
      return spans(from: start).compactMap { span in
        let elements = enumerated(start..<start + span.length)
        guard elements.count <= count.upperBound else { return nil }
        return Candidate(value: .list(elements.map { .text($0) }), length: span.length)
      }
    default:
      let allowed = sequences(of: kind, count: count, from: start, onlyAllowed: true)
      // Numbers that are not allowed are parsed too, so that the user is told what is wrong with
      // them.
      let longest = allowed.first?.length ?? 0
      guard start + longest < sentence.words.count else { return allowed }
      return allowed
        + sequences(of: kind, count: count, from: start, onlyAllowed: false)
        .filter { $0.length > longest }
    }
  }

  /// The texts between commas and "and".
  func enumerated(_ range: Range<Int>) -> [String] {
    enumeratedRanges(range).map { sentence.text($0) }
  }

  /// The words of each text between commas and "and".
  func enumeratedRanges(_ range: Range<Int>) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var start = range.lowerBound
    for place in range {
      let word = sentence.words[place]
      if knowledge.words.and.contains(word.text) {
        if start < place { elements.append(start..<place) }
        start = place + 1
      } else if word.isAfterComma, start < place {
        elements.append(start..<place)
        start = place
      }
    }
    if start < range.upperBound { elements.append(start..<range.upperBound) }
    return elements
  }

  /// A list of values with the length of each in words.
  private struct Sequence {
    var values: [IntentValue] = []
    var lengths: [Int] = []
    var improperCount = 0
  }

  /// The maximum number of lists kept for each end position and element count.
  private static let maximumVariants = 8

  /// The maximum number of values in all examined lists, which bounds the time for long sentences.
  private static let maximumEffort = 200_000

  /// Lists of consecutive values, with or without "and" and commas between them, the longest first.
  /// Among those of equal length, lists with the fewest digit-by-digit numbers come first, because
  /// "seven five" is more likely two numbers than one; then those with the fewest elements, because
  /// "twenty five" is more likely one number than two; then those with the longest first elements.
  private func sequences(
    of kind: ParameterKind, count: ClosedRange<Int>, from start: Int, onlyAllowed: Bool
  ) -> [Candidate] {
    let wordCount = sentence.words.count
    /// The lists that end at each position, by number of elements.
    var found = [[Int: [Sequence]]](repeating: [:], count: wordCount - start + 1)
    found[0] = [0: [Sequence()]]
    var effort = 0
    for offset in found.indices.dropLast() where !found[offset].isEmpty {
      var place = start + offset
      if offset > 0, knowledge.words.and.contains(sentence.words[place].text) {
        place += 1
      }
      guard place < wordCount else { continue }
      let candidates = single(kind, from: place).filter { $0.isAllowed || !onlyAllowed }
      for (elements, sequences) in found[offset] where elements < count.upperBound {
        for candidate in candidates {
          let end = place + candidate.length - start
          for sequence in sequences {
            effort += elements + 1
            guard effort < Self.maximumEffort else { break }
            guard found[end][elements + 1]?.count ?? 0 < Self.maximumVariants else { break }
            found[end][elements + 1, default: []].append(
              Sequence(
                values: sequence.values + [candidate.value],
                lengths: sequence.lengths + [candidate.length],
                improperCount: sequence.improperCount + candidate.improperCount))
          }
        }
      }
    }
    return found.indices.dropFirst().reversed().flatMap { end in
      found[end].values.joined().sorted { first, second in
        let (a, b) = (
          (first.improperCount, first.values.count), (second.improperCount, second.values.count)
        )
        return a == b ? second.lengths.lexicographicallyPrecedes(first.lengths) : a < b
      }.map {
        Candidate(
          value: .list($0.values), length: end, isAllowed: onlyAllowed,
          improperCount: $0.improperCount)
      }
    }
  }
}
