/// The values that expressions over exactly the numbers of a subset can have, in ascending order,
/// apart by what stands at the root.
///
/// Steps that leave a value as it is, × 1 and ÷ 1, are left out: the same value needs fewer numbers.
struct ReachableValues {
  /// Values of numbers, products and quotients: what can be a term of a sum.
  var terms: [UInt64] = []
  /// Values of numbers, sums and differences: what can be a factor of a product.
  var factors: [UInt64] = []
  /// All values.
  var all: [UInt64] = []
}

extension Array where Element: FixedWidthInteger {
  /// The first position in an ascending array whose element is at least a value.
  func lowerBound(_ value: Element) -> Int {
    indices.firstPlace { self[$0] >= value }
  }

  /// Whether an ascending array has a value.
  func containsSorted(_ value: Element) -> Bool {
    let position = lowerBound(value)
    return position < count && self[position] == value
  }
}
