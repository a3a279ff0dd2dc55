/// The tiles that a show draws its selections from.
public struct TilePool: Hashable, Sendable {
  /// The large tiles, each as often as it occurs, in ascending order.
  public let large: [Int]
  /// The small tiles, each as often as it occurs, in ascending order.
  public let small: [Int]

  /// Creates a pool.
  ///
  /// - Throws: ``TilePoolError`` if a tile is not a positive number, or is both large and small.
  public init(large: [Int], small: [Int]) throws(TilePoolError) {
    if let number = (large + small).first(where: { $0 < 1 }) { throw .notPositive(number) }
    if let number = Set(large).intersection(small).min() { throw .largeAndSmall(number) }
    self.init(sortedLarge: large.sorted(), small: small.sorted())
  }

  /// Creates a pool of tiles that are known to be right, in ascending order.
  init(sortedLarge large: [Int], small: [Int]) {
    self.large = large
    self.small = small
  }

  /// One each of 25, 50, 75 and 100, and two each of 1 to 10: the 24 tiles of Countdown and of the
  /// shows that share its format.
  public static let countdown = TilePool(
    sortedLarge: [25, 50, 75, 100], small: (1...10).flatMap { [$0, $0] })

  /// All tiles, in ascending order of the small and then the large ones.
  public var tiles: [Int] { small + large }

  /// The number of tiles with a number.
  ///
  /// - Returns: The number of tiles, 0 if there is none.
  public func count(of number: Int) -> Int {
    Self.count(of: number, in: large) + Self.count(of: number, in: small)
  }

  private static func count(of number: Int, in tiles: [Int]) -> Int {
    guard let last = tiles.last, number <= last else { return 0 }
    var count = 0
    // They are in ascending order.
    for tile in tiles {
      if tile > number { break }
      if tile == number { count += 1 }
    }
    return count
  }
}

extension TilePool: CustomStringConvertible {
  /// The numbers on the tiles, those in a row of three or more together: `1 ... 10`, `25 ... 25`.
  package var runs: [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for number in Set(tiles).sorted() {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.flatMap { $0.count > 2 ? [$0] : $0.map { $0...$0 } }
  }

  /// The numbers on the tiles, `1 to 10, 25, 50, 75, 100`.
  public var description: String {
    runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
      .joined(separator: ", ")
  }
}

/// A tile that a pool cannot have.
public enum TilePoolError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A tile has zero or a negative number.
  case notPositive(Int)
  /// A number is on large and on small tiles.
  case largeAndSmall(Int)

  /// The problem, and what is allowed.
  public var description: String {
    switch self {
    case .notPositive(let number):
      "\(number) cannot be on a tile: the numbers of tiles are 1 or more"
    case .largeAndSmall(let number):
      "\(number) is on a large and on a small tile: the tiles with a number are all large or all small"
    }
  }
}
