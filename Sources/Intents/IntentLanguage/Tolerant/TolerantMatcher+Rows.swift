import IntentKit

/// A row of numbers and one number apart from it, which are the numbers of a game and its target in whatever words:
/// "with 4 7 8 8, what's the path to 124", "I need 952, and all I have is 25, 50, 75, 100, 3 and 6".
extension TolerantMatcher {
  /// The alignments of a sentence that has a row of numbers and one number apart from it with the phrases that are
  /// told by these.
  func alignmentsByRow(
    _ sentence: AnnotatedSentence, besides calculations: [Range<Int>]
  ) -> [Alignment] {
    guard sentence.isNumber.count(where: { $0 }) > Self.leastRow, calculations.isEmpty else {
      return []
    }
    return index.rowPhrases.compactMap { alignmentByRow(sentence, with: $0) }
  }

  private func alignmentByRow(
    _ sentence: AnnotatedSentence, with phrase: TolerantPhrase
  ) -> Alignment? {
    let slots = phrase.slots.map(\.slot.slot)
    guard let list = slots.firstIndex(where: { $0.parameter.kind.isManyNumbers }),
      let single = slots.firstIndex(where: { $0.parameter.kind.isSingleNumber }),
      let row = row(of: slots[list], in: sentence),
      let number = number(of: slots[single], in: sentence, apartFrom: row)
    else { return nil }
    let around = sentence.loosened(around: .numbers, for: phrase.intent, index)
    var alignment = Alignment(phrase: phrase, cost: 0, outside: 0)
    var place = 0
    for (value, slot) in [(row, list), (number, single)]
      .sorted(by: { $0.0.words.lowerBound < $1.0.words.lowerBound })
    {
      skip(place..<value.words.lowerBound, around, in: &alignment)
      alignment.cost += value.found.price
      alignment.add(
        .value(value.found, slot: slot, words: value.words), index.telling, sentence)
      place = value.words.upperBound
    }
    skip(place..<sentence.count, around, in: &alignment)
    // Three numbers are said of many things.
    if row.count == Self.leastRow { alignment.cost *= 2 }
    return alignment
  }

  private static let leastRow = 3

  /// Adds the words between the values to an alignment.
  private func skip(
    _ words: Range<Int>, _ sentence: AnnotatedSentence, in alignment: inout Alignment
  ) {
    guard !words.isEmpty else { return }
    let price = price(of: words, sentence)
    alignment.cost += price
    alignment.steps.append(.skip(words: words, price: min(price, Prices.mattering - 1)))
  }

  /// The price of the words between values; words before them and in other sentences cost little.
  private func price(of words: Range<Int>, _ sentence: AnnotatedSentence) -> Int {
    if words.lowerBound == 0 {
      let start = words.last { $0 > 0 && sentence.isBreak[$0] } ?? 0
      return min(Prices.otherSentence, sentence.cheapestSkip(0..<start))
        + Prices.before(sentence.cheapestSkip(start..<words.upperBound))
    }
    guard words.upperBound == sentence.count,
      let end = words.first(where: { sentence.isBreak[$0] })
    else { return sentence.cheapestSkip(words) }
    return sentence.cheapestSkip(words.lowerBound..<end)
      + min(Prices.otherSentence, sentence.cheapestSkip(end..<words.upperBound))
  }

  private struct Placed {
    let found: ValueFinder.Found
    let words: Range<Int>
    let count: Int
  }

  /// The only row of at least three numbers; `nil` if there is none, or several.
  private func row(of slot: Slot, in sentence: AnnotatedSentence) -> Placed? {
    let reader = SlotReader(sentence: sentence.sentence, knowledge: knowledge)
    var rows: [Placed] = []
    var place = 0
    while place < sentence.count {
      guard sentence.canBeNumber[place],
        let candidate = reader.candidates(slot, from: place)
          .filter({ $0.improperCount == 0 }).max(by: { $0.length < $1.length }),
        let count = candidate.value.elements?.count, count >= Self.leastRow
      else {
        place += 1
        continue
      }
      rows.append(placed(candidate, count: count, at: place))
      place += candidate.length
    }
    return rows.count == 1 ? rows[0] : nil
  }

  /// The only number apart from a row, or the only one that is allowed if none is nearer to the row; `nil` if there is none, or
  /// several.
  private func number(
    of slot: Slot, in sentence: AnnotatedSentence, apartFrom row: Placed
  ) -> Placed? {
    let numbers = NumbersBeside(sentence, knowledge, index, Set(row.words)).values(of: slot)
    let possible = numbers.count > 1 ? numbers.filter(\.0.isAllowed) : numbers
    guard possible.count == 1, let (candidate, words) = possible.first,
      !isJoined(words, row.words, sentence),
      numbers.allSatisfy({ distance($0.1, row.words) >= distance(words, row.words) })
    else { return nil }
    return placed(candidate, count: 1, at: words.lowerBound)
  }

  private func distance(_ one: Range<Int>, _ other: Range<Int>) -> Int {
    max(one.lowerBound - other.upperBound, other.lowerBound - one.upperBound)
  }

  private func placed(_ candidate: SlotReader.Candidate, count: Int, at place: Int) -> Placed {
    let found = ValueFinder.Found(
      length: candidate.length, price: candidate.isAllowed ? 0 : Prices.refusedInGame,
      content: .value(candidate), evidence: ValueFinder.evidence(ofElements: count))
    return Placed(found: found, words: place..<place + candidate.length, count: count)
  }

  /// Whether only "and" separates two values, which are then in a row.
  private func isJoined(
    _ one: Range<Int>, _ other: Range<Int>, _ sentence: AnnotatedSentence
  ) -> Bool {
    let between = min(one.upperBound, other.upperBound)..<max(one.lowerBound, other.lowerBound)
    return sentence.words[between].allSatisfy(knowledge.words.and.contains)
  }
}

extension ParameterKind {
  fileprivate var isSingleNumber: Bool { if case .integer = self { true } else { false } }
}
