extension Expression {
  /// The same form for all expressions that differ only in the order and the grouping of sums and products.
  ///
  /// The terms of a sum that are added come before those that are taken away, and the factors of a product before
  /// its divisors; each in a fixed order. So the steps are legal if those of the expression are, but for products that an
  /// `Int` does not hold.
  ///
  /// - Complexity: O(*n*² log *n*), where *n* is the number of numbers.
  public var canonical: Expression {
    var tree = ExpressionTree(self)
    let canonical = tree.canonical(tree.root)
    return tree.expression(canonical)
  }
}
