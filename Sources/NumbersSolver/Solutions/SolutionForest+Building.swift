import NumbersGame

extension SolutionForest {
  /// The node for a value, which is built if it is new.
  mutating func node(_ key: Key) throws(Stopped) -> Int {
    if let id = nodeIDs[key] { return id }
    var chains: [[ChainMember]] = []
    var members: [ChainMember] = []
    try findChains(
      key.kind, key.subset, MissingValue(key.kind, value: key.value), &members, &chains)
    var node = Node()
    for chain in chains {
      if let alternative = try alternative(key.kind, chain, start: node.count) {
        node.alternatives.append(alternative)
        node.count = alternative.runs.reduce(1) { $0.clampedProduct($1.sets) }
          .clampedSum(node.count)
      }
    }
    nodes.append(node)
    nodeIDs[key] = nodes.count - 1
    return nodes.count - 1
  }

  /// A way to make a node from a chain; nothing if a member of the chain has no irredundant form.
  private mutating func alternative(
    _ kind: ChainKind, _ chain: [ChainMember], start: Int
  ) throws(Stopped) -> Alternative? {
    var members: [Member] = []
    for member in chain {
      members.append(try self.member(kind.memberKind, member))
      guard let last = members.last, count(of: last) > 0 else { return nil }
    }
    var runs: [Run] = []
    for (index, member) in chain.enumerated() {
      if index > 0, member == chain[index - 1] {
        runs[runs.count - 1].length += 1
      } else {
        runs.append(Run(length: 1, forms: count(of: members[index])))
      }
    }
    return Alternative(
      members: members, runs: runs, grouping: Grouping(kind, chain), start: start)
  }

  private mutating func member(
    _ kind: ChainKind, _ member: ChainMember
  ) throws(Stopped) -> Member {
    if lattice.sizes[member.subset] == 1 { return .number(member.value) }
    return .node(try node(Key(kind: kind, subset: member.subset, value: member.value)))
  }

  /// Finds all irredundant chains over exactly the numbers of a subset that make up for what is
  /// missing, after the members that have been chosen.
  ///
  /// Members come in order of size and then as `ChainMember.isOrdered` says, so that each chain is
  /// found once, and the last and largest follows from the others.
  private mutating func findChains(
    _ kind: ChainKind, _ rest: SelectionLattice.Subset, _ missing: MissingValue,
    _ members: inout [ChainMember], _ chains: inout [[ChainMember]]
  ) throws(Stopped) {
    try watch.spend(50)
    let size = Int(lattice.sizes[rest])
    let last = members.last
    func mayFollow(_ member: ChainMember) -> Bool {
      guard let last else { return true }
      let (lastSize, memberSize) = (lattice.sizes[last.subset], lattice.sizes[member.subset])
      return memberSize == lastSize ? ChainMember.isOrdered(last, member) : memberSize > lastSize
    }

    if last != nil, let completion = missing.completion {
      let member = ChainMember(
        subset: rest, value: completion.value, isInverse: completion.isInverse)
      if mayFollow(member), mayBeReached(kind, member) {
        members.append(member)
        if !kind.isRedundant(members) { chains.append(members) }
        members.removeLast()
      }
    }
    guard size > 1 else { return }
    let smallest = last.map { Int(lattice.sizes[$0.subset]) } ?? 1
    guard smallest <= size / 2 else { return }
    for part in lattice.parts(of: rest, sizes: smallest...(size / 2)) {
      let values = kind == .sum ? table.values[part].terms : table.values[part].factors
      for value in values where kind == .sum || value > 1 {
        for isInverse in [false, true] {
          let member = ChainMember(subset: part, value: Int(value), isInverse: isInverse)
          guard mayFollow(member),
            let missing = missing.after(member.value, isInverse: isInverse)
          else { continue }
          members.append(member)
          try findChains(kind, rest - part, missing, &members, &chains)
          members.removeLast()
        }
      }
    }
  }

  /// Whether a member has a value that its subset can have, as far as the tables tell.
  private func mayBeReached(_ kind: ChainKind, _ member: ChainMember) -> Bool {
    if Int(lattice.sizes[member.subset]) > table.builtSize {
      return member.value <= lattice.bounds[member.subset]
    }
    let values = table.values[member.subset]
    return (kind == .sum ? values.terms : values.factors).containsSorted(UInt64(member.value))
  }
}
