import NumbersGame

extension PuzzleSearch {
  /// A formula as text, and its last operation.
  struct Written {
    let text: String
    private let last: PuzzleOperation

    init(_ text: String, _ operation: PuzzleOperation) {
      (self.text, last) = (text, operation)
    }

    /// The text as an operand, in brackets if it needs them.
    func operand(of operation: PuzzleOperation, isRight: Bool = false) -> String {
      operation.writesBrackets(last.binding, isRight: isRight, isQuotient: last == .divide)
        ? "(" + text + ")" : text
    }
  }

  /// The formula of a node as a person would write it; as it was found if the numbers keep their order.
  func text(_ node: Node) -> String { written(node).text }

  private func written(_ node: Node) -> Written {
    if options.keepsOrder { return form(node) }
    var writer = ChainWriter(Arithmetic(search: self))
    return writer.written(.node(node))?.written ?? form(node)
  }

  /// The formula of a node, with its parts as they are written.
  private func form(_ node: Node) -> Written {
    let operation = node.kind.operation
    func operand(_ place: Int32, isRight: Bool = false) -> String {
      written(nodes[Int(place)]).operand(of: operation, isRight: isRight)
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
    enum Form {
      case node(Node)
      case text(Written)

      var written: Written? { if case .text(let written) = self { written } else { nil } }
    }

    let search: PuzzleSearch

    func parts(of form: Form) -> (operation: Operator, left: Form, right: Form)? {
      guard case .node(let node) = form, let operation = node.kind.operation.numbersOperator
      else { return nil }
      return (
        operation, .node(search.nodes[Int(node.left)]), .node(search.nodes[Int(node.right)])
      )
    }

    func member(_ form: Form) -> ChainMember<Form, Rational> {
      guard case .node(let node) = form else { return ChainMember(form, value: nil) }
      return ChainMember(
        .text(search.form(node)), value: node.value, isResult: node.isResult)
    }

    func join(_ left: Form, _ operation: Operator, _ right: Form) -> Form {
      let operation = PuzzleOperation(operation)
      let (first, second) = (left.written, right.written)
      return .text(
        Written(
          (first?.operand(of: operation) ?? "") + operation.spacedSign
            + (second?.operand(of: operation, isRight: true) ?? ""), operation))
    }

    func result(_ left: Rational, _ operation: Operator, _ right: Rational) -> Rational? {
      left.applying(operation, right).flatMap { search.allows($0) ? $0 : nil }
    }

    func effort(of value: Rational) -> EffortResult { EffortResult(value) }

    func brackets(_ operation: Operator, _ left: Operator?, _ right: Operator?) -> Int {
      PuzzleOperation(operation).brackets(left, right)
    }
  }
}

extension PuzzleOperation {
  /// The sign of one of the four operations with spaces around it.
  fileprivate var spacedSign: String { numbersOperator.map { " \($0.sign) " } ?? "" }
}
