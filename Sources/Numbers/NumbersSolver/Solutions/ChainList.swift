/// Chains, one after the other, in memory that is used again.
struct ChainList {
  /// The members of all chains.
  let members: GrowingList<ChainMember>
  /// Where each chain ends.
  let ends: GrowingList<Int>

  init(in memory: OwnedMemory) {
    members = GrowingList(in: memory, capacity: 1024)
    ends = GrowingList(in: memory)
  }

  /// Makes what has been appended since the last chain a chain.
  @inline(__always)
  func endChain() { ends.append(members.count) }
}
