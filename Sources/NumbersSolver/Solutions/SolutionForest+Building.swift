import NumbersGame

extension SolutionForest {
  /// The node for a value, which is built if it is new.
  mutating func node(_ key: Key) throws(Stopped) -> Int {
    if let id = nodeIDs[key] { return id }
    let chains = try finder.chains(key.kind, key.subset, key.value, &watch)
    // The nodes of members come first, so that the alternatives of this one stand together.
    var isComplete: [Bool] = []
    isComplete.reserveCapacity(chains.ends.count)
    var start = 0
    for end in chains.ends {
      isComplete.append(try buildMembers(key.kind, chains.members[start..<end]))
      start = end
    }
    var node = Node(alternatives: alternatives.count..<alternatives.count)
    start = 0
    for (end, isComplete) in zip(chains.ends, isComplete) {
      if isComplete { append(key.kind, chains.members[start..<end], to: &node) }
      start = end
    }
    node.alternatives = node.alternatives.lowerBound..<alternatives.count
    nodes.append(node)
    nodeIDs[key] = nodes.count - 1
    return nodes.count - 1
  }

  /// Builds the nodes of the members of a chain; false if one of them has no irredundant form.
  private mutating func buildMembers(
    _ kind: ChainKind, _ chain: ArraySlice<ChainMember>
  ) throws(Stopped) -> Bool {
    for member in chain where lattice.sizes[member.subset] > 1 {
      if nodes[try node(Key(kind, member))].count == 0 { return false }
    }
    return true
  }

  /// Adds a way to make a node.
  private mutating func append(
    _ kind: ChainKind, _ chain: ArraySlice<ChainMember>, to node: inout Node
  ) {
    let first = (members: members.count, runs: runs.count, plans: plans.count)
    var count = 1
    for index in chain.indices {
      let member = member(kind, chain[index])
      members.append(member)
      if index > chain.startIndex, chain[index] == chain[index - 1] {
        runs[runs.count - 1].length += 1
      } else {
        runs.append(Run(length: 1, forms: self.count(of: member)))
      }
    }
    for run in runs[first.runs...] { count = count.clampedProduct(run.sets) }
    Grouping.append(kind, chain, to: &plans)
    alternatives.append(
      Alternative(
        members: first.members..<members.count, plan: first.plans..<plans.count,
        runs: first.runs..<runs.count, start: node.count))
    node.count = node.count.clampedSum(count)
  }

  /// A member of a chain, whose node has been built.
  private func member(_ kind: ChainKind, _ member: ChainMember) -> Member {
    guard lattice.sizes[member.subset] > 1, let id = nodeIDs[Key(kind, member)] else {
      return .number(member.value)
    }
    return .node(id)
  }
}

extension SolutionForest.Key {
  /// The node of a member of a chain of a kind.
  fileprivate init(_ kind: ChainKind, _ member: ChainMember) {
    self.init(kind: kind.memberKind, subset: member.subset, value: member.value)
  }
}
