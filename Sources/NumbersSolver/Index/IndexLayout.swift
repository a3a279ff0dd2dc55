/// Where everything is in an index.
///
/// For each size of multisets there are four sections:
///
/// - *sources*: for each multiset and value of the window four bits (see `IndexSource`), which tell whether the multiset
///   has an expression of its own for the value, or by leaving out which tile the best one is found;
/// - *counts*: for each block of 128 values, how many values of the same multiset before it have an expression of their own;
/// - *starts*: for each multiset, how many multisets' expressions come before its own;
/// - *expressions*: packed in as few bytes as they need.
///
/// Games whose nearest value may lie outside the window come last, each with its solution.
struct IndexLayout: Equatable {
  struct Size: Equatable {
    let rowCount: Int
    let expressionCount: Int
    let expressionBytes: Int
    fileprivate(set) var sources = 0
    fileprivate(set) var counts = 0
    fileprivate(set) var starts = 0
    fileprivate(set) var expressions = 0
  }

  /// By the number of tiles less one.
  let sizes: [Size]
  let windowCount: Int
  let exceptions: Int
  let exceptionCount: Int
  let byteCount: Int

  /// The values that share a count.
  static let block = 128
  static let exceptionBytes = 24

  var rowBytes: Int { windowCount / 2 }
  let blockCount: Int

  init(_ plan: EverythingPlan, expressionCounts: [Int], exceptionCount: Int) {
    windowCount = plan.window.count
    blockCount = (windowCount + Self.block - 1) / Self.block
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
    for index in sizes.indices {
      let size = sizes[index]
      sizes[index].sources = section(size.rowCount * windowCount / 2)
      sizes[index].counts = section(size.rowCount * blockCount * 2)
      sizes[index].starts = section((size.rowCount + 1) * 4)
      sizes[index].expressions = section(size.expressionCount * size.expressionBytes)
    }
    self.sizes = sizes
    self.exceptionCount = exceptionCount
    exceptions = section(exceptionCount * Self.exceptionBytes)
    byteCount = end
  }

  /// Five bits for each token.
  private static func expressionBytes(tiles: Int) -> Int { (5 * (2 * tiles - 1) + 7) / 8 }
}

/// What the four bits for a multiset and a value say.
enum IndexSource {
  /// Below this: the tile to leave out, by its place among the distinct tiles of the multiset.
  static let tileBound: UInt8 = 6
  static let own: UInt8 = 6
  static let unreachable: UInt8 = 7
}
