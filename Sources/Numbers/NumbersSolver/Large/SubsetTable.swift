/// The values that the subsets of one size can have, for look-ups by value and by ranges of values.
///
/// Places of values are grouped by the leading bits of the value as a floating-point number, which are
/// monotone: a range of values is a range of groups. A bit for each hashed value tells of most values
/// that no subset has them.
struct SubsetTable {
  /// A value and the counts of a subset that has it.
  struct Entry: BitwiseCopyable {
    let value: UInt64
    let counts: UInt32
  }

  /// Above all values, if it is not one of them.
  let largest: UInt64
  private let entries: UnsafeMutablePointer<Entry>
  /// Where each group starts, and where the last one ends.
  private let starts: UnsafeMutablePointer<UInt32>
  private let groupShift: UInt32
  private let firstGroup: UInt32
  private let lastGroup: UInt32
  private let filter: UnsafeMutablePointer<UInt64>
  private let filterShift: UInt64

  /// Tabulates values of subsets, none of them above `Int.max`.
  init(_ list: GrowingList<Entry>, in memory: OwnedMemory) {
    let count = list.count
    var (smallest, largest) = (UInt64.max, UInt64(1))
    for index in 0..<count {
      smallest = min(smallest, list[index].value)
      largest = max(largest, list[index].value)
    }
    self.largest = largest
    // From 16 to 8,192 groups for each power of two, so that there are some two values a group: most tables
    // have values of some twenty bits.
    let bits = min(max(Int.bitWidth - (count / 32).leadingZeroBitCount, 4), 13)
    groupShift = UInt32(23 - bits)
    firstGroup = Self.bits(min(smallest, largest)) >> groupShift
    lastGroup = Self.bits(largest) >> groupShift
    let groupCount = Int(lastGroup - firstGroup) + 1
    entries = memory.room(for: count)
    starts = memory.array(groupCount + 2, of: 0)
    // Eight bits a value or more.
    let filterBits = UInt64(max(Int.bitWidth - count.leadingZeroBitCount, 7) + 3)
    filterShift = 64 - filterBits
    filter = memory.array(1 << Int(filterBits - 6), of: 0)
    for index in 0..<count {
      let value = list[index].value
      starts[group(of: value) &+ 2] &+= 1
      let hash = hash(value)
      filter[Int(hash &>> 6)] |= 1 &<< (hash & 63)
    }
    for group in 0..<groupCount { starts[group + 2] += starts[group + 1] }
    for index in 0..<count {
      let group = group(of: list[index].value)
      entries[Int(starts[group &+ 1])] = list[index]
      starts[group &+ 1] &+= 1
    }
  }

  /// The bits of a value as a floating-point number; of larger values they are no less.
  @inline(__always)
  private static func bits(_ value: UInt64) -> UInt32 {
    Float(Int64(truncatingIfNeeded: value)).bitPattern
  }

  @inline(__always)
  private func group(of value: UInt64) -> Int {
    Int((Self.bits(value) &>> groupShift) &- firstGroup)
  }

  @inline(__always)
  private func hash(_ value: UInt64) -> UInt64 {
    (value &* 0x9E37_79B9_7F4A_7C15) &>> filterShift
  }

  /// Whether a subset of some numbers has a value, which is at most the largest. The counts of the subset must be
  /// `first` or higher.
  @inline(__always)
  func has(
    _ value: UInt64, within free: LargeSelection.Free, _ guards: UInt32, from first: UInt32
  ) -> Bool {
    let hash = hash(value)
    guard filter[Int(hash &>> 6)] &>> (hash & 63) & 1 != 0 else { return false }
    return find(value, within: free, guards, from: first) != nil
  }

  /// The counts of a subset of some numbers that has a value.
  @inline(never)
  func find(
    _ value: UInt64, within free: LargeSelection.Free, _ guards: UInt32, from first: UInt32
  ) -> UInt32? {
    let group = Self.bits(value) &>> groupShift
    guard firstGroup <= group, group <= lastGroup else { return nil }
    let place = Int(group &- firstGroup)
    for index in Int(starts[place])..<Int(starts[place &+ 1]) {
      let entry = entries[index]
      if entry.value == value, entry.counts >= first,
        (free.guarded &- entry.counts) & guards == guards
      {
        return entry.counts
      }
    }
    return nil
  }

  /// Calls a function with the values within a range that subsets of some numbers have, and the counts of
  /// these.
  @inline(__always)
  func forEach(
    from low: UInt64, to high: UInt64, within free: LargeSelection.Free, _ guards: UInt32,
    from first: UInt32, _ body: (Entry) -> Void
  ) {
    guard low <= largest else { return }
    let lowGroup = max(Self.bits(low) &>> groupShift, firstGroup)
    let highGroup = min(Self.bits(min(high, largest)) &>> groupShift, lastGroup)
    guard lowGroup <= highGroup else { return }
    let start = Int(starts[Int(lowGroup &- firstGroup)])
    let end = Int(starts[Int(highGroup &- firstGroup) &+ 1])
    for index in start..<end {
      let entry = entries[index]
      if low <= entry.value, entry.value <= high, entry.counts >= first,
        (free.guarded &- entry.counts) & guards == guards
      {
        body(entry)
      }
    }
  }
}
