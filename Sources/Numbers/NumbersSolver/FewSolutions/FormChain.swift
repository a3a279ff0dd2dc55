/// The members of a sum or product that is being put together, in order of size and then as ``ChainMember`` orders them,
/// with how many forms each has. Its memory is used again.
struct FormChain {
  private let members: UnsafeMutablePointer<ChainMember>
  private let sizes: UnsafeMutablePointer<Int>
  private let forms: UnsafeMutablePointer<Int>
  private let groups: ChainGroups
  private let kind: ChainKind
  private var count = 0

  init(_ kind: ChainKind, in memory: OwnedMemory) {
    self.kind = kind
    members = memory.room(for: SelectionShape.maximumCount)
    sizes = memory.room(for: SelectionShape.maximumCount)
    forms = memory.room(for: SelectionShape.maximumCount)
    groups = ChainGroups(upTo: SelectionShape.maximumCount, in: memory)
    groups.removeAll(kind)
  }

  /// Takes a member in; false if it may not follow, or makes a useless step together with those before.
  @inline(__always)
  mutating func push(_ member: ChainMember, size: Int, forms memberForms: Int) -> Bool {
    guard mayFollow(member, size: size), groups.add(member, kind, at: count) else { return false }
    members[count] = member
    sizes[count] = size
    forms[count] = memberForms
    count &+= 1
    return true
  }

  /// Gives up the last member.
  @inline(__always)
  mutating func pop() { count &-= 1 }

  /// Whether a member may stand after the last one.
  @inline(__always)
  func mayFollow(_ member: ChainMember, size: Int) -> Bool {
    guard count > 0 else { return true }
    let lastSize = sizes[count &- 1]
    return size == lastSize ? ChainMember.isOrdered(members[count &- 1], member) : size > lastSize
  }

  /// Whether some member of a part may stand after the last one.
  @inline(__always)
  func mayGoOn(with part: Int, size: Int) -> Bool {
    guard count > 0 else { return true }
    let lastSize = sizes[count &- 1]
    return size == lastSize ? part >= members[count &- 1].subset : size > lastSize
  }

  /// How many forms there are of the chain that ends with a member, which has some forms; 0 if it may not follow, or makes
  /// a useless step.
  func formCount(endingWith last: ChainMember, size: Int, forms lastForms: Int) -> Int {
    guard mayFollow(last, size: size), !groups.hasUselessStep(last, kind, at: count) else {
      return 0
    }
    members[count] = last
    forms[count] = lastForms
    return ChainMember.formCount(of: .init(start: members, count: count &+ 1)) { forms[$0] }
  }

  /// The value of the chain with a last member.
  func value(endingWith last: ChainMember) -> ChainValue {
    groups.value(of: (1 &<< count) &- 1, and: last, kind)
  }
}
