/// The values of what was found.
extension AnswerScanner {
  /// The value to which a chain comes.
  func value(of chain: Range<Int>) -> Rational? { segments[chain.upperBound - 1].value }

  /// The value of a segment, by whatever rules; `nil` if it has none, or cannot be read.
  func anyValue(of segment: Segment) -> Rational? {
    if segment.value != nil || segment.fault == .notAnExpression { return segment.value }
    return Self.anyValue(of: items, segment.items)
  }

  /// The value of items, by whatever rules; `nil` if they have none.
  static func anyValue(of items: [OperatorStack.Item], _ range: Range<Int>? = nil) -> Rational? {
    var values: [Rational] = []
    return try? value(
      of: items, range ?? items.indices, [.allowsZero, .allowsNegative, .allowsFractions], &values)
  }

  /// The number with which a segment begins.
  func firstNumber(of segment: Segment) -> Rational? {
    items[segment.items].first.flatMap { value(of: $0) }
  }

  /// The value of a number; `nil` for an operation.
  func value(of item: OperatorStack.Item) -> Rational? {
    switch item.kind {
    case .number(let number): Rational(Int64(number))
    case .decimal(let digits, let places): .decimal(digits, places: places)
    default: nil
    }
  }

  static func value(
    of items: [OperatorStack.Item], _ range: Range<Int>, _ options: AnswerVerifier.Options,
    _ values: inout [Rational]
  ) throws(AnswerVerifier.Fault) -> Rational? {
    if values.count < range.count {
      values = [Rational](repeating: Rational(0), count: max(64, range.count))
    }
    return try values.withUnsafeMutableBufferPointer {
      (values) throws(AnswerVerifier.Fault) -> Rational? in
      var count = 0
      for index in range {
        switch items[index].kind {
        case .number(let number):
          values[count] = Rational(Int64(number))
          count += 1
        case .operation(let operation):
          guard count > 0 else { throw .notAnExpression }
          if let operation = operation.numbersOperator {
            guard count > 1 else { throw .notAnExpression }
            count -= 1
            values[count - 1] = try Rational.apply(
              operation, values[count - 1], values[count], options)
          } else {
            // The only other one is the sign of a number.
            guard let negated = values[count - 1].negated else { throw .resultTooLarge }
            try negated.check(options)
            values[count - 1] = negated
          }
        case .decimal(let digits, let places):
          guard let value = Rational.decimal(digits, places: places) else { throw .resultTooLarge }
          values[count] = value
          count += 1
        case .resultBefore: break
        }
      }
      return count > 0 ? values[count - 1] : nil
    }
  }
}
