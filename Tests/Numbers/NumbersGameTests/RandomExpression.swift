import NumbersGame

import struct NumbersGame.Expression

/// Random expressions for property tests: any tree, legal or not.
struct RandomExpression {
  var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func next(numbers: Int) throws -> Expression {
    if numbers == 1 { return try Expression(1 + random.next(below: 120)) }
    let left = 1 + random.next(below: numbers - 1)
    let operation = Operator.allCases[random.next(below: 4)]
    return try Expression(next(numbers: left), operation, next(numbers: numbers - left))
  }

  /// A tree all of whose steps are legal.
  mutating func nextLegal(numbers: Int) throws -> Expression {
    while true {
      let expression = try next(numbers: numbers)
      if (try? expression.evaluate()) != nil { return expression }
    }
  }
}
