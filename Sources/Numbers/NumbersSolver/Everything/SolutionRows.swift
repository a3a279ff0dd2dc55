import Synchronization

/// For each multiset of some size, how well it reaches each value of the window, and by which expression: a row.
///
/// Rows are addressed by values: the first element is that of the lowest one. Threads write to a row under its lock, or
/// each to rows of its own, and read it when that is done: that is why it can be sent.
final class SolutionRows: @unchecked Sendable {
  let window: Range<Int>
  let count: Int
  private let keys: UnsafeMutablePointer<SolutionKey.Word>
  private let expressions: UnsafeMutablePointer<TileExpression>
  /// Whether there is an expression for each key.
  private let hasExpressions: Bool
  /// Whether somebody writes to a row.
  private let locks: UnsafeMutablePointer<Atomic<Bool>>
  private let memory = OwnedMemory()

  /// A row as pointers that are indexed by values of the window.
  struct Row {
    let keys: UnsafeMutablePointer<SolutionKey.Word>
    let expressions: UnsafeMutablePointer<TileExpression>
  }

  /// - Parameters:
  ///   - count: The number of rows.
  ///   - window: The values of each.
  ///   - hasExpressions: Whether there is room for expressions; those of a row must not be looked at if there is none.
  init(_ count: Int, _ window: Range<Int>, hasExpressions: Bool) {
    self.window = window
    self.count = count
    self.hasExpressions = hasExpressions
    keys = memory.room(for: count * window.count)
    expressions = memory.room(for: hasExpressions ? count * window.count : 0)
    locks = .allocate(capacity: count)
    for place in 0..<count { (locks + place).initialize(to: Atomic(false)) }
  }

  deinit {
    locks.deinitialize(count: count)
    locks.deallocate()
  }

  @inline(__always)
  subscript(place: Int) -> Row {
    let start = place &* window.count &- window.lowerBound
    return Row(keys: keys + start, expressions: expressions + start)
  }

  /// Calls a function while nobody else writes to a row.
  @inline(__always)
  func withRow(_ place: Int, _ body: (Row) -> Void) {
    // Rows are written to for a microsecond, and there are thousands of them.
    while locks[place].exchange(true, ordering: .acquiring) {}
    body(self[place])
    locks[place].store(false, ordering: .releasing)
  }

  /// Gives the memory back: no row may be looked at any more.
  func giveBack() { memory.giveBack() }

  /// Sets a row to nothing.
  func clear(_ place: Int) {
    let start = place * window.count
    (keys + start).update(repeating: SolutionKey.none, count: window.count)
    (expressions + start).update(repeating: .none, count: window.count)
  }

  /// Copies a row of fewer tiles.
  func copy(_ other: SolutionRows, _ otherPlace: Int, to place: Int) {
    let (start, otherStart) = (place * window.count, otherPlace * window.count)
    (keys + start).update(from: other.keys + otherStart, count: window.count)
    guard hasExpressions else { return }
    (expressions + start).update(from: other.expressions + otherStart, count: window.count)
  }

  /// Takes from a row of fewer tiles what is better.
  func lower(_ place: Int, by other: SolutionRows, _ otherPlace: Int) {
    let (start, otherStart) = (place * window.count, otherPlace * window.count)
    for index in stride(from: 0, to: window.count, by: 4) {
      let (here, there) = (start &+ index, otherStart &+ index)
      let key = load(keys + here, as: SIMD4<SolutionKey.Word>.self)
      let otherKey = load(other.keys + there, as: SIMD4<SolutionKey.Word>.self)
      store(key.replacing(with: otherKey, where: otherKey .< key), to: keys + here)
      guard hasExpressions else { continue }
      // Words are compared as the doubles whose bits they are: see `TileExpression`.
      let first = load(expressions + here, as: SIMD4<Double>.self)
      let second = load(other.expressions + there, as: SIMD4<Double>.self)
      let isLess = Self.mask(otherKey .< key)
      let isEqual = Self.mask(otherKey .== key)
      let isTaken = isLess | (isEqual & unsafeBitCast(second .< first, to: SIMD4<Int64>.self))
      let (old, new) = (
        unsafeBitCast(first, to: SIMD4<Int64>.self), unsafeBitCast(second, to: SIMD4<Int64>.self)
      )
      store(old & ~isTaken | new & isTaken, to: expressions + here)
    }
  }

  /// All bits of the lanes that a mask has.
  @inline(__always)
  private static func mask(_ mask: SIMDMask<SIMD4<SolutionKey.Word>>) -> SIMD4<Int64> {
    SIMD4(truncatingIfNeeded: unsafeBitCast(mask, to: SIMD4<SolutionKey.Word>.self))
  }
}
