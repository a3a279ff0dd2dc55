import NumbersSolver
import Synchronization

/// Tells on standard error that long work is going on, and how far it is, until something else is written.
final class Progress: Sendable {
  private let message: @Sendable () -> String
  private let started = ContinuousClock.now
  private let secondsShown = Atomic(0)

  /// - Parameter message: What is being done, and how far it is.
  init(_ message: @escaping @Sendable () -> String) {
    self.message = message
  }

  /// Shows the message when two seconds have passed, and then once a second. To be called often, from any
  /// thread.
  func tick() {
    guard StatusLine.isWanted else { return }
    let seconds = Int(started.duration(to: .now).components.seconds)
    let shown = secondsShown.load(ordering: .relaxed)
    guard seconds >= 2, seconds > shown,
      secondsShown.compareExchange(expected: shown, desired: seconds, ordering: .relaxed).exchanged
    else { return }
    StatusLine.show("\(message()) (\(seconds) s)")
  }
}

/// A number that threads count up.
final class Counter: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .relaxed) }

  func add(_ number: Int = 1) { count.wrappingAdd(number, ordering: .relaxed) }
  func set(_ number: Int) { count.store(number, ordering: .relaxed) }
}

extension SearchLimit {
  /// Stops at Ctrl-C and after a time, and shows progress until then.
  static func interactive(seconds: Double? = nil, _ progress: Progress) -> SearchLimit {
    Interruption.catchOnce()
    let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    return SearchLimit {
      progress.tick()
      return !Interruption.isRequested && deadline.map { .now < $0 } ?? true
    }
  }
}
