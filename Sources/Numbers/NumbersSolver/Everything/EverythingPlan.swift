import NumbersGame

/// The multisets and values that have to be looked at to solve every game with a pool of tiles, and the bounds that
/// what is packed rests on.
struct EverythingPlan: Sendable {
  let multisets: TileMultisets
  /// How many tiles a selection has.
  let selectionSize: Int
  let targets: ClosedRange<Int>
  /// The values that are followed: the targets and some on both sides, so that the nearest value of all but a few
  /// games is among them. They are a whole number of blocks. It is empty if the tiles or targets are too large for rows;
  /// games are then solved one by one.
  let window: Range<Int>
  /// Values of five tiles from here on come back into the window by no sixth tile.
  let reachOfQuintuples: Int
  let largestTile: Int

  /// The values that are looked at together.
  private static let block = 32
  private static let marginBelow = 36
  private static let marginAbove = 88
  private static let largestTabulatedTile = 100
  private static let largestTabulatedTarget = 2_000
  /// More selections than this would take gigabytes.
  private static let maximumSelectionCount = 40_000
  private static let maximumGameCount = 100_000_000

  /// The plan for the games under some rules.
  ///
  /// - Throws: ``IndexError/unsupportedRules`` if the rules have no pool or several sizes of selections, or their
  ///   tiles are too large, or their selections too many.
  init(_ rules: Rules) throws(IndexError) {
    guard let pool = rules.pool, rules.numberCount.count == 1 else { throw .unsupportedRules }
    try self.init(pool, selectionSize: rules.numberCount.upperBound, targets: rules.targets)
  }

  init(_ pool: TilePool, selectionSize: Int, targets: ClosedRange<Int>) throws(IndexError) {
    let distinct = Set(pool.tiles)
    let sorted = pool.tiles.sorted()
    guard (1...SelectionShape.maximumCount).contains(selectionSize), sorted.count >= selectionSize,
      distinct.count <= TileExpression.maximumTileCount,
      distinct.allSatisfy({ pool.count(of: $0) <= 6 }),
      targets.lowerBound >= 1, targets.upperBound <= UInt32.max / 2,
      // All values of the largest selection fit in 32 bits, and so do those of all others ...
      SmallSelection(sorted.suffix(selectionSize)) != nil
    else { throw .unsupportedRules }
    let none: [UInt32] = [1] + Array(repeating: 0, count: selectionSize)
    let ways = distinct.reduce(none) { MultisetRanks.ways($0, with: pool.count(of: $1)) }
    let selectionCount = Int(ways[selectionSize])
    guard selectionCount <= Self.maximumSelectionCount,
      targets.count <= Self.maximumGameCount / selectionCount
    else { throw .unsupportedRules }
    self.selectionSize = selectionSize
    self.targets = targets
    multisets = TileMultisets(pool, upTo: selectionSize)
    largestTile = sorted[sorted.count - 1]

    let lowest = max(1, targets.lowerBound - Self.marginBelow)
    let count = targets.upperBound + Self.marginAbove + 1 - lowest
    let end = lowest + (count + Self.block - 1) / Self.block * Self.block
    // ... and no step on the way to a value of the window has a result of 2²⁸: four tiles make less, and more of
    // them come back only from less than this.
    let largestOfFour = sorted.suffix(4).reduce(1) { $0.clampedProduct(max($1, 2)) }
    let isTabulated =
      largestTile <= Self.largestTabulatedTile && targets.upperBound <= Self.largestTabulatedTarget
      && largestOfFour < SolutionKey.peakBound && end * largestTile < SolutionKey.peakBound
    window = isTabulated ? lowest..<end : 1..<1
    reachOfQuintuples = isTabulated ? end * largestTile : 0
  }

  var selections: [TileMultisets.Code] { multisets.ofSize[selectionSize] }

  var gameCount: Int { selections.count * targets.count }
}
