/// Counts the distinct solutions of goals without finding each of them.
///
/// Chains with members of up to four numbers are counted with all their forms where they are found. Others have a member that is
/// larger. Such members are put off and then counted from large to small, those over the same numbers together, because
/// these look into the same tables.
///
/// Every distinct solution is counted once, since each set of members is one chain.
final class SolutionCounter {
  private let lattice: SelectionLattice
  private let finder: ChainFinder
  private var watch: Watch
  /// The sums and products over more numbers than tables have, and their places in `nodes`.
  private let index: NodeIndex
  private let nodes: GrowingList<Node>
  /// By kind and subset: the last node that is still to be counted; −1 if there is none.
  private let waiting: UnsafeMutablePointer<Int32>
  /// Nodes with chains that have larger members, large ones first, and these chains.
  private let open: GrowingList<OpenNode>
  private let found: ChainList
  private let memory = OwnedMemory()

  /// A sum or product.
  private struct Node {
    let value: Int
    /// The next node of the same kind over the same numbers that is still to be counted; −1 if there is none.
    let next: Int32
    var count = 0
  }

  /// A node and where its chains are.
  private struct OpenNode {
    let node: Int
    let kind: ChainKind
    let start: Int
    let firstEnd: Int
    let lastEnd: Int
  }

  /// A counter of solutions for values up to a ceiling.
  init(_ lattice: SelectionLattice, ceiling: UInt64, _ watch: Watch) {
    self.lattice = lattice
    self.watch = watch
    finder = ChainFinder(lattice, ceiling: ceiling)
    index = NodeIndex(in: memory)
    nodes = GrowingList(in: memory, capacity: 4096)
    waiting = memory.array(2 * lattice.count, of: -1)
    open = GrowingList(in: memory)
    found = ChainList(in: memory)
  }

  /// How many distinct solutions a goal has, or the maximum of the type if there are more.
  ///
  /// - Throws: If the limit is reached. After that nothing else can be counted.
  func count(of goal: ExpressionFinder.Goal) throws(Stopped) -> Int {
    guard goal.value <= lattice.bounds[goal.subset] else { return 0 }
    let size = Int(lattice.sizes[goal.subset])
    // All members but the last of a chain are at most half of it.
    try finder.tabulate(upTo: max(size / 2, min(size, ChainTable.largestSize)), &watch)
    if size == 1 { return lattice.number(of: goal.subset) == goal.value ? 1 : 0 }
    let kinds = [ChainKind.sum, .product].filter {
      finder.mayHave($0, goal.subset, Int(goal.value))
    }
    if size <= finder.joinedSize {
      return kinds.reduce(0) {
        $0.clampedSum(finder.formCount($1, goal.subset, Int(goal.value)))
      }
    }
    let roots = kinds.map {
      node(.init(kind: $0, subset: goal.subset, value: Int(goal.value)))
    }
    try countWaiting(upTo: size)
    return roots.reduce(0) { $0.clampedSum(nodes[Int($1)].count) }
  }

  /// The place of a sum or product. A new one waits to be counted.
  private func node(_ key: NodeIndex.Key) -> Int32 {
    let known = index.node(key)
    if known >= 0 { return known }
    let id = Int32(truncatingIfNeeded: nodes.count)
    let place = 2 * key.subset + Int(key.kind.rawValue)
    nodes.append(Node(value: key.value, next: waiting[place]))
    waiting[place] = id
    index.append(key)
    return id
  }

  /// Counts all nodes that wait, over up to a number of numbers.
  private func countWaiting(upTo size: Int) throws(Stopped) {
    for size in stride(from: size, to: finder.joinedSize, by: -1) {
      for subset in lattice.ofSize[size] {
        for kind in [ChainKind.sum, .product] { try findChains(kind, subset) }
      }
    }
    // Members are smaller than what they are part of.
    for place in (0..<open.count).reversed() { addForms(open[place]) }
    open.removeAll()
    found.members.removeAll()
    found.ends.removeAll()
  }

  /// Counts the chains of nodes over some numbers that wait, as far as their members are small, and lets larger members wait.
  private func findChains(_ kind: ChainKind, _ subset: SelectionLattice.Subset) throws(Stopped) {
    let place = 2 * subset + Int(kind.rawValue)
    var id = Int(waiting[place])
    if id < 0 { return }
    waiting[place] = -1
    // One search for all of them, since each takes hold of the finder.
    var search = ChainSearch(kind, finder, into: found, isCounting: true)
    while id >= 0 {
      let (start, firstEnd) = (found.members.count, found.ends.count)
      try search.find(nodes[id].value, in: subset, &watch)
      nodes[id].count = search.formCount
      if found.ends.count > firstEnd {
        open.append(
          OpenNode(
            node: id, kind: kind, start: start, firstEnd: firstEnd, lastEnd: found.ends.count))
        for place in start..<found.members.count {
          let member = found.members[place]
          if finder.sizes[member.subset] > finder.joinedSize {
            found.members[place].node = node(
              .init(kind: kind.memberKind, subset: member.subset, value: member.value))
          }
        }
      }
      id = Int(nodes[id].next)
    }
  }

  /// Adds the forms of the chains of a node, whose members have been counted.
  private func addForms(_ node: OpenNode) {
    var start = node.start
    var count = nodes[node.node].count
    for place in node.firstEnd..<node.lastEnd {
      let chain = found.members[start..<found.ends[place]]
      start = found.ends[place]
      count = count.clampedSum(
        ChainMember.formCount(of: chain) { place in
          let member = chain[place]
          if member.node >= 0 { return nodes[Int(member.node)].count }
          return finder.sizes[member.subset] == 1
            ? 1 : finder.formCount(node.kind.memberKind, member.subset, member.value)
        })
    }
    nodes[node.node].count = count
  }
}
