/// The coded form is [MathJSON](https://mathlive.io/math-json/): a number stands for itself, an
/// operation is an array of its name and operands, as in `["Add", 100, ["Divide", 6, 3]]`.
extension Expression: Codable {
  /// Reads the MathJSON form. `Add` and `Multiply` may have more than two operands.
  ///
  /// - Throws: `DecodingError` if the form is not that of an expression.
  public init(from decoder: any Decoder) throws {
    if var container = try? decoder.unkeyedContainer() {
      guard decoder.codingPath.count <= Self.maximumNumberCount else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "The expression is nested too deeply.")
      }
      let name = try container.decode(String.self)
      guard let operation = Operator(mathJSONName: name) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "'\(name)' is none of Add, Subtract, Multiply and Divide.")
      }
      var expression = try Expression(
        container.decode(Expression.self), operation, container.decode(Expression.self))
      while !container.isAtEnd {
        guard operation.isCommutative else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) takes two operands.")
        }
        expression = try Expression(expression, operation, container.decode(Expression.self))
      }
      self = expression
    } else {
      let container = try decoder.singleValueContainer()
      do {
        self = try Expression(container.decode(Int.self))
      } catch let error as ExpressionError {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: error.description)
      }
    }
  }

  /// Writes the MathJSON form.
  public func encode(to encoder: any Encoder) throws {
    switch node {
    case .number(let number):
      var container = encoder.singleValueContainer()
      try container.encode(number)
    case .operation(let operation, let left, let right):
      var container = encoder.unkeyedContainer()
      try container.encode(operation.mathJSONName)
      try container.encode(left)
      try container.encode(right)
    }
  }
}
