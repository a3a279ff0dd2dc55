/// How loud it is where nobody speaks: the level that a tenth of the latest parts of a sound are below.
///
/// Between words even fast speech is about as quiet as the noise around it, so that this holds while someone speaks too.
struct NoiseFloor {
  /// The levels of the latest parts; the oldest is replaced.
  private var levels: [Double]
  private var oldest = 0

  /// Three seconds in parts of 20 milliseconds.
  private static let count = 150
  /// The weight of what is known from the beginning, in parts.
  private static let knownCount = 25

  /// Creates the floor of a sound.
  ///
  /// - Parameter known: The level of its noise, if that is known.
  init(known: Double? = nil) {
    levels = known.map { Array(repeating: $0, count: Self.knownCount) } ?? []
  }

  /// Whether enough was heard to tell the level from what is louder: half a second.
  var isKnown: Bool { levels.count >= Self.knownCount }

  /// The level; 0 before the first part.
  var level: Double {
    levels.isEmpty ? 0 : levels.sorted()[levels.count / 10]
  }

  /// Takes the level of the next part.
  mutating func add(_ level: Double) {
    if levels.count < Self.count {
      levels.append(level)
    } else {
      levels[oldest] = level
      oldest = (oldest + 1) % Self.count
    }
  }
}
