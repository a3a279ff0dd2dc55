extension SolutionForest {
  /// The node for a value, which is built if it is new.
  mutating func node(_ key: NodeIndex.Key) throws(Stopped) -> Int32 {
    let known = index.node(key)
    if known >= 0 { return known }
    let (start, firstEnd) = (found.count, foundEnds.count)
    try finder.findChains(
      key.kind, key.subset, key.value, into: &found, ends: &foundEnds, &watch)
    let lastEnd = foundEnds.count
    // The nodes of members come first, so that the alternatives of this one stand together.
    var chainStart = start
    for place in firstEnd..<lastEnd {
      let end = foundEnds[place]
      if try !findMembers(key.kind.memberKind, chainStart..<end) { foundEnds[place] = -end }
      chainStart = end
    }
    var node = Node(kind: key.kind, alternatives: alternatives.count..<alternatives.count)
    chainStart = start
    for place in firstEnd..<lastEnd {
      let end = foundEnds[place]
      if end > 0 { append(chainStart..<end, to: &node) }
      chainStart = abs(end)
    }
    found.removeSubrange(start...)
    foundEnds.removeSubrange(firstEnd...)
    node.alternatives = node.alternatives.lowerBound..<alternatives.count
    let id = Int32(nodes.count)
    nodes.append(node)
    index.insert(key, id)
    return id
  }

  /// Finds the nodes of the members of a chain; false if one of them has no irredundant form.
  private mutating func findMembers(
    _ kind: ChainKind, _ chain: Range<Int>
  ) throws(Stopped) -> Bool {
    for place in chain {
      let member = found[place]
      guard finder.sizes[member.subset] > 1 else { continue }
      let id = try node(.init(kind: kind, subset: member.subset, value: member.value))
      if nodes[Int(id)].count == 0 { return false }
      found[place].node = id
    }
    return true
  }

  /// Adds a way to make a node.
  private mutating func append(_ chain: Range<Int>, to node: inout Node) {
    alternatives.append(
      Alternative(start: members.count, count: chain.count, before: node.count))
    var count = 1
    var place = chain.lowerBound
    while place < chain.upperBound {
      let first = found[place]
      let forms = first.node < 0 ? 1 : nodes[Int(first.node)].count
      var length = 0
      // Members that are alike are taken as a set.
      while place < chain.upperBound, ChainMember.isSame(found[place], first) {
        members.append(found[place])
        place += 1
        length += 1
      }
      count = count.clampedProduct(length == 1 ? forms : forms.multichoose(length))
    }
    node.count = node.count.clampedSum(count)
  }
}
