import NumbersGame

/// The search in a selection of up to six numbers whose values fit in 32 bits, as those of all shows
/// do.
///
/// It goes forward to three numbers, and to four where that is not enough: one table tells for each
/// value which subsets reach it. From the target it goes backward: when one operand of the last step
/// is known, the other follows, and one look in the table tells on which of the remaining subsets it
/// can be had. Values that fewer of the same numbers reach are left out: no best solution has one.
///
/// An instance is memory to work in, for one selection after the other.
final class SmallSearch {
  private(set) var shape: SelectionShape
  private(set) var numbers: [UInt32] = []
  /// The values of each canonical mask that none of its subsets has, from `start` on.
  private let values: UnsafeMutablePointer<UInt32>
  /// The same as divisors, for masks of one and two numbers.
  private let divisors: UnsafeMutablePointer<Divisor>
  private let start: UnsafeMutablePointer<Int>
  private let count: UnsafeMutablePointer<Int>
  private var valueCount = 0
  /// The values of up to three numbers.
  private let triples: ValueTable
  /// The values of four numbers, once they are needed.
  private let quadruples: ValueTable
  private(set) var hasQuadruples = false
  private var quadruplesAreClean = true

  /// A bound on all values of subsets up to four numbers: 6 of one, 15 · 4 of two, 20 · 48 of three,
  /// 15 · 960 of four.
  private static let capacity = 6 + 60 + 960 + 14_400
  private static let divisorCapacity = 66

  init() {
    shape = SelectionShape.of([1])
    values = .allocate(capacity: Self.capacity)
    divisors = .allocate(capacity: Self.divisorCapacity)
    start = .allocate(capacity: 64)
    count = .allocate(capacity: 64)
    triples = ValueTable(bits: 11)
    quadruples = ValueTable(bits: 15)
  }

  deinit {
    values.deallocate()
    divisors.deallocate()
    start.deallocate()
    count.deallocate()
    triples.deallocate()
    quadruples.deallocate()
  }

  /// Turns to a selection.
  ///
  /// - Parameter sorted: One to six numbers in ascending order, whose product, with 2 in place of each
  ///   1, is less than 2³².
  func prepare(_ sorted: [UInt32]) {
    shape = SelectionShape.of(sorted)
    numbers = sorted
    valueCount = 0
    triples.removeAll()
    hasQuadruples = false
    for mask in shape.ofSize[1] {
      start[mask] = valueCount
      let number = sorted[mask.trailingZeroBitCount]
      _ = triples.insert(number, 1 &<< UInt64(mask), unlessIn: 0)
      values[valueCount] = number
      divisors[valueCount] = Divisor(number)
      valueCount += 1
      count[mask] = 1
    }
    for size in 2...3 {
      for mask in shape.ofSize[size] {
        start[mask] = valueCount
        for (part, rest) in shape.splits[mask] { join(part, rest, into: mask) }
        count[mask] = valueCount - start[mask]
        if size == 2 {
          for index in start[mask]..<valueCount { divisors[index] = Divisor(values[index]) }
        }
      }
    }
  }

  /// Goes forward to four numbers.
  func prepareQuadruples() {
    guard !hasQuadruples else { return }
    hasQuadruples = true
    if !quadruplesAreClean { quadruples.removeAll() }
    quadruplesAreClean = false
    for mask in shape.ofSize[4] {
      start[mask] = valueCount
      for (part, rest) in shape.splits[mask] { join(part, rest, into: mask) }
      count[mask] = valueCount - start[mask]
    }
  }

  /// Notes the results of all steps that join a value of one mask with a value of another.
  @inline(__always)
  private func join(_ part: Int, _ rest: Int, into mask: Int) {
    for first in start[part]..<(start[part] + count[part]) {
      let a = values[first]
      let divisor = divisors[first]
      for second in start[rest]..<(start[rest] + count[rest]) {
        let b = values[second]
        note(a &+ b, mask)
        if a != b { note(a > b ? a &- b : b &- a, mask) }
        if a > 1, b > 1 {
          note(a &* b, mask)
          if b >= a {
            if let quotient = divisor.quotient(of: b) { note(quotient, mask) }
          } else if a % b == 0 {
            note(a / b, mask)
          }
        }
      }
    }
  }

  @inline(__always)
  private func note(_ value: UInt32, _ mask: Int) {
    let set: SelectionShape.MaskSet = 1 &<< UInt64(mask)
    let known = shape.subsets[mask]
    let isNew =
      hasQuadruples
      ? triples[value] & known == 0 && quadruples.insert(value, set, unlessIn: known)
      : triples.insert(value, set, unlessIn: known)
    if isNew {
      values[valueCount] = value
      valueCount &+= 1
    }
  }
}

// MARK: - Going backward

extension SmallSearch {
  /// No expression.
  static let none = UInt32.max

