import Synchronization

/// Shares the numbers below a count among threads, a chunk at a time in ascending order, until all are done or a limit ends the
/// work. The function gets the place of its thread, and the limit in a form for it.
///
/// - Returns: Whether all were taken.
func shareOut(
  _ count: Int, threads: Int, chunk: Int, limit: SearchLimit,
  _ body: @Sendable (Range<Int>, _ thread: Int, SearchLimit) -> Void
) -> Bool {
  let next = Atomic(0)
  let isStopped = Atomic(false)
  limit.shared { limit in
    concurrentPerform(iterations: max(1, min(threads, count))) { thread in
      while !isStopped.load(ordering: .relaxed) {
        let start = next.wrappingAdd(chunk, ordering: .relaxed).oldValue
        if start >= count { return }
        if !limit.shouldContinue() { return isStopped.store(true, ordering: .relaxed) }
        body(start..<min(start + chunk, count), thread, limit)
      }
    }
  }
  return !isStopped.load(ordering: .relaxed)
}

/// The results of a function for each number below a count, found on several threads, which take a chunk at a time: of one number
/// for work that takes long. The function gets the limit in a form for its thread.
///
/// Numbers are taken in ascending order, so that what is missing when the limit ends the work are the last ones, but for a few.
///
/// - Returns: The results; `nil` for those that the limit cut off.
package func concurrentMap<Result: Sendable>(
  count: Int, threads: Int, chunk: Int = 16, limit: SearchLimit,
  _ body: @Sendable (Int, SearchLimit) -> Result
) -> [Result?] {
  [Result?](count: count) { buffer in
    buffer.initialize(repeating: nil)
    // Each index is written by one thread only.
    nonisolated(unsafe) let results = buffer
    _ = shareOut(count, threads: threads, chunk: chunk, limit: limit) { range, _, limit in
      for index in range { results[index] = body(index, limit) }
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
