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
    var parser = try ExpressionParser(text)
    self = try parser.parse()
  }

  /// The place of an illegal step in the text that has it.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - text: The text of an answer.
  /// - Returns: The offset in Unicode scalars of the sign of the operation, or of the beginning of the step if the text has
  ///   several steps; `nil` if the text does not tell.
  package static func offset(of step: IllegalStep, in text: some StringProtocol) -> Int? {
    guard var parser = try? ExpressionParser(text) else { return nil }
    do throws(ParseError) {
      _ = try parser.parse()
    } catch {
      guard case .illegalStep = error.reason else { return nil }
      if !parser.isFirstStep { return error.offset }
    }
    guard parser.isFirstStep, parser.operatorOffsets.indices.contains(step.number - 1) else {
      return nil
    }
    return parser.operatorOffsets[step.number - 1]
  }
}
