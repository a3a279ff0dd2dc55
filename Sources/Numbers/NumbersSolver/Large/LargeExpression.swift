import NumbersGame

/// An expression of up to 13 numbers in one word: its postfix form, five bits a token, from the highest bits
/// down.
///
/// A number is its place among the distinct numbers of the selection, at most 12; an operator is 28 and its raw
/// value. So of two expressions of the same length, the lesser word is the one that comes first in the order
/// of expressions.
struct LargeExpression: JoinedForm {
  private var word: UInt128
  private var tokenCount: Int

  /// The last operation; `nil` of a number.
  var last: Operator? {
    let token = UInt8(truncatingIfNeeded: word >> UInt128(128 - 5 * tokenCount)) & 31
    return token < 28 ? nil : Operator(rawValue: token & 3)
  }

  /// One of the numbers.
  init(_ number: UInt64, of lattice: SelectionLattice) {
    word = UInt128(lattice.numbers.lowerBound(number)) << 123
    tokenCount = 1
  }

  /// Two expressions joined.
  init(_ left: LargeExpression, _ operation: Operator, _ right: LargeExpression) {
    let count = left.tokenCount + right.tokenCount
    word =
      left.word | right.word >> UInt128(5 * left.tokenCount)
      | UInt128(28 | operation.rawValue) << UInt128(123 - 5 * count)
    tokenCount = count + 1
  }

  func precedes(_ other: LargeExpression) -> Bool { word < other.word }

  /// The expression over the numbers of the selection.
  func expression(over lattice: SelectionLattice) -> Expression {
    var tokens: [Expression.Token] = []
    tokens.reserveCapacity(tokenCount)
    for index in 0..<tokenCount {
      let token = Int(truncatingIfNeeded: word >> UInt128(123 - 5 * index)) & 31
      if token < 28 {
        tokens.append(.number(Int(lattice.numbers[token])))
      } else if let operation = Operator(rawValue: UInt8(token - 28)) {
        tokens.append(.operation(operation))
      }
    }
    return Expression(postfix: tokens)
  }
}
