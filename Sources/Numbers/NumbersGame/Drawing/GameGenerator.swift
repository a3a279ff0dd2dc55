/// Draws games as a show does.
///
/// The same seed gives the same games on every platform: numbers come from ``SplitMix64``, and are
/// used in the order that ``next(large:)`` describes.
///
/// ```swift
/// var generator = try GameGenerator(rules: .countdown, seed: 1982)
/// let game = try generator.next(large: 2)
/// ```
public struct GameGenerator: Hashable, Sendable {
  /// The rules of the games, which have a pool of tiles.
  public let rules: Rules
  private let pool: TilePool
  private let numberCount: Int
  private var random: SplitMix64

  /// Creates a generator.
  ///
  /// - Parameters:
  ///   - rules: The rules of the games; they must have tiles to draw from.
  ///   - seed: Any number.
  /// - Throws: ``GameGeneratorError/noTiles(_:)`` if the rules have no tiles, as free rules.
  public init(rules: Rules = .countdown, seed: UInt64) throws(GameGeneratorError) {
    guard let pool = rules.pool else { throw .noTiles(rules) }
    self.rules = rules
    self.pool = pool
    self.numberCount = rules.numberCount.upperBound
    self.random = SplitMix64(seed: seed)
  }

  /// The allowed counts of large tiles in a game.
  public var largeCounts: ClosedRange<Int> {
    max(0, numberCount - pool.small.count)...min(numberCount, pool.large.count)
  }

  /// Draws the next game: the large tiles, then the small ones, then the target, each with equal
  /// probability among those left.
  ///
  /// - Parameter large: How many of the tiles are large, as a contestant chooses it. If it is not
  ///   given, it is drawn first, each possible count with equal probability.
  /// - Returns: A game with its large numbers first.
  /// - Throws: ``GameGeneratorError/largeCount(_:allowed:)`` if there aren't that many large tiles,
  ///   or not enough small ones.
  public mutating func next(large: Int? = nil) throws(GameGeneratorError) -> Game {
    if let large, !largeCounts.contains(large) {
      throw .largeCount(large, allowed: largeCounts)
    }
    let largeCount = large ?? largeCounts.lowerBound + random.next(below: largeCounts.count)
    return game(draw(largeCount, of: pool.large) + draw(numberCount - largeCount, of: pool.small))
  }

  /// Draws the next game from the rows that a contestant chose, one tile after the other, then the target. What is not chosen yet
  /// is drawn from all tiles that are left.
  ///
  /// - Parameter choice: The choice, by rules with as many tiles.
  /// - Returns: A game with its numbers in the order of the choice.
  public mutating func next(choosing choice: TileChoice) -> Game {
    var (large, small) = (pool.large, pool.small)
    var numbers: [Int] = []
    while numbers.count < numberCount {
      let row: TileChoice.Row =
        choice.rows.indices.contains(numbers.count)
        ? choice.rows[numbers.count]
        : random.next(below: large.count + small.count) < large.count ? .large : .small
      // A row that is empty gives way to the other one.
      if small.isEmpty || row == .large && !large.isEmpty {
        numbers.append(large.remove(at: random.next(below: large.count)))
      } else {
        numbers.append(small.remove(at: random.next(below: small.count)))
      }
    }
    return game(numbers)
  }

  /// A game of numbers that were drawn, and the next target.
  private mutating func game(_ numbers: [Int]) -> Game {
    let target = rules.targets.lowerBound + random.next(below: rules.targets.count)
    do throws(GameError) {
      return try Game(numbers: numbers, target: target, rules: rules)
    } catch {
      preconditionFailure("the pool and targets of \(rules.title) break its own rules: \(error)")
    }
  }

  /// Takes tiles out of a bag, one after the other.
  private mutating func draw(_ count: Int, of tiles: [Int]) -> [Int] {
    var bag = tiles
    return (0..<count).map { _ in bag.remove(at: random.next(below: bag.count)) }
  }
}

/// Why no games can be drawn.
public enum GameGeneratorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rules have no tiles to draw from.
  case noTiles(Rules)
  /// This many large tiles cannot be drawn.
  case largeCount(Int, allowed: ClosedRange<Int>)

  /// The problem, and what is allowed.
  public var description: String {
    switch self {
    case .noTiles(let rules):
      "no games can be drawn under \(rules.title): they have no tiles of their own"
    case .largeCount(let count, let allowed):
      "\(count) large numbers cannot be drawn: \(allowed.lowerBound) to \(allowed.upperBound) can"
    }
  }
}
