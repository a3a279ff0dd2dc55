import NumbersGame

extension DistinctSolutions {
  /// The same solutions in the same order, in 16 bytes each, for those who keep or compare many.
  public var packed: PackedSolutions { PackedSolutions(self) }
}

/// All distinct solutions of a game in packed form, found as the sequence is walked: see ``DistinctSolutions``.
public struct PackedSolutions: Sequence, Sendable {
  private let solutions: DistinctSolutions
  /// The distinct numbers of the game in ascending order, which the solutions refer to.
  public let numbers: [Int]

  init(_ solutions: DistinctSolutions) {
    self.solutions = solutions
    numbers = Set(solutions.game.numbers).sorted()
  }

  /// A walk over the solutions.
  ///
  /// - Returns: An iterator that has found nothing yet.
  public func makeIterator() -> Iterator { Iterator(solutions) }

  /// A walk over the packed solutions of a game.
  public struct Iterator: IteratorProtocol {
    private var cursor: SolutionCursor

    /// Whether the sequence has ended early because its limit was reached.
    public var wasStopped: Bool { cursor.wasStopped }

    init(_ solutions: DistinctSolutions) {
      cursor = SolutionCursor(solutions.game, values: solutions.values, limit: solutions.limit)
    }

    /// The next solution; `nil` when there are no more or the limit is reached.
    ///
    /// - Returns: A solution that has not been given before.
    public mutating func next() -> PackedSolution? {
      cursor.next().map { cursor.forest.packed($0) }
    }
  }
}
