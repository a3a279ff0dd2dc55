/// The constant offset that a microphone adds to its samples: the mean of the latest three seconds.
struct OffsetEstimate {
  /// The sums of the latest parts; the oldest is replaced.
  private var sums: [Int] = []
  private var oldest = 0
  private var total = 0
  private let partSize: Int

  /// Three seconds in parts of 20 milliseconds.
  private static let count = 150

  /// Creates the estimate of a sound.
  ///
  /// - Parameter partSize: The number of samples of each part, at least 1.
  init(partSize: Int) { self.partSize = partSize }

  /// The offset; 0 before the first part.
  var value: Double { sums.isEmpty ? 0 : Double(total) / Double(sums.count * partSize) }

  /// Takes the next part.
  mutating func add(_ part: [Int16]) {
    let sum = part.reduce(0) { $0 + Int($1) }
    total += sum
    if sums.count < Self.count {
      sums.append(sum)
    } else {
      total -= sums[oldest]
      sums[oldest] = sum
      oldest = (oldest + 1) % Self.count
    }
  }
}
