import NumbersGame

/// Makes parts of up to four tiles from smaller ones.
final class PartBuilder {
  /// A hash table from values to the lists of their stairs: open addressing with linear probing.
  private let keys: UnsafeMutablePointer<UInt32>
  private let heads: UnsafeMutablePointer<Int32>
  private let nodes: GrowingList<Node>
  private let values: GrowingList<UInt32>
  private let scratch = OwnedMemory()
  /// Where the parts are.
  let memory = OwnedMemory()

  private struct Node: BitwiseCopyable {
    var stair: Part.Stair
    var next: Int32
  }

  /// Four tiles have at most 960 values, and their parts some 500.
  private static let bits: UInt32 = 12
  private static let capacity = 1 << Int(bits)
  /// The list of a value that fewer tiles reach.
  private static let isReached: Int32 = -2
  private static let isEmpty: Int32 = -1

  init() {
    keys = scratch.array(Self.capacity, of: 0)
    heads = scratch.room(for: Self.capacity)
    nodes = GrowingList(in: scratch)
    values = GrowingList(in: scratch)
  }

  /// The part of a multiset, given those of fewer tiles.
  func part(_ code: TileMultisets.Code, size: Int, from tables: PartTables) -> Part {
    let multisets = tables.multisets
    if size == 1 {
      let tile = multisets.distinctTiles(of: code)[0]
      let stair = Part.Stair(peak: 0, expression: TileExpression(tile: tile))
      return Part(
        tileCount: 1, values: [multisets.tiles[tile]], starts: [0], stairs: [stair], in: memory)
    }
    keys.update(repeating: 0, count: Self.capacity)
    nodes.removeAll()
    values.removeAll()
    for smaller in 1..<size {
      multisets.forEachPart(of: code, size: smaller) { reached in
        let part = tables.part(reached, size: smaller)
        for index in 0..<part.count { markReached(part.values[index]) }
      }
    }
    multisets.forEachSplit(of: code, size: size) { part, partSize, rest in
      join(tables.part(part, size: partSize), tables.part(rest, size: size - partSize))
    }
    return sorted(size)
  }

  /// The place of a value, or the free place where it belongs.
  @inline(__always)
  private func slot(of value: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (value &* 0x9E37_79B1) &>> (32 &- Self.bits))
    while keys[slot] != value, keys[slot] != 0 { slot = (slot &+ 1) & (Self.capacity &- 1) }
    return slot
  }

  private func markReached(_ value: UInt32) {
    let slot = slot(of: value)
    keys[slot] = value
    heads[slot] = Self.isReached
  }

  private func join(_ first: Part, _ second: Part) {
    for i in 0..<first.count {
      for j in 0..<second.count {
        let (a, b) = (first.values[i], second.values[j])
        let (larger, smaller) = (max(a, b), min(a, b))
        note(larger &+ smaller, .add, first, i, second, j)
        if larger != smaller { note(larger &- smaller, .subtract, first, i, second, j) }
        guard smaller > 1 else { continue }
        note(larger &* smaller, .multiply, first, i, second, j)
        if larger % smaller == 0 { note(larger / smaller, .divide, first, i, second, j) }
      }
    }
  }

  /// Notes a result of a step with all stairs of its operands.
  @inline(__always)
  private func note(
    _ value: UInt32, _ operation: Operator, _ first: Part, _ i: Int, _ second: Part, _ j: Int
  ) {
    let slot = slot(of: value)
    if keys[slot] == 0 {
      keys[slot] = value
      heads[slot] = Self.isEmpty
      values.append(value)
    } else if heads[slot] == Self.isReached {
      return
    }
    for a in first.stairs(at: i) {
      for b in second.stairs(at: j) {
        insert(
          Part.Stair(
            peak: max(value, a.peak, b.peak),
            expression: .joining(
              a.expression, first.values[i], first.tileCount, operation, b.expression,
              second.values[j], second.tileCount)), at: slot)
      }
    }
  }

  /// Puts a stair in its list, by its peak, unless one that is no higher comes first; those that it makes useless are
  /// left to `sorted`.
  private func insert(_ stair: Part.Stair, at slot: Int) {
    var previous: Int32 = -1
    var node = heads[slot]
    while node >= 0, nodes[Int(node)].stair.peak <= stair.peak {
      if !stair.expression.precedes(nodes[Int(node)].stair.expression) { return }
      previous = node
      node = nodes[Int(node)].next
    }
    nodes.append(Node(stair: stair, next: node))
    let new = Int32(truncatingIfNeeded: nodes.count &- 1)
    if previous < 0 { heads[slot] = new } else { nodes[Int(previous)].next = new }
  }

  /// The part, with the values in ascending order.
  private func sorted(_ size: Int) -> Part {
    let ascending = (0..<values.count).map { values[$0] }.sorted()
    var starts: [UInt32] = []
    var stairs: [Part.Stair] = []
    for value in ascending {
      starts.append(UInt32(stairs.count))
      var best = TileExpression.none
      var node = heads[slot(of: value)]
      while node >= 0 {
        let entry = nodes[Int(node)]
        if entry.stair.expression.precedes(best) {
          best = entry.stair.expression
          // Of equal peaks the later is the better one.
          if stairs.count > Int(starts[starts.count - 1]),
            stairs[stairs.count - 1].peak == entry.stair.peak
          {
            stairs.removeLast()
          }
          stairs.append(entry.stair)
        }
        node = entry.next
      }
    }
    return Part(
      tileCount: size, values: ascending, starts: starts, stairs: stairs, in: memory)
  }
}
