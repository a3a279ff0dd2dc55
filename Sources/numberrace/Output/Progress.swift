import NumbersSolver
import Synchronization

/// Tells on standard error, if that is a terminal, that long work is still going on.
final class Progress: Sendable {
  private let message: @Sendable () -> String
  private let started = ContinuousClock.now
  private let secondsShown = Atomic(0)

  /// - Parameter message: What is being done, without the time.
  init(_ message: @escaping @Sendable () -> String) {
    self.message = message
  }

  /// To be called often; shows something when two seconds have passed and then once a second.
  func tick() {
    guard Platform.errorIsTerminal else { return }
    let seconds = Int(started.duration(to: .now).components.seconds)
    guard seconds >= 2, secondsShown.exchange(seconds, ordering: .relaxed) < seconds else { return }
    Platform.printError("\r\u{1B}[K\(message()) (\(seconds) s)", terminator: "")
  }

  /// Clears what was shown.
  func finish() {
    guard secondsShown.load(ordering: .relaxed) > 0 else { return }
    Platform.printError("\r\u{1B}[K", terminator: "")
  }
}

extension SearchLimit {
  /// Stops at Ctrl-C and after a time, and shows progress until then.
  static func interactive(seconds: Double?, _ progress: Progress) -> SearchLimit {
    Interruption.catchOnce()
    let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    return SearchLimit {
      progress.tick()
      return !Interruption.isRequested && deadline.map { .now < $0 } ?? true
    }
  }
}
