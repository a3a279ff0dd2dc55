import Foundation

/// The factor by which work may exceed its time: the machine may have other work, and sanitizers make all of it slower.
let patience = ProcessInfo.processInfo.environment["SANITIZED"] == nil ? 3 : 15

/// The time for which a processor runs the current thread while it does some work. Other work on the machine does not
/// lengthen it.
func processorTime(of work: () throws -> Void) rethrows -> Duration {
  let start = threadTime()
  try work()
  return threadTime() - start
}

private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec))
}
