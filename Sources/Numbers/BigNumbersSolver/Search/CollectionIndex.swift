/// The places of collections of numbers in a list, by the numbers in ascending order.
struct CollectionIndex {
  /// Of up to eight numbers below 255, by a byte for each.
  private var packed: [UInt64: Int] = [:]
  private var others: [[Int]: Int] = [:]

  /// A byte for each number; nothing if the numbers are too many or too large.
  static func key(_ numbers: some Sequence<Int>) -> UInt64? {
    var key: UInt64 = 0
    for number in numbers {
      guard (0..<255).contains(number), key >> 56 == 0 else { return nil }
      key = key << 8 | UInt64(number + 1)
    }
    return key
  }

  /// The place of a collection with a key.
  subscript(key: UInt64) -> Int? { packed[key] }

  subscript(numbers: [Int]) -> Int? {
    get { Self.key(numbers).map { packed[$0] } ?? others[numbers] }
    set {
      if let key = Self.key(numbers) { packed[key] = newValue } else { others[numbers] = newValue }
    }
  }
}
