extension SmallSearch {
  /// The distance of the nearest value from a target, found by joining all values of all parts. It
  /// costs about as much as trying ten values one by one.
  func nearestDistance(from target: UInt32) -> UInt32 {
    prepareQuadruples()
    var nearest = Nearest(target)
    forEachValue { nearest.note($0) }
    guard selection.count > 4 else { return nearest.distance }
    for (part, rest) in shape.splits[shape.full] where rest.nonzeroBitCount <= 4 {
      forEachResult(part, rest) { nearest.note($0) }
    }
    guard selection.count > 5 else { return nearest.distance }

    for (single, five) in shape.splits[shape.full] where single.nonzeroBitCount == 1 {
      let sixth = selection.numbers[single.trailingZeroBitCount]
      // Larger values of five numbers cannot be brought near by the sixth.
      let ceiling = UInt64(target &+ nearest.distance) &* UInt64(max(sixth, 2))
      seen.removeAll()
      for (part, rest) in shape.splits[five] {
        forEachResult(part, rest) { value in
          guard UInt64(value) <= ceiling, seen.insert(value) else { return }
          nearest.note(value)
          nearest.note(value &+ sixth)
          nearest.note(value > sixth ? value &- sixth : sixth &- value)
          let product = UInt64(value) &* UInt64(sixth)
          if product <= ceiling { nearest.note(UInt32(product)) }
          if value % sixth == 0 { nearest.note(value / sixth) }
          if sixth % value == 0 { nearest.note(sixth / value) }
        }
      }
    }
    return nearest.distance
  }

  /// The smallest distance so far.
  private struct Nearest {
    let target: UInt32
    private(set) var distance = UInt32.max

    init(_ target: UInt32) {
      self.target = target
    }

    @inline(__always)
    mutating func note(_ value: UInt32) {
      let away = value > target ? value &- target : target &- value
      if away < distance, value > 0 { distance = away }
    }
  }
}

/// A set of small values that is emptied quickly; of large ones it knows nothing.
struct SmallValueSet {
  private let words: UnsafeMutablePointer<UInt64>
  private static let wordCount = 4096

  init() {
    words = .allocate(capacity: Self.wordCount)
    removeAll()
  }

  func deallocate() { words.deallocate() }

  func removeAll() {
    words.initialize(repeating: 0, count: Self.wordCount)
  }

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
