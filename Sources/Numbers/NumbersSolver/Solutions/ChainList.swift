/// Chains, one after the other, in memory that is used again.
struct ChainList {
  /// The members of all chains.
  let members = GrowingList<ChainMember>(capacity: 1024)
  /// Where each chain ends.
  let ends = GrowingList<Int>()

  func deallocate() {
    members.deallocate()
    ends.deallocate()
  }

  /// Makes what has been appended since the last chain a chain.
  @inline(__always)
  func endChain() { ends.append(members.count) }
}
