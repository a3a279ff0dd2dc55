import NumbersGame

/// The values that expressions over exactly a multiset of up to four tiles have and no expression over fewer of them
/// has, each with its expressions that can be the best for something.
///
/// Which expression is the first in the fixed order may depend on how large step results may be. So each
/// value has a staircase: largest step results in ascending order, each with the first expression that keeps to it, as
/// long as the expression comes before those with smaller ones. There are 1.09 steps to a value.
struct Part: BitwiseCopyable {
  let tileCount: Int
  let count: Int
  /// The values, in ascending order.
  let values: UnsafeMutablePointer<UInt32>
  /// For each value, the smallest largest step result.
  let peaks: UnsafeMutablePointer<UInt32>
  /// For each value, where its stairs begin; one more for the end.
  private let starts: UnsafeMutablePointer<UInt32>
  private let stairs: UnsafeMutablePointer<Stair>

  struct Stair: BitwiseCopyable {
    let peak: UInt32
    let expression: TileExpression
  }

  /// - Parameters:
  ///   - tileCount: The number of tiles.
  ///   - values: The values in ascending order.
  ///   - starts: For each value, where its stairs begin.
  ///   - stairs: The stairs of all values, one after the other.
  ///   - memory: Where all of them are kept.
  init(
    tileCount: Int, values: [UInt32], starts: [UInt32], stairs: [Stair], in memory: OwnedMemory
  ) {
    self.tileCount = tileCount
    count = values.count
    self.values = memory.array(values)
    self.starts = memory.array(starts + [UInt32(stairs.count)])
    self.stairs = memory.array(stairs)
    peaks = memory.array(starts.map { stairs[Int($0)].peak })
  }

  /// The stairs of a value, by its place.
  @inline(__always)
  func stairs(at index: Int) -> UnsafeBufferPointer<Stair> {
    UnsafeBufferPointer(
      start: stairs + Int(starts[index]), count: Int(starts[index &+ 1] &- starts[index]))
  }

  /// The first of the expressions with a value whose step results are at most a peak, which is not below the smallest.
  @inline(__always)
  func first(at index: Int, notAbove peak: UInt32) -> TileExpression {
    var stair = Int(starts[index &+ 1]) &- 1
    while stairs[stair].peak > peak { stair &-= 1 }
    return stairs[stair].expression
  }

  /// The place of the first value that is not below a number.
  func lowerBound(_ value: UInt32) -> Int {
    (0..<count).firstPlace { values[$0] >= value }
  }
}
