import NumbersGame

/// An expression over a small selection in one word: its postfix form, four bits a token, from the
/// highest bits down.
///
/// A number is the place of the first number equal to it in the selection; an operator is 8 and its
/// raw value. So of two expressions of the same length, the lesser word is the one that comes first in
/// the order of expressions.
struct PackedExpression: Hashable {
  private(set) var word: UInt64
  private(set) var tokenCount: Int

  /// A number by its place, or a place of a number equal to it.
  init(numberAt place: Int, of selection: SmallSelection) {
    var first = place
    while first > 0, selection.numbers[first - 1] == selection.numbers[place] { first -= 1 }
    word = UInt64(first) << 60
    tokenCount = 1
  }

  /// Two expressions joined, at most eleven tokens together.
  init(_ left: PackedExpression, _ operation: Operator, _ right: PackedExpression) {
    let count = left.tokenCount &+ right.tokenCount
    word =
      left.word | right.word &>> UInt64(4 &* left.tokenCount)
      | (8 | UInt64(operation.rawValue)) &<< UInt64(60 &- 4 &* count)
    tokenCount = count &+ 1
  }

  /// An expression over tiles, of a selection that has them.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - tileCount: The number of its tiles.
  ///   - place: Gives for each tile its first place in the selection.
  init(_ expression: TileExpression, tileCount: Int, place: (Int) -> Int) {
    word = 0
    tokenCount = 2 &* tileCount &- 1
    for index in 0..<tokenCount {
      let token = expression.token(at: index)
      let new = token < 16 ? place(token) : 8 | (token & 3)
      word |= UInt64(truncatingIfNeeded: new) &<< UInt64(truncatingIfNeeded: 60 &- 4 &* index)
    }
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
