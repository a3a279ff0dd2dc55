import Synchronization

/// The targets of selections that somebody asks for.
///
/// It is filled by several threads, with atomic writes. From then on each row is used by one thread: that is why it can be sent.
final class WantedTargets: @unchecked Sendable {
  /// A byte for each selection and value of the window.
  private let marks: UnsafeMutablePointer<UInt8>
  private let window: Range<Int>

  /// Somebody asks for the value.
  private static let wanted: UInt8 = 1
  /// The value may be the best for a target that somebody asks for.
  private static let open: UInt8 = 2

  init(selectionCount: Int, _ window: Range<Int>) {
    self.window = window
    marks = allocateTable(of: UInt8.self, capacity: selectionCount * window.count)
    marks.initialize(repeating: 0, count: selectionCount * window.count)
  }

  deinit { marks.deallocate() }

  /// Asks for a target, which is in the window.
  @inline(__always)
  func insert(_ target: Int, _ selection: Int) {
    let mark = marks + (selection &* window.count &+ target &- window.lowerBound)
    // An atomic byte is a byte.
    UnsafeMutableRawPointer(mark).assumingMemoryBound(to: Atomic<UInt8>.self)
      .pointee.store(Self.wanted, ordering: .relaxed)
  }

  /// Marks the values of a row that can be the best for no target that is asked for, unless they are known already.
  ///
  /// - Parameters:
  ///   - keys: The row, as fewer tiles than all make it.
  ///   - selection: The place of its selection.
  func closeOthers(_ keys: UnsafeMutablePointer<SolutionKey.Word>, _ selection: Int) {
    let marks = marks + (selection &* window.count &- window.lowerBound)
    for block in stride(from: window.lowerBound, to: window.upperBound, by: 8)
    where load(marks + block, as: UInt64.self) != 0 {
      for target in block..<(block &+ 8) where marks[target] & Self.wanted != 0 {
        open(around: target, keys, marks)
      }
    }
    for block in stride(from: window.lowerBound, to: window.upperBound, by: 8) {
      let key = load(keys + block, as: SIMD8<SolutionKey.Word>.self)
      let mark = SIMD8<SolutionKey.Word>(
        truncatingIfNeeded: load(marks + block, as: SIMD8<UInt8>.self) & Self.open)
      let isClosed = (key .== SolutionKey.none) .& (mark .== 0)
      store(key.replacing(with: SolutionKey.unknown, where: isClosed), to: keys + block)
    }
  }

  /// Opens the values that are no farther from a target than the nearest that is known.
  @inline(__always)
  private func open(
    around target: Int, _ keys: UnsafeMutablePointer<SolutionKey.Word>,
    _ marks: UnsafeMutablePointer<UInt8>
  ) {
    if keys[target] != SolutionKey.none { return }
    marks[target] |= Self.open
    var (low, high, isKnown) = (target &- 1, target &+ 1, false)
    while !isKnown, low >= window.lowerBound || high < window.upperBound {
      if low >= window.lowerBound {
        if keys[low] == SolutionKey.none { marks[low] |= Self.open } else { isKnown = true }
      }
      if high < window.upperBound {
        if keys[high] == SolutionKey.none { marks[high] |= Self.open } else { isKnown = true }
      }
      low &-= 1
      high &+= 1
    }
  }
}
