extension Expression {
  /// The expression as a person would write it: `150 + 75 − 2` for `150 + (75 − 2)`.
  ///
  /// Sums and products are chains without brackets, worked out from left to right. In a sum, products come before numbers
  /// unless they are less than all of these, larger values before smaller ones, and what is taken away last:
  /// `(100 + 3) × 6 + 25`. A product has the order that takes the least ``effort``, and sums and larger values first where
  /// that does not matter; zero in a sum and one in a product are at the end of all. Only a quotient that is divided by keeps
  /// its brackets where it takes less effort with them, as in `1874 ÷ (100 ÷ 50)`. An expression with a step that does not give a positive integer
  /// stays as it is.
  ///
  /// - Complexity: O(*n*² + 2ᵐ *m*), where *n* is the number of numbers and *m* the largest number of factors of a
  ///   product, or 12 if that is less: products of more factors are written in the order of their size.
  public var easiestForm: Expression {
    if operationCount == 0 { return self }
    var writer = ChainWriter(ExpressionTree(self))
    return writer.written(writer.arithmetic.root).map(writer.arithmetic.expression) ?? self
  }

  /// The effort of working out the expression in one's head, in points: the fewer, the easier.
  ///
  /// Each step has points by its operands and its result: sums fewer than differences, and those fewer than most products
  /// and quotients; products that people know, and with 10 or 100, have few; large results, results that must be kept in
  /// mind, and brackets have more. Sums and products are worked out in the order and grouping that take the least,
  /// however they are written. `nil` if a step does not give a positive integer.
  ///
  /// - Complexity: O(*n*² + 3ᵐ), where *n* is the number of numbers and *m* the largest number of members of a sum or product, or
  ///   8 if that is less: longer ones are worked out from left to right or as they are written.
  public var effort: Int? {
    var writer = ChainWriter(ExpressionTree(self))
    return writer.effort(of: writer.arithmetic.root)
  }
}

extension Solution {
  /// The solution with its expression as a person would write it, ``Expression/easiestForm``.
  public var inEasiestForm: Solution {
    Solution(
      legal: expression.easiestForm, value: value, distance: distance, points: points)
  }
}
