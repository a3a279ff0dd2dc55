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

  /// How many of the lowest bits an expression of that many tiles does not use.
  static func unusedBits(tiles: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: 62 &- 5 &* (2 &* tiles &- 1))
  }

  /// The token at a place, from 0: below 16 a tile, else 16 and the raw value of an operator.
  @inline(__always)
  func token(at index: Int) -> Int {
    Int(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: 57 &- 5 &* index)) & 31
  }
}

extension TileExpression {
  /// The expression over tiles that an expression over a selection is, given the place of the tile for each place in the
  /// selection.
  init(_ expression: PackedExpression, tile: (Int) -> Int) {
    word = 0
    for index in 0..<expression.tokenCount {
      let token = expression.token(at: index)
      let new = token < 8 ? tile(token) : 16 | (token & 3)
      word |= UInt64(new) << UInt64(57 - 5 * index)
    }
  }
}
