/// A choice of tiles as contestants make it: each from the top row, where the large ones are, or from elsewhere.
///
/// ```swift
/// var choice = try TileChoice(rules: .countdown)
/// choice.choose(.large)
/// while !choice.isComplete { choice.choose(.small) }
/// let game = try generator.next(choosing: choice)   // one large number, and five small ones
/// ```
public struct TileChoice: Hashable, Sendable {
  /// The rows that tiles lie in.
  public enum Row: String, CaseIterable, Hashable, Sendable {
    /// The top row, with the large tiles.
    case large
    /// The other rows, with the small tiles.
    case small
  }

  /// The rows that were chosen from, in order.
  public private(set) var rows: [Row] = []
  /// The number of tiles of a game.
  public let count: Int
  private let largeCount: Int
  private let smallCount: Int

  /// A choice of which nothing is chosen yet.
  ///
  /// - Parameter rules: The rules of the game; they must have tiles.
  /// - Throws: ``GameGeneratorError/noTiles(_:)`` if the rules have no tiles, as free rules.
  public init(rules: Rules) throws(GameGeneratorError) {
    guard let pool = rules.pool else { throw .noTiles(rules) }
    count = rules.numberCount.upperBound
    largeCount = pool.large.count
    smallCount = pool.small.count
  }

  /// Whether all tiles are chosen.
  public var isComplete: Bool { rows.count >= count }

  /// Whether a row has a tile left, and one is still to be chosen.
  public func canChoose(_ row: Row) -> Bool {
    let taken = rows.count { $0 == row }
    return !isComplete && taken < (row == .large ? largeCount : smallCount)
  }

  /// Chooses a tile of a row, and returns whether there was one: there is none if all of the row are taken, or all tiles are
  /// chosen.
  @discardableResult
  public mutating func choose(_ row: Row) -> Bool {
    guard canChoose(row) else { return false }
    rows.append(row)
    return true
  }
}
