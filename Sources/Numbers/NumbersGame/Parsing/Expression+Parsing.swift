extension Expression {
  /// Reads an expression as people write it.
  ///
  /// - Signs: `+`; `-`, `−` or `–`; `*`, `x`, `×` or `·`; `/`, `÷` or `:`.
  /// - Brackets: `( )`, `[ ]` and `{ }`.
  /// - LaTeX: `\times`, `\cdot`, `\div`, `\frac{}{}`, `\left(`, `\right)`.
  /// - A stated result: `= 952` at the end of an expression; it must be right.
  /// - Several steps, on lines of their own or with commas or semicolons between. Each may use the
  ///   results of earlier ones, and each result must be used: a number that is equal to an unused
  ///   earlier result means that result (the latest, if there are several), and else a number of
  ///   the game. A step that begins with a sign goes on from the latest result: `100 + 3, × 9`.
  ///
  /// ```swift
  /// try Expression(parsing: "6 x 75 = 450; 450 / 50 = 9; 100 + 3 = 103; 103 x 9 = 927; 25 + 927")
  /// // 25 + (100 + 3) × (6 × 75 ÷ 50)
  /// ```
  ///
  /// A comma always separates steps, never the thousands of a number.
  ///
  /// - Parameter text: At most 10,000 bytes, with brackets nested at most 200 deep.
  /// - Throws: ``ParseError`` with the place and what was expected there.
  /// - Complexity: O(*n*) for an expression, O(*n* · *s*) for *s* steps.
  public init(parsing text: some StringProtocol) throws(ParseError) {
    let steps = try ArithmeticParser.steps(of: text, in: .expressions)
    var results: [StepResult] = []
    for step in steps.dropLast() {
      let expression = try Expression(step, using: &results, in: text)
      let value = try expression.value(of: step, in: text)
      results.append(StepResult(value: value, expression: expression, place: step.place))
    }
    let last = steps[steps.count - 1]
    self = try Expression(last, using: &results, in: text)
    if last.stated != nil { _ = try value(of: last, in: text) }
    if let unused = results.first {
      throw ParseError(.unusedResult(unused.value), at: unused.place, in: text)
    }
  }

  /// The result of a step that no later one has used.
  private struct StepResult {
    let value: Int
    let expression: Expression
    let place: Int
  }

  /// The expression of a step. A number stands for the latest result of that value, or else for itself.
  private init(
    _ step: ArithmeticParser.Step, using results: inout [StepResult], in text: some StringProtocol
  ) throws(ParseError) {
    var tokens: [Token] = []
    for item in step.items {
      switch item.kind {
      case .number(let number):
        if let index = results.lastIndex(where: { $0.value == number }) {
          tokens += results.remove(at: index).expression.tokens
        } else {
          tokens.append(.number(number))
        }
      // The parser reads no decimals.
      case .decimal(let digits, _): tokens.append(.number(digits))
      case .resultBefore: tokens += results.popLast()?.expression.tokens ?? []
      case .operation(let operation):
        if let operation = operation.numbersOperator { tokens.append(.operation(operation)) }
      }
      // Of n numbers there are n − 1 operations.
      guard tokens.count < 2 * Self.maximumNumberCount else {
        throw ParseError(.tooManyNumbers(limit: Self.maximumNumberCount), at: item.place, in: text)
      }
    }
    self.init(postfix: tokens)
  }

  /// The value of a step, which is the one that it states.
  private func value(
    of step: ArithmeticParser.Step, in text: some StringProtocol
  ) throws(ParseError) -> Int {
    let value: Int
    do throws(IllegalStep) {
      value = try evaluate()
    } catch {
      throw ParseError(.illegalStep(error), at: step.place, in: text)
    }
    if let (items, place) = step.stated, case .number(let stated)? = items.first?.kind,
      stated != value
    {
      throw ParseError(.wrongResult(stated: stated, actual: value), at: place, in: text)
    }
    return value
  }

  /// The place of an illegal step in the text of an answer that has it.
  ///
  /// - Returns: The offset in Unicode scalars of the sign of the operation, or of the beginning of the step if the text
  ///   has several steps; `nil` if the text does not tell.
  package static func offset(of step: IllegalStep, in text: some StringProtocol) -> Int? {
    guard let steps = try? ArithmeticParser.steps(of: text, in: .expressions) else { return nil }
    var fault: ParseError?
    do throws(ParseError) { _ = try Expression(parsing: text) } catch { fault = error }
    if let fault {
      guard case .illegalStep = fault.reason else { return nil }
      if fault.offset != ParseError.offset(of: steps[0].place, in: text) { return fault.offset }
    } else if steps.count > 1 {
      return nil
    }
    let operations = steps[0].items.filter {
      if case .operation = $0.kind { true } else { false }
    }
    guard operations.indices.contains(step.number - 1) else { return nil }
    return ParseError.offset(of: operations[step.number - 1].place, in: text)
  }
}
