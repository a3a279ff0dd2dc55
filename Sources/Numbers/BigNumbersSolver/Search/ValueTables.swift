import NumbersGame
import NumbersSolver

/// The sets of values of all collections of numbers that were asked for, with which those of larger collections
/// are made. What is made once is kept.
struct ValueTables {
  let rules: PuzzleRules
  private(set) var sets: [ValueSet] = []
  private var indexes = CollectionIndex()
  /// The partings of numbers by how many they are and which of them are equal to the one before.
  private var partings: [PartingKey: [(first: Int, second: Int)]] = [:]
  /// The number of values in all sets.
  private(set) var valueCount = 0
  private let maximumValueCount: Int
  /// Whether the values take half of the memory, or more.
  var isHalfFull: Bool { valueCount >= maximumValueCount / 2 }
  /// The operations of the rules on one number, and on two.
  let unary: [PuzzleOperation]
  let binary: [PuzzleOperation]
  /// Which of the four operations the rules have.
  let hasSums: Bool
  let hasDifferences: Bool
  let hasProducts: Bool
  let hasQuotients: Bool
  /// Whether fewer operations may do than join all numbers one by one.
  let canJoinDigits: Bool

  private struct PartingKey: Hashable {
    let count: Int
    let repeated: Int
  }

  /// Tables for values that may take about this many bytes.
  init(_ rules: PuzzleRules, memory: Int) {
    self.rules = rules
    // Measured: a value with its way and its place in the index.
    maximumValueCount = min(max(1, memory / 200), Int(Int32.max))
    let all = PuzzleOperation.allCases.filter(rules.operations.contains)
    // A point stands before given numbers only: see the leaves.
    unary = all.filter { $0.isUnary && $0 != .decimal }
    binary = all.filter { !$0.isUnary && $0 != .concatenate }
    hasSums = binary.contains(.add)
    hasDifferences = binary.contains(.subtract)
    hasProducts = binary.contains(.multiply)
    hasQuotients = binary.contains(.divide)
    canJoinDigits = all.contains(.concatenate)
  }

  /// A reason to stop making a set.
  enum Interruption: Error {
    case stopped, outOfMemory
  }

  /// The set of some numbers, in ascending order.
  mutating func set(of numbers: [Int], _ watch: inout Watch) throws(Interruption) -> Int {
    if let index = indexes[numbers] { return index }
    var set = ValueSet()
    try add(numbers, to: &set, &watch)
    let index = sets.count
    valueCount += set.values.count
    sets.append(set)
    indexes[numbers] = index
    return index
  }

  /// A way to make a value: by two values or a number, and then operations on one number.
  struct Way {
    let kind: ValueNode.Kind
    let chain: [PuzzleOperation]
    let operationCount: Int
    /// The effort of all operations, in points.
    let effort: Int32

    /// Whether it takes fewer operations than another way to the same value, or as many with less effort.
    func precedes(_ other: Way) -> Bool {
      (operationCount, effort) < (other.operationCount, other.effort)
    }
  }

  /// All ways to make values of some numbers from the sets of their parts, without keeping them. What is called
  /// gets a value, how many operations it takes, and the way to make it, which is only put together if it is
  /// asked for.
  mutating func scan(
    _ numbers: [Int], _ watch: inout Watch, _ visit: (ExactNumber, Int, () -> Way) -> Void
  ) throws(Interruption) {
    let parts = try parts(of: numbers, &watch)
    if unary.isEmpty {
      try eachOfTwo(parts, &watch) { value, node, last in
        visit(value, Int(node.operationCount)) {
          Way(node, [], effort: node.effort &+ last.points(giving: value))
        }
      }
    } else {
      try eachOfTwo(parts, &watch) { value, node, last in close(value, node, last, visit) }
    }
    for (value, node) in leaves(numbers) { close(value, node, nil, visit) }
  }

  /// A value, and those of operations on one number in a row that begin with it, each once.
  private func close(
    _ value: ExactNumber, _ node: ValueNode, _ last: LastOperation?,
    _ visit: (ExactNumber, Int, () -> Way) -> Void
  ) {
    var seen: [(value: ExactNumber, chain: [PuzzleOperation], points: Int)] = [(value, [], 0)]
    let binding = last?.operation.binding ?? node.kind.binding
    var place = 0
    while place < seen.count {
      let (end, chain, points) = seen[place]
      visit(end, Int(node.operationCount) + chain.count) {
        let own = last?.points(giving: value) ?? 0
        return Way(node, chain, effort: node.effort &+ own &+ Int32(clamping: points))
      }
      place += 1
      guard chain.count < rules.unaryDepth else { continue }
      for operation in unary {
        if let result = apply(operation, end), !seen.contains(where: { $0.value == result }) {
          let own = operation.points(chain.last?.binding ?? binding, giving: result)
          seen.append((result, chain + [operation], points + own))
        }
      }
    }
  }

