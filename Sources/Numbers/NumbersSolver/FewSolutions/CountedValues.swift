/// Values in ascending order, with the number of forms of each up to a maximum.
struct CountedValues {
  private let values: UnsafeMutablePointer<UInt32>
  private let counts: UnsafeMutablePointer<UInt8>
  let count: Int

  /// Larger numbers of forms are kept as this one.
  static let largestCount = 100

  /// The largest value; 0 if there is none.
  let largest: Int

  /// A value and a number of forms.
  struct Entry {
    let value: UInt32
    var count: Int
  }

  /// Adds up what entries in any order say of each value.
  init(_ entries: [Entry], in memory: OwnedMemory) {
    var merged: [Entry] = []
    for entry in entries.sorted(by: { $0.value < $1.value }) {
      if let last = merged.indices.last, merged[last].value == entry.value {
        merged[last].count = merged[last].count.clampedSum(entry.count)
      } else {
        merged.append(entry)
      }
    }
    count = merged.count
    largest = Int(truncatingIfNeeded: merged.last?.value ?? 0)
    values = memory.array(merged.map { $0.value })
    counts = memory.array(merged.map { UInt8(min($0.count, Self.largestCount)) })
  }

  @inline(__always)
  func value(at place: Int) -> Int { Int(truncatingIfNeeded: values[place]) }

  @inline(__always)
  func formCount(at place: Int) -> Int { Int(counts[place]) }

  /// How many forms a positive value has.
  ///
  /// - Complexity: O(log *n*) for *n* values.
  @inline(__always)
  func formCount(of value: Int) -> Int {
    let place = (0..<count).firstPlace { self.value(at: $0) >= value }
    return place < count && self.value(at: place) == value ? formCount(at: place) : 0
  }
}
