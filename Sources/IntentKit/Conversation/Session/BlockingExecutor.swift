import Dispatch

/// Runs work that blocks its thread, as databases do, on threads of its own, so that it cannot starve the threads that
/// all tasks of the process share.
final class BlockingExecutor: TaskExecutor {
  static let shared = BlockingExecutor()

  private let queue = DispatchQueue(label: "IntentKit.BlockingExecutor", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
