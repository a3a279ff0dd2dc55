import NumbersGame

/// Finds what five tiles make, one multiset after the other: first the smallest largest step result of every value, and
/// then expressions, only for the values and bounds that were asked for.
///
/// Both go through all steps that join parts of one and four or of two and three tiles. That is some 7,000 steps: less
/// than it takes to go backward from the dozens of values that are asked for.
final class QuintupleSearch {
  private let plan: EverythingPlan
  private let tables: PartTables
  /// Values from here on are of no use.
  private let bound: UInt32
  /// For each value below the bound, the smallest largest step result.
  private let peaks: UnsafeMutablePointer<UInt32>
  /// The values that have one.
  private let touched: GrowingList<UInt32>

  private let requests: GrowingList<Request>
  /// For each value, its last request, or -1.
  private let lastRequest: UnsafeMutablePointer<Int32>
  /// For each value, the largest bound that is asked for, or 0.
  private let largestBound: UnsafeMutablePointer<UInt32>
  private let memory = OwnedMemory()

  /// A wish for the first expression with a value whose step results keep to a bound.
  private struct Request: BitwiseCopyable {
    let value: UInt32
    let bound: UInt32
    var first: TileExpression
    let next: Int32
  }

  private static let none = UInt32.max

  init(_ plan: EverythingPlan, _ tables: PartTables) {
    self.plan = plan
    self.tables = tables
    bound = UInt32(plan.reachOfQuintuples)
    peaks = memory.array(plan.reachOfQuintuples, of: Self.none)
    touched = GrowingList(in: memory)
    requests = GrowingList(in: memory)
    lastRequest = memory.array(plan.reachOfQuintuples, of: -1)
    largestBound = memory.array(plan.reachOfQuintuples, of: 0)
  }

  // MARK: Largest step results

  /// Finds the smallest largest step results of the values of five tiles.
  func findPeaks(of quintuple: TileMultisets.Code) {
    let (peaks, touched) = (peaks, touched)
    forEachStep(to: quintuple) { first, i, second, j, value, _ in
      let peak = max(value, first.peaks[i], second.peaks[j])
      let known = peaks[Int(value)]
      if peak < known {
        if known == Self.none { touched.append(value) }
        peaks[Int(value)] = peak
      }
    }
  }

  /// The smallest largest step result of a value; `nil` if it was not found.
  @inline(__always)
  func peak(of value: Int) -> UInt32? {
    peaks[value] == Self.none ? nil : peaks[value]
  }

  /// Calls a function with the values that were found and their smallest largest step results, and forgets them.
  @inline(__always)
  func removePeaks(_ body: (UInt32, UInt32) -> Void) {
    for index in 0..<touched.count {
      let value = touched[index]
      body(value, peaks[Int(value)])
      peaks[Int(value)] = Self.none
    }
    touched.removeAll()
  }

  // MARK: Expressions

  /// Asks for the first expression with a value whose step results keep to a bound.
  func request(_ value: UInt32, notAbove bound: UInt32) -> Int32 {
    let last = lastRequest[Int(value)]
    var index = last
    while index >= 0 {
      let request = requests[Int(index)]
      if request.bound == bound { return index }
      index = request.next
    }
    largestBound[Int(value)] = max(largestBound[Int(value)], bound)
    let new = Int32(truncatingIfNeeded: requests.count)
    requests.append(Request(value: value, bound: bound, first: .none, next: last))
    lastRequest[Int(value)] = new
    return new
  }

  /// Finds the expressions that were asked for, of five tiles.
  func answerRequests(of quintuple: TileMultisets.Code) {
    if requests.count == 0 { return }
    let largestBound = largestBound
    forEachStep(to: quintuple) { first, i, second, j, value, operation in
      let bound = largestBound[Int(value)]
      if value > bound { return }
      let peak = max(first.peaks[i], second.peaks[j])
      if peak <= bound { answer(first, i, second, j, value, max(peak, value), operation) }
    }
  }

  @inline(never)
  private func answer(
    _ first: Part, _ i: Int, _ second: Part, _ j: Int, _ value: UInt32, _ peak: UInt32,
    _ operation: Operator
  ) {
    var index = lastRequest[Int(value)]
    while index >= 0 {
      var request = requests[Int(index)]
      if peak <= request.bound {
        let expression = TileExpression.joining(
          first.first(at: i, notAbove: request.bound), first.values[i], first.tileCount, operation,
          second.first(at: j, notAbove: request.bound), second.values[j], second.tileCount)
        if expression.precedes(request.first) {
          request.first = expression
          requests[Int(index)] = request
        }
      }
      index = request.next
    }
  }

  /// The answer to a request.
  func answer(to request: Int32) -> TileExpression { requests[Int(request)].first }

  func removeRequests() {
    for index in 0..<requests.count {
      lastRequest[Int(requests[index].value)] = -1
      largestBound[Int(requests[index].value)] = 0
    }
    requests.removeAll()
  }

  // MARK: Steps

  /// Calls a function with all steps whose results are below the bound and that join two parts which together are
  /// five tiles.
  @inline(__always)
  private func forEachStep(
    to quintuple: TileMultisets.Code,
    _ body: (Part, Int, Part, Int, UInt32, Operator) -> Void
  ) {
    tables.multisets.forEachSplit(of: quintuple, size: 5) { part, size, rest in
      let (first, second) = (tables.part(part, size: size), tables.part(rest, size: 5 &- size))
      for i in 0..<first.count { forEachStep(first, i, second, body) }
    }
  }

  @inline(__always)
  private func forEachStep(
    _ first: Part, _ i: Int, _ second: Part,
    _ body: (Part, Int, Part, Int, UInt32, Operator) -> Void
  ) {
    let (a, bound) = (first.values[i], bound)
    let (values, count) = (second.values, second.count)
    var j = 0
    while j < count, values[j] <= a {
      let b = values[j]
      if a &+ b < bound { body(first, i, second, j, a &+ b, .add) }
      if a != b, a &- b < bound { body(first, i, second, j, a &- b, .subtract) }
      if b > 1 {
        if a &* b < bound { body(first, i, second, j, a &* b, .multiply) }
        if a % b == 0 { body(first, i, second, j, a / b, .divide) }
      }
      j &+= 1
    }
    // From here on the second value is the larger one.
    let firstLarger = j
    while j < count, values[j] < bound &- min(a, bound) {
      body(first, i, second, j, values[j] &+ a, .add)
      body(first, i, second, j, values[j] &- a, .subtract)
      j &+= 1
    }
    while j < count, values[j] < bound &+ a {
      body(first, i, second, j, values[j] &- a, .subtract)
      j &+= 1
    }
    if a == 1 { return }
    j = firstLarger
    while j < count, UInt64(values[j]) &* UInt64(a) < UInt64(bound) {
      body(first, i, second, j, values[j] &* a, .multiply)
      j &+= 1
    }
    let divisor = Divisor(a)
    for j in firstLarger..<max(firstLarger, count) {
      if let quotient = divisor.quotient(of: values[j]), quotient < bound {
        body(first, i, second, j, quotient, .divide)
      }
    }
  }
}
