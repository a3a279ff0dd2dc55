public import GameRecords
public import IntentKit
import NumbersGame
import NumbersSolver
import Synchronization

extension GameService {
  /// Begins a list of all distinct solutions of a game of a show at the smallest distance.
  ///
  /// - Throws: ``ServiceProblem`` of the kind `invalidInput` if the rules do not allow the game.
  public func solutions(
    _ input: JSON, for client: String
  ) throws(ServiceProblem) -> SolutionList {
    SolutionList(self, try Game(input), input, client)
  }
}

/// The distinct solutions of a game, which are found some at a time.
///
/// ```swift
/// let list = try games.solutions(input, for: client)
/// while let solutions = try await list.next() { try await write(solutions) }
/// ```
public actor SolutionList {
  private let service: GameService
  private let client: String
  private let game: Game
  private let maximum: Int
  private let order: SolutionOrder
  /// The time that is left to search.
  private var remaining: Duration
  private let limit = WalkLimit()
  private var walk: SolutionWalk?
  private var written = 0

  /// The number of solutions that are found before they are written.
  private static let pageSize = 200

  init(_ service: GameService, _ game: Game, _ input: JSON, _ client: String) {
    self.service = service
    self.game = game
    self.client = client
    maximum = input["limit"]?.integer ?? .max
    order = SolutionOrder(input)
    remaining = .milliseconds(service.milliseconds(input))
  }

  /// Finds further solutions.
  ///
  /// - Returns: The solutions, in order; `nil` at the end.
  /// - Throws: ``ServiceProblem`` if there was no time to find any, or the client may not compute now; `CancellationError` if
  ///   the task is cancelled.
  public func next() async throws -> [SolutionRecord]? {
    let walk = if let known = self.walk { known } else { try await begin() }
    guard written < maximum, !walk.hasEnded, remaining > .zero else { return nil }
    let (size, game) = (min(Self.pageSize, maximum - written), game)
    let records = try await search { walk.next(size, game) }
    written += records.count
    return records.isEmpty ? nil : records
  }

  /// The end of the list, after the last solutions; `nil` before the first.
  public var end: SolutionsEnd? {
    walk.map { walk in
      SolutionsEnd(
        count: written, distance: walk.distance, isComplete: walk.hasEnded && !walk.wasStopped)
    }
  }

  private func begin() async throws -> SolutionWalk {
    let (game, order) = (game, order)
    let limit = limit.search(memory: service.limits.searchMemory)
    let begun = try await search {
      do throws(SolverError) {
        return SolutionWalk(try Solver(order: order).solutions(of: game, limit: limit))
      } catch {
        if case .tooLarge = error { throw ServiceProblem.invalidInput("\(error)") }
        throw ServiceProblem(.stopped, "\(error)")
      }
    }
    walk = begun
    return begun
  }

  private func search<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try service.allowances.checkSearch(of: client)
    let (limit, remaining) = (limit, remaining)
    let milliseconds = max(1, Int(remaining / .milliseconds(1)))
    let (value, time) = try await withTaskCancellationHandler {
      try await service.pool.run(milliseconds: milliseconds) { _ in
        limit.begin(for: remaining)
        return try work()
      }
    } onCancel: {
      limit.cancel()
    }
    service.allowances.charge(time, to: client)
    self.remaining -= time
    return value
  }
}

/// The limit of a walk, whose time goes on only while it is continued, and not while its client reads.
private final class WalkLimit: Sendable {
  private let end = Mutex(ContinuousClock.now)
  private let isCancelled = Flag()

  func begin(for time: Duration) { end.withLock { $0 = .now + time } }
  func cancel() { isCancelled.set() }

  func search(memory: Int) -> SearchLimit {
    SearchLimit { [self] in
      !isCancelled.isSet && .now < end.withLock { $0 }
    }.withMemory(atMost: memory)
  }
}

/// A walk over solutions that is continued on one thread after another.
///
/// Safe to be shared: each part of the walk begins when the one before has ended.
private final class SolutionWalk: @unchecked Sendable {
  let distance: Int
  private var iterator: DistinctSolutions.Iterator
  private(set) var hasEnded = false
  var wasStopped: Bool { iterator.wasStopped }

  init(_ solutions: DistinctSolutions) {
    distance = solutions.distance
    iterator = solutions.makeIterator()
  }

  /// Up to a number of further solutions.
  func next(_ count: Int, _ game: Game) -> [SolutionRecord] {
    var records: [SolutionRecord] = []
    while records.count < count {
      guard let solution = iterator.next() else {
        hasEnded = true
        break
      }
      records.append(SolutionRecord(solution, to: game))
    }
    return records
  }
}

/// The end of a list of solutions.
public struct SolutionsEnd: Encodable, Sendable {
  /// The number of solutions that were written.
  public let count: Int
  /// The distance of all of them from the target.
  public let distance: Int
  /// Whether there are no others.
  public let isComplete: Bool

  private enum CodingKeys: String, CodingKey {
    case count, distance
    case isComplete = "complete"
  }
}
