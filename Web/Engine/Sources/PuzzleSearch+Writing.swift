import NumbersGame

extension PuzzleSearch {
  /// A formula as text, and how tightly its last operation binds.
  struct Written {
    let text: String
    let binding: Int

    init(_ text: String, _ operation: PuzzleOperation) {
      (self.text, binding) = (text, operation.binding)
    }

    /// The text as an operand, in brackets if it needs them.
    func operand(of operation: PuzzleOperation, isRight: Bool = false) -> String {
      operation.brackets(binding, isRight: isRight) ? "(" + text + ")" : text
    }
  }

  /// The formula of a node as a person would write it; as it was found if the numbers keep their order.
  func text(_ node: Node) -> String { written(node).text }

  private func written(_ node: Node) -> Written {
    if !options.keepsOrder {
      let arithmetic = Arithmetic(search: self)
      if let form = chain(node, arithmetic).written(in: arithmetic) { return form }
    }
    return form(node) { written(nodes[Int($0)]) }
  }

  private func chain(_ node: Node, _ arithmetic: Arithmetic) -> Chain<Arithmetic> {
    guard let operation = node.kind.operation.numbersOperator else {
      return Chain(
        form(node) { written(nodes[Int($0)]) }, value: node.value,
        isResult: node.isResult)
    }
    return Chain(
      chain(nodes[Int(node.left)], arithmetic), operation,
      chain(nodes[Int(node.right)], arithmetic), in: arithmetic
    ) { inner in inner.written(in: arithmetic).map { ($0, 0) } }
  }

  /// The formula of a node, with its parts as they are written.
  private func form(_ node: Node, _ part: (Int32) -> Written) -> Written {
    let operation = node.kind.operation
    func operand(_ place: Int32, isRight: Bool = false) -> String {
      part(place).operand(of: operation, isRight: isRight)
    }
    let text =
      switch node.kind {
      case .number: "\(node.left)"
      case .decimal: ".\(node.left)"
      case .squareRoot: "√" + operand(node.left)
      case .factorial: operand(node.left) + "!"
      case .power: operand(node.left) + "^" + operand(node.right, isRight: true)
      case .add, .subtract, .multiply, .divide:
        operand(node.left) + operation.spacedSign + operand(node.right, isRight: true)
      }
    return Written(text, operation)
  }

  /// The arithmetic of a puzzle.
  private struct Arithmetic: ChainArithmetic {
    let search: PuzzleSearch

    func result(_ left: Rational, _ operation: Operator, _ right: Rational) -> Rational? {
      left.applying(operation, right).flatMap { search.allows($0) ? $0 : nil }
    }

    func effort(of value: Rational) -> EffortResult { EffortResult(value) }

    func form(_ left: Written, _ operation: Operator, _ right: Written) -> Written {
      let operation = PuzzleOperation(operation)
      return Written(
        left.operand(of: operation) + operation.spacedSign
          + right.operand(of: operation, isRight: true), operation)
    }

    func brackets(_ operation: Operator, _ left: Operator?, _ right: Operator?) -> Int {
      PuzzleOperation(operation).brackets(left, right)
    }
  }
}

extension PuzzleOperation {
  /// The sign of one of the four operations with spaces around it.
  fileprivate var spacedSign: String { numbersOperator.map { " \($0.sign) " } ?? "" }
}
