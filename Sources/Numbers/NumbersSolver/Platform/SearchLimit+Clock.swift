extension SearchLimit {
  /// Searches end at a point in time, or when their task is cancelled.
  public static func until(_ deadline: ContinuousClock.Instant) -> SearchLimit {
    SearchLimit(endsWithTask: true) { .now < deadline }
  }

  /// Searches end after some time from now, or when their task is cancelled.
  public static func duration(_ duration: Duration) -> SearchLimit {
    .until(.now + duration)
  }
}

/// Says when a limit is to be polled: every millisecond.
struct PollTimer {
  private static let interval = Duration.milliseconds(1)
  private var nextPoll: ContinuousClock.Instant?

  /// Whether the time has come; if so, the next one begins.
  mutating func isDue() -> Bool {
    let now = ContinuousClock.now
    if let nextPoll, now < nextPoll { return false }
    nextPoll = now + Self.interval
    return true
  }
}
