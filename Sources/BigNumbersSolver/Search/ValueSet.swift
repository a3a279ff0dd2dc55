import NumbersGame

/// The values that can be made of some numbers, each with one way to make it.
struct ValueSet {
  private(set) var values: [ExactNumber] = []
  private(set) var nodes: [ValueNode] = []
  private var places: [ExactNumber: Int32] = [:]

  /// Notes a way to make a value, if it is the first or takes fewer operations than the one that is known, and
  /// no more of them on one number in a row.
  mutating func note(_ value: ExactNumber, _ node: ValueNode) {
    if let place = places[value].map(Int.init) {
      if (node.depth, node.operationCount) < (nodes[place].depth, nodes[place].operationCount) {
        nodes[place] = node
      }
      return
    }
    places[value] = Int32(values.count)
    values.append(value)
    nodes.append(node)
  }

  /// The position of a value.
  func place(of value: ExactNumber) -> Int? { places[value].map(Int.init) }
}

/// A way to make a value.
struct ValueNode {
  let kind: Kind
  /// The number of operations it takes: more than 255 if each of ten numbers has twenty of its own.
  let operationCount: UInt16
  /// The number of trailing operations on one number.
  let depth: UInt8

  enum Kind {
    case number(Int)
    /// Digits that are written together, as the number that they are.
    case concatenation(Int)
    case unary(PuzzleOperation, Reference)
    case binary(PuzzleOperation, Reference, Reference)
  }

  /// A value in a set.
  struct Reference {
    let set: Int32
    let place: Int32
  }
}
