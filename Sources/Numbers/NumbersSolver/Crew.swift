/// Workers that share pieces of work, one thread each.
///
/// A worker is used by one thread at a time, and by none when a function of the crew has returned: that is why it can be
/// sent though its workers cannot.
struct Crew<Worker>: @unchecked Sendable {
  let workers: [Worker]
  private let limit: SearchLimit

  /// A crew of as many workers as threads, at least one.
  init(threads: Int, limit: SearchLimit, _ makeWorker: () -> Worker) {
    workers = (0..<max(1, threads)).map { _ in makeWorker() }
    self.limit = limit
  }

  /// Does pieces of work in ascending order, each by some worker, which takes a chunk of them at a time. Progress is the share
  /// that is done, told now and then from any thread.
  ///
  /// - Throws: ``Stopped`` if the limit is reached.
  func share(
    _ count: Int, chunk: Int = 8, progress: @Sendable (Double) -> Void = { _ in },
    _ body: @Sendable (Worker, Int) -> Void
  ) throws(Stopped) {
    let isDone = shareOut(count, threads: workers.count, chunk: chunk, limit: limit) {
      range, thread, _ in
      for index in range { body(workers[thread], index) }
      progress(Double(range.upperBound) / Double(count))
    }
    if !isDone { throw Stopped() }
  }

  /// The results of a function for each number below a count.
  func map<Result: Sendable>(
    _ count: Int, progress: @Sendable (Double) -> Void = { _ in },
    _ body: @Sendable (Worker, Int) -> Result
  ) throws(Stopped) -> [Result] {
    var results = [Result?](repeating: nil, count: count)
    try results.withUnsafeMutableBufferPointer { buffer throws(Stopped) in
      // Each place is written by one thread only.
      nonisolated(unsafe) let buffer = buffer
      try share(count, progress: progress) { worker, index in buffer[index] = body(worker, index) }
    }
    return results.compactMap { $0 }
  }
}
