/// The places of multisets among those of their size, in ascending order of codes, worked out from how many there are:
/// a few additions and no memory to speak of, where a hash table of all codes would not stay in the cache.
///
/// Source: D. Knuth, *The Art of Computer Programming* 4A, 7.2.1.3, on the combinatorial number system, here for multisets
/// with a bound for each element.
struct MultisetRanks: Sendable {
  /// For each tile, number of tiles up to it, and how many of them are this one: how many multisets of as many tiles have
  /// fewer of this one, and no higher tiles.
  private var lower: [UInt32]
  private let width: Int

  /// - Parameters:
  ///   - counts: How many tiles there are of each kind, in ascending order of tiles.
  ///   - size: The most tiles of a multiset.
  init(_ counts: [Int], upTo size: Int) {
    width = size + 1
    lower = Array(repeating: 0, count: counts.count * width * width)
    // How many multisets of each size the tiles so far make.
    var ways: [UInt32] = [1] + Array(repeating: 0, count: size)
    for (tile, count) in counts.enumerated() {
      for remaining in 0...size {
        var sum: UInt32 = 0
        for taken in 0...min(count, remaining) {
          lower[(tile * width + remaining) * width + taken] = sum
          sum += ways[remaining - taken]
        }
      }
      ways = Self.ways(ways, with: count)
    }
  }

  /// How many multisets of each size there are, from how many there are without one tile, and how often it may be taken.
  static func ways(_ ways: [UInt32], with count: Int) -> [UInt32] {
    ways.indices.map { size in (0...min(count, size)).reduce(0) { $0 + ways[size - $1] } }
  }

  /// How many multisets of a size, from 1, have no tile from a place on.
  func count(ofSize size: Int, below tile: Int) -> UInt32 {
    lower[(tile * width + size) * width + 1]
  }

  /// The place of a multiset that the pool has.
  @inline(__always)
  subscript(code: TileMultisets.Code) -> Int {
    var rest = code
    var remaining = TileMultisets.size(of: code)
    var place: UInt32 = 0
    while rest != 0 {
      let field = (63 &- rest.leadingZeroBitCount) & ~3
      let taken = Int(truncatingIfNeeded: rest &>> UInt64(truncatingIfNeeded: field))
      place &+= lower[(field / 4 &* width &+ remaining) &* width &+ taken]
      remaining &-= taken
      rest &= (1 &<< UInt64(truncatingIfNeeded: field)) &- 1
    }
    return Int(place)
  }
}
