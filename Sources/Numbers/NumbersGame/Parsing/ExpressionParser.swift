/// Reads expressions and lists of steps by operator precedence, with stacks of its own instead of
/// recursion (E. W. Dijkstra's shunting yard, 1961).
struct ExpressionParser {
  static let maximumLength = 10_000
  static let maximumDepth = 200

  private let text: [Unicode.Scalar]
  private var lexer: ExpressionLexer
  /// The token being looked at, and where it starts.
  private var token = ExpressionLexer.Token.end
  private var start = 0
  /// Results of finished steps that no later step has used yet.
  private var results: [StepResult] = []

  /// The places of the operators that were read, in the order in which they apply within a step, as offsets in scalars.
  private(set) var operatorOffsets: [Int] = []
  /// Whether no step is finished yet but the one that ends the text.
  private(set) var isFirstStep = true

  private struct StepResult {
    let value: Int
    let expression: Expression
    let offset: Int
  }

  init(_ string: some StringProtocol) throws(ParseError) {
    guard string.utf8.count <= Self.maximumLength else {
      throw ParseError(.tooLong(limit: Self.maximumLength), at: 0, in: [])
    }
    text = Array(string.unicodeScalars)
    lexer = ExpressionLexer(text)
  }

  /// Reads all steps and returns the expression of the last, with the earlier ones in it.
  mutating func parse() throws(ParseError) -> Expression {
    try advance()
    try skipSeparators()
    guard token != .end else { throw fault(.empty, at: 0) }
    while true {
      let offset = start
      let expression = try step()
      try skipSeparators()
      if token == .end {
        guard let unused = results.first else { return expression }
        throw fault(.unusedResult(unused.value), at: unused.offset)
      }
      let value = try evaluate(expression, at: offset)
      isFirstStep = false
      results.append(StepResult(value: value, expression: expression, offset: offset))
    }
  }

  /// Reads one step: an expression, and its result where one is stated.
  private mutating func step() throws(ParseError) -> Expression {
    let offset = start
    var stack = OperatorStack()
    var wantsOperand = true
    if case .sign = token, let last = results.popLast() {
      // "100 + 3, times 9" goes on from the result of the step before.
      stack.operands.append(last.expression)
      wantsOperand = false
    }
    while true {
      switch token {
      case .newline where stack.isOpen || (wantsOperand && !stack.isEmpty):
        try advance()
      case .number(let number) where wantsOperand:
        stack.operands.append(try operand(number))
        wantsOperand = false
        try advance()
      case .open(let bracket) where wantsOperand:
        try open(.bracket(bracket, offset: start), on: &stack)
      case .fraction where wantsOperand:
        let start = start
        try advance()
        try open(.numerator(offset: start), on: &stack)
      case .sign(let operation) where !wantsOperand:
        try reduce(&stack, whileAtLeast: operation.precedence)
        stack.pending.append(.sign(operation, offset: start))
        wantsOperand = true
        try advance()
      case .close(let bracket) where !wantsOperand && stack.isOpen:
        wantsOperand = try close(bracket, on: &stack)
      case .equals where !wantsOperand, .separator where !wantsOperand,
        .newline where !wantsOperand, .end where !wantsOperand:
        try reduce(&stack, whileAtLeast: 0)
        if let (bracket, offset) = stack.innermost {
          throw fault(.unclosed(bracket.open), at: offset)
        }
        let expression = stack.operands[0]
        if token == .equals { try checkStatedResult(of: expression, from: offset) }
        return expression
      default:
        throw unexpected(wantsOperand ? "a number or '('" : "a sign or the end")
      }
    }
  }

  /// The operand that a number stands for: the latest unused result of that value, or the number.
  private mutating func operand(_ number: Int) throws(ParseError) -> Expression {
    if let index = results.lastIndex(where: { $0.value == number }) {
      return results.remove(at: index).expression
    }
    return Expression(postfix: [.number(number)])
  }

