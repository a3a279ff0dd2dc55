import Dispatch

/// Runs work, on dedicated threads if it blocks.
func onOwnThreads<Value: Sendable>(
  if blocks: Bool, _ work: @Sendable () async throws -> Value
) async throws -> Value {
  guard blocks else { return try await work() }
  return try await withTaskExecutorPreference(BlockingExecutor.shared, operation: work)
}

/// Runs blocking work, such as database access, on dedicated threads, so that it cannot starve the
/// process's shared thread pool.
final class BlockingExecutor: TaskExecutor {
  static let shared = BlockingExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // Each job gets its own serial queue, which gets a thread at once. On Linux, a concurrent queue
    // waits until it detects that its threads are blocked, about a second for each.
    DispatchQueue(label: "IntentKit.BlockingExecutor").async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
