import NumbersGame

/// One to six numbers in ascending order whose values fit in 32 bits, held without memory of its own.
struct SmallSelection: Hashable {
  private(set) var numbers: SIMD8<UInt32> = .zero
  private(set) var count = 0

  /// No numbers.
  init() {}

  /// The numbers of a game, if they are few and small enough, and its target too.
  init?(_ game: Game) {
    guard game.target <= UInt32.max / 2 else { return nil }
    self.init(game.numbers)
  }

  /// Positive numbers in any order, if they are few and small enough.
  init?(_ given: some Collection<Int>) {
    guard (1...SelectionShape.maximumCount).contains(given.count) else { return nil }
    // Above any value: see `SelectionLattice.bounds`.
    var bound = 1
    var (numbers, count) = (SIMD8<UInt32>.zero, 0)
    var isSmall = true
    // In memory, for places that are worked out are slow in vectors.
    withUnsafeMutablePointer(to: &numbers) { vector in
      vector.withMemoryRebound(to: UInt32.self, capacity: 8) { sorted in
        for number in given {
          let (product, overflow) = bound.multipliedReportingOverflow(by: max(number, 2))
          if overflow || product > UInt32.max {
            isSmall = false
            return
          }
          bound = product
          var place = count
          while place > 0, sorted[place &- 1] > number {
            sorted[place] = sorted[place &- 1]
            place &-= 1
          }
          sorted[place] = UInt32(number)
          count &+= 1
        }
      }
    }
    if !isSmall { return nil }
    self.numbers = numbers
    self.count = count
  }

  /// Above any value of the numbers in a mask: see ``SelectionLattice/bounds``.
  func largestValue(of mask: Int) -> UInt64 {
    var bound: UInt64 = 1
    for place in 0..<count where mask & (1 << place) != 0 {
      // The product of all is no larger than `UInt32.max`.
      bound *= max(UInt64(numbers[place]), 2)
    }
    return bound
  }

  /// A word that is the same for equal selections, and seldom for others.
  var key: UInt64 {
    var key: UInt64 = 0
    for place in 0..<count { key = (key ^ UInt64(numbers[place])) &* 0x9E37_79B9_7F4A_7C15 }
    return key
  }

  /// The mask of the numbers that are equal to the one before.
  var repeated: Int {
    var repeated = 0
    for place in 1..<max(count, 1) where numbers[place] == numbers[place - 1] {
      repeated |= 1 << place
    }
    return repeated
  }
}
