/// The values that multisets of two, three and four tiles can make, shared by all selections that contain them.
///
/// A sum is one of its terms beside the rest, a product one of its factors or divisors; the rest is
/// always a positive integer if a divisor is taken before a factor. So of the ways to split six tiles
/// only these are needed (terms are products or tiles, factors are sums or tiles):
///
/// - one tile, by any operator, and any value of the other five;
/// - a product of two tiles as a term, or a sum of two as a factor or divisor, and any value of the
///   other four;
/// - two products of three as terms, two sums of three as factors, or a sum of three as a divisor of
///   any value of the other three;
/// - a divisor of four tiles.
///
/// All other sums and products have a tile, or a smaller part, that can be taken instead.
final class CensusTables: Sendable {
  let multisets: TileMultisets
  let pairs: [Pair]
  /// The distinct sums and products of all pairs.
  let pairSums: [UInt32]
  let pairProducts: [UInt32]
  let triples: [Triple]
  let quads: [Quad]

  /// Values of two tiles.
  struct Pair: Sendable {
    let sums: [UInt32]
    let products: [UInt32]
    let all: [UInt32]
    /// The places of the sums and the products among those of all pairs.
    var sumPlaces: [Int] = []
    var productPlaces: [Int] = []
  }

  /// Values of three tiles, each list in ascending order.
  struct Triple: Sendable {
    let sums: [UInt32]
    let products: [UInt32]
    let all: [UInt32]
  }

  /// Values of four tiles.
  struct Quad: Sendable {
    /// In ascending order.
    let values: [UInt32]
    /// The values below `CensusLimits.low` of these tiles or fewer of them.
    let low: [UInt64]
  }

  init(_ multisets: TileMultisets, threads: Int) {
    self.multisets = multisets
    var pairs = multisets.ofSize[2].map { Self.pair(multisets.numbers(of: $0)) }
    let pairSums = Set(pairs.flatMap { $0.sums }).sorted()
    let pairProducts = Set(pairs.flatMap { $0.products }).sorted()
    for index in pairs.indices {
      pairs[index].sumPlaces = pairs[index].sums.map { pairSums.lowerBound($0) }
      pairs[index].productPlaces = pairs[index].products.map { pairProducts.lowerBound($0) }
    }
    self.pairs = pairs
    self.pairSums = pairSums
    self.pairProducts = pairProducts
    let triples = multisets.ofSize[3].map { code in
      Self.triple(
        multisets.distinctTiles(of: code).map { tile in
          let rest = multisets.place(of: code - multisets.code(ofTile: tile))
          return (multisets.tiles[tile], pairs[rest])
        })
    }
    self.triples = triples
    let codes = multisets.ofSize[4]
    quads = concurrentMap(count: codes.count, threads: threads) { index in
      Self.quad(multisets.numbers(of: codes[index]))
    }
  }

  private static func pair(_ numbers: [UInt32]) -> Pair {
    let (small, large) = (numbers[0], numbers[1])
    var sums = [small + large]
    if large > small { sums.append(large - small) }
    var products: [UInt32] = []
    if small > 1 {
      products.append(small * large)
      if large % small == 0 { products.append(large / small) }
    }
    return Pair(sums: sums, products: products, all: sums + products)
  }

  private static func triple(_ splits: [(UInt32, Pair)]) -> Triple {
    var (sums, products): (Set<UInt32>, Set<UInt32>) = ([], [])
    for (tile, pair) in splits {
      for value in pair.all {
        sums.insert(tile + value)
        if tile != value { sums.insert(max(tile, value) - min(tile, value)) }
        guard tile > 1, value > 1 else { continue }
        products.insert(tile * value)
        if value % tile == 0 { products.insert(value / tile) }
        if tile % value == 0 { products.insert(tile / value) }
      }
    }
    return Triple(
      sums: sums.sorted(), products: products.sorted(), all: sums.union(products).sorted())
  }

  private static func quad(_ numbers: [UInt32]) -> Quad {
    guard let selection = SmallSelection(numbers.map { Int($0) }) else {
      preconditionFailure("tiles of up to 100 are small")
    }
    let values = SmallSearch.borrow { search in
      search.prepare(selection)
      search.prepareQuadruples()
      return search.allValues()
    }
    var low = [UInt64](repeating: 0, count: CensusLimits.lowWords)
    for value in values.all where value < CensusLimits.low {
      low[Int(value >> 6)] |= 1 << UInt64(value & 63)
    }
    return Quad(values: values.ofAllNumbers.sorted(), low: low)
  }
}

/// How far values are followed.
enum CensusLimits {
  /// Values of whole selections are found from here...
  static let lowest: UInt32 = 50
  /// ... to below here.
  static let bound = UInt32(boundWords * 64)
  static let boundWords = 32
  /// Values of parts below this are kept as bits, to be joined with a tile.
  static let low = UInt32(lowWords * 64)
  static let lowWords = 34
  /// Values of four tiles below this are kept as bits, to be joined with a product of two.
  static let middleWords = 150
  /// Values of five tiles below this can be divided by a tile.
  static let high = UInt32(highWords * 64)
  static let highWords = 3200
}
