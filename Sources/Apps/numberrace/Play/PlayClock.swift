/// The clock that a round is played by.
struct PlayClock {
  /// Whether time passes only by lines such as "wait 5", for scripts.
  let isVirtual: Bool
  /// The time of the round that had passed before the start.
  var passed = Duration.zero
  private var start = ContinuousClock.now
  private var waited = Duration.zero

  init(isVirtual: Bool) {
    self.isVirtual = isVirtual
  }

  /// Starts from what had passed.
  mutating func restart() {
    start = .now
    waited = .zero
  }

  /// Advances the time, if the clock is virtual.
  mutating func wait(_ seconds: Double) {
    if isVirtual { waited += .seconds(seconds) }
  }

  /// The time of the round.
  var elapsed: Duration { passed + (isVirtual ? waited : start.duration(to: .now)) }

  /// The instant at which some time of the round has passed; `nil` if the clock is virtual.
  func instant(after time: Duration?) -> ContinuousClock.Instant? {
    isVirtual ? nil : time.map { start + $0 - passed }
  }
}

/// How a round, or a question in it, ended.
enum PlayEnd: Equatable {
  case finished
  /// The player wants no more.
  case quit
  case inputEnded
  case interrupted
}
