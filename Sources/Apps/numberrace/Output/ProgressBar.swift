import Synchronization

/// A bar on standard error for work whose share that is done is known, until something else is written.
final class ProgressBar: Sendable {
  private let label: String
  private let started = ContinuousClock.now
  private let percentShown = Atomic(-1)

  init(_ label: String) {
    self.label = label
  }

  /// Shows a share. To be called often, from any thread; shows nothing in the first half second.
  func show(_ share: Double) {
    guard StatusLine.isWanted, started.duration(to: .now) > .milliseconds(500) else { return }
    let percent = Int(100 * share)
    guard percentShown.exchange(percent, ordering: .relaxed) < percent else { return }
    let done = String(repeating: "█", count: percent / 4)
    let rest = String(repeating: "░", count: 25 - percent / 4)
    StatusLine.show("\(label) \(done)\(rest) \(percent) %")
  }
}
