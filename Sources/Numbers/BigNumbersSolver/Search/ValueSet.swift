import NumbersGame

/// The values that can be made of some numbers, each with one way to make it.
struct ValueSet {
  private(set) var values: [ExactNumber] = []
  private(set) var nodes: [ValueNode] = []
  private var hashes: [UInt64] = []
  /// Places by hash, with open addressing; −1 where there is none.
  private var slots = [Int32](repeating: -1, count: 8)

  /// Notes a way to make a value, if it is the first or takes fewer operations than the one that is known and no more of them on
  /// one number in a row, or as many with less effort. The way has the effort of all operations but the last, if that is one on
  /// two values.
  mutating func note(
    _ value: ExactNumber, _ node: ValueNode, last: LastOperation? = nil
  ) {
    var node = node
    let hash = value.mixed
    let slot = slot(of: value, hash)
    guard slots[slot] < 0 else {
      let place = Int(slots[slot])
      let known = nodes[place]
      let (work, least) = (
        (node.depth, node.operationCount), (known.depth, known.operationCount)
      )
      if work > least || work == least && node.effort >= known.effort { return }
      if let last { node.effort &+= last.points(giving: value) }
      // Of equally easy ones that which needs no more brackets wherever it stands.
      if work < least || node.effort < known.effort
        || node.effort == known.effort && node.kind.binding > known.kind.binding
      {
        nodes[place] = node
      }
      return
    }
    if let last { node.effort &+= last.points(giving: value) }
    slots[slot] = Int32(values.count)
    values.append(value)
    nodes.append(node)
    hashes.append(hash)
    if 2 * values.count > slots.count { grow() }
  }

  /// Where a value is.
  func place(of value: ExactNumber) -> Int? {
    let place = slots[slot(of: value, value.mixed)]
    return place < 0 ? nil : Int(place)
  }

  /// Where a machine fraction is.
  func place(of fraction: Rational) -> Int? {
    let hash = fraction.mixed
    var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    while slots[slot] >= 0 {
      let place = Int(slots[slot])
      if hashes[place] == hash, case .small(fraction) = values[place].storage { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The slot of a value, or the free one where it belongs.
  private func slot(of value: ExactNumber, _ hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    while slots[slot] >= 0 {
      let place = Int(slots[slot])
      if hashes[place] == hash, values[place] == value { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: 2 * slots.count)
    for place in values.indices {
      slots[slot(of: values[place], hashes[place])] = Int32(place)
    }
  }
}

extension ExactNumber {
  fileprivate var mixed: UInt64 {
    switch storage {
    case .small(let number): number.mixed
    case .big(let big): UInt64(truncatingIfNeeded: big.hashValue) &* 0x9E37_79B9_7F4A_7C15
    }
  }
}

extension Rational {
  /// A hash of which the upper half is good, sooner than that of `Hasher`.
  @inline(__always)
  fileprivate var mixed: UInt64 {
    let word =
      UInt64(bitPattern: numerator) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: denominator)
    return (word ^ word >> 29) &* 0xC2B2_AE3D_27D4_EB4F
  }
}

/// An operation on two values.
struct LastOperation {
  let operation: PuzzleOperation
  let left: Operand
  let right: Operand

  /// The points of the operation.
  func points(giving result: ExactNumber) -> Int32 {
    Int32(clamping: operation.points(left, right, giving: result))
  }
}

/// A way to make a value.
struct ValueNode {
  let kind: Kind
  /// The number of operations it takes, of which a power counts for three: more than 255 if each of ten numbers has twenty of its own.
  let operationCount: UInt16
  /// The number of trailing operations on one number.
  let depth: UInt8
  /// The effort of all operations, in points.
  var effort: Int32 = 0

  /// The node as an operand with its value.
  func operand(_ value: ExactNumber) -> Operand {
    Operand(value, kind.binding, isResult: operationCount > UInt16(depth))
  }

  enum Kind {
    case number(Int)
    /// Digits that are written together, as the number that they are.
    case concatenation(Int)
    /// Either of these after a point.
    case decimal(Written)
    case unary(PuzzleOperation, Reference)
    case binary(PuzzleOperation, Reference, Reference)
  }

  /// A number as it is written.
  struct Written {
    let number: Int
    let isConcatenation: Bool

    var kind: Kind { isConcatenation ? .concatenation(number) : .number(number) }
  }

  /// A value in a set.
  struct Reference {
    let set: Int32
    let place: Int32
  }
}

extension ValueNode.Kind {
  /// How tightly the last operation binds.
  var binding: Int {
    switch self {
    case .number(let number): Formula.number(number).binding
    case .concatenation, .decimal: PuzzleOperation.bindingOfNumber
    case .unary(let operation, _), .binary(let operation, _, _): operation.binding
    }
  }

  /// The number that is written; `nil` of an operation.
  var written: ValueNode.Written? {
    switch self {
    case .number(let number): ValueNode.Written(number: number, isConcatenation: false)
    case .concatenation(let number): ValueNode.Written(number: number, isConcatenation: true)
    case .decimal(let written): written
    case .unary, .binary: nil
    }
  }
}
