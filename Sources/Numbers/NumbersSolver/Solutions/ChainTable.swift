/// All irredundant chains of a kind over exactly the numbers of one small subset, by what they come to,
/// with every choice of signs: the ends of the chains of larger subsets.
///
/// The chains of one member come first. Chains that are worth nothing by themselves are among them, as
/// 1 ÷ 6, for something may stand before them.
struct ChainTable {
  private let chains: UnsafeMutablePointer<Chain>
  private let heads: UnsafeMutablePointer<Int32>
  private let mask: Int
  /// How many chains there are, and how many of them have one member.
  let count: Int
  let singleCount: Int
  /// A filter for the words of the chains of one member.
  let singleFilter: WordFilter
  /// Filters for these and the chains whose first member is over a certain number or comes after it; the last one leaves out all chains
  /// that begin with a number.
  private let filters: UnsafeMutablePointer<(first: Int, filter: WordFilter)>
  private let filterCount: Int

  /// The largest subsets that have tables.
  static let largestSize = 4

  /// A chain of up to four members, in half a cache line.
  struct Chain {
    let word: UInt64
    /// The next chain with the same hash; −1 if there is none.
    fileprivate var next: Int32 = -1
    private let formCount: UInt32
    let first: MemberCode
    let second: MemberCode
    let third: MemberCode
    let fourth: MemberCode

    /// The chain of one member.
    init(_ member: MemberCode, _ word: UInt64, forms: Int) {
      self.word = word
      // Four numbers have some ten thousand forms in all.
      formCount = UInt32(truncatingIfNeeded: forms)
      first = member
      (second, third, fourth) = (.none, .none, .none)
    }

    /// The chain of a member and up to three others.
    init(_ member: MemberCode, _ others: Chain, _ word: UInt64, forms: Int) {
      self.word = word
      formCount = UInt32(truncatingIfNeeded: forms)
      first = member
      (second, third, fourth) = (others.first, others.second, others.third)
    }

    /// How many forms it has.
    var forms: Int {
      @inline(__always) get { Int(formCount) }
    }

    /// Calls a function with each member but the first until it returns false.
    ///
    /// - Returns: Whether it always returned true.
    @inline(__always)
    func othersSatisfy(_ condition: (MemberCode) -> Bool) -> Bool {
      if second == .none { return true }
      guard condition(second) else { return false }
      if third == .none { return true }
      guard condition(third) else { return false }
      return fourth == .none || condition(fourth)
    }

    /// Calls a function with each member.
    @inline(__always)
    func forEach(_ body: (MemberCode) -> Void) {
      body(first)
      _ = othersSatisfy {
        body($0)
        return true
      }
    }
  }

  /// A table of nothing.
  init(in memory: OwnedMemory) {
    chains = memory.room(for: 1)
    heads = memory.array(1, of: -1)
    (mask, count, singleCount, filterCount) = (0, 0, 0, 0)
    singleFilter = WordFilter(capacity: 0, in: memory)
    filters = memory.array(1, of: (.max, singleFilter))
  }

  /// The table of a subset.
  ///
  /// - Parameters:
  ///   - singles: The places of the values that the subset can have as one member.
  ///   - members: The values of members.
  ///   - others: The chains of two members or more, in the order of their first members.
  ///   - sizes: By subset: how many numbers it has.
  ///   - memory: Where the table is.
  init(
    _ singles: Range<Int>, _ members: UnsafePointer<MemberValue>, _ others: GrowingList<Chain>,
    _ sizes: UnsafePointer<Int>, in memory: OwnedMemory
  ) {
    singleCount = 2 * singles.count
    count = singleCount + others.count
    chains = memory.room(for: count)
    var place = 0
    for single in singles {
      let value = members[single]
      (chains + place).initialize(
        to: Chain(.init(single, isInverse: false), value.word, forms: value.forms))
      (chains + place + 1).initialize(
        to: Chain(.init(single, isInverse: true), value.inverse, forms: value.forms))
      place += 2
    }
    (chains + place).initialize(from: others.base, count: others.count)
    var size = 16
    while size < 2 * count { size *= 2 }
    mask = size - 1
    heads = memory.array(size, of: -1)
    singleFilter = WordFilter(capacity: singleCount, in: memory)
    // Chains are in the order of their first members, small ones first.
    filters = memory.room(for: Self.largestSize + 1)
    var filterCount = 0
    var last = -1
    for index in singleCount..<count {
      let first = members[chains[index].first.place].subset
      if first == last { continue }
      last = first
      guard sizes[first] == 1 else { break }
      // Another filter stands here until its own is made below, since there is a chain that begins with the number.
      (filters + filterCount).initialize(to: (first, singleFilter))
      filterCount += 1
    }
    var filter = WordFilter(capacity: count, in: memory)
    (filters + filterCount).initialize(to: (.max, filter))
    self.filterCount = filterCount + 1
    for index in 0..<singleCount {
      let hash = ChainWord.hash(chains[index].word)
      singleFilter.insert(hash)
      filter.insert(hash)
    }
    for index in (0..<count).reversed() {
      let hash = ChainWord.hash(chains[index].word)
      let place = hash & mask
      chains[index].next = heads[place]
      heads[place] = Int32(truncatingIfNeeded: index)
      if index < singleCount { continue }
      // Each filter has what the next one has, and the chains that begin with its number.
      if filterCount > 0,
        filters[filterCount - 1].first == members[chains[index].first.place].subset
      {
        filterCount -= 1
        filter = WordFilter(filter, in: memory)
        filters[filterCount].filter = filter
      }
      filter.insert(hash)
    }
  }

  /// A filter for the words of chains whose first member may follow one over a part.
  func filter(after part: Int, size: Int) -> WordFilter {
    var place = 0
    while place < filterCount - 1, size > 1 || filters[place].first < part { place += 1 }
    return filters[place].filter
  }

  /// A chain by its place.
  @inline(__always)
  subscript(place: Int) -> Chain { chains[place] }

  /// The place of the first chain with a word; −1 if there is none.
  @inline(__always)
  func firstPlace(of word: UInt64) -> Int {
    place(from: Int(heads[ChainWord.hash(word) & mask]), of: word)
  }

  /// The place of the next chain with the same word as one; −1 if there is none.
  @inline(__always)
  func nextPlace(after place: Int) -> Int {
    self.place(from: Int(chains[place].next), of: chains[place].word)
  }

  @inline(__always)
  private func place(from first: Int, of word: UInt64) -> Int {
    var place = first
    while place >= 0, chains[place].word != word { place = Int(chains[place].next) }
    return place
  }

  /// Calls a function with each chain of two members or more that has a value.
  func forEach(
    _ value: Int, _ kind: ChainKind, _ members: UnsafePointer<MemberValue>, _ body: (Chain) -> Void
  ) {
    var place = firstPlace(of: ChainWord.word(of: value, kind))
    while place >= 0 {
      if place >= singleCount {
        var sum = ChainValue(kind)
        chains[place].forEach { sum.add(members.member($0)) }
        if sum.isEqual(to: value) { body(chains[place]) }
      }
      place = nextPlace(after: place)
    }
  }

  /// The bytes that it takes.
  var byteCount: Int { count * (MemoryLayout<Chain>.stride + 16) }
}
