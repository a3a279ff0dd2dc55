extension SolutionForest {
  /// The node for a value, which is built if it is new.
  func node(_ key: NodeIndex.Key) throws(Stopped) -> Int32 {
    let known = index.node(key)
    if known >= 0 { return known }
    let (start, firstEnd) = (found.members.count, found.ends.count)
    try finder.findChains(key.kind, key.subset, key.value, into: found, &watch)
    let lastEnd = found.ends.count
    // The nodes of members come first, so that the alternatives of this one stand together.
    var chainStart = start
    for place in firstEnd..<lastEnd {
      let end = found.ends[place]
      if try !findMembers(key.kind.memberKind, chainStart..<end) { found.ends[place] = -end }
      chainStart = end
    }
    var node = Node(kind: key.kind, start: alternatives.count, end: alternatives.count)
    chainStart = start
    for place in firstEnd..<lastEnd {
      let end = found.ends[place]
      if end > 0 { append(chainStart..<end, to: &node) }
      chainStart = abs(end)
    }
    found.members.removeAll(from: start)
    found.ends.removeAll(from: firstEnd)
    node.end = alternatives.count
    let id = Int32(nodes.count)
    nodes.append(node)
    index.append(key)
    return id
  }

  /// Finds the nodes of the members of a chain; false if one of them has no irredundant form.
  private func findMembers(_ kind: ChainKind, _ chain: Range<Int>) throws(Stopped) -> Bool {
    for place in chain {
      let member = found.members[place]
      guard finder.sizes[member.subset] > 1 else { continue }
      let id = try node(.init(kind: kind, subset: member.subset, value: member.value))
      if nodes[Int(id)].count == 0 { return false }
      found.members[place].node = id
    }
    return true
  }

  /// Adds a way to make a node.
  private func append(_ chain: Range<Int>, to node: inout Node) {
    alternatives.append(
      Alternative(start: members.count, count: chain.count, before: node.count))
    for place in chain { members.append(found.members[place]) }
    let chainMembers = found.members[chain]
    let count = ChainMember.formCount(of: chainMembers) { place in
      let member = chainMembers[place]
      return member.node < 0 ? 1 : nodes[Int(member.node)].count
    }
    node.count = node.count.clampedSum(count)
  }
}
