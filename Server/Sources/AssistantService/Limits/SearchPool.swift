import Dispatch
import Foundation
public import NumbersSolver
import Synchronization

/// Runs searches on threads of their own, as many at a time as there are cores, each with a deadline.
///
/// A search ends early when its task is cancelled, as it is when its client goes away.
public final class SearchPool: Sendable {
  private struct State {
    var running = 0
    var waiting: [(id: Int, turn: CheckedContinuation<Bool, Never>)] = []
    var next = 0
  }

  /// The number of searches at the same time.
  public let width: Int
  private let maximumWaiting: Int
  private let memory: Int
  private let state = Mutex(State())

  /// Creates a pool.
  ///
  /// - Parameter limits: The number of searches at the same time, and of those that wait.
  public init(_ limits: ServiceLimits) {
    width = max(1, limits.searches ?? ProcessInfo.processInfo.activeProcessorCount)
    maximumWaiting = limits.waitingSearches
    memory = limits.searchMemory
  }

  /// The number of searches that run or wait.
  public var load: Int { state.withLock { $0.running + $0.waiting.count } }

  /// Runs a search, after those that were there before.
  ///
  /// - Parameters:
  ///   - milliseconds: The maximum time, from when the search begins.
  ///   - work: The search, which polls the limit.
  /// - Returns: The result, and the time it took.
  /// - Throws: ``ServiceProblem`` of the kind `busy` if too many wait; `CancellationError` if the task is cancelled while
  ///   it waits; the errors of the search.
  public func run<Value: Sendable>(
    milliseconds: Int, _ work: @escaping @Sendable (SearchLimit) throws -> Value
  ) async throws -> (value: Value, time: Duration) {
    try await waitForTurn()
    defer { endTurn() }
    let isCancelled = Flag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A serial queue of its own gets a thread at once, and takes none of those that answer requests. On Linux, those of a
        // concurrent queue are the same.
        DispatchQueue(label: "AssistantService.SearchPool").async { [memory] in
          let start = ContinuousClock.now
          let deadline = start + .milliseconds(milliseconds)
          let limit = SearchLimit { !isCancelled.isSet && .now < deadline }
          continuation.resume(
            with: Result { (try work(limit.withMemory(atMost: memory)), .now - start) })
        }
      }
    } onCancel: {
      isCancelled.set()
    }
  }

  private func waitForTurn() async throws {
    try Task.checkCancellation()
    let id = try state.withLock { state throws(ServiceProblem) -> Int? in
      if state.running < width {
        state.running += 1
        return nil
      }
      guard state.waiting.count < maximumWaiting else {
        throw ServiceProblem(
          .busy, "\(maximumWaiting) searches wait already; try again in a moment", retryAfter: 1)
      }
      state.next &+= 1
      return state.next
    }
    guard let id else { return }
    let mayRun = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let now: Bool? = state.withLock { state in
          if Task.isCancelled { return false }
          if state.running < width {
            state.running += 1
            return true
          }
          state.waiting.append((id, continuation))
          return nil
        }
        if let now { continuation.resume(returning: now) }
      }
    } onCancel: {
      let turn = state.withLock { state in
        state.waiting.firstIndex { $0.id == id }.map { state.waiting.remove(at: $0).turn }
      }
      turn?.resume(returning: false)
    }
    guard mayRun else { throw CancellationError() }
  }

  private func endTurn() {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard !state.waiting.isEmpty else {
        state.running -= 1
        return nil
      }
      return state.waiting.removeFirst().turn
    }
    next?.resume(returning: true)
  }
}

/// A flag that is set from any thread.
final class Flag: Sendable {
  private let state = Atomic(false)

  var isSet: Bool { state.load(ordering: .relaxed) }
  func set(_ isSet: Bool = true) { state.store(isSet, ordering: .relaxed) }
}
