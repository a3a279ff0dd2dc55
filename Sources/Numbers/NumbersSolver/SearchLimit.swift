import Synchronization

/// When a search gives up.
public struct SearchLimit: Sendable {
  private let condition: @Sendable () -> Bool
  /// Whether the cancellation of the task that asks ends the search.
  private let endsWithTask: Bool
  /// The maximum number of bytes that the tables of a search may take.
  private(set) var memory = Int.max

  /// Searches go on while a condition holds.
  ///
  /// - Parameter shouldContinue: The condition. Searches poll it every millisecond or so, from the threads
  ///   they run on, so it should be cheap.
  public init(while shouldContinue: @escaping @Sendable () -> Bool) {
    self.init(endsWithTask: false, while: shouldContinue)
  }

  init(endsWithTask: Bool, while condition: @escaping @Sendable () -> Bool) {
    self.endsWithTask = endsWithTask
    self.condition = condition
  }

  /// Searches end when the task that runs them is cancelled. Outside of tasks they never do.
  public static let taskCancellation = SearchLimit(endsWithTask: true) { true }

  /// Searches never end early.
  public static let never = SearchLimit { true }

  /// The same limit, with one of the bytes that the tables of each search may take. Games of up to six numbers need less than a
  /// million.
  public func withMemory(atMost bytes: Int) -> SearchLimit {
    var limit = self
    limit.memory = bytes
    return limit
  }

  /// Polls the limit.
  package func shouldContinue() -> Bool {
    !(endsWithTask && isCurrentTaskCancelled()) && condition()
  }

  /// Calls a function with this limit in a form that several threads can poll until the function returns:
  /// once one of them is told to stop, all are; and all of them see the cancellation of the task that
  /// called, though they do not run in it.
  package func shared<Result, Failure: Error>(
    _ body: (SearchLimit) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (condition, endsWithTask, flag) = (condition, endsWithTask, StopFlag())
    return try withTaskCancellationCheck { isCancelled throws(Failure) in
      let limit = SearchLimit {
        if flag.isSet { return false }
        if !(endsWithTask && isCancelled()), condition() { return true }
        flag.set()
        return false
      }
      return try body(limit.withMemory(atMost: memory))
    }
  }
}

/// A flag that is set once, from any thread.
private final class StopFlag: Sendable {
  private let state = Atomic(false)

  var isSet: Bool { state.load(ordering: .relaxed) }
  func set() { state.store(true, ordering: .relaxed) }
}

/// Thrown inside the search when its limit is reached.
package struct Stopped: Error {}

/// Polls a limit occasionally, so that polling is nearly free and yet comes in time.
///
/// Work is counted to know when to look at the clock, and the clock says when to poll: work that takes
/// longer than it was thought to does not delay the end of a search.
package struct Watch {
  private let limit: SearchLimit
  private var workUntilNextLook = Self.workBetweenLooks
  private var timer = PollTimer()
  /// The bytes that are held for good.
  private var held = 0

  /// Work between two looks at the clock, in units of about a nanosecond.
  private static let workBetweenLooks = 20_000

  package init(_ limit: SearchLimit) {
    self.limit = limit
  }

  /// Notes that some work is about to be done, with some memory that will be given back.
  @inline(__always)
  package mutating func spend(_ work: Int, holding bytes: Int = 0) throws(Stopped) {
    workUntilNextLook -= work
    if workUntilNextLook < 0 { try look(holding: bytes) }
  }

  @inline(never)
  private mutating func look(holding bytes: Int) throws(Stopped) {
    workUntilNextLook = Self.workBetweenLooks
    if held + bytes > limit.memory { throw Stopped() }
    if timer.isDue(), !limit.shouldContinue() { throw Stopped() }
  }

  /// Notes that memory is held for good.
  package mutating func hold(_ bytes: Int) throws(Stopped) {
    held += bytes
    if held > limit.memory { throw Stopped() }
  }
}
