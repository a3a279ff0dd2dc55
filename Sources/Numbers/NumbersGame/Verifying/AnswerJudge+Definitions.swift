extension AnswerJudge {
  /// The maximum number of definitions after an answer.
  private static let definitionCount = 16

  /// The chain that counts where the last ones say what its numbers are, as in "103 * 9 + 25, where 103 = 100 + 3", or in steps from the
  /// last one to the first.
  ///
  /// These are right, come to neither the target nor a number that is given, and each is needed by a chain before it. So no text has
  /// two answers by this: a last chain with the value of the target always counts.
  func chainBeforeDefinitions(_ last: Range<Int>, _ scanner: AnswerScanner) -> Range<Int> {
    var answer = last
    var chain = last
    var needed: [Rational] = []
    for _ in 0..<Self.definitionCount {
      guard let number = numberDefined(by: chain, scanner), !needed.contains(number),
        let before = scanner.chain(before: chain)
      else { break }
      needed.append(number)
      chain = before
      needed.removeAll { needs($0, chain, scanner) }
      if needed.isEmpty { answer = chain }
    }
    // Or the steps before the answer need them: "103 * 9 = 927, 927 + 25 = 952, where 103 = 100 + 3".
    var step = chain
    while !needed.isEmpty, let before = scanner.chain(before: step),
      before.upperBound + Self.stepCount > chain.lowerBound
    {
      step = before
      needed.removeAll { needs($0, step, scanner) }
      if needed.isEmpty { answer = chain }
    }
    return answer
  }

  /// A segment that says what a number before it is, with the number as its stated result.
  func definition(
    of value: Rational, after segment: Int, _ scanner: AnswerScanner, unless isUsed: (Int) -> Bool
  ) -> Int? {
    let end = min(definitionEnd, segment + Self.stepCount)
    let segments = scanner.segments
    return (segment + 1..<max(segment + 1, end)).first { index in
      let next = index + 1
      let isStated =
        segments[index].isJoined && !segments[index - 1].isExpression
        || next < segments.count && segments[next].isJoined && !segments[next].isExpression
      return segments[index].isExpression && segments[index].value == value && isStated
        && !isUsed(index)
    }
  }

  /// The number that a chain says to be an expression.
  private func numberDefined(by chain: Range<Int>, _ scanner: AnswerScanner) -> Rational? {
    guard chain.count > 1, let number = scanner.value(of: chain), number != Rational(Int64(target)),
      !scanner.segments[chain.lowerBound].isExpression
        || number.integer.map(numbers.contains) != true,
      !chain.allSatisfy({ scanner.segments[$0].isExpression }),
      lastRun(of: chain, scanner).fault == nil
    else { return nil }
    return number
  }

  /// Whether a number is an operand in a chain, and no result before it.
  private func needs(_ value: Rational, _ chain: Range<Int>, _ scanner: AnswerScanner) -> Bool {
    let isOperand = chain.contains { index in
      let segment = scanner.segments[index]
      return segment.isExpression
        && scanner.items[segment.items].contains { scanner.value(of: $0) == value }
    }
    return isOperand
      && !scanner.segments[max(0, chain.lowerBound - Self.stepCount)..<chain.lowerBound].contains {
        $0.isExpression && $0.value == value
      }
  }
}
