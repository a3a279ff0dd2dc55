import NumbersGame

/// The search backward from a value, for the expressions with as few numbers as will do.
///
/// These are views of the memory of a `SmallSearch`, copied so that the inner loops touch nothing else.
struct BackwardSearch {
  typealias MaskSet = SelectionShape.MaskSet

  let selection: SmallSelection
  let full: Int
  let setOfSize: UnsafeMutablePointer<MaskSet>
  let subsets: UnsafeMutablePointer<MaskSet>
  let unions: UnsafeMutablePointer<UInt8>
  let values: UnsafeMutablePointer<UInt32>
  let divisors: UnsafeMutablePointer<Divisor>
  let start: UnsafeMutablePointer<Int>
  let count: UnsafeMutablePointer<Int>
  let triples: ValueTable
  let quadruples: ValueTable
  let largestOfTriples: UInt32
  let largestOfQuadruples: UInt32
  /// Values of up to this many numbers are in the tables.
  let tabulatedSize: Int
  let hits: HitList

  /// No expression.
  static let none = UInt32.max

  /// The subsets of that many numbers, none of them used elsewhere, that reach a value, if that is in a
  /// table.
  @inline(__always)
  func reached(_ value: UInt32, beside used: Int, size: Int) -> MaskSet {
    (size <= 3 ? triples : quadruples)[value] & subsets[full ^ used] & setOfSize[size]
  }

  /// The smallest largest step result of the expressions with a value that use exactly that many numbers
  /// of the selection; `none` if there is no expression. The last steps of those with the smallest
  /// are noted as hits, as long as none with a smaller one is noted.
  func smallestPeak(_ value: UInt32, size: Int) -> UInt32 {
    if size == 1 { return reached(value, beside: 0, size: 1) == 0 ? Self.none : 0 }
    if size <= tabulatedSize, reached(value, beside: 0, size: size) == 0 { return Self.none }
    var smallest = Self.none
    forEachSplit(value, beside: 0, size: size) { split in
      let peak = self.peak(of: split, from: value, size: size, notAbove: hits.peak)
      if peak != Self.none { hits.note(split, from: value, peak: peak) }
      smallest = min(smallest, peak)
    }
    return smallest
  }

  /// The first, in the fixed order, of the expressions with the smallest largest step result for which
  /// hits were noted, and its value.
  func firstOfHits(size: Int) -> (expression: PackedExpression, value: UInt32)? {
    var first: (expression: PackedExpression, value: UInt32)?
    for index in 0..<hits.count {
      let (split, value) = hits[index]
      if let first, first.value < value { continue }
      guard let expression = expression(of: split, size: size, peak: hits.peak) else { continue }
      if let first, first.value == value, !expression.precedes(first.expression) { continue }
      first = (expression, value)
    }
    return first
  }

  /// The expression that is a number of the selection.
  func number(_ value: UInt32) -> PackedExpression {
    let place = reached(value, beside: 0, size: 1).trailingZeroBitCount.trailingZeroBitCount
    return PackedExpression(numberAt: place, of: selection)
  }

  // MARK: Recursion

  /// The smallest largest step result of expressions with a value that use exactly that many numbers,
  /// none of them used elsewhere; 0 for a number itself, `none` if it is above a bound.
  private func smallestPeak(
    _ value: UInt32, beside used: Int, size: Int, notAbove bound: UInt32
  ) -> UInt32 {
    if size > 1, value > bound { return Self.none }
    if size <= tabulatedSize {
      if reached(value, beside: used, size: size) == 0 { return Self.none }
      if size == 1 { return 0 }
    }
    var smallest = Self.none
    forEachSplit(value, beside: used, size: size) { split in
      // The result of the step itself is as good as it gets.
      if smallest == value { return }
      let bound = min(bound, smallest)
      smallest = min(smallest, peak(of: split, from: value, size: size, notAbove: bound))
    }
    return smallest
  }

