/// A walk through the members that chains of a large subset can begin with.
struct ChainSearch {
  private let kind: ChainKind
  private let finder: ChainFinder
  private let sizes: UnsafeMutablePointer<Int>
  private let values: UnsafePointer<MemberValue>
  /// The value of the chains.
  private var value = 0
  /// The chain that is looked at, and how many members it has.
  private let chain: OpenChain
  private var count = 0
  private let found: ChainList
  /// Whether chains are counted, with their forms, where the forms of all members have been counted; other chains are found
  /// as if they were listed.
  private let isCounting: Bool
  /// How many forms there are of the chains that have been counted for the last value.
  private(set) var formCount = 0
  /// How many forms the members have that have been chosen; −1 where that is not known or members are alike.
  private var memberForms = 1

  /// A search for chains of a kind.
  init(
    _ kind: ChainKind, _ finder: ChainFinder, into found: ChainList, isCounting: Bool = false
  ) {
    self.kind = kind
    self.finder = finder
    self.found = found
    self.isCounting = isCounting
    sizes = finder.sizes
    values = finder.values(kind).all
    chain = kind == .sum ? finder.sum : finder.product
  }

  /// Finds the chains that have a value over a subset of more numbers than tables have.
  mutating func find(_ value: Int, in subset: Int, _ watch: inout Watch) throws(Stopped) {
    self.value = value
    formCount = 0
    if finder.isBeyond(kind, subset, value) { return }
    let word = ChainWord.word(of: value, kind)
    try walk(subset, Rational(Int64(value)), word, &watch)
  }

  /// Finds the members of the rest after those that have been chosen. There are more numbers left than tables have; what they must
  /// come to is given as a value and as its word.
  private mutating func walk(
    _ rest: Int, _ missing: Rational, _ word: UInt64, _ watch: inout Watch
  ) throws(Stopped) {
    let looks = finder.looks(kind, rest)
    let first = count == 0 ? 0 : looks.firstPlace(after: chain.members[count &- 1].subset, sizes)
    try watch.spend(4 * (looks.count &- first))
    var place = first
    while place < looks.openCount {
      try extend(rest, looks[place], isInverse: false, missing, word, &watch)
      try extend(rest, looks[place], isInverse: true, missing, word, &watch)
      place &+= 1
    }
    // First all that find something, so that what comes next can be foreseen.
    if place >= looks.count { return }
    let hits = finder.hits.reserve(2 &* looks.count)
    let hitCount = looks.find(word, from: place, into: hits)
    for index in 0..<hitCount {
      let hit = Int(truncatingIfNeeded: hits[index])
      join(rest, looks[hit &>> 1], isInverse: hit & 1 != 0, word)
    }
  }

  // MARK: Members

  /// Whether a member may follow the last one.
  @inline(__always)
  private func mayFollow(_ member: ChainMember) -> Bool {
    guard count > 0 else { return true }
    let last = chain.members[count &- 1]
    let (lastSize, size) = (sizes[last.subset], sizes[member.subset])
    return size == lastSize ? ChainMember.isOrdered(last, member) : size > lastSize
  }

  /// Takes a member for the chain; false if it may not follow, or is useless together with those before, and is not taken. How
  /// many forms it has is −1 if that is not known.
  @inline(__always)
  private mutating func push(_ member: ChainMember, _ word: UInt64, forms: Int) -> Bool {
    guard mayFollow(member), chain.add(member, word, at: count) else { return false }
    if isCounting { memberForms = formCount(with: member, forms) }
    count &+= 1
    return true
  }

  /// How many forms the members have together with a member more; −1 if that is not known.
  @inline(__always)
  private func formCount(with member: ChainMember, _ forms: Int) -> Int {
    if memberForms < 0 || forms < 0 { return -1 }
    if forms == 1 { return memberForms }
    // Forms of members that are alike are taken as a set.
    if count > 0, ChainMember.isSame(chain.members[count &- 1], member) { return -1 }
    return memberForms.clampedProduct(forms)
  }

