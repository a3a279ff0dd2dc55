import Synchronization

/// A bar on standard error, if that is a terminal, for work whose share that is done is known.
final class ProgressBar: Sendable {
  private let label: String
  private let started = ContinuousClock.now
  private let percentShown = Atomic(-1)

  init(_ label: String) {
    self.label = label
  }

  /// To be called often, from any thread. Shows nothing in the first half second.
  func show(_ share: Double) {
    guard Platform.errorIsTerminal, started.duration(to: .now) > .milliseconds(500) else { return }
    let percent = Int(100 * share)
    guard percentShown.exchange(percent, ordering: .relaxed) < percent else { return }
    let done = String(repeating: "█", count: percent / 4)
    let rest = String(repeating: "░", count: 25 - percent / 4)
    Platform.printError("\r\u{1B}[K\(label) \(done)\(rest) \(percent) %", terminator: "")
  }

  /// Clears the bar.
  func finish() {
    if percentShown.load(ordering: .relaxed) >= 0 {
      Platform.printError("\r\u{1B}[K", terminator: "")
    }
  }
}
