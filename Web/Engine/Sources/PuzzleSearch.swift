import NumbersGame

/// An exhaustive search in a puzzle: the values of every selection of the numbers, from those of its parts.
///
/// Each value is kept once, with the fewest operations that were found for it. Values of all numbers are not kept, but
/// compared with the targets.
struct PuzzleSearch {
  private enum Kind: UInt8 {
    case number, add, subtract, multiply, divide, power, squareRoot, factorial
  }

  /// A value, and how it is made: of the nodes left and right. A number has itself on the left.
  private struct Node {
    var value: Rational
    var kind: Kind
    var operationCount: UInt8
    var left: Int32
    var right: Int32
  }

  private let puzzle: Puzzle
  private let numbers: [Int]
  private let first: Int
  private var nodes: [Node] = []
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
  init(_ puzzle: Puzzle, _ numbers: [Int], targets: ClosedRange<Int>) {
    self.puzzle = puzzle
    self.numbers = numbers.sorted()
    first = targets.lowerBound
    made = Array(repeating: nil, count: targets.count)
    tables = Array(repeating: 0..<0, count: 1 << numbers.count)
    for mask in 1..<tables.count { search(mask) }
  }

  /// The formulas, and `nil` for targets that cannot be made.
  var formulas: [String?] {
    made.map { node in node.map { text($0).text } }
  }

  private mutating func search(_ mask: Int) {
    // Of equal numbers the first are taken, so that every selection is looked at once.
    if canonical(mask) != mask { return }
    isLast = mask == tables.count - 1
    start = nodes.count
    slots = Array(repeating: -1, count: 256)
    let places = numbers.indices.filter { mask & (1 << $0) != 0 }
    let number = numbers[places[0]]
    if places.count == 1 || puzzle.hasManyOperations {
      // Equal digits that are written together.
      let digits = places.reduce(into: 0) { value, _ in value = 10 * value + number }
      note(
        Rational(Int64(digits)), .number, left: Int32(digits), right: -1, operationCount: 0,
        depth: 0)
    }
    // All ways to part the selection in two, the first of its numbers in the first part.
    var part = (mask - 1) & mask
    while part > 0 {
      if part & (mask & -mask) != 0 {
        combine(tables[canonical(part)], tables[canonical(mask ^ part)])
      }
      part = (part - 1) & mask
    }
    if puzzle.hasManyOperations, !isLast {
      var round = start..<nodes.count
      for depth in 1...2 {
        for place in round { addUnary(of: nodes[place], at: place, depth: depth) }
        round = round.upperBound..<nodes.count
      }
    }
    tables[mask] = start..<nodes.count
  }

  private func canonical(_ mask: Int) -> Int {
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
        note(b.subtracting(a), .subtract, right, left)
        note(a.multiplied(by: b), .multiply, left, right)
        note(a.divided(by: b), .divide, left, right)
        note(b.divided(by: a), .divide, right, left)
        if puzzle.hasManyOperations {
          note(a.power(b), .power, left, right)
          note(b.power(a), .power, right, left)
        }
      }
    }
  }

  @inline(never)
  private mutating func note(_ value: Rational?, _ kind: Kind, _ left: Int, _ right: Int) {
    guard let value, puzzle.hasFractions || value.isWhole else { return }
    note(
      value, kind, left: Int32(left), right: Int32(right),
      operationCount: nodes[left].operationCount + nodes[right].operationCount + 1, depth: 0)
  }

  private mutating func note(
    _ value: Rational, _ kind: Kind, left: Int32, right: Int32, operationCount: UInt8, depth: Int
  ) {
    let node = Node(
      value: value, kind: kind, operationCount: operationCount, left: left, right: right)
    if isLast { return judge(node, depth: depth) }
    // At most two slots in three are taken.
    if 3 * (nodes.count - start) > 2 * slots.count { grow() }
    let slot = slot(of: value)
    let place = Int(slots[slot])
    if place < 0 {
      slots[slot] = Int32(nodes.count)
      nodes.append(node)
    } else if nodes[place].operationCount > operationCount, depth == 0 {
      nodes[place] = node
    }
  }

  /// Compares a value of all numbers with the targets, and its roots and factorials too.
  private mutating func judge(_ node: Node, depth: Int) {
    let value = node.value
    if value.isWhole, value.numerator >= Int64(first), value.numerator < Int64(first + made.count) {
      let place = Int(value.numerator) - first
      if made[place].map({ $0.operationCount > node.operationCount }) ?? true { made[place] = node }
    }
    guard puzzle.hasManyOperations, depth < 2 else { return }
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
      (node.value.squareRoot, .squareRoot), (node.value.factorial, .factorial),
    ]
    for (result, kind) in results {
      guard let result, result != node.value else { continue }
      isAny = true
      note(
        result, kind, left: Int32(place), right: -1, operationCount: node.operationCount + 1,
        depth: depth)
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

  /// A formula, and how tightly its outermost operation binds: from 1, sums, to 5, numbers.
  private func text(_ node: Node) -> (text: String, binding: Int) {
    func part(_ place: Int32, _ least: Int) -> String {
      let (text, binding) = text(nodes[Int(place)])
      return binding < least ? "(" + text + ")" : text
    }
    switch node.kind {
    case .number: return ("\(node.left)", 5)
    case .add: return (part(node.left, 1) + " + " + part(node.right, 1), 1)
    case .subtract: return (part(node.left, 1) + " − " + part(node.right, 2), 1)
    case .multiply: return (part(node.left, 2) + " × " + part(node.right, 2), 2)
    case .divide: return (part(node.left, 2) + " ÷ " + part(node.right, 3), 2)
    case .power: return (part(node.left, 5) + "^" + part(node.right, 5), 3)
    case .squareRoot: return ("√" + part(node.left, 5), 4)
    case .factorial: return (part(node.left, 5) + "!", 4)
    }
  }
}