  /// Adds all values of some numbers to a set.
  private mutating func add(
    _ numbers: [Int], to set: inout ValueSet, _ watch: inout Watch
  ) throws(Interruption) {
    for (value, node) in leaves(numbers) { set.note(value, node) }
    let parts = try parts(of: numbers, &watch)
    let limit = maximumValueCount - valueCount
    try eachOfTwo(parts, &watch) { value, node, last in
      set.note(value, node, last: last)
    } isFull: {
      set.values.count > limit
    }
    // Operations on one number, to those that are new in each round.
    var start = 0
    for depth in 1...max(1, rules.unaryDepth) where !unary.isEmpty {
      let end = set.values.count
      for place in start..<end {
        let (value, node) = (set.values[place], set.nodes[place])
        try watch.spendOrStop(1000 * unary.count)
        for operation in unary {
          guard let result = apply(operation, value) else { continue }
          let reference = ValueNode.Reference(set: Int32(sets.count), place: Int32(place))
          set.note(
            result,
            ValueNode(
              kind: .unary(operation, reference), operationCount: node.operationCount + 1,
              depth: UInt8(depth),
              effort: node.effort
                &+ Int32(clamping: operation.points(node.kind.binding, giving: result))))
        }
      }
      start = end
      if set.values.count > limit { throw .outOfMemory }
      if start == set.values.count { break }
    }
  }

  // MARK: Parts

  struct Parts {
    let first: Int
    let second: Int
  }

  /// The sets of all ways to part some numbers in two.
  mutating func parts(
    of numbers: [Int], _ watch: inout Watch
  ) throws(Interruption) -> [Parts] {
    let masks = partingMasks(of: numbers)
    var parts: [Parts] = []
    parts.reserveCapacity(masks.count)
    for (first, second) in masks {
      parts.append(
        Parts(
          first: try set(of: first, in: numbers, &watch),
          second: try set(of: second, in: numbers, &watch)))
    }
    return parts
  }

  /// The set of those of some numbers, in ascending order, that are in a mask.
  private mutating func set(
    of mask: Int, in numbers: [Int], _ watch: inout Watch
  ) throws(Interruption) -> Int {
    let chosen = numbers.indices.lazy.filter { mask & (1 << $0) != 0 }.map { numbers[$0] }
    if let key = CollectionIndex.key(chosen), let index = indexes[key] { return index }
    return try set(of: Array(chosen), &watch)
  }

  private mutating func partingMasks(of numbers: [Int]) -> [(first: Int, second: Int)] {
    let repeated = numbers.indices.dropFirst().reduce(0) {
      numbers[$1] == numbers[$1 - 1] ? $0 | 1 << $1 : $0
    }
    let key = PartingKey(count: numbers.count, repeated: repeated)
    if let masks = partings[key] { return masks }
    let masks = Self.partingMasks(of: numbers, inOrder: rules.keepsOrder)
    partings[key] = masks
    return masks
  }

  /// All ways to part some numbers in two, in either order, as masks of their places; or only those that keep their order.
  private static func partingMasks(
    of numbers: [Int], inOrder: Bool
  ) -> [(first: Int, second: Int)] {
    guard numbers.count > 1 else { return [] }
    if inOrder {
      let all = (1 << numbers.count) - 1
      return (1..<numbers.count).map { ((1 << $0) - 1, all ^ ((1 << $0) - 1)) }
    }
    func chosen(_ mask: Int) -> [Int] {
      numbers.indices.filter { mask & (1 << $0) != 0 }.map { numbers[$0] }
    }
    var masks: [(first: Int, second: Int)] = []
    var seen: Set<[Int]> = []
    let all = (1 << numbers.count) - 1
    // The first number is always in the first part.
    for choice in 0..<(1 << (numbers.count - 1)) - 1 {
      let mask = choice << 1 | 1
      let (first, second) = (chosen(mask), chosen(all ^ mask))
      guard seen.insert(first).inserted else { continue }
      if first != second { seen.insert(second) }
      masks.append((mask, all ^ mask))
    }
    return masks
  }

  /// All ways to part some numbers in two, in either order unless the rules keep it.
  func partings(of numbers: [Int]) -> [(first: [Int], second: [Int])] {
    Self.partingMasks(of: numbers, inOrder: rules.keepsOrder).map { masks in
      func chosen(_ mask: Int) -> [Int] {
        numbers.indices.filter { mask & (1 << $0) != 0 }.map { numbers[$0] }
      }
      return (chosen(masks.first), chosen(masks.second))
    }
  }

