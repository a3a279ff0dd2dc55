/// Where everything is in an index.
///
/// - *cells*: for each selection and target two bytes, which tell where its solution is (see `IndexCell`).
/// - For each size of multisets *starts*, the number of expressions before those of each multiset; and the *expressions*,
///   packed in as few bytes as their tokens need: those of one multiset in ascending order of their values.
/// - *exceptions*: the games whose solutions are not among these, in ascending order, each with its solution.
struct IndexLayout: Equatable {
  struct Size: Equatable {
    let rowCount: Int
    let expressionCount: Int
    let expressionBytes: Int
    fileprivate(set) var starts = 0
    fileprivate(set) var expressions = 0
  }

  /// By the number of tiles less one.
  let sizes: [Size]
  let targetCount: Int
  let cells: Int
  let exceptions: Int
  let exceptionCount: Int
  let byteCount: Int

  static let exceptionBytes = 24

  init(_ plan: EverythingPlan, expressionCounts: [Int], exceptionCount: Int) {
    targetCount = plan.targets.count
    var sizes = expressionCounts.enumerated().map { index, count in
      Size(
        rowCount: plan.multisets.ofSize[index + 1].count, expressionCount: count,
        expressionBytes: Self.expressionBytes(tiles: index + 1))
    }
    var end = IndexHeader.byteCount
    func section(_ bytes: Int) -> Int {
      let start = end
      // Whole words, and one more that may be read with the last element.
      end += (bytes + 15) & ~7
      return start
    }
    cells = section(plan.gameCount * 2)
    for index in sizes.indices {
      sizes[index].starts = section(sizes[index].rowCount * 4)
      sizes[index].expressions = section(
        sizes[index].expressionCount * sizes[index].expressionBytes)
    }
    self.sizes = sizes
    self.exceptionCount = exceptionCount
    exceptions = section(exceptionCount * Self.exceptionBytes)
    byteCount = end
  }

  /// The place of the cell of a selection and a target, from the lowest one.
  @inline(__always)
  func cell(_ selection: Int, _ target: Int) -> Int {
    cells &+ 2 &* (selection &* targetCount &+ target)
  }

  /// Five bits for each token.
  private static func expressionBytes(tiles: Int) -> Int { (5 * (2 * tiles - 1) + 7) / 8 }

  func write(_ expression: TileExpression, at index: Int, size: Int, to memory: IndexMemory) {
    let bits = expression.word >> TileExpression.unusedBits(tiles: size)
    let bytes = sizes[size - 1].expressionBytes
    let offset = sizes[size - 1].expressions + index * bytes
    for byte in 0..<bytes {
      memory.store(UInt8(truncatingIfNeeded: bits >> UInt64(8 * byte)), at: offset + byte)
    }
  }

  /// The expression at a place, of a number of tiles in a number of bytes.
  @inline(__always)
  func expression(at place: Int, _ bytes: Int, size: Int, in memory: IndexMemory) -> TileExpression
  {
    let word = memory.load(place, as: UInt64.self)
    let mask: UInt64 = (1 &<< UInt64(truncatingIfNeeded: 8 &* bytes)) &- 1
    return TileExpression(word: (word & mask) &<< TileExpression.unusedBits(tiles: size))
  }
}

/// Where a solution is: which numbers of a selection it takes, as a mask over them in ascending order, and its place
/// among the expressions of these. Of equal numbers a mask takes the first.
struct IndexCell: BitwiseCopyable {
  let bits: UInt16

  /// The solution is one of the exceptions.
  static let exception = IndexCell(bits: 0)

  private static let rankBits: UInt16 = 10

  init(bits: UInt16) { self.bits = bits }

  /// The cell of a solution that takes all numbers, unless its place is too high.
  init(all size: Int, rank: Int) {
    let mask = UInt16(1 << size - 1)
    bits = rank < 1 << Int(Self.rankBits) ? mask << Self.rankBits | UInt16(rank) : 0
  }

  var mask: Int { Int(bits &>> Self.rankBits) }
  var rank: Int { Int(bits & (1 &<< Self.rankBits &- 1)) }

  /// The bits of the numbers before a place, and of all places, in a cell.
  static func bits(before place: Int) -> UInt16 { UInt16(1 << place - 1) << rankBits }
  static let allRankBits: UInt16 = 1 << rankBits - 1
}
