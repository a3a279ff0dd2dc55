extension SmallSearch {
  /// The distance of the nearest value from a target, found by joining all values of all parts. It
  /// costs about as much as trying ten values one by one.
  func nearestDistance(from target: UInt32) -> UInt32 {
    var distance = UInt32.max
    forEachReachableValue(
      // Larger values of parts cannot be brought near.
      limit: { target &+ distance },
      { value in
        let away = value > target ? value &- target : target &- value
        if away < distance { distance = away }
      })
    return distance
  }

  /// Calls a function with all values that the selection reaches up to a limit, which is asked for again
  /// and again and may fall, and with some above it; with most of them more than once.
  @inline(__always)
  func forEachReachableValue(limit: () -> UInt32, _ body: (UInt32) -> Void) {
    prepareQuadruples()
    forEachValue(body)
    guard selection.count > 4 else { return }
    for (part, rest) in shape.splits[shape.full] where rest.nonzeroBitCount <= 4 {
      forEachResult(part, rest, body)
    }
    guard selection.count > 5 else { return }

    for (single, five) in shape.splits[shape.full] where single.nonzeroBitCount == 1 {
      let sixth = selection.numbers[single.trailingZeroBitCount]
      let divisor = divisor(of: single)
      let ceiling = UInt64(limit()) &* UInt64(max(sixth, 2))
      seen.removeAll()
      for (part, rest) in shape.splits[five] {
        forEachResult(part, rest) { value in
          guard UInt64(value) <= ceiling, seen.insert(value) else { return }
          body(value)
          body(value &+ sixth)
          if value != sixth { body(value > sixth ? value &- sixth : sixth &- value) }
          let product = UInt64(value) &* UInt64(sixth)
          if product <= ceiling { body(UInt32(product)) }
          if let quotient = divisor.quotient(of: value) { body(quotient) }
          if sixth > value, sixth % value == 0 { body(sixth / value) }
        }
      }
    }
  }
}

/// A set of small values that is emptied quickly; of large ones it knows nothing.
struct SmallValueSet {
  private let words: UnsafeMutablePointer<UInt64>
  private static let wordCount = 4096

  init(in memory: OwnedMemory) { words = memory.array(Self.wordCount, of: 0) }

  func removeAll() { words.update(repeating: 0, count: Self.wordCount) }

  /// Notes a value. Returns false if it is known to be in the set already.
  @inline(__always)
  func insert(_ value: UInt32) -> Bool {
    let index = Int(value &>> 6)
    if index >= Self.wordCount { return true }
    let bit: UInt64 = 1 &<< UInt64(value & 63)
    if words[index] & bit != 0 { return false }
    words[index] |= bit
    return true
  }
}
