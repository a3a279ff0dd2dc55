import NumbersGame

/// An expression over the kinds of tiles of a pool in one word: its postfix form, five bits a token, from
/// the highest bits but two down.
///
/// A number is the place of its tile among the distinct tiles in ascending order; an operator is 16 and its
/// raw value. So of two expressions with equally many tiles, the lesser word is the one that comes first in the
/// order of expressions, whichever selection they are over.
///
/// The two highest bits are 0, which makes every word the bits of a positive finite `Double`: vector units that
/// have no comparison of 64-bit integers compare words as such (see `SolutionRows`).
struct TileExpression: BitwiseCopyable {
  private(set) var word: UInt64

  /// No expression: after all others.
  static let none = TileExpression(word: 0x7FE0_0000_0000_0000)

  /// The most distinct tiles that there are places for.
  static let maximumTileCount = 16

  init(word: UInt64) { self.word = word }

  init(tile: Int) { word = UInt64(tile) << 57 }

  /// Two expressions joined, with the numbers of their tiles.
  @inline(__always)
  init(
    _ left: TileExpression, _ leftCount: Int, _ operation: Operator, _ right: TileExpression,
    _ rightCount: Int
  ) {
    let leftTokens = UInt64(truncatingIfNeeded: 2 &* leftCount &- 1)
    let tokens = leftTokens &+ UInt64(truncatingIfNeeded: 2 &* rightCount &- 1)
    word =
      left.word | right.word &>> (5 &* leftTokens)
      | (16 | UInt64(operation.rawValue)) &<< (57 &- 5 &* tokens)
  }

  /// Two operands joined as the fixed order has it, whatever the operator: the larger one on the left; of equal ones
  /// the one that comes first.
  @inline(__always)
  static func joining(
    _ first: TileExpression, _ firstValue: UInt32, _ firstCount: Int, _ operation: Operator,
    _ second: TileExpression, _ secondValue: UInt32, _ secondCount: Int
  ) -> TileExpression {
    let firstIsLeft =
      firstValue != secondValue ? firstValue > secondValue : first.word <= second.word
    return firstIsLeft
      ? TileExpression(first, firstCount, operation, second, secondCount)
      : TileExpression(second, secondCount, operation, first, firstCount)
  }

  @inline(__always)
  func precedes(_ other: TileExpression) -> Bool { word < other.word }
}
