import Synchronization

/// The targets of selections that somebody asks for.
///
/// It is filled by several threads, with atomic writes. From then on each row is used by one thread: that is why it can be sent.
final class WantedTargets: @unchecked Sendable {
  /// A byte for each selection and value of the window.
  private let marks: UnsafeMutablePointer<UInt8>
  private let window: Range<Int>
  private let memory = OwnedMemory()

  /// Somebody asks for the value.
  private static let wanted: UInt8 = 1
  /// The value may be the best for a target that somebody asks for. It is the sign of the byte.
  private static let open: UInt8 = 128

  init(selectionCount: Int, _ window: Range<Int>) {
    self.window = window
    marks = memory.array(selectionCount * window.count, of: 0)
  }

  /// Asks for a target, which is in the window.
  @inline(__always)
  func insert(_ target: Int, _ selection: Int) {
    let mark = marks + (selection &* window.count &+ target &- window.lowerBound)
    // An atomic byte is a byte.
    UnsafeMutableRawPointer(mark).assumingMemoryBound(to: Atomic<UInt8>.self)
      .pointee.store(Self.wanted, ordering: .relaxed)
  }

  /// Marks the values of the row of a selection, as fewer tiles than all make it, that can be the best for no target that is
  /// asked for, unless they are known already.
  func closeOthers(_ keys: UnsafeMutablePointer<SolutionKey.Word>, _ selection: Int) {
    let marks = marks + (selection &* window.count &- window.lowerBound)
    for block in stride(from: window.lowerBound, to: window.upperBound, by: 8) {
      let wanted = load(marks + block, as: UInt64.self) & 0x0101_0101_0101_0101
      if wanted == 0 { continue }
      let key = load(keys + block, as: SIMD8<SolutionKey.Word>.self)
      var unknown = wanted & openLanes(key &- SolutionKey.none)
      while unknown != 0 {
        open(around: block &+ unknown.trailingZeroBitCount / 8, keys, marks)
        unknown &= unknown &- 1
      }
    }
    for block in stride(from: window.lowerBound, to: window.upperBound, by: 8) {
      let key = load(keys + block, as: SIMD8<SolutionKey.Word>.self)
      let mark = SIMD8<SolutionKey.Word>(
        truncatingIfNeeded: load(marks + block, as: SIMD8<Int8>.self))
      // All bits of the lanes that are known, or open.
      let kept = ((key &- SolutionKey.none) | mark) &>> 31
      store(key & kept | SolutionKey.unknown & ~kept, to: keys + block)
    }
  }

  /// Opens the values that are no farther from a target, itself unknown, than the nearest that is known.
  @inline(__always)
  private func open(
    around target: Int, _ keys: UnsafeMutablePointer<SolutionKey.Word>,
    _ marks: UnsafeMutablePointer<UInt8>
  ) {
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
