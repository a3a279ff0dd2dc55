/// The effort of doing a step in one's head, in points: the fewer, the easier.
///
/// Digits are those without trailing zeros: 25 has two, 300 has one.
///
/// | step | points |
/// | --- | --- |
/// | a sum | 1, and the digits of the operand that has fewer, none of zero |
/// | a difference | one more than a sum |
/// | a product with 0, 1, 10, 100 … | 1 |
/// | a product of two numbers up to 12, with or without zeros after them | 2 |
/// | a product of a number up to 12 and 25 or 75 | 3 |
/// | twice a number | 1, and the digits of the number |
/// | any other product | 1, and twice the digits of one operand times those of the other |
/// | a quotient | one more than the product that it undoes |
/// | for each digit above three that the result has | 2 more |
/// | if neither operand is a number that is given, so that one must be kept in mind; not zero, and not a factor or divisor one | 2 more |
/// | for each operand that is written in brackets | 1 more |
///
/// A pair of brackets costs one point, and where a sum needs none a product needs none either. So of two ways to make a part,
/// the one with fewer points is as good wherever the part stands, and of two with as many points the product.
///
/// In puzzles, a result below zero or a fraction costs ``avoided`` points more, so that nobody meets either where as few steps
/// do without; zero costs 3.
package enum StepEffort {
  /// The points for a result that people avoid: more than all other points of any expression that is listed.
  package static let avoided = 10_000

  /// The points of one of the four operations on positive integers, at least 1. Both operands may be results of other steps.
  @inlinable
  package static func points(
    _ operation: Operator, _ left: UInt64, _ right: UInt64, result: UInt64, isOfResults: Bool
  ) -> Int {
    let own =
      switch operation {
      case .add: 1 + min(digits(left), digits(right))
      case .subtract: 2 + min(digits(left), digits(right))
      case .multiply: product(left, right)
      case .divide: 1 + product(result, right)
      }
    return own + size(result)
      + (isOfResults && !isTrivial(operation, left, right) ? 2 : 0)
  }

  /// Whether nothing need be kept in mind beside an operand that changes nothing, or makes zero of all.
  @inlinable
  package static func isTrivial(_ operation: Operator, _ left: UInt64, _ right: UInt64) -> Bool {
    let least = min(left, right)
    return least == 0 || least == 1 && operation.isProduct
  }

  /// The pairs of brackets around the operands of an operation, given the last operation of each; `nil` for a number that is
  /// given.
  @inlinable
  package static func brackets(
    _ operation: Operator, _ left: Operator?, _ right: Operator?
  ) -> Int {
    (operation.brackets(left, isRight: false) ? 1 : 0)
      + (operation.brackets(right, isRight: true) ? 1 : 0)
  }

  /// The order of the operands of an operation that is written with fewer brackets.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - first: The last operation of one operand; `nil` if that is a number that is given.
  ///   - second: The same of the other.
  ///   - isFirstLeft: Whether the first is the left one where brackets do not matter, or nothing else is allowed.
  /// - Returns: Whether the first is the left one, and the number of pairs of brackets.
  @inlinable
  package static func arrangement(
    _ operation: Operator, _ first: Operator?, _ second: Operator?, isFirstLeft: Bool
  ) -> (isFirstLeft: Bool, brackets: Int) {
    let (left, right) = isFirstLeft ? (first, second) : (second, first)
    let own = brackets(operation, left, right)
    guard own > 0, operation.isCommutative else { return (isFirstLeft, own) }
    let other = brackets(operation, right, left)
    return other < own ? (!isFirstLeft, other) : (isFirstLeft, own)
  }

  /// The points of a product without those of its size.
  @inlinable
  package static func product(_ first: UInt64, _ second: UInt64) -> Int {
    let (small, large) = (min(first, second), max(first, second))
    if small == 0 || isPowerOfTen(small) || isPowerOfTen(large) { return 1 }
    if isInTable(small), isInTable(large) { return 2 }
    if small <= 12, large == 25 || large == 75 { return 3 }
    if small == 2 { return 1 + digits(large) }
    return 1 + 2 * digits(small) * digits(large)
  }

  /// Whether it is a number up to 12, perhaps with zeros after it.
  @inlinable
  static func isInTable(_ number: UInt64) -> Bool {
    if number <= 12 { return true }
    var rest = number
    while rest % 10 == 0 { rest /= 10 }
    return rest <= 12
  }

  /// The points for a large result.
  @inlinable
  package static func size(_ result: UInt64) -> Int {
    var (points, rest) = (0, result / 1_000)
    while rest > 0 {
      points += 2
      rest /= 10
    }
    return points
  }

  /// The number of decimal digits without trailing zeros; 0 for zero.
  @inlinable
  package static func digits(_ number: UInt64) -> Int {
    if number == 0 { return 0 }
    var rest = number
    while rest >= 10, rest % 10 == 0 { rest /= 10 }
    var count = 1
    while rest >= 10 {
      count += 1
      rest /= 10
    }
    return count
  }

  @inlinable
  package static func isPowerOfTen(_ number: UInt64) -> Bool {
    var rest = number
    while rest >= 10, rest % 10 == 0 { rest /= 10 }
    return rest == 1
  }
}