  /// Reads the opening bracket that the current token is, or that a fraction must have.
  private mutating func open(
    _ pending: OperatorStack.Pending, on stack: inout OperatorStack
  ) throws(ParseError) {
    if case .bracket = pending {} else if token != .open(.curly) { throw unexpected("'{'") }
    guard stack.depth < Self.maximumDepth else {
      throw fault(.nestedTooDeeply(limit: Self.maximumDepth), at: start)
    }
    stack.depth += 1
    stack.pending.append(pending)
    try advance()
  }

  /// Reads a closing bracket and says whether an operand must follow, as in the second part of a
  /// fraction.
  private mutating func close(
    _ bracket: ExpressionLexer.Bracket, on stack: inout OperatorStack
  ) throws(ParseError) -> Bool {
    try reduce(&stack, whileAtLeast: 0)
    guard let (open, _) = stack.innermost else { throw unexpected("a sign or the end") }
    guard open == bracket else {
      throw fault(.mismatched(open: open.open, close: bracket.close), at: start)
    }
    let pending = stack.pending.removeLast()
    stack.depth -= 1
    try advance()
    switch pending {
    case .numerator(let offset):
      try self.open(.denominator(offset: offset), on: &stack)
      return true
    case .denominator(let offset):
      try combine(.divide, at: offset, on: &stack)
      return false
    case .bracket, .sign:
      return false
    }
  }

  /// Applies the waiting operators, down to the innermost bracket, that bind at least so tightly.
  private mutating func reduce(
    _ stack: inout OperatorStack, whileAtLeast precedence: Int
  ) throws(ParseError) {
    while case .sign(let operation, let offset)? = stack.pending.last,
      operation.precedence >= precedence
    {
      stack.pending.removeLast()
      try combine(operation, at: offset, on: &stack)
    }
  }

  private mutating func combine(
    _ operation: Operator, at offset: Int, on stack: inout OperatorStack
  ) throws(ParseError) {
    operatorOffsets.append(offset)
    let right = stack.operands.removeLast()
    let left = stack.operands.removeLast()
    do throws(ExpressionError) {
      stack.operands.append(try Expression(left, operation, right))
    } catch {
      throw fault(.tooManyNumbers(limit: Expression.maximumNumberCount), at: start)
    }
  }

  /// Reads `= 450` after a step and holds it against the step's own result.
  private mutating func checkStatedResult(
    of expression: Expression, from offset: Int
  ) throws(ParseError) {
    try advance()
    guard case .number(let stated) = token else { throw unexpected("the result of the step") }
    let value = try evaluate(expression, at: offset)
    guard value == stated else {
      throw fault(.wrongResult(stated: stated, actual: value), at: start)
    }
    try advance()
    switch token {
    case .separator, .newline, .end: return
    default: throw unexpected("',' and the next step, or the end")
    }
  }

  private func evaluate(_ expression: Expression, at offset: Int) throws(ParseError) -> Int {
    do throws(IllegalStep) {
      return try expression.evaluate()
    } catch {
      throw fault(.illegalStep(error), at: offset)
    }
  }

  private mutating func advance() throws(ParseError) {
    (token, start) = try lexer.next()
  }

  private mutating func skipSeparators() throws(ParseError) {
    while token == .separator || token == .newline { try advance() }
  }

  private func fault(_ reason: ParseError.Reason, at offset: Int) -> ParseError {
    ParseError(reason, at: offset, in: text)
  }

  private func unexpected(_ expected: String) -> ParseError {
    fault(.unexpected(found: token.name, expected: expected), at: start)
  }
}

/// Operands that have been read and what waits for the rest of the text.
private struct OperatorStack {
  var operands: [Expression] = []
  var pending: [Pending] = []
  /// The number of open brackets.
  var depth = 0

  enum Pending {
    case sign(Operator, offset: Int)
    case bracket(ExpressionLexer.Bracket, offset: Int)
    case numerator(offset: Int)
    case denominator(offset: Int)
  }

  var isEmpty: Bool { pending.isEmpty }
  var isOpen: Bool { depth > 0 }

  /// The bracket on top of the stack, if one is.
  var innermost: (bracket: ExpressionLexer.Bracket, offset: Int)? {
    switch pending.last {
    case .bracket(let bracket, let offset)?: (bracket, offset)
    case .numerator(let offset)?, .denominator(let offset)?: (.curly, offset)
    case .sign?, nil: nil
    }
  }
}
