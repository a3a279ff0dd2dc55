import NumbersGame

/// All irredundant flat forms of the values asked for, as a packed forest: each sum or product of a
/// subset that has a value is one node, however many solutions it is part of, and lists the chains of
/// other nodes of which it can be made.
///
/// The number of solutions follows from the forest without listing them, and any one of them can be
/// given by its place.
struct SolutionForest {
  let lattice: SelectionLattice
  private var table: ReachTable
  let finder: ChainFinder
  let planner = GroupingPlanner()
  let index = NodeIndex()
  var watch: Watch
  var nodes: [Node] = []
  /// The ways in which nodes can be made, those of a node together.
  var alternatives: [Alternative] = []
  /// The members of the alternatives, those of one together.
  var members: [ChainMember] = []
  /// The plans of the nodes that have been listed by now.
  var plans: [GroupingPlanner.Entry] = []
  var plannedNodeCount = 0
  /// Chains that have been found for nodes that are being built, those of the last node last.
  var found: [ChainMember] = []
  var foundEnds: [Int] = []

  /// A number or a node of the forest.
  enum Root {
    case number(Int)
    case node(Int32)
  }

  /// A sum or product with a value.
  struct Node {
    let kind: ChainKind
    var count = 0
    /// Its ways to be made, in `alternatives`.
    var alternatives = 0..<0
  }

  /// A way to make a node.
  struct Alternative {
    /// Its members, in `members`.
    let start: Int
    let count: Int
    /// How many solutions come before those of this alternative.
    let before: Int
    /// The order of its operations, in `plans`; −1 until something is listed. It is as long as the members
    /// and the operations between them.
    var plan = -1
  }

  /// An empty forest, for values up to a ceiling.
  init(_ lattice: SelectionLattice, ceiling: UInt64, _ watch: Watch) {
    self.lattice = lattice
    self.watch = watch
    table = ReachTable(lattice, ceiling: ceiling)
    finder = ChainFinder(lattice)
    members.reserveCapacity(4096)
    alternatives.reserveCapacity(1024)
    nodes.reserveCapacity(1024)
    found.reserveCapacity(1024)
  }

  /// The forms at the root of all solutions of a goal.
  mutating func roots(of goal: ExpressionFinder.Goal) throws(Stopped) -> [Root] {
    guard goal.value <= lattice.bounds[goal.subset] else { return [] }
    let size = Int(lattice.sizes[goal.subset])
    // Members but the last of a chain are at most half of it; the tables beyond that only show
    // early what cannot be reached, and soon cost more than they save.
    try table.build(upTo: max(size / 2, min(size - 1, 4), 1), &watch)
    finder.update(from: table)
    if size == 1 {
      return lattice.number(of: goal.subset) == goal.value ? [.number(Int(goal.value))] : []
    }
    var roots: [Root] = []
    for kind in [ChainKind.sum, .product] {
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
