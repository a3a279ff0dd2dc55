/// One operation on two numbers, with its result.
public struct Step: Hashable, Sendable {
  /// The left operand.
  public let left: Int
  /// The operation carried out.
  public let operation: Operator
  /// The right operand.
  public let right: Int
  /// The result, a positive integer.
  public let result: Int

  /// Carries out an operation by the arithmetic of numbers games.
  ///
  /// - Parameters:
  ///   - left: The left operand, at least 1.
  ///   - operation: The operation.
  ///   - right: The right operand, at least 1.
  ///   - number: The place of the step among others, from 1, for the error.
  /// - Throws: ``IllegalStep`` if an operand or the result is not a positive integer.
  public init(
    _ left: Int, _ operation: Operator, _ right: Int, number: Int = 1
  ) throws(IllegalStep) {
    do throws(IllegalStep.Reason) {
      guard left >= 1, right >= 1 else { throw .operandNotPositive }
      self.result = try operation.apply(left, right)
    } catch {
      throw IllegalStep(
        number: number, left: left, operation: operation, right: right, reason: error)
    }
    self.left = left
    self.operation = operation
    self.right = right
  }
}

/// A step whose result is not a positive integer.
public struct IllegalStep: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which step it is, counted from 1.
  public let number: Int
  /// The left operand.
  public let left: Int
  /// The operation that was asked for.
  public let operation: Operator
  /// The right operand.
  public let right: Int
  /// The rule that the step breaks.
  public let reason: Reason

  /// The rules that a step can break.
  public enum Reason: Error, Hashable, Sendable {
    /// The result is below zero.
    case negative
    /// The result is zero.
    case zero
    /// The division leaves a remainder.
    case inexact
    /// The result is larger than an `Int` can hold.
    case tooLarge
    /// An operand is zero or negative.
    case operandNotPositive
  }

  /// The step and why it is not allowed.
  public var description: String {
    let step = "step \(number), \(left) \(operation.sign) \(right)"
    return switch reason {
    case .negative: "\(step), is below zero: every result must be a positive whole number"
    case .zero: "\(step), is zero: every result must be a positive whole number"
    case .inexact: "\(step), leaves a remainder: every division must be exact"
    case .tooLarge: "\(step), is too large: results up to \(Int.max) can be computed"
    case .operandNotPositive: "\(step), has an operand that is not a positive whole number"
    }
  }
}
