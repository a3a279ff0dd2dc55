import Synchronization

/// The results of a function for each number below a count, found on several threads.
///
/// Numbers are taken in ascending order, so that what is missing when the limit ends the work are the last
/// ones, but for a few.
///
/// - Parameters:
///   - count: The number of results.
///   - threads: The maximum number of threads.
///   - chunk: How many numbers a thread takes at a time; 1 for work that takes long.
///   - limit: When to give up.
///   - body: The function. It gets the limit in a form for its thread.
/// - Returns: The results; `nil` for those that the limit cut off.
package func concurrentMap<Result: Sendable>(
  count: Int, threads: Int, chunk: Int = 16, limit: SearchLimit,
  _ body: @Sendable (Int, SearchLimit) -> Result
) -> [Result?] {
  [Result?](count: count) { buffer in
    buffer.initialize(repeating: nil)
    // Each index is written by one thread only.
    nonisolated(unsafe) let results = buffer
    let next = Atomic(0)
    limit.shared { limit in
      concurrentPerform(iterations: max(1, min(threads, count))) { _ in
        while limit.shouldContinue() {
          let start = next.wrappingAdd(chunk, ordering: .relaxed).oldValue
          if start >= count { return }
          for index in start..<min(start + chunk, count) { results[index] = body(index, limit) }
        }
      }
    }
  }
}

/// The results of a function for each number below a count, found on several threads without a limit.
package func concurrentMap<Result: Sendable>(
  count: Int, threads: Int, _ body: @Sendable (Int) -> Result
) -> [Result] {
  concurrentMap(count: count, threads: threads, limit: .never) { index, _ in body(index) }
    .compactMap { $0 }
}
