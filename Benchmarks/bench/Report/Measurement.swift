/// Times of repeated work, in nanoseconds.
struct Times {
  private let sorted: [Double]

  init(_ times: [Double]) {
    sorted = times.sorted()
  }

  /// The time below which a share of the times lies (nearest rank).
  func percentile(_ share: Double) -> Double {
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }

  var median: Double { percentile(0.5) }
  var largest: Double { sorted.last ?? 0 }
}

/// One line of the report.
struct Row: Codable {
  let name: String
  /// What one time is the time of: "game", "selection".
  let unit: String
  /// Nanoseconds.
  let median: Double
  let tenth: Double
  let ninetieth: Double
  var ninetyNinth: Double?
  var largest: Double?
  /// How many times as long each rival takes, on the same inputs, in the same run.
  var rivals: [String: Double] = [:]
  /// A number that any change of an answer changes.
  var checksum: String
  var note: String?

  init(_ name: String, per unit: String, _ times: Times, checksum: Checksum, note: String? = nil) {
    self.name = name
    self.unit = unit
    median = times.median
    tenth = times.percentile(0.1)
    ninetieth = times.percentile(0.9)
    self.checksum = checksum.text
    self.note = note
  }
}

/// A checksum of answers (FNV-1a over their parts).
struct Checksum {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ value: Int) {
    hash = (hash ^ UInt64(bitPattern: Int64(value))) &* 0x0000_0100_0000_01B3
  }

  var text: String { String(hash, radix: 16) }
}

/// The time that work takes, in nanoseconds, and its result.
func timed<Result>(_ work: () throws -> Result) rethrows -> (nanoseconds: Double, result: Result) {
  let start = ContinuousClock.now
  let result = try work()
  let duration = start.duration(to: .now).components
  return (Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9, result)
}
