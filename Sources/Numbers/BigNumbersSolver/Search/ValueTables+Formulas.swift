import NumbersGame

/// The formulas of values.
extension ValueTables {
  /// The formula of a value in a set.
  func formula(_ reference: ValueNode.Reference) -> Formula {
    formula(sets[Int(reference.set)].nodes[Int(reference.place)].kind)
  }

  func formula(_ way: Way) -> Formula {
    way.chain.reduce(formula(way.kind)) { .unary($1, $0) }.written(by: rules)
  }

  func formula(_ kind: ValueNode.Kind) -> Formula {
    switch kind {
    case .number(let number): .number(number)
    case .concatenation(let number):
      .concatenation("\(number)".compactMap(\.wholeNumberValue))
    case .decimal(let written): .unary(.decimal, formula(written.kind))
    case .unary(let operation, let inner): .unary(operation, formula(inner))
    case .binary(let operation, let left, let right):
      .binary(operation, formula(left), formula(right))
    }
  }
}
