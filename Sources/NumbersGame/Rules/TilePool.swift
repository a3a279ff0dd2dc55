/// The tiles that a show draws its selections from.
public struct TilePool: Hashable, Sendable {
  /// The large tiles, each as often as it is there, in ascending order.
  public let large: [Int]
  /// The small tiles, each as often as it is there, in ascending order.
  public let small: [Int]

  /// One each of 25, 50, 75 and 100, and two each of 1 to 10: the 24 tiles of Countdown and of the
  /// shows that share its format.
  public static let countdown = TilePool(
    large: [25, 50, 75, 100], small: (1...10).flatMap { [$0, $0] })

  /// All tiles, in ascending order of the small and then the large ones.
  public var tiles: [Int] { small + large }

  /// How many tiles show this number.
  ///
  /// - Parameter number: Any number.
  /// - Returns: The number of tiles, 0 if there is none.
  public func count(of number: Int) -> Int {
    tiles.count { $0 == number }
  }
}
