/// The number of cores there are to work on: a WebAssembly module without threads has one.
package func availableCores() -> Int { 1 }

/// Calls a function for each number below a count, one after the other.
func concurrentPerform(iterations: Int, _ body: @Sendable (Int) -> Void) {
  for iteration in 0..<iterations { body(iteration) }
}

/// There are no tasks, so none is cancelled.
func isCurrentTaskCancelled() -> Bool { false }

/// Calls a function with a check that never finds a cancelled task.
func withTaskCancellationCheck<Result, Failure: Error>(
  _ body: (_ isCancelled: @escaping @Sendable () -> Bool) throws(Failure) -> Result
) throws(Failure) -> Result {
  try body { false }
}

/// Says when a limit is to be polled. Without a clock that is always, which is once for some twenty microseconds of work.
struct PollTimer {
  mutating func isDue() -> Bool { true }
}
