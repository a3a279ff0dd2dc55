public import NumbersGame

/// A sheet of games to print and to play with a pencil, with the answers on the last page.
///
/// ```swift
/// let sheet = GameSheet(title: "Countdown", entries: games.map { .init($0, best: try Solver().solve($0)) })
/// try sheet.html.write(to: url, atomically: true, encoding: .utf8)
/// ```
public struct GameSheet: Hashable, Sendable {
  /// The heading.
  public let title: String
  /// A line under the heading, such as the seed; may be empty.
  public let note: String
  /// The games.
  public let entries: [Entry]

  /// A game on a sheet.
  public struct Entry: Hashable, Sendable {
    /// The target.
    public let target: String
    /// The numbers.
    public let numbers: [Int]
    /// The answer on one line, such as `25 + (100 + 3) × (6 × 75 ÷ 50) = 952`.
    public let answer: String

    /// A game or a puzzle.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - numbers: The numbers.
    ///   - answer: The answer on one line.
    public init(target: String, numbers: [Int], answer: String) {
      self.target = target
      self.numbers = numbers
      self.answer = answer
    }

    /// A game with its best solution.
    ///
    /// - Parameters:
    ///   - game: The game.
    ///   - best: The solution.
    public init(_ game: Game, best: Solution) {
      let away = best.isExact ? "" : " (\(best.distance) away)"
      self.init(
        target: "\(game.target)", numbers: game.numbers,
        answer: "\(best.expression) = \(best.value)\(away)")
    }
  }

  /// A sheet.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - note: A line under the heading.
  ///   - entries: The games.
  public init(title: String, note: String = "", entries: [Entry]) {
    self.title = title
    self.note = note
    self.entries = entries
  }
}
