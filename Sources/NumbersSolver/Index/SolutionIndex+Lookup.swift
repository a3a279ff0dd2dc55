import NumbersGame

/// Looking up. A file with the right checksum can still have been made by somebody else, so nothing that it says is taken
/// for granted: what makes no sense is not found.
extension SolutionIndex {
  /// A solution, with how good it is.
  struct Found {
    let expression: TileExpression
    let tileCount: Int
    let value: UInt32
    let peak: UInt32
  }

  /// The best solution of a game, by the place of its selection.
  func best(_ selection: Int, _ target: Int) -> Found? {
    let window = plan.window
    if window.contains(target) {
      let size = layout.sizes.count
      // Values on both sides, until one could lie outside and be as near.
      var distance = 0
      while distance <= window.count {
        let (below, above) = (target &- distance, target &+ distance)
        let isBelow = below >= window.lowerBound && isReachable(selection, size, below)
        let isAbove =
          distance > 0 && above < window.upperBound && isReachable(selection, size, above)
        if isBelow || isAbove {
          // Only where the window does not settle it is there a solution apart.
          if below < window.lowerBound || above >= window.upperBound,
            let exception = exception(selection, target)
          {
            return exception
          }
          let first = isBelow ? solution(selection, below) : nil
          guard isAbove, let second = solution(selection, above) else { return first }
          guard let first else { return second }
          let isFirst = (first.tileCount, first.peak) <= (second.tileCount, second.peak)
          return isFirst ? first : second
        }
        distance &+= 1
      }
    }
    return exception(selection, target)
  }

  private func source(_ row: Int, _ size: Int, _ value: Int) -> UInt8 {
    let index = value &- plan.window.lowerBound
    let byte = memory.load(
      layout.sizes[size &- 1].sources &+ row &* layout.rowBytes &+ index / 2, as: UInt8.self)
    return byte &>> UInt8(truncatingIfNeeded: 4 &* (index & 1)) & 15
  }

  private func isReachable(_ row: Int, _ size: Int, _ value: Int) -> Bool {
    source(row, size, value) != IndexSource.unreachable
  }

  /// The best solution with a value of the window that a selection reaches.
  private func solution(_ selection: Int, _ value: Int) -> Found? {
    var code = plan.selections[selection]
    var size = plan.selectionSize
    var row = selection
    while true {
      let source = source(row, size, value)
      if source == IndexSource.own { break }
      guard size > 1, source < IndexSource.tileBound,
        let smaller = plan.multisets.removing(distinctTile: Int(source), from: code)
      else { return nil }
      code = smaller
      size &-= 1
      row = plan.multisets.place(of: code)
    }
    let sizes = layout.sizes[size &- 1]
    let index = expressionIndex(row, size, value)
    guard index < sizes.expressionCount else { return nil }
    let bytes = memory.load(
      sizes.expressions &+ index &* sizes.expressionBytes, as: UInt64.self)
    let mask: UInt64 = (1 &<< UInt64(truncatingIfNeeded: 8 &* sizes.expressionBytes)) &- 1
    let bits = bytes & mask
    let expression = TileExpression(word: bits &<< TileExpression.unusedBits(tiles: size))
    return found(expression, size, UInt32(truncatingIfNeeded: value), of: code)
  }

  /// The place of an expression among those of its size: those of rows before, of blocks before, and of values before.
  private func expressionIndex(_ row: Int, _ size: Int, _ value: Int) -> Int {
    let sizes = layout.sizes[size &- 1]
    let index = value &- plan.window.lowerBound
    let block = index / IndexLayout.block
    var count = Int(memory.load(sizes.starts &+ 4 &* row, as: UInt32.self))
    count &+= Int(
      memory.load(sizes.counts &+ 2 &* (row &* layout.blockCount &+ block), as: UInt16.self))
    let start = sizes.sources &+ row &* layout.rowBytes
    // Sixteen values in a word.
    var first = block &* IndexLayout.block
    while first < index {
      let word = memory.load(start &+ first / 2, as: UInt64.self)
      let before = index &- first
      let mask: UInt64 = before >= 16 ? .max : (1 &<< UInt64(truncatingIfNeeded: 4 &* before)) &- 1
      count &+= Self.ownCount(word, mask)
      first &+= 16
    }
    return count
  }

  /// How many of the fields of a word that a mask leaves say "own".
  private static func ownCount(_ word: UInt64, _ mask: UInt64) -> Int {
    let ones: UInt64 = 0x1111_1111_1111_1111
    let difference = word ^ (ones &* UInt64(IndexSource.own))
    let halves = difference | difference &>> 1
    let isOther = (halves | halves &>> 2) & ones
    return (~isOther & ones & mask).nonzeroBitCount
  }

  private func exception(_ selection: Int, _ target: Int) -> Found? {
    var (low, high) = (0, layout.exceptionCount)
    while low < high {
      let middle = (low &+ high) / 2
      let entry = IndexException(
        memory, at: layout.exceptions &+ IndexLayout.exceptionBytes &* middle)
      let place = (Int(entry.selection), Int(entry.target))
      if place == (selection, target) {
        guard (1...plan.selectionSize).contains(Int(entry.tileCount)) else { return nil }
        return found(
          entry.expression, Int(entry.tileCount), entry.value, of: plan.selections[selection])
      }
      if place < (selection, target) { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }

  /// Works an expression out, which must have a value and take no tiles but those of a multiset.
  private func found(
    _ expression: TileExpression, _ tileCount: Int, _ value: UInt32, of code: TileMultisets.Code
  ) -> Found? {
    let tiles = plan.multisets.tiles
    var free = code
    // The operands that wait, the last one apart.
    var stack = SIMD8<UInt32>.zero
    var depth = 0
    var peak: UInt32 = 0
    for index in 0..<(2 &* tileCount &- 1) {
      let token = expression.token(at: index)
      if token < TileExpression.maximumTileCount {
        guard token < tiles.count, depth < 8,
          let rest = plan.multisets.removing(tile: token, from: free)
        else { return nil }
        free = rest
        stack[depth] = tiles[token]
        depth &+= 1
      } else {
        guard depth >= 2 else { return nil }
        let (left, right) = (stack[depth &- 2], stack[depth &- 1])
        guard let result = Self.apply(token & 3, left, right) else { return nil }
        depth &-= 1
        stack[depth &- 1] = result
        peak = max(peak, result)
      }
    }
    guard depth == 1, stack[0] == value else { return nil }
    return Found(expression: expression, tileCount: tileCount, value: value, peak: peak)
  }

  /// The result of a legal step.
  private static func apply(_ operation: Int, _ left: UInt32, _ right: UInt32) -> UInt32? {
    switch Operator(rawValue: UInt8(truncatingIfNeeded: operation)) {
    case .add:
      let (sum, overflow) = left.addingReportingOverflow(right)
      return overflow ? nil : sum
    case .subtract:
      return left > right ? left &- right : nil
    case .multiply:
      let (product, overflow) = left.multipliedReportingOverflow(by: right)
      return overflow ? nil : product
    case .divide:
      return left.isMultiple(of: right) ? left / right : nil
    case nil:
      return nil
    }
  }
}
