import IntentKit

extension SlotReader {
  /// The lists of values that begin at a word, the longest first.
  func list(of kind: ParameterKind, count: ClosedRange<Int>, from start: Int) -> [Candidate] {
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
    // "Towels, oh, and my charger", "okay, towels".
    let said = elements.filter { element in
      !element.allSatisfy { knowledge.isAside(sentence.words[$0].text) }
    }
    return said.isEmpty ? elements : said
  }

  // MARK: Sequences

  /// One value of a list, or several equal ones that are said together: "two fives".
  private struct Portion {
    var values: [IntentValue]
    var length: Int
    var improperCount = 0
    var isInDoubt = false
  }

  /// A list of values with the length of each portion in words.
  private struct Sequence {
    var values: [IntentValue] = []
    var lengths: [Int] = []
    var improperCount = 0
    var doubtfulRepeats = 0

    func appending(_ portion: Portion) -> Sequence {
      Sequence(
        values: values + portion.values, lengths: lengths + [portion.length],
        improperCount: improperCount + portion.improperCount,
        doubtfulRepeats: doubtfulRepeats + (portion.isInDoubt ? 1 : 0))
    }
  }

  /// The maximum number of lists kept for each end position and element count.
  private static let maximumVariants = 8

  /// The maximum number of values in all examined lists, which bounds the time for long sentences.
  private static let maximumEffort = 200_000

  /// Lists of consecutive values, with or without "and", commas and signs between them, the longest
  /// first. Among those of equal length, lists with the fewest digit-by-digit numbers come first,
  /// because "seven five" is more likely two numbers than one; then those with the fewest elements,
  /// because "twenty five" is more likely one number than two; then those with the longest first
  /// elements.
  private func sequences(
    of kind: ParameterKind, count: ClosedRange<Int>, from start: Int, onlyAllowed: Bool
  ) -> [Candidate] {
    let wordCount = sentence.words.count
    /// The lists that end at each position, by number of elements.
    var found = [[Int: [Sequence]]](repeating: [:], count: wordCount - start + 1)
    found[0] = [0: [Sequence()]]
    var effort = 0
    for offset in found.indices.dropLast() where !found[offset].isEmpty {
      for place in offset > 0 ? starts(after: start + offset) : [start] {
        let isSeparated = place > start + offset || sentence.words[place].isAfterComma
        let portions = portions(
          of: kind, from: place, maximum: count.upperBound, isFirst: offset == 0,
          isSeparated: isSeparated, onlyAllowed: onlyAllowed)
        for (elements, sequences) in found[offset] {
          for portion in portions where elements <= count.upperBound - portion.values.count {
            let end = place + portion.length - start
            let total = elements + portion.values.count
            for sequence in sequences {
              effort += total
              guard effort < Self.maximumEffort else { break }
              guard found[end][total]?.count ?? 0 < Self.maximumVariants else { break }
              found[end][total, default: []].append(sequence.appending(portion))
            }
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
          improperCount: $0.improperCount, doubtfulRepeats: $0.doubtfulRepeats)
      }
    }
  }

  /// The portions of a list that begin at a word.
  private func portions(
    of kind: ParameterKind, from place: Int, maximum: Int, isFirst: Bool, isSeparated: Bool,
    onlyAllowed: Bool
  ) -> [Portion] {
    let singles = single(kind, from: place).filter { $0.isAllowed || !onlyAllowed }.map {
      Portion(values: [$0.value], length: $0.length, improperCount: $0.improperCount)
    }
    guard case .integer(let ranges) = kind else { return singles }
    let reader = RepeatReader(numbers: knowledge.numbers, maximum: maximum)
    let repeats = afterDeterminers(from: place) { start in
      reader.readings(sentence.words[start...]).map {
        var reading = $0
        reading.length += start - place
        return reading
      }
    }
    .filter { reading in
      if onlyAllowed, !ranges.contains(where: { $0.contains(reading.value) }) { return false }
      guard reading.isArticleNumber else { return true }
      // "Un 50" may be two numbers, unless commas or "et" are around it.
      let end = place + reading.length
      let isEnd = isSeparator(end) || isAfterComma(end)
      return (isFirst || isSeparated) && (isEnd || !beginsWithNumber(end))
        && (isSeparated || isEnd)
    }
    return singles
      + repeats.map {
        Portion(
          values: Array(repeating: .integer($0.value), count: $0.count), length: $0.length,
          isInDoubt: $0.isInDoubt)
      }
  }

  // MARK: Separators

  /// The maximum number of words and signs between two elements: "and then".
  private static let maximumSeparators = 2

  /// The places where the next element of a list can begin: after any separators, or at them, because
  /// a hyphen can be a minus.
  private func starts(after place: Int) -> [Int] {
    var starts = [place]
    while starts.count <= Self.maximumSeparators, let last = starts.last, isSeparator(last),
      last + 1 < sentence.words.count
    {
      starts.append(last + 1)
    }
    return starts
  }

  /// Whether a word separates elements. A hyphen right before a word, but not right after another,
  /// is a minus.
  private func isSeparator(_ place: Int) -> Bool {
    guard place > 0, place < sentence.words.count else { return false }
    let word = sentence.words[place]
    if knowledge.words.and.contains(word.text)
      || knowledge.numbers.words.counts.separators.contains(word.text)
    {
      return true
    }
    guard CountWords.separatorSigns.contains(word.text) else { return false }
    guard word.text != "/", place + 1 < sentence.words.count else { return true }
    let isAfterSpace = sentence.words[place - 1].range.upperBound < word.range.lowerBound
    let isBeforeSpace = sentence.words[place + 1].range.lowerBound > word.range.upperBound
    return !isAfterSpace || isBeforeSpace
  }

  private func isAfterComma(_ place: Int) -> Bool {
    place < sentence.words.count && sentence.words[place].isAfterComma
  }

  private func beginsWithNumber(_ place: Int) -> Bool {
    !knowledge.numbers.readings(sentence.words[min(place, sentence.words.count)...]).isEmpty
  }
}
