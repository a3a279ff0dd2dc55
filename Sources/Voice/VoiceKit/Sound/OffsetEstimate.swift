/// The constant offset that a microphone adds to its samples: the mean of the latest three seconds.
struct OffsetEstimate {
  private var sums = LatestParts<Int>()
  private var total = 0
  private let partSize: Int

  /// Creates the estimate of a sound.
  ///
  /// - Parameter partSize: The number of samples of each part, at least 1.
  init(partSize: Int) { self.partSize = partSize }

  /// The offset; 0 before the first part.
  var value: Double {
    sums.values.isEmpty ? 0 : Double(total) / Double(sums.values.count * partSize)
  }

  /// Takes the next part.
  mutating func add(_ part: [Int16]) {
    let sum = part.sum
    total += sum - (sums.add(sum) ?? 0)
  }
}
