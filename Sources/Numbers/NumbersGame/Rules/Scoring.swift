/// The points that answers are worth, by distance.
public struct Scoring: Hashable, Sendable {
  /// The points for answers up to each distance, the nearest first.
  public let bands: [Band]

  /// Points for answers up to a distance from the target.
  public struct Band: Hashable, Sendable {
    /// The largest distance that still scores.
    public let distance: Int
    /// The points for an answer within the distance, 0 or more.
    public let points: Int

    /// Creates a band. ``Scoring/init(bands:)`` checks its values.
    public init(distance: Int, points: Int) {
      self.distance = distance
      self.points = points
    }
  }

  /// Creates a scoring.
  ///
  /// - Throws: ``ScoringError`` if distances are negative or do not ascend, or if an answer that is farther
  ///   away would score more.
  public init(bands: [Band]) throws(ScoringError) {
    var last: Band?
    for band in bands {
      guard band.distance >= 0, last.map({ $0.distance < band.distance }) ?? true else {
        throw .badDistance(band.distance, after: last?.distance)
      }
      guard band.points >= 0, last.map({ $0.points >= band.points }) ?? true else {
        throw .badPoints(band.points, after: last?.points)
      }
      last = band
    }
    self.init(knownBands: bands)
  }

  private init(knownBands bands: [Band]) {
    self.bands = bands
  }

  /// 10 points for the target, 7 within 5 of it, 5 within 10.
  ///
  /// Source: the rules of Countdown, <https://en.wikipedia.org/wiki/Countdown_(game_show)>.
  public static let countdown = Scoring(knownBands: [
    Band(distance: 0, points: 10), Band(distance: 5, points: 7), Band(distance: 10, points: 5),
  ])

  /// 10 points for the target, 7 for the nearest answer however far away it is. An answer scores them only if no
  /// other contestant comes closer.
  ///
  /// Source: the rules of Le compte est bon,
  /// <https://fr.wikipedia.org/wiki/Des_chiffres_et_des_lettres>.
  public static let nearest = Scoring(knownBands: [
    Band(distance: 0, points: 10), Band(distance: .max, points: 7),
  ])

  /// The points for an answer on its own, that no other contestant comes closer than.
  ///
  /// - Parameter distance: How far the answer is from the target.
  /// - Returns: The points, 0 if the answer is too far away.
  public func points(distance: Int) -> Int {
    bands.first { distance <= $0.distance }?.points ?? 0
  }

  /// The points of contestants who answer the same game. Only the closest scores; those who are
  /// equally close score alike.
  ///
  /// - Parameter distances: How far each contestant is from the target; `nil` for one without a
  ///   legal answer.
  /// - Returns: The points of each contestant, in the same order.
  public func points(distances: [Int?]) -> [Int] {
    let closest = distances.compactMap { $0 }.min()
    return distances.map { $0 != nil && $0 == closest ? points(distance: $0 ?? .max) : 0 }
  }
}

/// An error in the bands of a scoring.
public enum ScoringError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A distance is negative, or not above the one before.
  case badDistance(Int, after: Int?)
  /// Points are negative, or more than those for nearer answers.
  case badPoints(Int, after: Int?)

  /// The problem, and what is allowed.
  public var description: String {
    switch self {
    case .badDistance(let distance, let last):
      "a band up to distance \(distance) cannot follow "
        + (last.map { "one up to \($0): distances ascend" } ?? "the target: distances are 0 or more")
    case .badPoints(let points, let last):
      "\(points) points cannot be given"
        + (last.map { $0 < points } ?? false
          ? " where nearer answers get \(last ?? 0): points do not ascend"
          : ": points are 0 or more")
    }
  }
}
