/// Reads a text that is nothing but an answer in some ``ArithmeticGrammar``.
///
/// - Complexity: O(*n*).
package struct ArithmeticParser {
  package typealias Item = OperatorStack.Item

  /// An expression, and its result if that is stated.
  package struct Step {
    /// The expression in postfix order.
    package let items: [Item]
    /// The result that is stated, in postfix order.
    package var stated: (items: [Item], place: Int)?
    /// The place in the text, in bytes.
    package let place: Int
  }

  private let grammar: ArithmeticGrammar
  private let text: ArithmeticText
  private var lexer: ArithmeticLexer
  /// The token being looked at, and where it starts.
  private var token = ArithmeticLexer.Token.end
  private var start = 0

  /// Reads all steps of a text, at least one.
  ///
  /// - Throws: ``ParseError`` with the place and what was expected there.
  package static func steps(
    of string: some StringProtocol, in grammar: ArithmeticGrammar
  ) throws(ParseError) -> [Step] {
    try string.withArithmeticText { (text) throws(ParseError) in
      guard text.bytes.count <= grammar.maximumLength else {
        throw ParseError(.tooLong(limit: grammar.maximumLength), at: 0, in: text)
      }
      var parser = ArithmeticParser(text, grammar)
      return try parser.answer()
    }
  }

  private init(_ text: ArithmeticText, _ grammar: ArithmeticGrammar) {
    self.text = text
    self.grammar = grammar
    lexer = ArithmeticLexer(text, grammar)
  }

  private mutating func answer() throws(ParseError) -> [Step] {
    var steps: [Step] = []
    try advance()
    try skipSeparators()
    guard token != .end else { throw fault(.empty, at: 0) }
    while token != .end {
      steps.append(try step(isFirst: steps.isEmpty))
      try skipSeparators()
    }
    return steps
  }

  private mutating func step(isFirst: Bool) throws(ParseError) -> Step {
    let place = start
    var step = Step(items: try sum(goesOn: !isFirst), place: place)
    guard token == .symbol(.equals) else { return step }
    try advance()
    let stated = start
    switch token {
    case _ where grammar.statesFormulas: step.stated = (try sum(goesOn: false), stated)
    case .number(let number):
      step.stated = ([Item(kind: .number(number), place: stated)], stated)
      try advance()
    default: throw unexpected("the result of the step")
    }
    guard isAtEndOfStep else { throw unexpected("',' and the next step, or the end") }
    return step
  }

  /// Reads a sum up to `=`, or the end of the step. It may go on from the step before.
  private mutating func sum(goesOn: Bool) throws(ParseError) -> [Item] {
    var stack = OperatorStack(maximumDepth: grammar.maximumDepth)
    var (numberCount, unaryCount) = (0, 0)
    if goesOn, case .symbol(.infix) = token { stack.read(.resultBefore, at: start) }
    while true {
      let place = start
      switch token {
      case .symbol(.newline) where stack.depth > 0 || (stack.wantsOperand && !stack.isEmpty): break
      case .number(let number) where stack.wantsOperand:
        numberCount += 1
        stack.read(.number(number), at: place)
      case .symbol(.infix(.subtract, _))
      where stack.wantsOperand && grammar.operations.contains(.negate):
        unaryCount += 1
        stack.readPrefix(.negate, at: place)
      case .symbol(.prefix(let operation)) where stack.wantsOperand:
        unaryCount += 1
        stack.readPrefix(operation, at: place)
      case .symbol(.infix(let operation, _)) where !stack.wantsOperand:
        stack.readInfix(operation, at: place)
      case .symbol(.postfix(let operation)) where !stack.wantsOperand:
        unaryCount += 1
        stack.readPostfix(operation, at: place)
      case .symbol(.open(let bracket)) where stack.wantsOperand:
        try check(stack.open(bracket, at: place))
      case .symbol(.fraction) where stack.wantsOperand:
        try openFraction(isSecond: false, at: place, on: &stack)
      case .symbol(.close(let bracket)) where !stack.wantsOperand && stack.depth > 0:
        switch stack.close(bracket) {
        case .bracket, .denominator: break
        case .numerator: try openFraction(isSecond: true, at: place, on: &stack)
        case .mismatched(let open):
          throw fault(.mismatched(open: open?.open ?? "", close: bracket.close), at: place)
        }
      case _ where !stack.wantsOperand && (isAtEndOfStep || token == .symbol(.equals)):
        stack.finish()
        if let (bracket, place) = stack.innermost {
          throw fault(.unclosed(bracket.open), at: place)
        }
        return stack.items
      default:
        throw unexpected(stack.wantsOperand ? "a number or '('" : "a sign or the end")
      }
      try check(unaryCount <= grammar.maximumDepth)
      guard numberCount <= Expression.maximumNumberCount else {
        throw fault(.tooManyNumbers(limit: Expression.maximumNumberCount), at: place)
      }
      try advance()
    }
  }

  /// Goes on to the opening bracket that a part of a fraction must have.
  private mutating func openFraction(
    isSecond: Bool, at place: Int, on stack: inout OperatorStack
  ) throws(ParseError) {
    try advance()
    guard token == .symbol(.open(.curly)) else { throw unexpected("'{'") }
    try check(stack.openFraction(isSecond: isSecond, at: place))
  }

  private func check(_ isShallow: Bool) throws(ParseError) {
    guard isShallow else {
      throw fault(.nestedTooDeeply(limit: grammar.maximumDepth), at: start)
    }
  }

  private var isAtEndOfStep: Bool {
    token == .end || token == .symbol(.separator) || token == .symbol(.newline)
  }

  private mutating func skipSeparators() throws(ParseError) {
    while token != .end, isAtEndOfStep { try advance() }
  }

  private mutating func advance() throws(ParseError) {
    (token, start) = try lexer.next()
  }

  private func fault(_ reason: ParseError.Reason, at place: Int) -> ParseError {
    ParseError(reason, at: place, in: text)
  }

  private func unexpected(_ expected: String) -> ParseError {
    fault(.unexpected(found: lexer.name(of: token, at: start), expected: expected), at: start)
  }
}

extension StringProtocol {
  /// Calls a function with the bytes of the text.
  func withArithmeticText<Value>(
    _ body: (ArithmeticText) throws(ParseError) -> Value
  ) throws(ParseError) -> Value {
    try Array(utf8).withUnsafeBufferPointer { (bytes) throws(ParseError) in
      try body(ArithmeticText(bytes: bytes, range: 0..<bytes.count))
    }
  }
}
