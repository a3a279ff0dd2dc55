import Foundation
import NumbersGame
import NumbersSolver
import Synchronization
import Testing
import Workers

/// A search that is stopped between any two pieces of its work gives its memory back once: under the address sanitizer a
/// second time is a failure, and without it the process ends.
@Suite("Solving everything, stopped on the way")
struct StoppedEverythingTests {
  @Test(
    "ends wherever it is",
    // Sanitizers make it many times slower.
    arguments: Extent.isSanitized ? [30, 800] : [1, 30, 100, 300, 600, 700, 800, 900, 1000, 1200])
  func stopped(polls: Int) {
    for threads in [1, 3] {
      let left = Counter(polls)
      #expect(throws: IndexError.stopped) {
        try Solver().solveAll(.countdown, threads: threads, limit: SearchLimit { left.next() })
      }
    }
  }

  private final class Counter: Sendable {
    private let left: Atomic<Int>

    init(_ count: Int) { left = Atomic(count) }

    /// Whether a poll is among the first ones.
    func next() -> Bool { left.wrappingSubtract(1, ordering: .relaxed).oldValue > 0 }
  }
}
