extension [UInt64] {
  /// Sorts in ascending order, by digits of eleven bits from the lowest up (H. H. Seward, 1954). For
  /// thousands of values of a few digits this takes a fraction of the time of a sort by comparison.
  ///
  /// - Complexity: O(*n* · *d*), where *d* is the number of digits of the largest value.
  mutating func radixSort() {
    guard count > 512 else { return sort() }
    let bits = 11
    let digits = (64 - (self.max() ?? 0).leadingZeroBitCount + bits - 1) / bits
    var other = [UInt64](repeating: 0, count: count)
    var places = [Int](repeating: 0, count: 1 << bits)
    for digit in 0..<digits {
      let shift = UInt64(bits * digit)
      let mask: UInt64 = (1 << UInt64(bits)) - 1
      for index in places.indices { places[index] = 0 }
      for value in self { places[Int((value >> shift) & mask)] += 1 }
      var place = 0
      for index in places.indices {
        let next = place + places[index]
        places[index] = place
        place = next
      }
      for value in self {
        let index = Int((value >> shift) & mask)
        other[places[index]] = value
        places[index] += 1
      }
      swap(&self, &other)
    }
  }

  /// The values of two arrays in ascending order without repetition, in ascending order without
  /// repetition.
  static func union(_ first: [UInt64], _ second: [UInt64]) -> [UInt64] {
    var union: [UInt64] = []
    union.reserveCapacity(first.count + second.count)
    var (i, j) = (0, 0)
    while i < first.count, j < second.count {
      let (a, b) = (first[i], second[j])
      union.append(Swift.min(a, b))
      if a <= b { i += 1 }
      if b <= a { j += 1 }
    }
    union += first[i...]
    union += second[j...]
    return union
  }
}
