import NumbersGame

/// Five tiles and one: as many targets are tried at once as a vector has lanes.
extension SextupleSearch {
  /// Lowers the keys of all selections that a sixth tile makes of five, without expressions.
  func lowerKeys(with place: Int, _ values: QuintupleValues) {
    fillQuintupleRow(values)
    forEachSixthTile(place) { tile, selection in
      rows.withRow(selection) { row in
        lowerKeys(row.keys, of: selection, by: Int(multisets.tiles[tile]))
        forEachRareStep(tile, values) { target, _, key, _ in
          if key < row.keys[target] { row.keys[target] = key }
        }
      }
    }
    emptyQuintupleRow(values)
  }

  /// Finds the expressions, of five tiles and a sixth, of all values whose keys nothing betters.
  func findExpressions(with place: Int, _ values: QuintupleValues) {
    fillQuintupleRow(values)
    let quintuple = multisets.ofSize[5][place]
    hits.removeAll()
    forEachSixthTile(place) { tile, selection in
      let (keys, number) = (rows[selection].keys, Int(multisets.tiles[tile]))
      forEachSumOrDifference(selection, keys, number) { target, value, step in
        note(selection, target, tile, step, UInt32(truncatingIfNeeded: value), keys)
      }
      forEachRareStep(tile, values) { target, value, key, step in
        if key == keys[target] { note(selection, target, tile, step, value, keys) }
      }
    }
    emptyQuintupleRow(values)
    quintuples.answerRequests(of: quintuple)
    writeExpressions()
    quintuples.removeRequests()
  }

  private func note(
    _ selection: Int, _ target: Int, _ tile: Int, _ step: TileStep, _ value: UInt32,
    _ keys: UnsafeMutablePointer<SolutionKey.Word>
  ) {
    let request = quintuples.request(value, notAbove: SolutionKey.peak(keys[target]))
    hits.append(
      Hit(
        selection: Int32(truncatingIfNeeded: selection), target: UInt16(truncatingIfNeeded: target),
        tile: UInt8(truncatingIfNeeded: tile), step: step, request: request, value: value))
  }

  private func writeExpressions() {
    var index = 0
    while index < hits.count {
      let selection = hits[index].selection
      rows.withRow(Int(selection)) { _ in
        while index < hits.count, hits[index].selection == selection {
          let hit = hits[index]
          let expression = hit.step.expression(
            quintuples.answer(to: hit.request), hit.value, 5, TileExpression(tile: Int(hit.tile)),
            multisets.tiles[Int(hit.tile)], 1)
          let best = blocks.expression(of: Int(hit.target), in: Int(selection))
          if expression.precedes(best.pointee) { best.pointee = expression }
          index &+= 1
        }
      }
    }
  }

  @inline(__always)
  private func forEachSixthTile(_ place: Int, _ body: (_ tile: Int, _ selection: Int) -> Void) {
    let quintuple = multisets.ofSize[5][place]
    for tile in multisets.tiles.indices {
      let selection = quintuple + multisets.code(ofTile: tile)
      if multisets.isLegal(selection) { body(tile, multisets.place(of: selection)) }
    }
  }

  private func fillQuintupleRow(_ values: QuintupleValues) {
    for entry in values.near {
      quintupleRow[Int(entry.value)] = SolutionKey.key(tiles: 6, peak: entry.peak)
    }
  }

  private func emptyQuintupleRow(_ values: QuintupleValues) {
    for entry in values.near { quintupleRow[Int(entry.value)] = SolutionKey.noCandidate }
  }

  // MARK: Sums and differences

  private typealias Lanes = SIMD8<SolutionKey.Word>

