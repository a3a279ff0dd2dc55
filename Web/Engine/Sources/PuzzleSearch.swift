import NumbersGame

/// An exhaustive search in a puzzle: the values of every selection of the numbers, from those of its parts.
///
/// Each value is kept once, with the fewest operations that were found for it, and of these with the least effort
/// (`StepEffort`). Values of as many numbers as may be used are not kept, but compared with the targets.
struct PuzzleSearch {
  enum Kind: UInt8 {
    case number, decimal, add, subtract, multiply, divide, power, squareRoot, factorial

    var operation: PuzzleOperation {
      switch self {
      case .number: .concatenate
      case .decimal: .decimal
      case .add: .add
      case .subtract: .subtract
      case .multiply: .multiply
      case .divide: .divide
      case .power: .power
      case .squareRoot: .squareRoot
      case .factorial: .factorial
      }
    }
  }

  /// A value, and how it is made: of the nodes left and right. A number has itself on the left.
  struct Node {
    var value: Rational
    var kind: Kind
    var operationCount: UInt8
    var left: Int32
    var right: Int32
    /// The effort of all operations in points.
    var points: Int32
    /// Whether an operation on two numbers is in it.
    var isResult: Bool

    /// Whether it takes fewer operations than another, or as many with less effort, or needs no more brackets wherever it stands.
    func precedes(_ other: Node) -> Bool {
      (operationCount, points, other.kind.operation.binding)
        < (other.operationCount, other.points, kind.operation.binding)
    }

    /// The node as an operand.
    var operand: EffortOperand {
      EffortOperand(
        EffortResult(value), binding: kind.operation.binding, isResult: isResult)
    }
  }

  private let puzzle: Puzzle
  let options: PuzzleOptions
  private let usedCounts: ClosedRange<Int>
  private let hasFractions: Bool
  private let hasRoots: Bool
  private let numbers: [Int]
  private let first: Int
  private(set) var nodes: [Node] = []
  /// For each selection of numbers, as a mask of places, the range of its nodes.
  private var tables: [Range<Int>]
  /// A hash table of the nodes of the selection that is worked on: a place in `nodes`, or -1.
  private var slots: [Int32] = []
  private var start = 0
  /// For each target, the node that makes it.
  private var made: [Node?]
  private var isLast = false

  /// Searches for formulas that make targets.
  ///
  /// - Parameters:
  ///   - puzzle: The kind of puzzle.
  ///   - numbers: Numbers that it allows.
  ///   - targets: The targets.
  ///   - options: What changes its rules.
  ///   - usedCounts: How many of the numbers may be used.
  init(
    _ puzzle: Puzzle, _ numbers: [Int], targets: ClosedRange<Int>, options: PuzzleOptions,
    usedCounts: ClosedRange<Int>
  ) {
    self.puzzle = puzzle
    self.options = options
    self.usedCounts = usedCounts
    hasFractions = puzzle.hasFractions || options.hasDecimals
    hasRoots = puzzle.hasManyOperations || options.hasRoots
    self.numbers = options.keepsOrder ? numbers : numbers.sorted()
    first = targets.lowerBound
    made = Array(repeating: nil, count: targets.count)
    tables = Array(repeating: 0..<0, count: 1 << numbers.count)
    for mask in 1..<tables.count { search(mask) }
  }

  /// The formulas, and `nil` for targets that cannot be made.
  var formulas: [String?] {
    made.map { node in node.map { text($0) } }
  }

  private mutating func search(_ mask: Int) {
    // Of equal numbers the first are taken, so that every selection is looked at once.
    guard mask.nonzeroBitCount <= usedCounts.upperBound, canonical(mask) == mask else { return }
    isLast = mask.nonzeroBitCount == usedCounts.upperBound
    start = nodes.count
    slots = Array(repeating: -1, count: 256)
    let places = numbers.indices.filter { mask & (1 << $0) != 0 }
    if places.count == 1 || puzzle.hasManyOperations { addLeaves(places) }
    if options.keepsOrder {
      for end in places.dropFirst() {
        let part = mask & ((1 << end) - 1)
        combine(tables[part], tables[mask ^ part])
      }
    } else {
      // All ways to part the selection in two, the first of its numbers in the first part.
      var part = (mask - 1) & mask
      while part > 0 {
        if part & (mask & -mask) != 0 {
          combine(tables[canonical(part)], tables[canonical(mask ^ part)])
        }
        part = (part - 1) & mask
      }
    }
    if hasRoots, !isLast {
      var round = start..<nodes.count
      for depth in 1...unaryDepth {
        for place in round { addUnary(of: nodes[place], at: place, depth: depth) }
        round = round.upperBound..<nodes.count
      }
    }
    if !isLast, usedCounts.contains(mask.nonzeroBitCount) {
      for place in start..<nodes.count { compare(nodes[place]) }
    }
    // What is made of all numbers that may be used is not made more of.
    tables[mask] = isLast ? 0..<0 : start..<nodes.count
  }

  /// The most operations on one number in a row.
  private var unaryDepth: Int { puzzle.hasManyOperations ? 2 : 1 }

