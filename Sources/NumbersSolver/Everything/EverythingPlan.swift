import NumbersGame

/// The multisets and values that have to be looked at to solve every game under some rules, and the bounds that
/// what is packed rests on.
struct EverythingPlan: Sendable {
  let rules: Rules
  let multisets: TileMultisets
  /// How many tiles a selection has.
  let selectionSize: Int
  /// The values that are followed: the targets and some on both sides, so that the nearest value of all but a few
  /// games is among them. They are a whole number of blocks.
  let window: Range<Int>
  /// Values of five tiles from here on come back into the window by no sixth tile.
  let reachOfQuintuples: Int
  let largestTile: Int

  /// The values that are looked at together.
  static let block = 32
  private static let marginBelow = 36
  private static let marginAbove = 88
  /// More selections than this would take gigabytes.
  private static let maximumSelectionCount = 40_000

  /// Nothing if the rules have no pool or several sizes of selections, or their tiles, targets or selections are
  /// too large or too many.
  init?(_ rules: Rules) {
    guard let pool = rules.pool, rules.numberCount.count == 1,
      (1...6).contains(rules.numberCount.upperBound), rules.targets.upperBound <= 2_000,
      let largestTile = pool.tiles.max(), largestTile <= 100
    else { return nil }
    selectionSize = rules.numberCount.upperBound
    let distinct = Set(pool.tiles)
    guard distinct.count <= TileExpression.maximumTileCount,
      distinct.allSatisfy({ pool.count(of: $0) <= 6 }),
      Self.selectionBound(distinct.map { pool.count(of: $0) }, selectionSize)
        <= Self.maximumSelectionCount,
      // All values of the largest selection fit in 32 bits, and so do those of all others ...
      SmallSelection(pool.tiles.sorted().suffix(selectionSize)) != nil
    else { return nil }
    let lowest = max(1, rules.targets.lowerBound - Self.marginBelow)
    let count = rules.targets.upperBound + Self.marginAbove + 1 - lowest
    let end = lowest + (count + Self.block - 1) / Self.block * Self.block
    window = lowest..<end
    self.largestTile = largestTile
    reachOfQuintuples = end * largestTile
    // ... and no step on the way to a value of the window has a result of 2²⁸: four tiles make less, and more of
    // them come back only from less than this.
    let largestOfFour = pool.tiles.sorted().suffix(4).reduce(1) { $0 * max($1, 2) }
    guard largestOfFour < SolutionKey.peakBound, reachOfQuintuples < SolutionKey.peakBound else {
      return nil
    }
    self.rules = rules
    multisets = TileMultisets(pool, upTo: selectionSize)
  }

  var selections: [TileMultisets.Code] { multisets.ofSize[selectionSize] }

  /// The number of multisets of some size, given how many tiles there are of each kind.
  private static func selectionBound(_ counts: [Int], _ size: Int) -> Int {
    var ways = [1] + [Int](repeating: 0, count: size)
    for count in counts {
      ways = ways.indices.map { size in
        (0...min(count, size)).reduce(0) { $0 + ways[size - $1] }
      }
    }
    return ways[size]
  }
}
