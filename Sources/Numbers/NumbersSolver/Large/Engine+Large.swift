import NumbersGame

extension Engine {
  /// Up to thirteen numbers whose values fit in 63 bits, as far as they matter: seven to ten take milliseconds if the target
  /// can be reached.
  static let large = Engine("large") { LargeSearch($0, limit: $1) }
}

extension LargeSearch: GameSearch {
  var smallestDistance: Int { Int(closest.distance) }
}
