import Synchronization

/// Passes on the progress that several threads report, one report at a time, so that it never goes back.
final class RisingProgress: Sendable {
  private let report: @Sendable (Double) -> Void
  private let isReporting = Atomic(false)
  // Only the thread that set the flag touches it.
  nonisolated(unsafe) private var last = 0.0

  /// - Parameter report: Called with the share that is done, from 0 to 1.
  init(_ report: @escaping @Sendable (Double) -> Void) {
    self.report = report
  }

  /// Reports a share, unless as much was reported or another thread is just reporting.
  func callAsFunction(_ share: Double) {
    let isFree = isReporting.compareExchange(
      expected: false, desired: true, ordering: .acquiringAndReleasing)
    guard isFree.exchanged else { return }
    defer { isReporting.store(false, ordering: .releasing) }
    guard share > last else { return }
    last = share
    report(share)
  }
}
