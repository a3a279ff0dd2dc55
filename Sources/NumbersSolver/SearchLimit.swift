/// When a search gives up.
public struct SearchLimit: Sendable {
  /// Whether to go on. Asked at least every few milliseconds, from the thread that searches.
  let shouldContinue: @Sendable () -> Bool
  /// The most bytes that tables of more than six numbers may take.
  private(set) var memory = Int.max

  /// Searches go on while a condition holds.
  ///
  /// - Parameter shouldContinue: The condition; it is asked every few milliseconds at most, and
  ///   should be cheap.
  public init(while shouldContinue: @escaping @Sendable () -> Bool) {
    self.shouldContinue = shouldContinue
  }

  /// Searches end when the task that runs them is cancelled. Outside of tasks they never do.
  public static let taskCancellation = SearchLimit { !Task.isCancelled }

  /// The same limit, with one of memory.
  ///
  /// - Parameter bytes: The most bytes that tables may take. Games of up to six numbers need less than a
  ///   million.
  /// - Returns: The limit.
  public func withMemory(atMost bytes: Int) -> SearchLimit {
    var limit = self
    limit.memory = bytes
    return limit
  }

  /// Searches never end early.
  public static let never = SearchLimit { true }

  /// Searches end at a point in time, or when their task is cancelled.
  ///
  /// - Parameter deadline: When to give up.
  /// - Returns: The limit.
  public static func until(_ deadline: ContinuousClock.Instant) -> SearchLimit {
    SearchLimit { !Task.isCancelled && .now < deadline }
  }

  /// Searches end after some time from now, or when their task is cancelled.
  ///
  /// - Parameter duration: How long to search.
  /// - Returns: The limit.
  public static func duration(_ duration: Duration) -> SearchLimit {
    .until(.now + duration)
  }
}

/// Thrown inside the search when its limit is reached.
package struct Stopped: Error {}

/// Asks a limit once in a while, so that asking costs nothing to speak of.
package struct Watch {
  private let limit: SearchLimit
  private var workUntilNextLook = Self.interval
  /// The bytes that are held for good.
  private var held = 0

  /// Work between two looks, in units of about a nanosecond.
  private static let interval = 1_000_000

  package init(_ limit: SearchLimit) {
    self.limit = limit
  }

  /// Notes that some work is about to be done, with some memory that will be given back.
  package mutating func spend(_ work: Int, holding bytes: Int = 0) throws(Stopped) {
    workUntilNextLook -= work
    guard workUntilNextLook < 0 else { return }
    workUntilNextLook = Self.interval
    if held + bytes > limit.memory || !limit.shouldContinue() { throw Stopped() }
  }

  /// Notes that memory is held for good.
  package mutating func hold(_ bytes: Int) throws(Stopped) {
    held += bytes
    if held > limit.memory { throw Stopped() }
  }
}
