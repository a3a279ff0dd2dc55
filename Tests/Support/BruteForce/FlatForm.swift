import NumbersGame

/// The flat form of a tree, as `DistinctSolutions` defines it, written as text: two trees are the same
/// solution if their texts are equal.
public struct FlatForm: Hashable {
  /// Members in brackets, sorted: `(+25 +(*3 *100) -6)`.
  public let text: String
  /// Whether a step is useless: some terms add up to zero, or some but not all factors multiply to
  /// one.
  public let isRedundant: Bool

  /// Flattens a tree.
  public init(_ tree: Tree) {
    switch tree {
    case .number(let number):
      text = "\(number)"
      isRedundant = false
    case .operation(let operation, _, _, _):
      let isSum = operation == .add || operation == .subtract
      var members: [(tree: Tree, isInverse: Bool)] = []
      Self.collect(tree, isSum: isSum, isInverse: false, into: &members)
      let forms = members.map { (form: FlatForm($0.tree), isInverse: $0.isInverse) }
      let signs = isSum ? ("+", "-") : ("*", "/")
      let texts = forms.map { ($0.isInverse ? signs.1 : signs.0) + $0.form.text }
      text = "(" + texts.sorted().joined(separator: " ") + ")"
      isRedundant =
        forms.contains { $0.form.isRedundant } || Self.hasUselessGroup(members, isSum: isSum)
    }
  }

  private static func collect(
    _ tree: Tree, isSum: Bool, isInverse: Bool, into members: inout [(tree: Tree, isInverse: Bool)]
  ) {
    if case .operation(let operation, let left, let right, _) = tree,
      isSum == (operation == .add || operation == .subtract)
    {
      let inverts = operation == .subtract || operation == .divide
      collect(left, isSum: isSum, isInverse: isInverse, into: &members)
      collect(right, isSum: isSum, isInverse: isInverse != inverts, into: &members)
    } else {
      members.append((tree, isInverse))
    }
  }

  private static func hasUselessGroup(
    _ members: [(tree: Tree, isInverse: Bool)], isSum: Bool
  ) -> Bool {
    let all = (1 << members.count) - 1
    for group in 1...all where isSum || group != all {
      let chosen = members.indices.filter { group & (1 << $0) != 0 }.map { members[$0] }
      let direct = chosen.filter { !$0.isInverse }.map(\.tree.value)
      let inverse = chosen.filter { $0.isInverse }.map(\.tree.value)
      if isSum, direct.reduce(0, +) == inverse.reduce(0, +) { return true }
      if !isSum, direct.reduce(1, *) == inverse.reduce(1, *) { return true }
    }
    return false
  }
}
