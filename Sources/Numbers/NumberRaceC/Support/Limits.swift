import CNumberRace
import Dispatch
import NumbersSolver
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// How long to work, with how many threads, and the count of what is done.
struct Work: Sendable {
  let threads: Int?
  let limit: SearchLimit
  /// Which solutions are the best.
  let order: SolutionOrder
  private let tally: Tally

  /// What is done, and whether the caller wants the end.
  fileprivate final class Tally: Sendable {
    let done = Atomic(0)
    let isCancelled = Atomic(false)
  }

  /// Notes that some more is done.
  func note(_ count: Int) { tally.done.wrappingAdd(count, ordering: .relaxed) }

  /// Notes how much is done in all.
  func noteAll(_ count: Int) { tally.done.store(count, ordering: .relaxed) }

  fileprivate init(_ limits: nr_limits, _ tally: Tally) throws {
    guard limits.seconds >= 0 else {
      throw Failure.argument("limits->seconds is \(limits.seconds), but must be 0 or more")
    }
    switch limits.order {
    case nr_order(NR_SMALLEST): order = .smallest
    case nr_order(NR_EASIEST): order = .easiest
    default:
      throw Failure.argument(
        "limits->order is \(limits.order), but must be NR_SMALLEST or NR_EASIEST")
    }
    // Beyond that many years, clocks come to their end.
    let seconds = min(limits.seconds, 1e9)
    let deadline: ContinuousClock.Instant? =
      limits.seconds == 0 ? nil : .now + .seconds(seconds)
    let limit = SearchLimit {
      !tally.isCancelled.load(ordering: .relaxed) && (deadline.map { .now < $0 } ?? true)
    }
    self.limit =
      limits.memory == 0 ? limit : limit.withMemory(atMost: Int(clamping: limits.memory))
    threads = limits.threads == 0 ? nil : Int(min(limits.threads, 1024))
    self.tally = tally
  }

  /// The results of a function for parts of a range from 0 on, of a number each, found on all threads.
  ///
  /// - Returns: The parts in ascending order with their results; `nil` for those that the limit cut off.
  func map<Result: Sendable>(
    _ count: Int, by chunk: Int, limit: SearchLimit, _ body: @Sendable (Range<Int>) -> Result
  ) -> [(part: Range<Int>, result: Result?)] {
    let parts = stride(from: 0, to: count, by: chunk).map { $0..<min($0 + chunk, count) }
    let results = concurrentMap(
      count: parts.count, threads: threads ?? availableCores(), chunk: 1, limit: limit
    ) { place, _ in body(parts[place]) }
    return zip(parts, results).map { ($0, $1) }
  }

  /// Does some work within limits. If there is a progress function, the work is done on a thread of its own, and
  /// this one calls the function. Each of the things that it counts is noted as often as it has parts.
  static func within<Result: Sendable>(
    _ limits: UnsafePointer<nr_limits>?, total: Int = 0, parts: Int = 1,
    _ body: @escaping @Sendable (Work) throws -> Result
  ) throws -> Result {
    let limits = try nr_limits.read(limits, or: "limits")
    let tally = Tally()
    let work = try Work(limits, tally)
    guard let progress = limits.progress else { return try body(work) }
    let job = Job<Result> { try body(work) }
    guard job.start() else {
      // There is no thread to be had: the work is done without progress.
      return try body(work)
    }
    while !job.wait(milliseconds: 100) {
      let done = UInt64(tally.done.load(ordering: .relaxed) / parts)
      if progress(limits.context, done, UInt64(total)) != 0 {
        tally.isCancelled.store(true, ordering: .relaxed)
      }
    }
    return try job.result()
  }
}

/// Work on a thread of its own. (Not on a queue of Dispatch, whose threads a process that was forked does not have.)
private final class Job<Result: Sendable>: Sendable {
  private let body: @Sendable () throws -> Result
  private let outcome = Mutex<Swift.Result<Result, any Error>?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  init(_ body: @escaping @Sendable () throws -> Result) { self.body = body }

  func start() -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let job = Unmanaged.passRetained(self as AnyObject)
    let isStarted =
      pthread_create(
        &thread, nil,
        { context in
          #if canImport(Darwin)
            let object = Unmanaged<AnyObject>.fromOpaque(context).takeRetainedValue()
          #else
            guard let context else { return nil }
            let object = Unmanaged<AnyObject>.fromOpaque(context).takeRetainedValue()
          #endif
          (object as? any Runnable)?.run()
          return nil
        }, job.toOpaque()) == 0
    if !isStarted {
      job.release()
      return false
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }

  /// Waits for the end of the work.
  func wait(milliseconds: Int) -> Bool {
    isDone.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
  }

  func result() throws -> Result {
    guard let outcome = outcome.withLock({ $0 }) else {
      throw Failure(NR_STOPPED, "the work has not ended")
    }
    return try outcome.get()
  }
}

private protocol Runnable: AnyObject {
  func run()
}

extension Job: Runnable {
  func run() {
    let result = Swift.Result { try body() }
    outcome.withLock { $0 = result }
    isDone.signal()
  }
}
