/// The values that a subset can have as a member of a chain, in ascending order.
///
/// The memory belongs to whoever makes it.
struct MemberValues {
  private let values: UnsafeMutablePointer<Int>?
  /// A bit for the lowest bits of each value: most numbers that are asked about are not there.
  private let filter: UnsafeMutablePointer<UInt64>?
  let count: Int

  private static let filterWordCount = 16

  /// No values.
  init() {
    values = nil
    filter = nil
    count = 0
  }

  init(_ ascending: some Collection<UInt64>) {
    let values = UnsafeMutablePointer<Int>.allocate(capacity: ascending.count)
    let filter = UnsafeMutablePointer<UInt64>.allocate(capacity: Self.filterWordCount)
    filter.initialize(repeating: 0, count: Self.filterWordCount)
    for (place, value) in ascending.enumerated() {
      (values + place).initialize(to: Int(value))
      let (word, bit) = Self.place(Int(value))
      filter[word] |= bit
    }
    self.values = values
    self.filter = filter
    count = ascending.count
  }

  func deallocate() {
    values?.deallocate()
    filter?.deallocate()
  }

  subscript(place: Int) -> Int {
    @inline(__always) get { values.unsafelyUnwrapped[place] }
  }

  /// Whether a value is among them.
  @inline(__always)
  func contains(_ value: Int) -> Bool {
    guard let values, let filter else { return false }
    let (word, bit) = Self.place(value)
    if filter[word] & bit == 0 { return false }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low &+ high) &>> 1
      if values[middle] < value { low = middle &+ 1 } else { high = middle }
    }
    return low < count && values[low] == value
  }

  @inline(__always)
  private static func place(_ value: Int) -> (word: Int, bit: UInt64) {
    ((value &>> 6) & (filterWordCount &- 1), 1 &<< UInt64(truncatingIfNeeded: value & 63))
  }
}