  /// Notes a number, or equal digits that are written together, and the same after a point.
  private mutating func addLeaves(_ places: [Int]) {
    let digits = places.reduce(into: 0) { value, place in value = 10 * value + numbers[place] }
    var node = Node(
      value: Rational(Int64(digits)), kind: .number, operationCount: 0, left: Int32(digits),
      right: -1, points: 0, isResult: false)
    note(node, depth: 0)
    var power: Int64 = 10
    while power <= digits { power *= 10 }
    guard options.hasDecimals, let value = Rational(Int64(digits), over: power) else { return }
    (node.value, node.kind) = (value, .decimal)
    node.points = Int32(PuzzleOperation.pointsAfterPoint)
    note(node, depth: 0)
  }

  private func canonical(_ mask: Int) -> Int {
    if options.keepsOrder { return mask }
    var mask = mask
    for _ in numbers {
      for place in 1..<max(1, numbers.count)
      where numbers[place] == numbers[place - 1] && mask >> (place - 1) & 3 == 2 {
        mask ^= 3 << (place - 1)
      }
    }
    return mask
  }

  private mutating func combine(_ firsts: Range<Int>, _ seconds: Range<Int>) {
    for left in firsts {
      for right in seconds {
        let (a, b) = (nodes[left].value, nodes[right].value)
        note(a.adding(b), .add, left, right)
        note(a.subtracting(b), .subtract, left, right)
        note(a.multiplied(by: b), .multiply, left, right)
        note(a.divided(by: b), .divide, left, right)
        if puzzle.hasManyOperations { note(a.power(b), .power, left, right) }
        if options.keepsOrder { continue }
        note(b.subtracting(a), .subtract, right, left)
        note(b.divided(by: a), .divide, right, left)
        if puzzle.hasManyOperations { note(b.power(a), .power, right, left) }
      }
    }
  }

  /// Whether a value may be a result on the way.
  func allows(_ value: Rational) -> Bool {
    (hasFractions || value.isWhole) && (puzzle.hasNegatives || value.numerator > 0)
  }

  /// Notes the result of an operation on two values, if the rules allow it.
  @inline(never)
  private mutating func note(_ value: Rational?, _ kind: Kind, _ left: Int, _ right: Int) {
    guard let value, allows(value) else { return }
    // Without roots, what is no target need not be looked at further.
    if isLast, !hasRoots, place(of: value) == nil { return }
    let (first, second) = (nodes[left], nodes[right])
    let own = kind.operation.points(
      first.operand, second.operand, giving: EffortResult(value))
    note(
      Node(
        value: value, kind: kind,
        operationCount: first.operationCount + second.operationCount + UInt8(kind.operation.length),
        left: Int32(left),
        right: Int32(right),
        points: first.points &+ second.points &+ Int32(own), isResult: true), depth: 0)
  }

  private mutating func note(_ node: Node, depth: Int) {
    if isLast { return judge(node, depth: depth) }
    // At most two slots in three are taken.
    if 3 * (nodes.count - start) > 2 * slots.count { grow() }
    let slot = slot(of: node.value)
    let place = Int(slots[slot])
    if place < 0 {
      slots[slot] = Int32(nodes.count)
      nodes.append(node)
    } else if depth == 0, node.precedes(nodes[place]) {
      nodes[place] = node
    }
  }

  /// The place of a value among the targets, if it is one.
  private func place(of value: Rational) -> Int? {
    guard value.isWhole, value.numerator >= Int64(first),
      value.numerator < Int64(first + made.count)
    else { return nil }
    return Int(value.numerator) - first
  }

  /// Compares a value with the targets.
  private mutating func compare(_ node: Node) {
    guard let place = place(of: node.value) else { return }
    if made[place].map({ node.precedes($0) }) ?? true { made[place] = node }
  }

  /// Compares a value of all numbers with the targets, and its roots and factorials too.
  private mutating func judge(_ node: Node, depth: Int) {
    compare(node)
    guard hasRoots, depth < unaryDepth else { return }
    // A node that roots and factorials refer to is kept for as long as they may be the best.
    let count = nodes.count
    nodes.append(node)
    if !addUnary(of: node, at: count, depth: depth + 1) { nodes.removeLast() }
  }

  /// Adds the root and the factorial of a value, and tells whether there are any.
  @discardableResult
  private mutating func addUnary(of node: Node, at place: Int, depth: Int) -> Bool {
    var isAny = false
    let results: [(Rational?, Kind)] = [
      (node.value.squareRoot, .squareRoot),
      (puzzle.hasManyOperations ? node.value.factorial : nil, .factorial),
    ]
    for (result, kind) in results {
      guard let result, result != node.value, hasFractions || result.isWhole else { continue }
      isAny = true
      let own = kind.operation.points(node.kind.operation.binding, giving: EffortResult(result))
      note(
        Node(
          value: result, kind: kind, operationCount: node.operationCount + 1, left: Int32(place),
          right: -1, points: node.points &+ Int32(own), isResult: node.isResult), depth: depth)
    }
    return isAny
  }

  private func slot(of value: Rational) -> Int {
    let mixed =
      (UInt64(bitPattern: value.numerator) &* 0x9E37_79B9_7F4A_7C15)
      ^ (UInt64(bitPattern: value.denominator) &* 0xC2B2_AE3D_27D4_EB4F)
    var slot = Int(truncatingIfNeeded: mixed >> 33) & (slots.count - 1)
    while slots[slot] >= 0, nodes[Int(slots[slot])].value != value {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: 2 * slots.count)
    for place in start..<nodes.count { slots[slot(of: nodes[place].value)] = Int32(place) }
  }
}
