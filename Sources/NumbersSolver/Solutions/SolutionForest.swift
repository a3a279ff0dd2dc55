import NumbersGame

/// All irredundant flat forms of the values asked for, as a packed forest: each sum or product of a
/// subset that has a value is one node, however many solutions it is part of, and lists the ways in
/// which it can be made of other nodes.
///
/// The number of solutions follows from the forest without listing them, and any one of them can be
/// given by its place.
struct SolutionForest {
  let lattice: SelectionLattice
  private var table: ReachTable
  let finder: ChainFinder
  var watch: Watch
  var nodes: [Node] = []
  var alternatives: [Alternative] = []
  var members: [Member] = []
  var runs: [Run] = []
  var plans: [Grouping.Entry] = []
  var nodeIDs: [Key: Int] = [:]

  /// A number or a node of the forest.
  enum Member {
    case number(Int)
    case node(Int)
  }

  /// A sum or product with a value.
  struct Node {
    var count = 0
    /// Its ways to be made, in `alternatives`.
    var alternatives = 0..<0
  }

  /// A way to make a node.
  struct Alternative {
    /// Its members, in `members`.
    let members: Range<Int>
    /// The order of its operations, in `plans`.
    let plan: Range<Int>
    /// Members that are alike, and so must be taken as a set, in `runs`.
    let runs: Range<Int>
    /// How many solutions come before those of this alternative.
    let start: Int
  }

  /// Members of an alternative that are alike.
  struct Run {
    var length: Int
    /// How many forms each of them has.
    let forms: Int
    /// How many sets of so many forms there are.
    var sets: Int { length == 1 ? forms : forms.multichoose(length) }
  }

  struct Key: Hashable {
    let kind: ChainKind
    let subset: SelectionLattice.Subset
    let value: Int
  }

  /// An empty forest, for values up to a ceiling.
  init(_ lattice: SelectionLattice, ceiling: UInt64, _ watch: Watch) {
    self.lattice = lattice
    self.watch = watch
    table = ReachTable(lattice, ceiling: ceiling)
    finder = ChainFinder(lattice)
  }

  /// The forms at the root of all solutions of a goal.
  mutating func roots(of goal: ExpressionFinder.Goal) throws(Stopped) -> [Member] {
    guard goal.value <= lattice.bounds[goal.subset] else { return [] }
    let size = Int(lattice.sizes[goal.subset])
    // Members but the last of a chain are at most half of it; the tables beyond that only show
    // early what cannot be reached, and soon cost more than they save.
    try table.build(upTo: max(size / 2, min(size - 1, 4), 1), &watch)
    finder.update(from: table)
    if size == 1 {
      return lattice.number(of: goal.subset) == goal.value ? [.number(Int(goal.value))] : []
    }
    var roots: [Member] = []
    for kind in [ChainKind.sum, .product] {
      let id = try node(Key(kind: kind, subset: goal.subset, value: Int(goal.value)))
      if nodes[id].count > 0 { roots.append(.node(id)) }
    }
    return roots
  }

  /// How many solutions a member has.
  func count(of member: Member) -> Int {
    switch member {
    case .number: 1
    case .node(let id): nodes[id].count
    }
  }
}
