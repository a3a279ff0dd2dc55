public import NumbersGame
import Synchronization

/// The distinct solutions of a game as an asynchronous sequence: they are found on a thread of their own, some at a time, as
/// the sequence is walked.
///
/// It ends early if its limit is reached, which is the cancellation of the task that walks it unless another was given.
public struct AsyncDistinctSolutions: AsyncSequence, Sendable {
  /// The same solutions for synchronous code.
  public let synchronous: DistinctSolutions

  init(_ solutions: DistinctSolutions) {
    synchronous = solutions
  }

  /// The game that is solved.
  public var game: Game { synchronous.game }
  /// How far all of the solutions are from the target.
  public var distance: Int { synchronous.distance }

  /// How many solutions there are, counted on another thread; `Int.max` if there are more.
  ///
  /// - Throws: ``CountStopped`` if the limit is reached.
  public var count: Int {
    get async throws(CountStopped) {
      try await onOwnThread { () throws(CountStopped) in try synchronous.count }
    }
  }

  /// A walk over the solutions.
  ///
  /// - Returns: An iterator that has found nothing yet.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(Walk(synchronous))
  }

  /// A walk over the distinct solutions of a game.
  public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
    fileprivate let walk: Walk
    /// The next solutions, the nearest last.
    private var found: [Solution] = []
    /// How many are found at a time: one at first, so that it comes soon, and then ever more.
    private var count = 1
    private static let maximumCount = 1024

    fileprivate init(_ walk: Walk) {
      self.walk = walk
    }

    /// Whether the sequence has ended early because its limit was reached.
    public var wasStopped: Bool { walk.wasStopped }

    /// The next solution; `nil` when there are no more or the limit is reached.
    ///
    /// - Returns: A solution that has not been given before.
    @concurrent
    public mutating func next() async -> Solution? {
      if let solution = found.popLast() { return solution }
      let (walk, count) = (walk, count)
      found = await onOwnThread { walk.next(count) }.reversed()
      self.count = Swift.min(2 * count, Self.maximumCount)
      return found.popLast()
    }
  }

  /// A walk that goes on from thread to thread.
  fileprivate final class Walk: Sendable {
    private let iterator: Mutex<DistinctSolutions.Iterator>

    init(_ solutions: DistinctSolutions) {
      iterator = Mutex(solutions.makeIterator())
    }

    var wasStopped: Bool { iterator.withLock { $0.wasStopped } }

    func next(_ count: Int) -> [Solution] {
      iterator.withLock { iterator in
        var solutions: [Solution] = []
        while solutions.count < count, let next = iterator.next() { solutions.append(next) }
        return solutions
      }
    }
  }
}
