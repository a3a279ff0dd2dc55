import NumbersGame

extension BackwardSearch {
  /// The easiest of the solutions with one of two values that use exactly that many numbers; of equally easy ones the one
  /// with the smaller value.
  func easiest(_ below: UInt32?, _ above: UInt32, size: Int) -> SmallSolution? {
    let search = EasiestSearch(self)
    let first = below.flatMap { search.easiest($0, beside: 0, size: size, upTo: .max) }
    let bound = first.map { $0.points - 1 } ?? .max
    if let second = search.easiest(above, beside: 0, size: size, upTo: bound) {
      return SmallSolution(expression: second.form, value: above)
    }
    return first.map { SmallSolution(expression: $0.form, value: below ?? above) }
  }
}

/// The search for the expression with the least effort of those with as few numbers as will do.
private struct EasiestSearch {
  typealias Eased = EasedForm<PackedExpression>

  private let search: BackwardSearch
  /// The fewest points that a step on two of the numbers may take.
  private let leastOfPair: Int

  init(_ search: BackwardSearch) {
    self.search = search
    let numbers = search.selection.numbers
    // Only products with 10, 100, 1,000 and so on take one point.
    let mayBeTen = (0..<search.selection.count).contains {
      numbers[$0] == 10 || numbers[$0] % 100 == 0
    }
    leastOfPair = mayBeTen ? 1 : 2
  }

  /// The easiest expression with a value that uses exactly that many numbers, none of them used elsewhere, and takes at
  /// most some points; of equally easy ones a product or quotient, and then the first in the fixed order.
  func easiest(_ value: UInt32, beside used: Int, size: Int, upTo bound: Int) -> Eased? {
    if bound < least(of: size, giving: value) { return nil }
    var used = used
    if size <= search.tabulatedSize {
      let reached = search.reached(value, beside: used, size: size)
      if reached == 0 { return nil }
      if size == 1 { return number(reached.trailingZeroBitCount) }
      if size == 2 { return easiestOfPairs(reached, giving: value, upTo: bound) }
      used = search.full ^ numbers(of: reached)
    }
    var best: Eased?
    search.forEachSplit(value, beside: used, size: size) { small in
      // Of two results one must be kept in mind.
      small == 1
        || Self.least(giving: value) + 2 + least(of: small) + least(of: size &- small)
          <= best?.points ?? bound
    } _: { split in
      let rest = size &- split.size
      let own = split.join.points(
        from: split.known, split.wanted, to: value, isOfResults: rest > 1 && split.size > 1)
      // For the parts, which have all steps but this one. The smaller one is soon found.
      let left = (best?.points ?? bound) &- own
      let leftOfKnown = left &- least(of: rest, giving: split.wanted)
      if leftOfKnown < 0 { return }
      guard
        let known = split.size == 1
          ? number(split.mask)
          : easiest(
            split.known, beside: search.full ^ split.mask, size: split.size, upTo: leftOfKnown),
        let wanted = easiest(
          split.wanted, beside: split.used, size: rest, upTo: left &- known.points)
      else { return }
      let joined = Eased(
        known, split.join.operation, wanted,
        isFirstLeft: split.join.isKnownLeft(known.form, split.known, wanted.form, split.wanted),
        own: own)
      if joined.points <= bound, best.map(joined.precedes) ?? true { best = joined }
    }
    return best
  }

  /// The number that is a subset.
  @inline(__always)
  private func number(_ mask: Int) -> Eased {
    Eased(number: PackedExpression(numberAt: mask.trailingZeroBitCount, of: search.selection))
  }

  /// The easiest step on the two numbers of one of some subsets, if it takes at most some points.
  private func easiestOfPairs(
    _ pairs: SelectionShape.MaskSet, giving value: UInt32, upTo bound: Int
  ) -> Eased? {
    let numbers = search.selection.numbers
    var best: Eased?
    var rest = pairs
    while rest != 0 {
      let pair = rest.trailingZeroBitCount
      rest &= rest &- 1
      let (lower, upper) = (pair & -pair, pair & (pair &- 1))
      let small = UInt64(numbers[lower.trailingZeroBitCount])
      let large = UInt64(numbers[upper.trailingZeroBitCount])
      for operation in Operator.allCases {
        let result =
          switch operation {
          case .add: small &+ large
          case .subtract: large &- small
          case .multiply: small > 1 ? small &* large : 0
          case .divide: small > 1 && small &* UInt64(value) == large ? UInt64(value) : 0
          }
        if result != UInt64(value) { continue }
        let own = StepEffort.points(
          operation, large, small, result: result, isOfResults: false)
        let joined = Eased(
          number(upper), operation, number(lower), isFirstLeft: true, own: own)
        if own <= bound, best.map(joined.precedes) ?? true { best = joined }
      }
    }
    return best
  }

  /// The mask of all numbers in some subsets.
  @inline(__always)
  private func numbers(of subsets: SelectionShape.MaskSet) -> Int {
    var (numbers, rest) = (0, subsets)
    while rest != 0 {
      numbers |= rest.trailingZeroBitCount
      rest &= rest &- 1
    }
    return numbers
  }

  /// The fewest points that an expression of so many numbers may take.
  @inline(__always)
  private func least(of size: Int) -> Int { size == 1 ? 0 : leastOfPair &+ size &- 2 }

  /// The fewest points that an expression of so many numbers with a value may take.
  @inline(__always)
  private func least(of size: Int, giving value: UInt32) -> Int {
    if size == 1 { return 0 }
    let last = Self.least(giving: value)
    return size == 2 ? max(leastOfPair, last) : least(of: size &- 1) &+ last
  }

  /// The fewest points that a step with a result may take.
  @inline(__always)
  private static func least(giving value: UInt32) -> Int {
    (value % 10 == 0 ? 1 : 2) &+ (value < 1000 ? 0 : StepEffort.size(UInt64(value)))
  }
}
