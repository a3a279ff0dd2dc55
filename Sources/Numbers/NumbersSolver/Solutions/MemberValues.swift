/// A value that a subset can have as a member of a chain.
struct MemberValue {
  let value: Int
  /// How many forms have it; −1 if they have not been counted.
  let forms: Int
  /// Its word, and that of its inverse (``ChainWord``).
  let word: UInt64
  let inverse: UInt64
  let subset: SelectionLattice.Subset

  init(_ subset: SelectionLattice.Subset, _ value: Int, forms: Int, _ kind: ChainKind) {
    self.subset = subset
    self.value = value
    self.forms = forms
    word = ChainWord.word(of: value, kind)
    inverse = ChainWord.inverse(of: word)
  }
}

/// The values that subsets can have as members of chains of a kind, those of a subset together and in ascending order.
struct MemberValues {
  private let values: GrowingList<MemberValue>
  /// By subset: where its values begin and end.
  private let ranges: UnsafeMutablePointer<Range<Int32>>

  /// No values, for a number of subsets.
  init(subsetCount: Int, in memory: OwnedMemory) {
    values = GrowingList(in: memory, capacity: 4096)
    ranges = memory.array(subsetCount, of: 0..<0)
  }

  /// Adds the next value of a subset, after which no other subset may get any before it has all.
  func append(_ value: MemberValue) {
    if self[value.subset].isEmpty {
      let start = Int32(truncatingIfNeeded: values.count)
      ranges[value.subset] = start..<start
    }
    values.append(value)
    ranges[value.subset] = ranges[value.subset].lowerBound..<Int32(truncatingIfNeeded: values.count)
  }

  /// The places of a subset's values.
  @inline(__always)
  subscript(subset: SelectionLattice.Subset) -> Range<Int> {
    let range = ranges[subset]
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// The value at a place.
  @inline(__always)
  subscript(at place: Int) -> MemberValue { values[place] }

  /// The place of a value of a subset; `nil` if it has no such value.
  func place(of value: Int, _ subset: SelectionLattice.Subset) -> Int? {
    let places = self[subset]
    let place = places.firstPlace { self[at: $0].value >= value }
    return place < places.upperBound && self[at: place].value == value ? place : nil
  }

  /// All values, as long as none is appended.
  @inline(__always)
  var all: UnsafePointer<MemberValue> { UnsafePointer(values.base) }
}

extension UnsafePointer<MemberValue> {
  /// A member by its code.
  @inline(__always)
  func member(_ code: MemberCode) -> ChainMember {
    let value = self + code.place
    return ChainMember(
      subset: value.pointee.subset, value: value.pointee.value, isInverse: code.isInverse)
  }

  /// The word of a member.
  @inline(__always)
  func word(_ code: MemberCode) -> UInt64 {
    let value = self + code.place
    return code.isInverse ? value.pointee.inverse : value.pointee.word
  }
}

/// A member of a chain in four bytes: the place of its value, and whether it is taken away or divided by.
struct MemberCode: Equatable {
  private let code: UInt32

  @inline(__always)
  init(_ place: Int, isInverse: Bool) {
    // There are far fewer values than 2³⁰.
    code = UInt32(truncatingIfNeeded: place &<< 1) &+ (isInverse ? 3 : 2)
  }

  private init() { code = 0 }

  /// No member.
  static let none = MemberCode()

  @inline(__always)
  var place: Int { Int(code &>> 1) &- 1 }

  @inline(__always)
  var isInverse: Bool { code & 1 != 0 }
}
