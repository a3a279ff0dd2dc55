/// How loud it is where nobody speaks: the level that a tenth of the latest parts of a sound are below.
///
/// Between words even fast speech is about as quiet as the noise around it, so that this holds while someone speaks too.
struct NoiseFloor {
  private var levels: LatestParts<Double>

  /// The weight of a level that is known from the beginning, and what it takes to know one, in parts: half a second.
  private static let knownCount = Sound.partsPerSecond / 2

  /// Creates the floor of a sound.
  ///
  /// - Parameter known: The level of its noise, if that is known.
  init(known: Double? = nil) {
    levels = LatestParts(known.map { Array(repeating: $0, count: Self.knownCount) } ?? [])
  }

  /// Whether enough was heard to tell the level from what is louder.
  var isKnown: Bool { levels.values.count >= Self.knownCount }

  /// The level; 0 before the first part.
  var level: Double { levels.values.sorted().lowTenth ?? 0 }

  /// Takes the level of the next part.
  mutating func add(_ level: Double) { levels.add(level) }
}
