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
  init?(_ numbers: some Collection<Int>) {
    guard (1...SelectionShape.maximumCount).contains(numbers.count) else { return nil }
    // Above any value: see `SelectionLattice.bounds`.
    var bound = 1
    for number in numbers {
      let (product, overflow) = bound.multipliedReportingOverflow(by: max(number, 2))
      if overflow || product > UInt32.max { return nil }
      bound = product
      insert(UInt32(number))
    }
  }

  private mutating func insert(_ number: UInt32) {
    var place = count
    while place > 0, numbers[place - 1] > number {
      numbers[place] = numbers[place - 1]
      place -= 1
    }
    numbers[place] = number
    count += 1
  }

  /// The first place of one of the numbers.
  func firstPlace(of number: UInt32) -> Int {
    var place = 0
    while place < count - 1, numbers[place] != number { place += 1 }
    return place
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
