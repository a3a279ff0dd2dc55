/// Expressions as the nodes of a tree, in the arithmetic of the shows.
struct ExpressionTree: ChainArithmetic {
  private struct Node {
    /// `nil` of a number.
    let operation: Operator?
    /// The number, or the place of the left operand.
    let left: Int
    let right: Int
  }

  private var nodes: [Node] = []
  /// The place of the whole expression.
  let root: Int

  init(_ expression: Expression) {
    let tokens = expression.tokens
    // Written anew it is as long again.
    nodes.reserveCapacity(2 * tokens.count)
    var open: [Int] = []
    open.reserveCapacity(expression.numberCount)
    for token in tokens {
      switch token {
      case .number(let number): nodes.append(Node(operation: nil, left: number, right: 0))
      case .operation(let operation):
        let right = open.removeLast()
        nodes.append(Node(operation: operation, left: open.removeLast(), right: right))
      }
      open.append(nodes.count - 1)
    }
    root = nodes.count - 1
  }

  /// The expression at a place.
  func expression(_ place: Int) -> Expression {
    var tokens: [Expression.Token] = []
    tokens.reserveCapacity(nodes.count)
    append(place, to: &tokens)
    return Expression(postfix: tokens)
  }

  private func append(_ place: Int, to tokens: inout [Expression.Token]) {
    let node = nodes[place]
    guard let operation = node.operation else { return tokens.append(.number(node.left)) }
    append(node.left, to: &tokens)
    append(node.right, to: &tokens)
    tokens.append(.operation(operation))
  }

  /// The canonical form of an expression, at a place of its own.
  mutating func canonical(_ place: Int) -> Int {
    guard let operation = nodes[place].operation else { return place }
    var members: [(place: Int, isInverse: Bool)] = []
    collect(place, operation.isProduct, isInverse: false, into: &members)
    members.sort { first, second in
      // What is taken away and what divides is last.
      first.isInverse == second.isInverse
        ? precedes(first.place, second.place) : second.isInverse
    }
    var form = members[0].place
    for member in members.dropFirst() {
      let joining = Operator(inProduct: operation.isProduct, isInverse: member.isInverse)
      form = join(form, joining, member.place)
    }
    return form
  }

  private mutating func collect(
    _ place: Int, _ isProduct: Bool, isInverse: Bool,
    into members: inout [(place: Int, isInverse: Bool)]
  ) {
    let node = nodes[place]
    if let operation = node.operation, operation.isProduct == isProduct {
      collect(node.left, isProduct, isInverse: isInverse, into: &members)
      collect(
        node.right, isProduct, isInverse: isInverse != operation.isInverse, into: &members)
    } else {
      members.append((canonical(place), isInverse))
    }
  }

  /// Whether one expression comes before another in the order of expressions.
  private func precedes(_ first: Int, _ second: Int) -> Bool {
    if nodes[first].operation == nil, nodes[second].operation == nil {
      return nodes[first].left < nodes[second].left
    }
    return expression(first).precedes(expression(second))
  }

  func parts(of place: Int) -> (operation: Operator, left: Int, right: Int)? {
    let node = nodes[place]
    return node.operation.map { ($0, node.left, node.right) }
  }

  func member(_ place: Int) -> ChainMember<Int, Int> {
    ChainMember(place, value: nodes[place].left)
  }

  mutating func join(_ left: Int, _ operation: Operator, _ right: Int) -> Int {
    nodes.append(Node(operation: operation, left: left, right: right))
    return nodes.count - 1
  }

  func result(_ left: Int, _ operation: Operator, _ right: Int) -> Int? {
    try? operation.apply(left, right)
  }

  func effort(of value: Int) -> EffortResult {
    EffortResult(topMagnitude: UInt64(value), sign: 1, isWhole: true)
  }

  func brackets(_ operation: Operator, _ left: Operator?, _ right: Operator?) -> Int {
    StepEffort.brackets(operation, left, right)
  }
}
