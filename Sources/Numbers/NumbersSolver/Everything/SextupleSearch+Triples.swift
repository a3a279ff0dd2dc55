import NumbersGame

/// Three tiles and three.
extension SextupleSearch {
  /// Notes what a selection makes of its parts of three tiles.
  func joinTriples(of selection: Int) {
    let code = multisets.ofSize[6][selection]
    let keys = rows[selection].keys
    multisets.forEachPart(of: code, size: 3) { part in
      let rest = code &- part
      if part > rest { return }
      join(tables.part(part, size: 3), tables.part(rest, size: 3), selection, keys)
    }
  }

  private func join(
    _ first: Part, _ second: Part, _ selection: Int,
    _ keys: UnsafeMutablePointer<SolutionKey.Word>
  ) {
    let (lowest, end) = (UInt32(plan.window.lowerBound), UInt32(plan.window.upperBound))
    let values = second.values
    let count = second.count

    for i in 0..<first.count {
      let a = first.values[i]

      @inline(__always)
      func note(_ target: UInt32, _ j: Int, _ operation: Operator) {
        if target < lowest { return }
        let peak = max(target, first.peaks[i], second.peaks[j])
        let key = SolutionKey.key(tiles: 6, peak: peak)
        if key > keys[Int(target)] { return }
        take(key, Int(target), first, i, second, j, operation, selection)
      }

      var j = 0
      while j < count, values[j] &+ a < end {
        note(values[j] &+ a, j, .add)
        j &+= 1
      }
      j = a < end ? 0 : second.lowerBound(a &- end &+ 1)
      while j < count, values[j] < a &+ end {
        if values[j] != a { note(max(values[j], a) &- min(values[j], a), j, .subtract) }
        j &+= 1
      }
      if a == 1 { continue }
      let firstFactor = count > 0 && values[0] == 1 ? 1 : 0
      j = firstFactor
      while j < count, values[j] < end, values[j] &* a < end {
        note(values[j] &* a, j, .multiply)
        j &+= 1
      }
      let smallest = max(1, lowest)
      j = firstFactor
      while j < count, values[j] <= a, UInt64(values[j]) &* UInt64(smallest) <= UInt64(a) {
        let quotient = a / values[j]
        if quotient < end, quotient &* values[j] == a { note(quotient, j, .divide) }
        j &+= 1
      }
      j = second.lowerBound(smallest == 1 ? a &+ 1 : smallest &* a)
      while j < count {
        let quotient = values[j] / a
        if quotient >= end { break }
        if quotient &* a == values[j] { note(quotient, j, .divide) }
        j &+= 1
      }
    }
  }

  /// Takes a step whose result it is no worse than what is known.
  @inline(never)
  private func take(
    _ key: SolutionKey.Word, _ target: Int, _ first: Part, _ i: Int, _ second: Part, _ j: Int,
    _ operation: Operator, _ selection: Int
  ) {
    let peak = SolutionKey.peak(key)
    let expression = TileExpression.joining(
      first.first(at: i, notAbove: peak), first.values[i], 3, operation,
      second.first(at: j, notAbove: peak), second.values[j], 3)
    let (keys, best) = (rows[selection].keys, blocks.expression(of: target, in: selection))
    if key < keys[target] || expression.precedes(best.pointee) {
      keys[target] = key
      best.pointee = expression
    }
  }
}
