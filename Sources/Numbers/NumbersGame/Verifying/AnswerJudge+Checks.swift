extension AnswerJudge {
  /// The maximum number of chains of a check.
  private static let checkCount = 16

  /// The chain that the last ones check: they work out its value again, with the results of parts of it in place of these, as "500 -
  /// 9 = 491, 491 + 1 = 492" does after "100 * 5 - 9 + 1".
  ///
  /// Each comes to the value of the answer or of a part of it, and has numbers that are given and such values only. So a text has no
  /// second answer by this: what checks an answer has its value.
  func chainBeforeCheck(_ last: Range<Int>, _ scanner: AnswerScanner) -> Range<Int>? {
    guard let value = scanner.value(of: last) else { return nil }
    var checks = [last]
    while checks.count <= Self.checkCount,
      let chain = scanner.chain(before: checks[checks.count - 1])
    {
      if scanner.value(of: chain) == value {
        let parts = scanner.partValues(of: chain)
        return checks.allSatisfy({ works(out: value, of: parts, $0, scanner) }) ? chain : nil
      }
      checks.append(chain)
    }
    return nil
  }

  /// Whether a chain works out a value or a part of what comes to it.
  private func works(
    out value: Rational, of parts: [Rational], _ chain: Range<Int>, _ scanner: AnswerScanner
  ) -> Bool {
    guard lastRun(of: chain, scanner).fault == nil, let result = scanner.value(of: chain),
      result == value || parts.contains(result)
    else { return false }
    return chain.allSatisfy { index in
      let segment = scanner.segments[index]
      return !segment.isExpression
        || scanner.items[segment.items].allSatisfy {
          guard case .number(let number) = $0.kind else { return true }
          return numbers.contains(number) || parts.contains(Rational(Int64(number)))
        }
    }
  }
}

extension AnswerScanner {
  /// The values of the parts of the expressions of a chain, without the whole ones.
  fileprivate func partValues(of chain: Range<Int>) -> [Rational] {
    var parts: [Rational] = []
    for index in chain where segments[index].isExpression {
      var values: [Rational] = []
      var count = 0
      for item in items[segments[index].items] {
        switch item.kind {
        case .number(let number): values.append(Rational(Int64(number)))
        case .operation(let operation):
          count += 1
          guard let sign = operation.numbersOperator, let right = values.popLast(),
            let left = values.popLast(), let result = left.applying(sign, right)
          else { return parts }
          values.append(result)
          if count < segments[index].operationCount { parts.append(result) }
        default: return parts
        }
      }
    }
    return parts
  }
}
