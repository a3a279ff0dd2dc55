extension Sentence {
  /// The sentence without what may be taken back in it, if anything is: without the words that take
  /// it back, and without one to four words before them or the number or calculation before them. In
  /// "eggs, no, not eggs, apples" the words that are said again are left out too.
  func withoutRetractions(
    _ retractions: [[String]], negations: Set<String>, prepositions: Set<String>,
    isNumber: (String) -> Bool,
    isName: (String) -> Bool
  ) -> [Sentence] {
    let texts = words.map(\.text)
    func length(at place: Int) -> Int {
      retractions.first { texts[place...].starts(with: $0) }?.count ?? 0
    }
    for place in texts.indices.dropFirst() {
      var end = place
      while end < texts.count, length(at: end) > 0 { end += length(at: end) }
      guard end > place, end < texts.count else { continue }
      let number = texts[..<place].reversed().prefix { isNumber($0) || $0.isSign }.count
      let isCalculation = texts[(place - number)..<place].contains { $0.isSign }
      var lengths = Array(1...min(4, place))
      if isCalculation { lengths = [number] } else if number > 4 { lengths.append(number) }
      let replaced =
        replacing(before: place, from: end, isNumber) + replacing(before: place, from: end, isName)
      return replaced
        + lengths.compactMap { length in
          let taken = texts[(place - length)..<place]
          var next = end
          // "Add love actually to groceries" takes nothing back: "to groceries" is not said in its place.
          let isElsewhere =
            prepositions.contains(texts[next]) && !taken.contains(where: prepositions.contains)
          if isElsewhere { return nil }
          if negations.contains(texts[next]), texts[next...].dropFirst().starts(with: taken),
            texts.count > next + length + 1
          {
            next += length + 1
          }
          let last = place - length - 1
          // Two numbers that come to stand together would be one.
          let areWords = last >= 0 && !texts[last].hasDigits && !texts[next].hasDigits
          if areWords, isNumber(texts[last]), isNumber(texts[next]) { return nil }
          return keeping(words[..<(place - length)] + words[next...])
        }
    }
    return []
  }
}

extension Sentence {
  /// The sentence with a number or a name that follows what takes something back in place of one
  /// before, whatever is between them: "pay Anna 50, sorry, 60".
  private func replacing(
    before place: Int, from next: Int, _ isOfValue: (String) -> Bool
  ) -> [Sentence] {
    func isPart(_ word: Int) -> Bool { isOfValue(words[word].text) || words[word].text.isCurrency }
    let new = (next..<words.count).prefix(while: isPart)
    guard !new.isEmpty else { return [] }
    var runs: [Range<Int>] = []
    for word in 0..<place where isPart(word) {
      if let last = runs.last, last.upperBound == word {
        runs[runs.count - 1] = last.lowerBound..<word + 1
      } else {
        runs.append(word..<word + 1)
      }
    }
    let ends = runs.count > 1 ? [runs[0], runs[runs.count - 1]] : runs
    return ends.filter { $0.upperBound < place }.map { run in
      let parts = [0..<run.lowerBound, next..<new.endIndex, run.upperBound..<place]
      let rest = new.endIndex..<words.count
      return Sentence(
        (parts + [rest]).filter { !$0.isEmpty }.map { text($0) }.joined(separator: " "), spelling)
    }
  }
}

extension String {
  /// Whether it is the sign of a currency.
  fileprivate var isCurrency: Bool { count == 1 && "£$€".contains(self) }

  fileprivate var hasDigits: Bool { contains(where: \.isNumber) }
}

extension Sentence {
  /// The sentence without the names that are said not to be meant: "pay Ben rather than Anna".
  func withoutExclusions(
    _ exclusions: [[String]], isBefore: (String) -> Bool, isName: (String) -> Bool
  ) -> Sentence {
    let texts = words.map(\.text)
    for place in texts.indices {
      guard let exclusion = exclusions.first(where: { texts[place...].starts(with: $0) }) else {
        continue
      }
      let start = texts[(place + exclusion.count)...].firstIndex { !isBefore($0) } ?? texts.count
      let end = texts[start...].firstIndex { !isName($0) } ?? texts.count
      if end > start { return keeping(words[..<place] + words[end...]) }
    }
    return self
  }
}
