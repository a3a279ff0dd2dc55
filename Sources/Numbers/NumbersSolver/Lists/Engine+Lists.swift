import NumbersGame

extension Engine {
  /// All games. Its lists of the values of all subsets take the most time and memory.
  static let lists = Engine("lists") { ListSearch($0, limit: $1) }
}

extension ListSearch: GameSearch {
  var smallestDistance: Int { Int(closest.distance) }
}
