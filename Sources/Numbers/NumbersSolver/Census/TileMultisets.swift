import NumbersGame

/// All multisets of up to six tiles of a pool.
///
/// A multiset is a number with a field of four bits for each distinct tile, which holds how often the
/// tile is taken; so the sum of two numbers is the union of two multisets.
struct TileMultisets: Sendable {
  typealias Code = UInt64

  /// The distinct tiles, in ascending order.
  let tiles: [UInt32]
  /// For small numbers, the places of their tiles; -1 for others.
  private let placesOfTiles: [Int8]
  /// The multisets of each size, in ascending order of their codes.
  let ofSize: [[Code]]
  /// The places of the multisets in `ofSize`, by their codes.
  let ranks: MultisetRanks
  /// In each field, seven less the number of tiles: added to a code that has too many, it sets the
  /// highest bit of the field.
  private let slack: Code
  private static let highBits: Code = 0x8888_8888_8888_8888

  init(_ pool: TilePool, upTo size: Int) {
    let distinct = Set(pool.tiles).sorted()
    tiles = distinct.map { UInt32($0) }
    var placesOfTiles = [Int8](repeating: -1, count: 128)
    for (place, tile) in distinct.enumerated() where tile < placesOfTiles.count {
      placesOfTiles[tile] = Int8(place)
    }
    self.placesOfTiles = placesOfTiles
    slack = distinct.enumerated().reduce(0) { slack, tile in
      slack | Code(7 - pool.count(of: tile.element)) << Code(4 * tile.offset)
    }
    var ofSize: [[Code]] = [[0]]
    for _ in 0..<size {
      var next: Set<Code> = []
      for code in ofSize[ofSize.count - 1] {
        for tile in distinct.indices {
          let larger = code + 1 << Code(4 * tile)
          if (larger + slack) & Self.highBits == 0 { next.insert(larger) }
        }
      }
      ofSize.append(next.sorted())
    }
    self.ofSize = ofSize
    ranks = MultisetRanks(distinct.map { pool.count(of: $0) }, upTo: size)
  }

  /// The place of a multiset among those of its size. The pool must have it.
  func place(of code: Code) -> Int {
    ranks[code]
  }

  /// The code of a tile.
  func code(ofTile tile: Int) -> Code { 1 << Code(4 * tile) }

  /// Whether the pool has enough tiles for a union of two multisets.
  func isLegal(_ union: Code) -> Bool { (union + slack) & Self.highBits == 0 }

  /// The tiles of a multiset, each once, by their places in `tiles`.
  func distinctTiles(of code: Code) -> [Int] {
    tiles.indices.filter { code >> Code(4 * $0) & 15 > 0 }
  }

  /// The multiset of numbers in any order, if the pool has it.
  func code(of numbers: [Int]) -> Code? {
    // There are none of more numbers, which might not fit in the field of a tile either.
    guard numbers.count < ofSize.count else { return nil }
    var code: Code = 0
    for number in numbers {
      guard let number = UInt32(exactly: number), let tile = tile(of: number) else { return nil }
      code &+= self.code(ofTile: tile)
    }
    return isLegal(code) ? code : nil
  }

  /// The place of a number among the distinct tiles.
  @inline(__always)
  private func tile(of number: UInt32) -> Int? {
    if number < UInt32(placesOfTiles.count) {
      let place = placesOfTiles[Int(number)]
      return place < 0 ? nil : Int(place)
    }
    let place = tiles.lowerBound(number)
    return place < tiles.count && tiles[place] == number ? place : nil
  }

  /// The numbers of a multiset, in ascending order.
  func numbers(of code: Code) -> [UInt32] {
    tiles.indices.flatMap { tile in
      Array(repeating: tiles[tile], count: Int(code >> Code(4 * tile) & 15))
    }
  }
}
