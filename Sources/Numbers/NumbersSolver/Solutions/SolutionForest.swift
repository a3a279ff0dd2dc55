import NumbersGame

/// All irredundant flat forms of the values asked for, as a packed forest: each sum or product of a
/// subset that has a value is one node, however many solutions it is part of, and lists the chains of
/// other nodes of which it can be made.
///
/// The number of solutions follows from the forest without listing them, and any one of them can be
/// given by its place.
///
/// It only grows, so those who walk through it may share it.
final class SolutionForest {
  let lattice: SelectionLattice
  let finder: ChainFinder
  let index: NodeIndex
  var watch: Watch
  let nodes: GrowingList<Node>
  /// The ways in which nodes can be made, those of a node together.
  let alternatives: GrowingList<Alternative>
  /// The members of the alternatives, those of one together.
  let members: GrowingList<ChainMember>
  /// Chains that have been found for nodes that are being built, those of the last node last.
  let found: ChainList
  let lister: FormLister
  private let memory = OwnedMemory()

  /// A number or a node of the forest.
  enum Root {
    case number(Int)
    case node(Int32)
  }

  /// A sum or product with a value.
  struct Node {
    let kind: ChainKind
    var count = 0
    /// Its ways to be made: where they begin and end in `alternatives`.
    let start: Int
    var end: Int

    var alternatives: Range<Int> { start..<end }
  }

  /// A way to make a node.
  struct Alternative {
    /// Its members, in `members`.
    let start: Int
    let count: Int
    /// How many solutions come before those of this alternative.
    let before: Int
    /// The order of its operations, in the plans of the lister; −1 until something is listed. It is as long as the
    /// members and the operations between them.
    var plan = -1
  }

  /// An empty forest, for values up to a ceiling.
  init(_ lattice: SelectionLattice, ceiling: UInt64, _ watch: Watch) {
    self.lattice = lattice
    self.watch = watch
    finder = ChainFinder(lattice, ceiling: ceiling)
    index = NodeIndex(in: memory)
    nodes = GrowingList(in: memory, capacity: 4096)
    alternatives = GrowingList(in: memory, capacity: 4096)
    members = GrowingList(in: memory, capacity: 8192)
    found = ChainList(in: memory)
    lister = FormLister(lattice, nodes, alternatives, members, in: memory)
  }

  /// The forms at the root of all solutions of a goal.
  func roots(of goal: ExpressionFinder.Goal) throws(Stopped) -> [Root] {
    guard goal.value <= lattice.bounds[goal.subset] else { return [] }
    let size = Int(lattice.sizes[goal.subset])
    // Members but the last of a chain are at most half of it; the tables beyond that only show
    // early what cannot be reached, and soon cost more than they save.
    let tabulatedSize = max(size / 2, min(size - 1, 4), 1)
    try finder.tabulate(upTo: tabulatedSize, &watch)
    if size == 1 {
      return lattice.number(of: goal.subset) == goal.value ? [.number(Int(goal.value))] : []
    }
    var roots: [Root] = []
    for kind in [ChainKind.sum, .product] where finder.mayHave(kind, goal.subset, Int(goal.value)) {
      let id = try node(.init(kind: kind, subset: goal.subset, value: Int(goal.value)))
      if nodes[Int(id)].count > 0 { roots.append(.node(id)) }
    }
    return roots
  }

  /// How many solutions a root has.
  func count(of root: Root) -> Int {
    switch root {
    case .number: 1
    case .node(let id): nodes[Int(id)].count
    }
  }
}
