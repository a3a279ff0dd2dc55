import NumbersGame

/// An expression over a small selection in one word: its postfix form, four bits a token, from the
/// highest bits down.
///
/// A number is the place of the first number equal to it in the selection; an operator is 8 and its
/// raw value. So of two expressions of the same length, the lesser word is the one that comes first in
/// the order of expressions.
struct PackedExpression: Hashable, JoinedForm {
  let word: UInt64
  private let count: UInt8

  /// The number of tokens.
  var tokenCount: Int { Int(count) }

  /// The last operation; `nil` of a number.
  var last: Operator? {
    count == 1 ? nil : Operator(rawValue: UInt8(truncatingIfNeeded: token(at: tokenCount - 1) & 3))
  }

  /// A number by its place, or a place of a number equal to it.
  init(numberAt place: Int, of selection: SmallSelection) {
    var first = place
    while first > 0, selection.numbers[first - 1] == selection.numbers[place] { first -= 1 }
    word = UInt64(first) << 60
    count = 1
  }

  /// Two expressions joined, at most eleven tokens together.
  init(_ left: PackedExpression, _ operation: Operator, _ right: PackedExpression) {
    let tokens = left.count &+ right.count
    word =
      left.word | right.word &>> UInt64(4 &* left.count)
      | (8 | UInt64(operation.rawValue)) &<< UInt64(60 &- 4 &* tokens)
    count = tokens &+ 1
  }

  /// An expression over so many tiles, of the selection that a multiset is. For each tile a field of four bits has its first
  /// place in the selection.
  @inline(__always)
  init(_ expression: TileExpression, tileCount: Int, firstPlaces: UInt64) {
    // Eight and the raw value of each operator, as often as there are fields.
    let operators: UInt64 = 0xBA98_BA98_BA98_BA98
    var word: UInt64 = 0
    // All tokens that there may be: those after the last are zero, and so is the first place of the first tile.
    for index in 0..<11 {
      let token = expression.token(at: index)
      let fields = token < TileExpression.maximumTileCount ? firstPlaces : operators
      let new = fields &>> UInt64(truncatingIfNeeded: 4 &* (token & 15)) & 15
      word |= new &<< UInt64(truncatingIfNeeded: 60 &- 4 &* index)
    }
    self.word = word
    count = UInt8(truncatingIfNeeded: 2 &* tileCount &- 1)
  }

  func precedes(_ other: PackedExpression) -> Bool { word < other.word }

  /// The token at a place, from 0: below 8 a place in the selection, else 8 and the raw value of an operator.
  func token(at index: Int) -> Int { Int(word >> UInt64(60 - 4 * index) & 15) }

  /// The expression over the numbers of the selection.
  func expression(over selection: SmallSelection) -> Expression {
    var tokens: [Expression.Token] = []
    tokens.reserveCapacity(tokenCount)
    for index in 0..<tokenCount {
      let token = token(at: index)
      if token < 8 {
        tokens.append(.number(Int(selection.numbers[token])))
      } else if let operation = Operator(rawValue: UInt8(token - 8)) {
        tokens.append(.operation(operation))
      }
    }
    return Expression(postfix: tokens)
  }
}