  /// The smallest largest step result with a last step, or `none` if that is above a bound.
  @inline(__always)
  private func peak(
    of split: Split, from value: UInt32, size: Int, notAbove bound: UInt32
  ) -> UInt32 {
    if value > bound { return Self.none }
    if split.size > 1, split.known > bound { return Self.none }
    let wanted = smallestPeak(
      split.wanted, beside: split.used, size: size - split.size, notAbove: bound)
    if wanted == Self.none { return Self.none }
    let known =
      split.size == 1
      ? 0
      : smallestPeak(
        split.known, beside: full ^ split.mask, size: split.size, notAbove: bound)
    return known == Self.none ? Self.none : max(value, wanted, known)
  }

  /// The first of the expressions whose step results are at most a peak.
  private func first(
    _ value: UInt32, beside used: Int, size: Int, peak: UInt32
  ) -> PackedExpression? {
    if size <= tabulatedSize {
      let reached = reached(value, beside: used, size: size)
      if reached == 0 { return nil }
      if size == 1 {
        let place = reached.trailingZeroBitCount.trailingZeroBitCount
        return PackedExpression(numberAt: place, of: selection)
      }
    }
    if value > peak { return nil }
    var first: PackedExpression?
    forEachSplit(value, beside: used, size: size) { split in
      guard let expression = expression(of: split, size: size, peak: peak) else { return }
      if first.map(expression.precedes) ?? true { first = expression }
    }
    return first
  }

  private func expression(of split: Split, size: Int, peak: UInt32) -> PackedExpression? {
    guard
      let wanted = first(split.wanted, beside: split.used, size: size - split.size, peak: peak),
      let known = first(split.known, beside: full ^ split.mask, size: split.size, peak: peak)
    else { return nil }
    return split.join.form(known, split.known, wanted, split.wanted)
  }

  /// Calls a function with the last steps to a value whose smaller part is one of the tabulated
  /// values and whose other part may exist, of those sizes of the smaller part that are wanted.
  @inline(__always)
  func forEachSplit(
    _ value: UInt32, beside used: Int, size: Int, where isWanted: (Int) -> Bool = { _ in true },
    _ body: (Split) -> Void
  ) {
    let free = subsets[full ^ used]
    // Even splits first: they cost the least, and a peak that is found with them bounds the others.
    for small in (1...(size / 2)).reversed() where isWanted(small) {
      let rest = size &- small
      let isTabulated = rest <= tabulatedSize
      let table = rest <= 3 ? triples : quadruples
      let largest =
        isTabulated ? (rest <= 3 ? largestOfTriples : largestOfQuadruples) : UInt32.max
      var masks = free & setOfSize[small]
      while masks != 0 {
        let mask = masks.trailingZeroBitCount
        masks &= masks &- 1
        let union = Int(unions[64 &* used &+ mask])
        var others = subsets[full ^ union] & setOfSize[rest]
        // Of parts of one size, each pair is met with the lower mask as the known part.
        if rest == small { others &= ~0 &<< UInt64(mask) }
        if others == 0 { continue }

        @inline(__always)
        func look(_ known: UInt32, _ wanted: UInt32, _ join: Join) {
          if wanted > largest { return }
          if isTabulated, table[wanted] & others == 0 { return }
          body(
            Split(
              known: known, mask: mask, size: small, wanted: wanted, used: union, join: join))
        }

        for index in start[mask]..<(start[mask] &+ count[mask]) {
          let known = values[index]
          if value > known {
            look(known, value &- known, .sum)
            if known > 1 {
              let quotient =
                small <= 2
                ? divisors[index].quotient(of: value)
                : value % known == 0 ? value / known : nil
              if let quotient { look(known, quotient, .product) }
            }
          } else if known > value {
            look(known, known &- value, .knownLessOther)
            if known % value == 0 { look(known, known / value, .knownByOther) }
          }
          let (minuend, sumOverflow) = value.addingReportingOverflow(known)
          if !sumOverflow { look(known, minuend, .otherLessKnown) }
          if known > 1 {
            let (dividend, productOverflow) = value.multipliedReportingOverflow(by: known)
            if !productOverflow { look(known, dividend, .otherByKnown) }
          }
        }
      }
    }
  }
}

/// A last step with one operand known.
struct Split {
  let known: UInt32
  let mask: Int
  let size: Int
  /// The value that the other operand must have, and the numbers that it cannot use.
  let wanted: UInt32
  let used: Int
  let join: Join
}
