import NumbersGame

/// Four tiles and two.
extension SextupleSearch {
  /// Notes what four tiles make with any two others.
  func joinPairs(with place: Int) {
    let code = multisets.ofSize[4][place]
    let quadruple = tables.part(at: place, size: 4)
    fillPlaces(quadruple)
    hasPairRow.update(repeating: false, count: pairValues.values.count)
    for (pairPlace, pairCode) in multisets.ofSize[2].enumerated() {
      guard multisets.isLegal(code + pairCode) else { continue }
      let selection = multisets.place(of: code + pairCode)
      let pair = tables.part(at: pairPlace, size: 2)
      let places = pairValues.places[pairPlace]
      rows.withRow(selection) { row in
        for index in 0..<pair.count {
          let candidates = pairRow(places[index], quadruple)
          join(quadruple, pair, index, candidates, selection, row.keys)
        }
      }
    }
    emptyPlaces(quadruple)
  }

  private func fillPlaces(_ quadruple: Part) {
    for index in 0..<quadruple.count {
      let value = Int(quadruple.values[index])
      if value >= plan.reachOfQuintuples { break }
      quadruplePlaces[value] = Int16(truncatingIfNeeded: index)
    }
  }

  private func emptyPlaces(_ quadruple: Part) {
    for index in 0..<quadruple.count {
      let value = Int(quadruple.values[index])
      if value >= plan.reachOfQuintuples { break }
      quadruplePlaces[value] = -1
    }
  }

  /// The candidates that a quadruple makes with a value of two tiles, found when they are first asked for.
  private func pairRow(
    _ valuePlace: Int, _ quadruple: Part
  ) -> UnsafeMutablePointer<SolutionKey.Word> {
    let row = pairRows + (valuePlace * plan.window.count - plan.window.lowerBound)
    if !hasPairRow[valuePlace] {
      hasPairRow[valuePlace] = true
      fillPairRow(row, pairValues.values[valuePlace], quadruple)
    }
    return row
  }

  private func fillPairRow(
    _ row: UnsafeMutablePointer<SolutionKey.Word>, _ pair: UInt32, _ quadruple: Part
  ) {
    let window = UInt32(plan.window.lowerBound)..<UInt32(plan.window.upperBound)
    (row + plan.window.lowerBound).update(
      repeating: SolutionKey.noCandidate, count: plan.window.count)

    @inline(__always)
    func note(_ target: UInt32, _ index: Int) {
      // A value below the window wraps around.
      guard target &- window.lowerBound < window.upperBound &- window.lowerBound else { return }
      let peak = max(target, pair, quadruple.peaks[index])
      let key = SolutionKey.key(tiles: 6, peak: peak)
      if key < row[Int(target)] { row[Int(target)] = key }
    }

    let values = quadruple.values
    var index = 0
    while index < quadruple.count, values[index] < window.upperBound &+ pair {
      let value = values[index]
      note(value &+ pair, index)
      note(value > pair ? value &- pair : pair &- value, index)
      index &+= 1
    }
    if pair == 1 { return }
    index = 0
    while index < quadruple.count, values[index] &* pair < window.upperBound {
      if values[index] > 1 { note(values[index] &* pair, index) }
      index &+= 1
    }
    let lowest = max(1, window.lowerBound)
    let divisor = Divisor(pair)
    for index in quadruple.lowerBound(lowest &* pair)..<quadruple.count {
      if let quotient = divisor.quotient(of: values[index]) { note(quotient, index) }
    }
    index = 0
    while index < quadruple.count, values[index] &* lowest <= pair {
      if values[index] > 1, pair % values[index] == 0 { note(pair / values[index], index) }
      index &+= 1
    }
  }

  /// Takes the candidates that are no worse than what is known.
  private func join(
    _ quadruple: Part, _ pair: Part, _ index: Int,
    _ candidates: UnsafeMutablePointer<SolutionKey.Word>, _ selection: Int,
    _ keys: UnsafeMutablePointer<SolutionKey.Word>
  ) {
    blocks.forEach(in: selection) { block in
      let key = load(keys + block, as: SIMD8<SolutionKey.Word>.self)
      let candidate = load(candidates + block, as: SIMD8<SolutionKey.Word>.self)
      var open = openLanes(key &- candidate)
      while open != 0 {
        let target = block &+ open.trailingZeroBitCount / 8
        open &= open &- 1
        let expression = expression(
          UInt32(truncatingIfNeeded: target), quadruple, pair, index,
          notAbove: SolutionKey.peak(candidates[target]))
        let best = blocks.expression(of: target, in: selection)
        if candidates[target] < keys[target] || expression.precedes(best.pointee) {
          keys[target] = candidates[target]
          best.pointee = expression
        }
      }
    }
  }

  /// The first expression that joins a quadruple and a value of a pair to a target.
  private func expression(
    _ target: UInt32, _ quadruple: Part, _ pair: Part, _ index: Int, notAbove bound: UInt32
  ) -> TileExpression {
    let few = pair.values[index]
    let fewExpression = pair.first(at: index, notAbove: bound)
    var first = TileExpression.none

    @inline(__always)
    func look(_ value: UInt32, _ step: TileStep) {
      guard let place = self.place(of: value, in: quadruple), quadruple.peaks[place] <= bound
      else { return }
      let expression = step.expression(
        quadruple.first(at: place, notAbove: bound), value, 4, fewExpression, few, 2)
      if expression.precedes(first) { first = expression }
    }

    look(target &+ few, .subtract)
    if target > few { look(target &- few, .add) }
    if few > target { look(few &- target, .subtractFrom) }
    if few > 1 {
      if target > few, target % few == 0 { look(target / few, .multiply) }
      look(target &* few, .divide)
      if few > target, few % target == 0 { look(few / target, .divideInto) }
    }
    return first
  }

  @inline(__always)
  private func place(of value: UInt32, in quadruple: Part) -> Int? {
    if value < UInt32(plan.reachOfQuintuples) {
      let place = quadruplePlaces[Int(value)]
      return place < 0 ? nil : Int(place)
    }
    let place = quadruple.lowerBound(value)
    return place < quadruple.count && quadruple.values[place] == value ? place : nil
  }
}