  /// Calls a function with the results of all operations on two values of parts: with the value, the way to it with the effort
  /// of all operations but the last, and that.
  private func eachOfTwo(
    _ parts: [Parts], _ watch: inout Watch,
    _ visit: (ExactNumber, ValueNode, LastOperation) -> Void,
    isFull: () -> Bool = { false }
  ) throws(Interruption) {
    for part in parts {
      let (first, second) = (sets[part.first], sets[part.second])
      for i in first.values.indices {
        if isFull() { throw .outOfMemory }
        for j in second.values.indices {
          try watch.spendOrStop(200)
          let (a, b) = (first.values[i], second.values[j])
          let (firstNode, secondNode) = (first.nodes[i], second.nodes[j])
          let count = firstNode.operationCount + secondNode.operationCount
          let effort = firstNode.effort &+ secondNode.effort
          let (one, other) = (firstNode.operand(a), secondNode.operand(b))
          let left = ValueNode.Reference(set: Int32(part.first), place: Int32(i))
          let right = ValueNode.Reference(set: Int32(part.second), place: Int32(j))
          for operation in binary {
            if let result = apply(operation, a, b) {
              let node = ValueNode(
                kind: .binary(operation, left, right), operationCount: count + operation.length,
                depth: 0, effort: effort)
              visit(
                result, node,
                LastOperation(operation: operation, left: one, right: other))
            }
            if isTriedFromRight(operation), let result = apply(operation, b, a) {
              let node = ValueNode(
                kind: .binary(operation, right, left), operationCount: count + operation.length,
                depth: 0, effort: effort)
              visit(
                result, node,
                LastOperation(operation: operation, left: other, right: one))
            }
          }
        }
      }
    }
  }

  /// Whether an operation is tried with the second of two parts on its left: not where that changes nothing, or is not allowed.
  func isTriedFromRight(_ operation: PuzzleOperation) -> Bool {
    !rules.keepsOrder && operation != .add && operation != .multiply
  }

  /// A single number, and digits that are written together or after a point, if they are allowed.
  func leaves(_ numbers: [Int]) -> [(ExactNumber, ValueNode)] {
    var leaves = allLeaves(numbers)
    if rules.operations.contains(.decimal) {
      leaves += leaves.compactMap { value, node in
        guard let written = node.kind.written,
          let decimal = PuzzleOperation.decimal.apply(value, digits: rules.digits)
        else { return nil }
        return (
          decimal,
          ValueNode(
            kind: .decimal(written), operationCount: 0, depth: 0,
            effort: Int32(PuzzleOperation.pointsAfterPoint))
        )
      }
    }
    return leaves.filter { isAllowed($0.0) }
  }

  private func allLeaves(_ numbers: [Int]) -> [(ExactNumber, ValueNode)] {
    if numbers.count == 1 {
      return [
        (
          ExactNumber(numbers[0]),
          ValueNode(kind: .number(numbers[0]), operationCount: 0, depth: 0)
        )
      ]
    }
    guard rules.operations.contains(.concatenate), numbers.allSatisfy({ (0...9).contains($0) })
    else { return [] }
    let orders = rules.keepsOrder ? [numbers] : Self.orders(of: numbers)
    return orders.filter { $0[0] != 0 }.map { order in
      let number = order.reduce(0) { 10 * $0 + $1 }
      return (
        ExactNumber(number),
        ValueNode(kind: .concatenation(number), operationCount: 0, depth: 0)
      )
    }
  }

  /// All different orders of numbers that are sorted.
  private static func orders(of numbers: [Int]) -> [[Int]] {
    guard numbers.count > 1 else { return [numbers] }
    return numbers.indices.filter { $0 == 0 || numbers[$0] != numbers[$0 - 1] }.flatMap { place in
      var rest = numbers
      let first = rest.remove(at: place)
      return orders(of: rest).map { [first] + $0 }
    }
  }

  // MARK: Effort

  /// The points of a way to make a value, but for operations on one number.
  func effort(_ kind: ValueNode.Kind, giving value: ExactNumber) -> Int32 {
    guard case .binary(let operation, let left, let right) = kind else { return 0 }
    let (first, second) = (sets[Int(left.set)], sets[Int(right.set)])
    let (a, b) = (first.nodes[Int(left.place)], second.nodes[Int(right.place)])
    let own = operation.points(
      a.operand(first.values[Int(left.place)]), b.operand(second.values[Int(right.place)]),
      giving: value)
    return a.effort &+ b.effort &+ Int32(clamping: own)
  }

  // MARK: Arithmetic

  func isAllowed(_ value: ExactNumber) -> Bool { rules.allows(value) }

  func apply(_ operation: PuzzleOperation, _ value: ExactNumber) -> ExactNumber? {
    operation.apply(value, digits: rules.digits).flatMap { isAllowed($0) ? $0 : nil }
  }

  func apply(
    _ operation: PuzzleOperation, _ first: ExactNumber, _ second: ExactNumber
  ) -> ExactNumber? {
    operation.apply(first, second, digits: rules.digits).flatMap { isAllowed($0) ? $0 : nil }
  }
}

extension ValueTables.Way {
  init(_ node: ValueNode, _ chain: [PuzzleOperation], effort: Int32) {
    self.init(
      kind: node.kind, chain: chain, operationCount: Int(node.operationCount) + chain.count,
      effort: effort)
  }
}

extension Watch {
  /// Notes that some work is about to be done, which may be the end of the search.
  mutating func spendOrStop(_ work: Int) throws(ValueTables.Interruption) {
    do throws(Stopped) { try spend(work) } catch { throw .stopped }
  }
}
