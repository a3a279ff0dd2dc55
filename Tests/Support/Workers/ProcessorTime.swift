import Foundation

/// How many times as long work may take where the time for it is bounded: the machine may have other work, and sanitizers
/// make all of it several times slower.
public let patience = Extent.isSanitized ? 15 : 3

/// The time for which a processor runs the current thread while it does some work.
///
/// Other work on the same machine does not lengthen it, as it does the time of a clock.
///
/// - Parameter work: The work.
/// - Returns: The time.
/// - Throws: What the work throws.
public func processorTime(of work: () throws -> Void) rethrows -> Duration {
  let start = threadTime()
  try work()
  return threadTime() - start
}

/// The time for which a processor has run the current thread.
///
/// - Returns: The time.
public func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec))
}
