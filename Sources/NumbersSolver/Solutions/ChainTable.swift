/// All irredundant chains of a kind over exactly the numbers of one small subset, by what they come to,
/// with every choice of signs: the ends of the chains of larger subsets.
///
/// A chain of one member is among them, and so are chains that are worth nothing by themselves, as
/// 1 ÷ 6, for something may stand before them. The memory belongs to whoever makes it.
struct ChainTable {
  /// The members of all chains, one chain after the other.
  let members: UnsafeMutablePointer<ChainMember>
  private let chains: UnsafeMutablePointer<Chain>
  private let heads: UnsafeMutablePointer<Int32>
  private let mask: Int

  struct Chain {
    /// What it comes to: a sum, or a ratio in lowest terms.
    let value: Value
    /// Its members, in `members`.
    let start: Int32
    let count: Int32
    /// The next chain with the same hash; −1 if there is none.
    var next: Int32 = -1
  }

  /// The sum of a chain over one, or its ratio in lowest terms.
  struct Value: Equatable {
    let numerator: Int
    let denominator: Int

    @inline(__always)
    var hash: Int {
      let mixed =
        UInt64(bitPattern: Int64(numerator)) &* 0x9E37_79B9_7F4A_7C15
        ^ UInt64(bitPattern: Int64(denominator)) &* 0xC2B2_AE3D_27D4_EB4F
      return Int(truncatingIfNeeded: mixed &>> 32)
    }
  }

  init(_ found: [Chain], _ foundMembers: [ChainMember]) {
    members = .allocate(capacity: max(1, foundMembers.count))
    members.initialize(from: foundMembers, count: foundMembers.count)
    chains = .allocate(capacity: max(1, found.count))
    chains.initialize(from: found, count: found.count)
    var size = 16
    while size < 2 * found.count { size *= 2 }
    mask = size - 1
    heads = .allocate(capacity: size)
    heads.initialize(repeating: -1, count: size)
    for index in found.indices.reversed() {
      let place = found[index].value.hash & mask
      chains[index].next = heads[place]
      heads[place] = Int32(index)
    }
  }

  func deallocate() {
    members.deallocate()
    chains.deallocate()
    heads.deallocate()
  }

  /// Calls a function with each chain that comes to a value.
  @inline(__always)
  func forEach(_ value: Value, _ body: (Chain) -> Void) {
    var index = heads[value.hash & mask]
    while index >= 0 {
      let chain = chains[Int(index)]
      if chain.value == value { body(chain) }
      index = chain.next
    }
  }
}
