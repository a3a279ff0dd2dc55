/// The cost of beginning an alignment at a word of a sentence, and of ending it before one: words before
/// and after are left out, those of other clauses cheaply.
struct SentenceBorders {
  /// The cost of all words before each word, if the alignment begins there.
  let head: [Int32]
  /// The cost of all words from each word on, if the alignment ends before it.
  let tail: [Int32]
  /// The cost of the clauses from each position on; of positions at which clauses begin only.
  let after: [Int32]
  /// The position from which clauses are other clauses, if the alignment ends before each word.
  private let ends: [Int]

  private static let never: Int32 = 1 << 24

  init(_ sentence: AnnotatedSentence) {
    let count = sentence.count
    let clauses = sentence.clauses
    var head = [Int32](repeating: Self.never, count: count + 1)
    var after = [Int32](repeating: Self.never, count: count + 1)
    // Other clauses before cost their sum; then come words before, within the clause.
    var before: Int32 = 0
    for (clause, start) in clauses.enumerated() {
      head[start] = min(head[start], before)
      let end = clause + 1 < clauses.count ? clauses[clause + 1] : count
      if end > start { before += Self.price(start..<end, sentence, isBefore: true) }
    }
    for word in 0..<count {
      for skip in sentence.skips[word] {
        let price =
          sentence.isNegation[word]
          ? Prices.negationBefore
          : sentence.isOpener[word]
            ? skip.price
            : skip.price == Prices.generalVerb
              ? Prices.generalVerbBefore : Prices.before(skip.price)
        let cost = head[word] + Int32(price)
        head[word + skip.length] = min(head[word + skip.length], cost)
      }
    }
    // A word of its own right before what fits may belong to it: "the quiz answer".
    for start in 1..<max(1, count) where !sentence.isBreak[start] && !clauses.contains(start) {
      let price = sentence.skips[start - 1].last?.price ?? 0
      if price >= Prices.unknownWord { head[start] += Int32(price - Prices.before(price)) }
    }
    var sum: Int32 = 0
    after[count] = 0
    for (start, end) in zip(clauses, clauses.dropFirst()).reversed() where end > start {
      sum += Self.price(start..<end, sentence, isBefore: false)
      after[start] = sum
    }
    // To end before a word, the rest of the clause is left out, and the other clauses.
    var tail = after
    var ends = Array(0...count)
    for word in stride(from: count - 1, through: 0, by: -1) {
      for skip in sentence.skips[word] {
        let cost = Int32(skip.price) + tail[word + skip.length]
        if cost < tail[word] {
          tail[word] = cost
          ends[word] = ends[word + skip.length]
        }
      }
    }
    self.head = head
    self.tail = tail
    self.after = after
    self.ends = ends
  }

  private static func price(
    _ clause: Range<Int>, _ sentence: AnnotatedSentence, isBefore: Bool
  ) -> Int32 {
    let price = sentence.cheapestSkip(clause)
    let border = isBefore ? clause.upperBound : clause.lowerBound
    return Int32(
      sentence.isBreak[border]
        ? min(Prices.otherSentence, Prices.outside(price, isBefore: isBefore))
        : Prices.outsideClause(price))
  }

  /// The position at which the other clauses begin if an alignment ends before a word, and the words
  /// that are left out before.
  func end(after word: Int, _ sentence: AnnotatedSentence) -> (end: Int, skips: [Alignment.Step]) {
    var skips: [Alignment.Step] = []
    var place = word
    while place < ends[word] {
      guard
        let skip = sentence.skips[place].first(where: {
          Int32($0.price) + tail[place + $0.length] == tail[place]
        })
      else { break }
      skips.append(.skip(words: place..<place + skip.length, price: skip.price))
      place += skip.length
    }
    return (place, skips)
  }
}
