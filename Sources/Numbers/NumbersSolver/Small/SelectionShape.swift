/// Which of up to six numbers are equal, and all that follows from that for their subsets.
///
/// Subsets are masks over the numbers in ascending order. A mask is *canonical* if of each group of
/// equal numbers it has the first ones; every sub-multiset has exactly one canonical mask. Sets of
/// canonical masks are bits of a 64-bit word.
///
/// There are 63 shapes.
struct SelectionShape {
  typealias MaskSet = UInt64

  static let maximumCount = 6

  /// The mask of all numbers.
  let full: Int
  /// The canonical masks of each size.
  let ofSize: [[Int]]
  /// The canonical masks of each size as sets, for sizes 0 to 6.
  let setOfSize: UnsafeMutablePointer<MaskSet>
  /// For each mask, the canonical masks of all its subsets.
  let subsets: UnsafeMutablePointer<MaskSet>
  /// For each pair of masks (64 · first + second) that can be taken together, a mask of both.
  let unions: UnsafeMutablePointer<UInt8>
  /// For each canonical mask, the ways to split it in two, the smaller part first.
  let splits: [[(part: Int, rest: Int)]]

  /// A place for each shape in a list: 2ⁿ + r/2, where n is the number of numbers and r the mask of
  /// those equal to the one before.
  static func place(count: Int, repeated: Int) -> Int { (1 << count) + repeated >> 1 }
  static let placeCount = 96

  /// The shape of one to six numbers in ascending order, of which those in a mask are equal to the one
  /// before.
  init(count: Int, repeated: Int, in memory: OwnedMemory) {
    let maskCount = 1 << count
    let full = maskCount - 1
    let canonical = (0..<maskCount).map { Self.canonical($0, repeated: repeated) }

    var ofSize = [[Int]](repeating: [], count: Self.maximumCount + 1)
    for mask in 0..<maskCount where canonical[mask] == mask {
      ofSize[mask.nonzeroBitCount].append(mask)
    }
    var subsets = [MaskSet](repeating: 0, count: 64)
    var unions = [UInt8](repeating: 0, count: 64 * 64)
    for mask in 0..<maskCount {
      for other in 0..<maskCount where mask & other == other {
        subsets[mask] |= 1 << UInt64(canonical[other])
      }
      for other in 0..<maskCount where mask & other == 0 {
        unions[64 * mask + canonical[other]] = UInt8(mask | other)
      }
    }
    self.full = full
    self.ofSize = ofSize
    setOfSize = memory.array(ofSize.map { $0.reduce(0) { $0 | 1 << UInt64($1) } })
    self.subsets = memory.array(subsets)
    self.unions = memory.array(unions)
    splits = (0..<maskCount).map { mask in
      guard canonical[mask] == mask else { return [] }
      var parts: Set<Int> = []
      for part in 1..<max(mask, 1) where mask & part == part {
        let (a, b) = (canonical[part], canonical[mask ^ part])
        let isSmaller = (a.nonzeroBitCount, a) <= (b.nonzeroBitCount, b)
        if isSmaller { parts.insert(64 * a + b) }
      }
      return parts.sorted().map { (part: $0 / 64, rest: $0 % 64) }
    }
  }

  /// Moves members of groups of equal numbers down as long as the place below is free.
  private static func canonical(_ mask: Int, repeated: Int) -> Int {
    var mask = mask
    while true {
      let movable = mask & repeated & ~(mask << 1)
      if movable == 0 { return mask }
      mask = (mask & ~movable) | (movable >> 1)
    }
  }
}