  /// The smallest largest step result of the expressions with a value that use exactly so many
  /// numbers, none of them used elsewhere; 0 for a number itself, `none` if there is no expression.
  ///
  /// Right only if no fewer numbers will do.
  func smallestPeak(_ value: UInt32, beside used: Int, size: Int) -> UInt32 {
    if size <= 3 || (size == 4 && hasQuadruples) {
      let reached = (size <= 3 ? triples : quadruples)[value]
      let free = shape.subsets[shape.full ^ used] & shape.setOfSize[size]
      if reached & free == 0 { return Self.none }
      if size == 1 { return 0 }
    }
    var smallest = Self.none
    forEachSplit(value, beside: used, size: size) { split in
      // The result of the step itself is as good as it gets.
      if smallest == value { return }
      let wanted = smallestPeak(split.wanted, beside: split.used, size: size - split.size)
      guard wanted < smallest else { return }
      let known =
        split.size == 1
        ? 0 : smallestPeak(split.known, beside: shape.full ^ split.mask, size: split.size)
      smallest = min(smallest, max(value, wanted, known))
    }
    return smallest
  }

  /// The first, in the fixed order, of those expressions whose step results are at most a peak.
  func first(_ value: UInt32, beside used: Int, size: Int, peak: UInt32) -> Expression? {
    if size <= 3 || (size == 4 && hasQuadruples) {
      let reached = (size <= 3 ? triples : quadruples)[value]
      let free = shape.subsets[shape.full ^ used] & shape.setOfSize[size]
      if reached & free == 0 { return nil }
      if size == 1 { return Expression(known: UInt64(value)) }
    }
    if value > peak { return nil }
    var first: Expression?
    forEachSplit(value, beside: used, size: size) { split in
      guard
        let wanted = self.first(
          split.wanted, beside: split.used, size: size - split.size, peak: peak),
        let known = self.first(
          split.known, beside: shape.full ^ split.mask, size: split.size, peak: peak)
      else { return }
      let step = LastStep(
        operation: split.operation, isReversed: split.isReversed, wanted: UInt64(split.wanted))
      let expression = step.expression(known, UInt64(split.known), wanted)
      if first.map(expression.precedes) ?? true { first = expression }
    }
    return first
  }

  /// A last step with one operand known.
  private struct Split {
    let known: UInt32
    let mask: Int
    let size: Int
    /// What the other operand must be, and the numbers that it cannot use.
    let wanted: UInt32
    let used: Int
    let operation: Operator
    let isReversed: Bool
  }

  /// Calls a function with the last steps to a value whose smaller part is one of the tabulated
  /// values and whose other part may exist.
  @inline(__always)
  private func forEachSplit(
    _ value: UInt32, beside used: Int, size: Int, _ body: (Split) -> Void
  ) {
    let free = shape.subsets[shape.full ^ used]
    for small in 1...(size / 2) {
      let rest = size &- small
      let isTabulated = rest <= 3 || (rest == 4 && hasQuadruples)
      let table = rest <= 3 ? triples : quadruples
      var masks = free & shape.setOfSize[small]
      while masks != 0 {
        let mask = masks.trailingZeroBitCount
        masks &= masks &- 1
        let union = Int(shape.unions[64 &* used &+ mask])
        var others = shape.subsets[shape.full ^ union] & shape.setOfSize[rest]
        // Of parts of one size, each pair is met with the lower mask as the known part.
        if rest == small { others &= ~0 &<< UInt64(mask) }
        if others == 0 { continue }

        @inline(__always)
        func look(_ known: UInt32, _ wanted: UInt32, _ operation: Operator, _ isReversed: Bool) {
          if isTabulated, table[wanted] & others == 0 { return }
          body(
            Split(
              known: known, mask: mask, size: small, wanted: wanted, used: union,
              operation: operation, isReversed: isReversed))
        }

        for index in start[mask]..<(start[mask] &+ count[mask]) {
          let known = values[index]
          if value > known {
            look(known, value &- known, .add, false)
            if known > 1 {
              let quotient =
                small <= 2
                ? divisors[index].quotient(of: value)
                : value % known == 0 ? value / known : nil
              if let quotient { look(known, quotient, .multiply, false) }
            }
          } else if known > value {
            look(known, known &- value, .subtract, false)
            if known % value == 0 { look(known, known / value, .divide, false) }
          }
          let (minuend, sumOverflow) = value.addingReportingOverflow(known)
          if !sumOverflow { look(known, minuend, .subtract, true) }
          if known > 1 {
            let (dividend, productOverflow) = value.multipliedReportingOverflow(by: known)
            if !productOverflow { look(known, dividend, .divide, true) }
          }
        }
      }
    }
  }
}

extension SmallSearch {
  /// All values that were found, and those that take all numbers. No value is in the second that fewer
  /// numbers reach.
  func allValues() -> (all: [UInt32], ofAllNumbers: [UInt32]) {
    let first = start[shape.full]
    let all = UnsafeBufferPointer(start: values, count: valueCount)
    return (Array(all), Array(all[first..<(first + count[shape.full])]))
  }
}