  // MARK: Ends

  /// Adds the chains that go on with a member and end as those of a table.
  @inline(__always)
  private mutating func join(
    _ rest: Int, _ look: UnsafePointer<ChainLooks.Look>, isInverse: Bool, _ word: UInt64
  ) {
    let part = Int(look.pointee.part)
    let others = rest &- part
    let table = finder.table(kind, others)
    let value = values[Int(look.pointee.place)]
    var place = table.pointee.firstPlace(of: word &* (isInverse ? value.word : value.inverse))
    if place < 0 { return }
    // Those of one member come first.
    let canSplit = sizes[others] >= 2 &* sizes[part]
    let endCount = canSplit ? table.pointee.count : table.pointee.singleCount
    if place >= endCount { return }
    let formsBefore = memberForms
    let member = ChainMember(subset: part, value: value.value, isInverse: isInverse)
    guard push(member, isInverse ? value.inverse : value.word, forms: value.forms) else { return }
    while place >= 0, place < endCount {
      add(table.pointee[place])
      place = table.pointee.nextPlace(after: place)
    }
    count &-= 1
    memberForms = formsBefore
  }

  /// Adds the chain that ends as one of a table.
  @inline(__always)
  private mutating func add(_ end: ChainTable.Chain) {
    let first = values.member(end.first)
    guard mayFollow(first) else { return }
    var (last, lastCode) = (first, end.first)
    var place = count
    let isUseful = end.othersSatisfy { code in
      guard chain.add(last, values.word(lastCode), at: place) else { return false }
      place &+= 1
      (last, lastCode) = (values.member(code), code)
      return true
    }
    guard isUseful, chain.end(last, values.word(lastCode), at: place), chain.has(value, place &+ 1)
    else { return }
    addFound(place &+ 1, forms: isCounting ? formCount(with: first, end.forms) : -1)
  }

  /// Adds the chain that ends with a member whose forms have not been counted.
  private mutating func complete(_ last: ChainMember, _ word: UInt64) {
    guard !finder.isBeyond(kind.memberKind, last.subset, last.value), mayFollow(last),
      chain.end(last, word, at: count)
    else { return }
    addFound(count &+ 1, forms: -1)
  }

  /// Counts the forms of a chain, or appends it to the list if they are not known.
  @inline(__always)
  private mutating func addFound(_ count: Int, forms: Int) {
    if forms >= 0 {
      formCount = formCount.clampedSum(forms)
      return
    }
    for place in 0..<count { found.members.append(chain.members[place]) }
    found.endChain()
  }

  // MARK: More than tables have

  /// Finds the chains that go on with a member, after which more numbers are left than tables have.
  private mutating func extend(
    _ rest: Int, _ look: UnsafePointer<ChainLooks.Look>, isInverse: Bool, _ missing: Rational,
    _ word: UInt64, _ watch: inout Watch
  ) throws(Stopped) {
    let part = Int(look.pointee.part)
    let others = rest &- part
    let value = values[Int(look.pointee.place)]
    let canSplit = sizes[others] >= 2 &* sizes[part]
    guard
      let left = missing.without(
        value.value, isInverse: isInverse, kind, upTo: finder.bounds[others],
        asMember: !canSplit)
    else { return }
    let formsBefore = memberForms
    let member = ChainMember(subset: part, value: value.value, isInverse: isInverse)
    guard push(member, isInverse ? value.inverse : value.word, forms: value.forms) else { return }
    let leftWord = word &* (isInverse ? value.word : value.inverse)
    if let last = left.member(kind, others) { complete(last, leftWord) }
    // The missing ratio of a product is within its bound.
    if canSplit, kind == .product || !finder.isBeyond(.sum, others, Int(left.numerator.magnitude)) {
      try walk(others, left, leftWord, &watch)
    }
    count &-= 1
    memberForms = formsBefore
  }
}
