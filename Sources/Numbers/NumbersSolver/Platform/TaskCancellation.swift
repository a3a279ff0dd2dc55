/// Whether the task that runs the caller is cancelled; false outside of tasks.
func isCurrentTaskCancelled() -> Bool { Task.isCancelled }

/// Calls a function with a check, for any thread, of whether the task that runs the caller is cancelled.
func withTaskCancellationCheck<Result, Failure: Error>(
  _ body: (_ isCancelled: @escaping @Sendable () -> Bool) throws(Failure) -> Result
) throws(Failure) -> Result {
  let result = withUnsafeCurrentTask { task in
    // The task cannot end before this closure does, and whether it is cancelled is an atomic.
    nonisolated(unsafe) let task = task
    return Swift.Result { () throws(Failure) in
      try body { task?.isCancelled ?? false }
    }
  }
  return try result.get()
}
