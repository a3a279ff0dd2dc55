/// The blocks of rows in which there are values that fewer tiles do not reach, so that others may: a bit for each vector of
/// keys.
///
/// Each row is noted by one thread, before any reads it: that is why it can be sent.
final class OpenBlocks: @unchecked Sendable {
  private let words: UnsafeMutablePointer<UInt64>
  private let wordsPerRow: Int
  private let window: Range<Int>

  /// The values of a block: as many as a vector has lanes.
  static let size = 8
  private static let blocksPerWord = 64

  init(rowCount: Int, _ window: Range<Int>) {
    self.window = window
    let valuesPerWord = Self.size * Self.blocksPerWord
    wordsPerRow = (window.count + valuesPerWord - 1) / valuesPerWord
    words = .allocate(capacity: rowCount * wordsPerRow)
    words.initialize(repeating: 0, count: rowCount * wordsPerRow)
  }

  deinit { words.deallocate() }

  /// Notes the blocks of a row, as fewer tiles than all make it.
  func note(_ keys: UnsafeMutablePointer<SolutionKey.Word>, _ row: Int) {
    for block in 0..<(window.count / Self.size) {
      let key = load(
        keys + (window.lowerBound &+ Self.size &* block), as: SIMD8<SolutionKey.Word>.self)
      if openLanes(key &- SolutionKey.none) != 0 {
        words[row &* wordsPerRow &+ block / Self.blocksPerWord] |=
          1 &<< UInt64(truncatingIfNeeded: block)
      }
    }
  }

  /// Calls a function with the first value of each open block of a row, in ascending order.
  @inline(__always)
  func forEach(in row: Int, _ body: (Int) -> Void) {
    var start = window.lowerBound
    for place in (row &* wordsPerRow)..<(row &* wordsPerRow &+ wordsPerRow) {
      var word = words[place]
      while word != 0 {
        body(start &+ Self.size &* word.trailingZeroBitCount)
        word &= word &- 1
      }
      start &+= Self.size &* Self.blocksPerWord
    }
  }
}
