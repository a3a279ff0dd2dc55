import IntentKit

/// Reads values of a kind from the words of a sentence.
struct SlotReader {
  let sentence: Sentence
  let numbers: NumberReader

  /// A value, how many words it takes, and whether it is one that the kind allows.
  struct Candidate {
    let value: IntentValue
    let length: Int
    var isAllowed = true
  }

  /// The values that can be read from a word on, in the order in which they should be tried: allowed
  /// before not allowed, then those with more words first, but of texts that can be anything those with
  /// fewer.
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

  private func single(_ kind: ParameterKind, from start: Int) -> [Candidate] {
    let words = sentence.words[start...]
    switch kind {
    case .integer(let ranges):
      let all = numbers.signedReadings(words).map { reading in
        Candidate(
          value: .integer(reading.value), length: reading.length,
          isAllowed: ranges.contains { $0.contains(reading.value) })
      }
      return all.filter(\.isAllowed) + all.filter { !$0.isAllowed }
    case .decimal:
      return decimals(words)
    case .boolean:
      return ConversationWords.booleans(words).map {
        Candidate(value: .boolean($0.value), length: $0.length)
      }
    case .enumeration(_, let cases):
      return cases.flatMap { each in
        ([each.name] + each.synonyms).compactMap { name in
          let name = Sentence(name).words.map(\.text)
          return words.map(\.text).starts(with: name)
            ? Candidate(value: .text(each.id), length: name.count) : nil
        }
      }.sorted { $0.length > $1.length }
    case .text(let maximumLength):
      return spans(from: start).filter {
        if case .text(let text) = $0.value { text.count <= maximumLength } else { false }
      }
    case .entity:
      let isArticle = ["the", "my", "our"].contains(sentence.words[start].text)
      guard isArticle, start + 1 < sentence.words.count else { return spans(from: start) }
      return spans(from: start + 1).map { Candidate(value: $0.value, length: $0.length + 1) }
    case .list, .object:
      return []
    }
  }

  private func decimals(_ words: ArraySlice<Sentence.Word>) -> [Candidate] {
    var candidates = numbers.signedReadings(words).map {
      Candidate(value: .decimal(DecimalNumber($0.value)), length: $0.length)
    }
    if let word = words.first?.text.filter({ $0 != "," }), let number = DecimalNumber(word),
      number.fractionDigits > 0
    {
      candidates.insert(Candidate(value: .decimal(number), length: 1), at: 0)
    }
    return candidates
  }

  /// All texts that begin at a word, the shortest first, so that words of a phrase are not taken for a
  /// part of them.
  private func spans(from start: Int) -> [Candidate] {
    (1...(sentence.words.count - start)).map { length in
      Candidate(
        value: .text(sentence.text(start..<start + length)), length: length)
    }
  }

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
      // Numbers that are not allowed are read too, so that the user is told what is wrong with them.
      let longest = allowed.first?.length ?? 0
      return allowed
        + sequences(of: kind, count: count, from: start, onlyAllowed: false)
        .filter { $0.length > longest }
    }
  }

  /// The texts between commas and "and".
  private func enumerated(_ range: Range<Int>) -> [String] {
    var elements: [Range<Int>] = []
    var start = range.lowerBound
    for place in range {
      let word = sentence.words[place]
      if word.text == "and" || word.text == "&" {
        if start < place { elements.append(start..<place) }
        start = place + 1
      } else if word.isAfterComma, start < place {
        elements.append(start..<place)
        start = place
      }
    }
    if start < range.upperBound { elements.append(start..<range.upperBound) }
    return elements.map { sentence.text($0) }
  }

  /// Where a list can end, with how many elements, and the first elements found for it.
  private struct End: Hashable {
    let place: Int
    let count: Int
  }

  /// Lists of values one after the other, with or without "and" and commas between them: the longest
  /// first, and of those with as many words, the one with as many elements as are wanted, and then those
  /// with fewer.
  private func sequences(
    of kind: ParameterKind, count: ClosedRange<Int>, from start: Int, onlyAllowed: Bool
  ) -> [Candidate] {
    var found: [End: [IntentValue]] = [End(place: start, count: 0): []]
    var pending = [End(place: start, count: 0)]
    while let end = pending.popLast() {
      guard end.count < count.upperBound, let elements = found[end] else { continue }
      var place = end.place
      if end.count > 0, place < sentence.words.count, sentence.words[place].text == "and" {
        place += 1
      }
      guard place < sentence.words.count else { continue }
      for candidate in single(kind, from: place).reversed()
      where candidate.isAllowed || !onlyAllowed {
        let next = End(place: place + candidate.length, count: end.count + 1)
        if found[next] == nil {
          found[next] = elements + [candidate.value]
          pending.append(next)
        }
      }
    }
    return found.filter { $0.key.count > 0 }
      .sorted { first, second in
        if first.key.place != second.key.place { return first.key.place > second.key.place }
        let (firstIsFull, secondIsFull) = (
          first.key.count == count.upperBound, second.key.count == count.upperBound
        )
        if firstIsFull != secondIsFull { return firstIsFull }
        return first.key.count < second.key.count
      }
      .map { end, elements in
        Candidate(
          value: .list(elements), length: end.place - start, isAllowed: onlyAllowed)
      }
  }
}
