import NumbersGame

/// The first bytes of an index: which games it has, and how long its sections are.
struct IndexHeader: Equatable {
  let pool: TilePool
  let selectionSize: Int
  let targets: ClosedRange<Int>
  /// For each number of tiles from 1, how many expressions there are.
  let expressionCounts: [Int]
  /// How many games have a solution of their own.
  let exceptionCount: Int

  static let byteCount = 256
  static let version = 1

  /// "NUMRACES", read as a number.
  private static let magic: UInt64 = 0x5345_4341_524D_554E

  /// The places of the fields.
  private enum Offset {
    static let magic = 0
    static let version = 8
    static let selectionSize = 12
    static let length = 16
    static let checksum = 24
    /// The place where what is summed up begins.
    static let summed = 32
    static let lowestTarget = 32
    static let highestTarget = 40
    static let tileCount = 48
    static let exceptionCount = 56
    static let tiles = 64
    static let expressionCounts = 192
  }

  init(_ plan: EverythingPlan, pool: TilePool, expressionCounts: [Int], exceptionCount: Int) {
    self.pool = pool
    selectionSize = plan.selectionSize
    targets = plan.targets
    self.expressionCounts = expressionCounts
    self.exceptionCount = exceptionCount
  }

  /// Reads a header and checks the length and the checksum of what follows it.
  init(_ memory: IndexMemory) throws(IndexError) {
    guard memory.count >= 8, memory.load(Offset.magic, as: UInt64.self) == Self.magic else {
      throw .notAnIndex
    }
    guard memory.count >= Self.byteCount else { throw .damaged }
    let version = Int(memory.load(Offset.version, as: UInt32.self))
    guard version == Self.version else { throw .unknownVersion(version) }
    guard memory.load(Offset.length, as: UInt64.self) == UInt64(memory.count),
      memory.load(Offset.checksum, as: UInt64.self) == memory.checksum(from: Offset.summed)
    else { throw .damaged }

    func number(_ offset: Int) throws(IndexError) -> Int {
      let number = memory.load(offset, as: UInt64.self)
      guard number <= UInt64(UInt32.max) else { throw .damaged }
      return Int(number)
    }
    selectionSize = Int(memory.load(Offset.selectionSize, as: UInt32.self))
    let (lowest, highest) = (try number(Offset.lowestTarget), try number(Offset.highestTarget))
    let kinds = Int(memory.load(Offset.tileCount, as: UInt32.self))
    guard (1...SelectionShape.maximumCount).contains(selectionSize), lowest <= highest,
      (1...TileExpression.maximumTileCount).contains(kinds)
    else { throw .damaged }
    targets = lowest...highest
    exceptionCount = try number(Offset.exceptionCount)
    var tiles: [Int] = []
    for kind in 0..<kinds {
      let tile = memory.load(Offset.tiles + 8 * kind, as: UInt32.self)
      let count = memory.load(Offset.tiles + 8 * kind + 4, as: UInt32.self)
      guard count <= 6 else { throw .damaged }
      tiles += Array(repeating: Int(tile), count: Int(count))
    }
    var counts: [Int] = []
    for size in 1...selectionSize {
      counts.append(try number(Offset.expressionCounts + 8 * (size - 1)))
    }
    expressionCounts = counts
    do throws(TilePoolError) {
      pool = try TilePool(large: [], small: tiles)
    } catch {
      throw .damaged
    }
  }

  /// Writes the header before everything else, when that is complete.
  func write(to memory: IndexMemory) {
    memory.store(Self.magic, at: Offset.magic)
    memory.store(UInt32(Self.version), at: Offset.version)
    memory.store(UInt32(selectionSize), at: Offset.selectionSize)
    memory.store(UInt64(memory.count), at: Offset.length)
    memory.store(UInt64(targets.lowerBound), at: Offset.lowestTarget)
    memory.store(UInt64(targets.upperBound), at: Offset.highestTarget)
    let kinds = Set(pool.tiles).sorted()
    memory.store(UInt32(kinds.count), at: Offset.tileCount)
    memory.store(UInt64(exceptionCount), at: Offset.exceptionCount)
    for (kind, tile) in kinds.enumerated() {
      memory.store(UInt32(tile), at: Offset.tiles + 8 * kind)
      memory.store(UInt32(pool.count(of: tile)), at: Offset.tiles + 8 * kind + 4)
    }
    for (index, count) in expressionCounts.enumerated() {
      memory.store(UInt64(count), at: Offset.expressionCounts + 8 * index)
    }
    memory.store(memory.checksum(from: Offset.summed), at: Offset.checksum)
  }
}
