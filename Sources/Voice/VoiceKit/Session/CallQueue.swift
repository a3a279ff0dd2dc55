/// Has the calls of an actor answered one after the other, in the order in which they came.
///
/// While a call of an actor waits, others run, and would find the state of one that is half done. A call that waits here is not
/// woken by its cancellation: those before it end, and then it looks itself.
final class CallQueue {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Does something when all calls before have ended.
  func next<Value, Failure>(
    isolation: isolated any Actor = #isolation, _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    }
    isTaken = true
    defer {
      // The next one takes its turn before any call that comes now.
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
    return try await body()
  }
}
