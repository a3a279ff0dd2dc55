/// One of the arithmetic operations that a numbers game allows.
///
/// The name leaves `Operation` to Foundation's class of that name, so that both can be imported.
public enum Operator: UInt8, CaseIterable, Hashable, Sendable {
  /// Addition, `a + b`.
  case add
  /// Subtraction, `a − b`.
  case subtract
  /// Multiplication, `a × b`.
  case multiply
  /// Division, `a ÷ b`.
  case divide

  /// Whether the order of the operands leaves the result unchanged.
  @inlinable public var isCommutative: Bool { self == .add || self == .multiply }

  /// Whether it makes a product or a quotient.
  @inlinable package var isProduct: Bool { self == .multiply || self == .divide }

  /// Whether its right operand is taken away, or divides.
  package var isInverse: Bool { self == .subtract || self == .divide }

  /// The operator that joins a member to a product or a sum: × or ÷, + or −.
  @inline(__always)
  package init(inProduct isProduct: Bool, isInverse: Bool) {
    self = isProduct ? (isInverse ? .divide : .multiply) : (isInverse ? .subtract : .add)
  }

  /// How tightly the operator binds: products and quotients before sums and differences.
  @inlinable package var precedence: Int {
    switch self {
    case .add, .subtract: 1
    case .multiply, .divide: 2
    }
  }

  /// Whether an operand with such a last operation, `nil` for a number, is written in brackets: one that binds less tightly than
  /// the operator, and a right one that binds as tightly.
  @inlinable
  package func brackets(_ operand: Operator?, isRight: Bool) -> Bool {
    guard let operand else { return false }
    return operand.precedence < precedence + (isRight ? 1 : 0)
  }

  /// The operation on two positive integers as numbers games define it.
  ///
  /// - Returns: The result, at least 1.
  /// - Throws: The rule that the operation breaks.
  func apply(_ left: Int, _ right: Int) throws(IllegalStep.Reason) -> Int {
    switch self {
    case .add:
      let (sum, overflow) = left.addingReportingOverflow(right)
      if overflow { throw .tooLarge }
      return sum
    case .subtract:
      if left < right { throw .negative }
      if left == right { throw .zero }
      return left - right
    case .multiply:
      let (product, overflow) = left.multipliedReportingOverflow(by: right)
      if overflow { throw .tooLarge }
      return product
    case .divide:
      let (quotient, remainder) = left.quotientAndRemainder(dividingBy: right)
      if remainder != 0 { throw .inexact }
      return quotient
    }
  }
}
