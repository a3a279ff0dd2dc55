// A merge sort that is a fifth as large as that of Swift's library, which is made anew for each type of elements. It is found before that
// one, so the sources that sort are the same.

extension Array {
  /// Sorts the elements; equal ones keep their order.
  mutating func sort(by precedes: (Element, Element) -> Bool) {
    var width = 1
    while width < count {
      var merged: [Element] = []
      merged.reserveCapacity(count)
      for start in stride(from: 0, to: count, by: 2 * width) {
        var (left, right) = (start, Swift.min(start + width, count))
        let (middle, end) = (right, Swift.min(start + 2 * width, count))
        while left < middle || right < end {
          if right == end || left < middle && !precedes(self[right], self[left]) {
            merged.append(self[left])
            left += 1
          } else {
            merged.append(self[right])
            right += 1
          }
        }
      }
      self = merged
      width *= 2
    }
  }
}

extension Array where Element: Comparable {
  mutating func sort() { sort { $0 < $1 } }
}

extension Sequence {
  func sorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    var elements = Array(self)
    elements.sort(by: precedes)
    return elements
  }
}

extension Sequence where Element: Comparable {
  func sorted() -> [Element] { sorted { $0 < $1 } }
}
