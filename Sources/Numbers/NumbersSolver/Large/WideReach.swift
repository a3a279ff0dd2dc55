/// All values below a bound that up to six numbers reach whose products need 64 bits, as ``SmallSearch`` finds those of
/// 32 bits: values of up to four numbers are tabulated, those of five only noted.
struct WideReach {
  private let numbers: [UInt64]
  /// For each mask of up to four numbers, its values; some occur several times.
  private var values: [[UInt64]]
  /// The same as divisors, for masks of up to three numbers.
  private var divisors: [[WideDivisor]]
  private let full: Int

  /// Up to six numbers whose values fit in 63 bits; `nil` for others.
  init?(_ numbers: [Int]) {
    guard (1...6).contains(numbers.count) else { return nil }
    var bound = 1
    for number in numbers {
      let (product, overflow) = bound.multipliedReportingOverflow(by: max(number, 2))
      guard number >= 1, !overflow else { return nil }
      bound = product
    }
    self.numbers = numbers.map { UInt64($0) }
    full = (1 << numbers.count) - 1
    values = Array(repeating: [], count: full + 1)
    divisors = Array(repeating: [], count: full + 1)
    for size in 1...min(4, numbers.count) {
      for mask in 1...full where mask.nonzeroBitCount == size { tabulate(mask) }
    }
  }

  private mutating func tabulate(_ mask: Int) {
    var found: [UInt64] = []
    if mask.nonzeroBitCount == 1 {
      found = [numbers[mask.trailingZeroBitCount]]
    } else {
      forEachSplit(of: mask) { part, rest in
        join(part, rest) { if $0 != 0 { found.append($0) } }
      }
    }
    if mask.nonzeroBitCount <= 3 { divisors[mask] = found.map { WideDivisor($0) } }
    values[mask] = found
  }

  /// The ways to split a mask in two, the smaller part first.
  private func forEachSplit(of mask: Int, _ body: (_ part: Int, _ rest: Int) -> Void) {
    var part = (mask - 1) & mask
    while part > 0 {
      let rest = mask ^ part
      let (size, other) = (part.nonzeroBitCount, rest.nonzeroBitCount)
      if size < other || size == other && part < rest { body(part, rest) }
      part = (part - 1) & mask
    }
  }

  /// Calls a function with the results of all steps that join a value of a mask of up to three numbers with one of
  /// another of up to four; and with zero, where a step has none.
  @inline(__always)
  private func join(_ part: Int, _ rest: Int, _ body: (UInt64) -> Void) {
    values[part].withUnsafeBufferPointer { firsts in
      divisors[part].withUnsafeBufferPointer { divisors in
        values[rest].withUnsafeBufferPointer { seconds in
          for index in firsts.indices {
            let (a, divisor) = (firsts[index], divisors[index])
            for b in seconds {
              // The product of all numbers is below 2⁶³.
              body(a &+ b)
              body(a > b ? a &- b : b &- a)
              body(a &* b)
              if b >= a {
                body(divisor.quotient(of: b) ?? 0)
              } else if a % b == 0 {
                body(a / b)
              }
            }
          }
        }
      }
    }
  }

  /// Adds all values below the bound of some bits.
  func addReachableValues(to bits: ReachBits) {
    let bound = bits.bound
    let memory = OwnedMemory()
    defer { withExtendedLifetime(memory) {} }
    let all = ReachFlags(below: bound, in: memory)
    for mask in 1...full where mask.nonzeroBitCount <= 4 {
      for value in values[mask] { all.insert(clamped: value) }
    }
    if full.nonzeroBitCount == 5 {
      forEachSplit(of: full) { part, rest in join(part, rest) { all.insert(clamped: $0) } }
    } else if full.nonzeroBitCount == 6 {
      forEachSplit(of: full) { part, rest in
        if rest.nonzeroBitCount <= 4 { join(part, rest) { all.insert(clamped: $0) } }
      }
      for place in numbers.indices { addSextuples(with: place, to: all) }
    }
    all.write(to: bits)
  }

  /// Adds the values of five numbers, and of those and the sixth.
  private func addSextuples(with place: Int, to all: ReachFlags) {
    let sixth = numbers[place]
    let divisor = WideDivisor(sixth)
    forEachSplit(of: full ^ 1 << place) { part, rest in
      join(part, rest) { value in
        guard value != 0 else { return }
        all.insert(clamped: value)
        all.insert(clamped: value &+ sixth)
        all.insert(clamped: value > sixth ? value &- sixth : sixth &- value)
        all.insert(clamped: value &* sixth)
        if value >= sixth {
          all.insert(clamped: divisor.quotient(of: value) ?? 0)
        } else if sixth % value == 0 {
          all.insert(clamped: sixth / value)
        }
      }
    }
  }
}

extension ReachFlags {
  @inline(__always)
  func insert(clamped value: UInt64) {
    insert(UInt32(truncatingIfNeeded: min(value, UInt64(UInt32.max))))
  }
}
