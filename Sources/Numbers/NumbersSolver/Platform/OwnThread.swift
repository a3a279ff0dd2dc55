import Dispatch

/// Does work that takes long on a thread of its own, so that it holds up neither the actor of the caller nor the threads that
/// all tasks share. It is done in the task of the caller, and sees its cancellation.
///
/// - Throws: The error of the work.
@concurrent
package func onOwnThread<Result: Sendable, Failure: Error>(
  _ work: () throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await withTaskExecutorPreference(OwnThread.executor) { () async throws(Failure) in
    try work()
  }
}

private final class OwnThread: TaskExecutor {
  static let executor = OwnThread()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue(label: "NumbersSolver", qos: .init(job.priority)).async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}

extension DispatchQoS {
  /// The quality of service that a task with a priority asks for.
  fileprivate init(_ priority: JobPriority) {
    switch TaskPriority(priority) ?? .medium {
    case .high...: self = .userInitiated
    case .medium...: self = .default
    case .low...: self = .utility
    default: self = .background
    }
  }
}
