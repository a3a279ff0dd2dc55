/// The blocks of rows in which there are values that fewer tiles do not reach, so that others may: a bit for each vector of
/// keys. They have the expressions of these values; to have room for all values would take ten times the memory where few are
/// asked for.
///
/// Each row is noted by one thread, before any reads it, and written to by one at a time: that is why it can be sent.
final class OpenBlocks: @unchecked Sendable {
  private let words: UnsafeMutablePointer<UInt64>
  private let wordsPerRow: Int
  /// For each word, how many blocks are open before its own.
  private let starts: UnsafeMutablePointer<UInt32>
  /// For each open block, an expression for each of its values.
  private let expressions: GrowingList<TileExpression>
  private let wordCount: Int
  private let window: Range<Int>
  private let memory = OwnedMemory()

  /// The values of a block: as many as a vector has lanes.
  static let size = 8
  private static let blocksPerWord = 64

  init(rowCount: Int, _ window: Range<Int>) {
    self.window = window
    let valuesPerWord = Self.size * Self.blocksPerWord
    wordsPerRow = (window.count + valuesPerWord - 1) / valuesPerWord
    wordCount = rowCount * wordsPerRow
    words = memory.array(wordCount, of: 0)
    starts = memory.room(for: wordCount)
    expressions = GrowingList(in: memory)
  }

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

  /// Makes room for the expressions, once all rows are noted.
  func makeRoom() {
    var count = 0
    for word in 0..<wordCount {
      starts[word] = UInt32(truncatingIfNeeded: count)
      count += words[word].nonzeroBitCount
    }
    expressions.reserve(Self.size * count).initialize(repeating: .none, count: Self.size * count)
  }

  /// The expression of a value of a row, which is in an open block.
  @inline(__always)
  func expression(of value: Int, in row: Int) -> UnsafeMutablePointer<TileExpression> {
    let place = value &- window.lowerBound
    let block = place / Self.size
    let word = row &* wordsPerRow &+ block / Self.blocksPerWord
    let before = words[word] & (1 &<< UInt64(truncatingIfNeeded: block) &- 1)
    let index = Int(starts[word]) &+ before.nonzeroBitCount
    return expressions.base + (Self.size &* index &+ place % Self.size)
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
