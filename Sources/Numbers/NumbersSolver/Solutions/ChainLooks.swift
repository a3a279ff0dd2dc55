/// The members that a chain over some numbers can begin with, in the order in which they are tried.
struct ChainLooks {
  /// A value of a part of the numbers, and where to look for what is left for the others.
  struct Look {
    /// Its word, and that of its inverse, each mixed for the hash of what is left.
    fileprivate let mixedWord: UInt64
    fileprivate let mixedInverse: UInt64
    /// The values that the others may have, if they are few: as one member only if they are too few for two that may follow.
    let filter: WordFilter
    let part: UInt32
    /// The place of the value.
    let place: UInt32

    init(_ value: MemberValue, _ place: Int, _ filter: WordFilter) {
      mixedWord = ChainWord.mixed(value.word)
      mixedInverse = ChainWord.mixed(value.inverse)
      self.filter = filter
      part = UInt32(truncatingIfNeeded: value.subset)
      self.place = UInt32(truncatingIfNeeded: place)
    }
  }

  private var looks: UnsafeMutablePointer<Look>?
  private(set) var count = 0
  /// The first looks are for single numbers.
  private(set) var singleCount = 0
  /// The first looks leave more numbers than tables have.
  private(set) var openCount = 0

  /// No looks.
  init() {}

  init(_ found: GrowingList<Look>, singleCount: Int, openCount: Int, in memory: OwnedMemory) {
    looks = memory.array(found.elements)
    count = found.count
    self.singleCount = singleCount
    self.openCount = openCount
  }

  var isEmpty: Bool {
    @inline(__always) get { looks == nil }
  }

  subscript(place: Int) -> UnsafeMutablePointer<Look> {
    @inline(__always) get { looks.unsafelyUnwrapped + place }
  }

  /// The first look whose part may follow a member.
  @inline(__always)
  func firstPlace(after last: Int, _ sizes: UnsafePointer<Int>) -> Int {
    let lastSize = sizes[last]
    if lastSize == 1 {
      // Without branches, since there are few.
      var first = 0
      for place in 0..<singleCount { first &+= Int(self[place].pointee.part) < last ? 1 : 0 }
      return first
    }
    return (singleCount..<count).firstPlace { place in
      let part = Int(self[place].pointee.part)
      return sizes[part] == lastSize ? part >= last : sizes[part] > lastSize
    }
  }

  /// Finds the members after which the others may come to what is left.
  ///
  /// - Parameters:
  ///   - word: The word of what all come to.
  ///   - first: The first look.
  ///   - hits: Where the places of those that find something are written, twice each, and one more where the member is taken away
  ///     or divided by. There is room for two places a look.
  /// - Returns: How many are written.
  @inline(__always)
  func find(_ word: UInt64, from first: Int, into hits: UnsafeMutablePointer<UInt32>) -> Int {
    var look = self[first]
    var hitCount = 0
    // Without branches that cannot be foreseen.
    for place in first..<count {
      let filter = look.pointee.filter
      hits[hitCount] = UInt32(truncatingIfNeeded: place &<< 1)
      hitCount &+= filter.bit(ChainWord.hash(mixed: word &* look.pointee.mixedInverse))
      hits[hitCount] = UInt32(truncatingIfNeeded: place &<< 1 | 1)
      hitCount &+= filter.bit(ChainWord.hash(mixed: word &* look.pointee.mixedWord))
      look += 1
    }
    return hitCount
  }
}
