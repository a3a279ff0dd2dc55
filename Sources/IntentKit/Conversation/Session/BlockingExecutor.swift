import Dispatch

/// Runs work; on threads of its own, if it blocks them.
func onOwnThreads<Value: Sendable>(
  if blocks: Bool, _ work: @Sendable () async throws -> Value
) async throws -> Value {
  guard blocks else { return try await work() }
  return try await withTaskExecutorPreference(BlockingExecutor.shared, operation: work)
}

/// Runs work that blocks its thread, as databases do, on threads of its own, so that it cannot starve the threads that
/// all tasks of the process share.
final class BlockingExecutor: TaskExecutor {
  static let shared = BlockingExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // A serial queue for each job: those get a thread at once, while a concurrent queue waits on Linux until it finds
    // that its threads are blocked, about a second for each.
    DispatchQueue(label: "IntentKit.BlockingExecutor").async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
