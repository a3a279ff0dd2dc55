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
  /// A bit for the hash of each value: most that are looked up are not there.
  private let filter: UnsafeMutablePointer<UInt64>

  struct Chain {
    /// Its value: a sum, or a ratio in lowest terms.
    let value: Value
    /// The next chain with the same hash; −1 if there is none.
    fileprivate var next: Int32 = -1
    private let place: UInt32

    init(_ value: Value, start: Int, count: Int) {
      self.value = value
      // A table has far fewer than 2²⁶ members, and a chain no more than 64.
      place = UInt32(start << 6 | (count - 1))
    }

    /// Its members, in `members`.
    var start: Int {
      @inline(__always) get { Int(place &>> 6) }
    }

    var count: Int {
      @inline(__always) get { Int(place & 63) &+ 1 }
    }
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

  init(_ found: GrowingList<Chain>, _ foundMembers: GrowingList<ChainMember>) {
    members = foundMembers.copy()
    chains = found.copy()
    var size = 16
    while size < 2 * found.count { size *= 2 }
    mask = size - 1
    heads = .allocate(capacity: size)
    heads.initialize(repeating: -1, count: size)
    filter = .allocate(capacity: size / 16)
    filter.initialize(repeating: 0, count: size / 16)
    for index in (0..<found.count).reversed() {
      let hash = found[index].value.hash
      let (word, bit) = Self.filterPlace(hash, mask)
      filter[word] |= bit
      let place = hash & mask
      chains[index].next = heads[place]
      heads[place] = Int32(index)
    }
  }

  func deallocate() {
    members.deallocate()
    chains.deallocate()
    heads.deallocate()
    filter.deallocate()
  }

  /// Whether some chain may come to a value.
  @inline(__always)
  func mayContain(_ value: Value) -> Bool {
    let (word, bit) = Self.filterPlace(value.hash, mask)
    return filter[word] & bit != 0
  }

  /// Where the bit of a hash is; there are four times as many as heads.
  @inline(__always)
  private static func filterPlace(_ hash: Int, _ mask: Int) -> (word: Int, bit: UInt64) {
    let place = hash & (4 &* mask &+ 3)
    return (place &>> 6, 1 &<< UInt64(truncatingIfNeeded: place & 63))
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
