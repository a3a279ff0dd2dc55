public import NumbersGame

/// An expression tree with its value, for the oracles: nothing of the solver's own forms is used.
public indirect enum Tree {
  case number(Int)
  case operation(Operator, Tree, Tree, value: Int)

  /// The value of the tree.
  public var value: Int {
    switch self {
    case .number(let number): number
    case .operation(_, _, _, let value): value
    }
  }

  /// The tree of a legal expression.
  public init(_ expression: NumbersGame.Expression) throws {
    switch expression.node {
    case .number(let number):
      self = .number(number)
    case .operation(let operation, let left, let right):
      self = .operation(
        operation, try Tree(left), try Tree(right), value: try expression.evaluate())
    }
  }

  /// All legal trees over some or all of the numbers, most of them many times.
  public static func forEach(over numbers: [Int], _ body: (Tree) -> Void) {
    numbers.forEach { body(.number($0)) }
    join(numbers.map(Tree.number), body)
  }

  private static func join(_ list: [Tree], _ body: (Tree) -> Void) {
    for i in list.indices {
      for j in list.indices where i != j {
        let (a, b) = (list[i], list[j])
        var rest = list
        rest.remove(at: max(i, j))
        rest.remove(at: min(i, j))
        var results: [Tree] = []
        if i < j {
          results.append(.operation(.add, a, b, value: a.value + b.value))
          results.append(.operation(.multiply, a, b, value: a.value * b.value))
        }
        if a.value > b.value {
          results.append(.operation(.subtract, a, b, value: a.value - b.value))
        }
        if a.value % b.value == 0 {
          results.append(.operation(.divide, a, b, value: a.value / b.value))
        }
        for result in results {
          body(result)
          if !rest.isEmpty { join(rest + [result], body) }
        }
      }
    }
  }
}
