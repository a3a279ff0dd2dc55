#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Android)
  import Android
#elseif os(Windows)
  import ucrt
#endif

extension Position {
  /// The great-circle distance to another place, on a sphere of the Earth's mean radius. Source: R.
  /// W. Sinnott, "Virtues of the haversine", 1984.
  ///
  /// - Parameter other: The other place.
  /// - Returns: The distance in metres, with an error of at most half a percent.
  public func distance(to other: Position) -> Double {
    let degree = Double.pi / 180
    let north = sin((other.latitude - latitude) * degree / 2)
    let east = sin((other.longitude - longitude) * degree / 2)
    let square =
      north * north + cos(latitude * degree) * cos(other.latitude * degree) * east * east
    return 2 * 6_371_009 * asin(min(1, square.squareRoot()))
  }
}