  /// Lowers keys by what is the sum or the difference of five tiles and a sixth.
  @inline(__always)
  private func lowerKeys(
    _ keys: UnsafeMutablePointer<SolutionKey.Word>, of selection: Int, by tile: Int
  ) {
    let firstKeys =
      Lanes(repeating: SolutionKey.key(tiles: 6, peak: 0)) &+ Lanes(0, 1, 2, 3, 4, 5, 6, 7)
    blocks.forEach(in: selection) { target in
      let above = load(quintupleRow + (target &+ tile), as: Lanes.self)
      let below = load(quintupleRow + (target &- tile), as: Lanes.self)
      let operand = above.replacing(with: below, where: below .< above)
      // The result of the step itself is a step result.
      let ownKey = firstKeys &+ SolutionKey.Word(truncatingIfNeeded: target)
      let candidate = operand.replacing(with: ownKey, where: operand .< ownKey)
      let key = load(keys + target, as: Lanes.self)
      store(key.replacing(with: candidate, where: candidate .< key), to: keys + target)
    }
  }

  /// Calls a function with the sums and differences that keep to the keys, once these can be no lower.
  @inline(__always)
  private func forEachSumOrDifference(
    _ selection: Int, _ keys: UnsafeMutablePointer<SolutionKey.Word>, _ tile: Int,
    _ body: (_ target: Int, _ value: Int, TileStep) -> Void
  ) {
    blocks.forEach(in: selection) { block in
      let key = load(keys + block, as: Lanes.self)
      let above = load(quintupleRow + (block &+ tile), as: Lanes.self)
      let below = load(quintupleRow + (block &- tile), as: Lanes.self)
      var open = openLanes((key &- above) & (key &- below))
      while open != 0 {
        let target = block &+ open.trailingZeroBitCount / 8
        open &= open &- 1
        if quintupleRow[target &+ tile] <= keys[target] { body(target, target &+ tile, .subtract) }
        if quintupleRow[target &- tile] <= keys[target] { body(target, target &- tile, .add) }
      }
    }
  }

  // MARK: Other steps

  /// Calls a function with the results of all other steps with a sixth tile, and the keys that they would have.
  @inline(__always)
  private func forEachRareStep(
    _ tile: Int, _ values: QuintupleValues,
    _ body: (_ target: Int, _ value: UInt32, SolutionKey.Word, TileStep) -> Void
  ) {
    let number = Int(multisets.tiles[tile])
    let (lowest, end) = (max(1, plan.window.lowerBound), plan.window.upperBound)

    @inline(__always)
    func look(_ target: Int, _ value: Int, _ step: TileStep) {
      let key = quintupleRow[value]
      if key == SolutionKey.noCandidate { return }
      let ownKey = SolutionKey.key(tiles: 6, peak: UInt32(truncatingIfNeeded: target))
      body(target, UInt32(truncatingIfNeeded: value), max(key, ownKey), step)
    }

    for target in lowest..<max(lowest, number) { look(target, number &- target, .subtractFrom) }
    if number == 1 { return }
    for target in lowest..<max(lowest, number / 2 &+ 1) where number % target == 0 {
      look(target, number / target, .divideInto)
    }
    var value = max(2, (lowest &+ number &- 1) / number)
    while value &* number < end {
      look(value &* number, value, .multiply)
      value &+= 1
    }
    var target = lowest
    while target < end, target &* number < end &+ plan.largestTile {
      look(target, target &* number, .divide)
      target &+= 1
    }
    for entry in values.far where dividingTiles[Int(entry.value)] &>> UInt16(tile) & 1 != 0 {
      let target = Int(entry.value) / number
      let peak = max(entry.peak, UInt32(truncatingIfNeeded: target))
      body(target, entry.value, SolutionKey.key(tiles: 6, peak: peak), .divide)
    }
  }
}

/// The lanes of a difference that are not negative, a byte for each of which the lowest bit is set.
@inline(__always)
func openLanes(_ difference: SIMD8<SolutionKey.Word>) -> UInt64 {
  let isNegative = SIMD8<Int8>(truncatingIfNeeded: difference &>> 31)
  return ~unsafeBitCast(isNegative, to: UInt64.self) & 0x0101_0101_0101_0101
}
