import NumbersGame

/// Looking up. A file with the right checksum can still have been made by somebody else, so nothing that it says is taken
/// for granted: what makes no sense is not found.
extension SolutionIndex {
  /// A solution, its value and its largest step result.
  struct Found {
    let expression: TileExpression
    let tileCount: Int
    let value: UInt32
    let peak: UInt32
  }

  /// The best solution of a game, by the place and the code of its selection.
  @inline(__always)
  func best(_ selection: Int, _ code: TileMultisets.Code, _ target: Int) -> Found? {
    let index = target &- plan.targets.lowerBound
    let cell = IndexCell(bits: memory.load(layout.cell(selection, index), as: UInt16.self))
    let part = plan.multisets.part(of: code, cell.mask)
    guard let part, let row = plan.multisets.knownPlace(of: part) else {
      return exception(selection, code, target)
    }
    let size = cell.mask.nonzeroBitCount
    let sizes = layout.sizes[size &- 1]
    let place = Int(memory.load(sizes.starts &+ 4 &* row, as: UInt32.self)) &+ cell.rank
    guard place < sizes.expressionCount else { return nil }
    return found(layout.expression(at: place, size: size, in: memory), size, of: part)
  }

  @inline(never)
  private func exception(
    _ selection: Int, _ code: TileMultisets.Code, _ target: Int
  ) -> Found? {
    var (low, high) = (0, layout.exceptionCount)
    while low < high {
      let middle = (low &+ high) / 2
      let entry = IndexException(
        memory, at: layout.exceptions &+ IndexLayout.exceptionBytes &* middle)
      let place = (Int(entry.selection), Int(entry.target))
      if place == (selection, target) {
        guard (1...plan.selectionSize).contains(Int(entry.tileCount)) else { return nil }
        return found(entry.expression, Int(entry.tileCount), of: code)
      }
      if place < (selection, target) { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }

  /// Works an expression out, which must be legal and take no tiles but those of a multiset.
  @inline(__always)
  private func found(
    _ expression: TileExpression, _ tileCount: Int, of code: TileMultisets.Code
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
    guard depth == 1 else { return nil }
    return Found(expression: expression, tileCount: tileCount, value: stack[0], peak: peak)
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
