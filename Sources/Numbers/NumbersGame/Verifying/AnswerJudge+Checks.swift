extension AnswerJudge {
  /// The maximum number of chains of a check.
  private static let checkCount = 8

  /// The chain that the last ones check: they work out its value or those of its parts again, with results in place of what comes to
  /// them, as "500 - 9 = 491, 491 + 1 = 492" and "492 - 1 = 491" do after "100 * 5 - 9 + 1".
  ///
  /// Each comes to the value of the answer or of a part of it, or, before the last one, to the sum of two of these, and has numbers that
  /// are given, none more often than it is, and such values only. What comes to another value than the answer states it. So a text has no second answer by this:
  /// the last chain before that others do not follow from is the only one that may count.
  func chainBeforeCheck(_ last: Range<Int>, _ scanner: AnswerScanner) -> Range<Int>? {
    var checks = [last]
    while checks.count <= Self.checkCount,
      let chain = scanner.chain(before: checks[checks.count - 1])
    {
      if let parts = partValues(of: chain, scanner), let value = scanner.value(of: chain),
        parts.contains(where: { $0 == scanner.value(of: last) }),
        case let values = parts + sums(of: parts),
        checks.allSatisfy({ check in
          (check.count > 1 || scanner.value(of: check) == value)
            && works(out: values, check, scanner)
        })
      {
        return chain
      }
      checks.append(chain)
    }
    return nil
  }

  /// The chain that the last ones work out with other numbers, as "70 * 9 = 630, 5 * 9 = 45, 630 + 45 = 675" do after "75 * 9": each is
  /// right and has a result that a later one uses, none uses that of the answer, and the last comes to it. So both are the same guess.
  func chainBeforeDerivation(_ last: Range<Int>, _ scanner: AnswerScanner) -> Range<Int>? {
    guard let result = scanner.value(of: last) else { return nil }
    var needed: [Rational] = []
    var chain = last
    for count in 0..<Self.checkCount {
      guard chain.count <= Self.memberCount, lastRun(of: chain, scanner).fault == nil,
        let value = scanner.value(of: chain)
      else { return nil }
      if count > 1, value == result {
        return partValues(of: chain, scanner) == nil ? nil : chain
      }
      for item in chain.flatMap({ scanner.items[scanner.segments[$0].items] }) {
        if let number = scanner.value(of: item), number != value { needed.append(number) }
      }
      guard count == 0 || needed.contains(value), !needed.contains(result),
        let before = scanner.chain(before: chain)
      else { return nil }
      chain = before
    }
    return nil
  }

  /// The chain before an explanation or a check in which the last one stands, if it is said to come to the target and does not, for then
  /// what is explained is wrong; or if it does, is legal by itself, and is explained by what is right and comes to something else.
  func chainBeforeExplanation(_ last: Range<Int>, _ scanner: AnswerScanner) -> Range<Int>? {
    let target = Rational(Int64(target))
    guard let start = scanner.explanationStart, last.lowerBound >= start,
      let chain = scanner.chain(before: start..<start), scanner.value(of: chain) == target
    else { return nil }
    if lastRun(of: chain, scanner).fault != nil { return chain }
    // It must state the target, or it would be a second guess where it does not come to that.
    guard scanner.explainsResult, scanner.value(of: last) != target,
      partValues(of: chain, scanner) != nil
    else { return nil }
    var step = last
    while step.lowerBound >= start, lastRun(of: step, scanner).fault == nil {
      guard let before = scanner.chain(before: step) else { break }
      step = before
    }
    return step.lowerBound < start ? chain : nil
  }

  /// Whether an expression alone is no answer that those before it lead to: the one before states no result that is right and not the
  /// target, does not have its value, and does not give it a number.
  func isSecondGuess(_ chain: Range<Int>, _ scanner: AnswerScanner) -> Bool {
    let segments = scanner.segments
    guard chain.count == 1, let before = scanner.chain(before: chain) else { return false }
    let result = segments[before.upperBound - 1]
    guard let value = scanner.anyValue(of: result), lastRun(of: before, scanner).fault == nil else {
      return true
    }
    let isStep = !result.isExpression && value != Rational(Int64(target))
    return !isStep && value != scanner.anyValue(of: segments[chain.lowerBound])
      && !scanner.items[segments[chain.lowerBound].items].contains {
        scanner.value(of: $0) == value
      }
  }

  /// The values of an answer, of its parts and of the steps that it uses; `nil` if it is not legal.
  private func partValues(of chain: Range<Int>, _ scanner: AnswerScanner) -> [Rational]? {
    var use = Use()
    guard let answer = try? answer(in: lastRun(of: chain, scanner).run, scanner, &use) else {
      return nil
    }
    let parts = Array((use.steps + [answer]).flatMap { scanner.partValues(of: $0) }.prefix(32))
    return parts.isEmpty ? nil : parts
  }

  /// The sums of two values each.
  private func sums(of values: [Rational]) -> [Rational] {
    values.indices.flatMap { first in
      values[(first + 1)...].compactMap { values[first].adding($0) }
    }
  }

  /// Whether a chain works out one of the values, with them and the numbers that are given.
  private func works(out values: [Rational], _ chain: Range<Int>, _ scanner: AnswerScanner) -> Bool
  {
    guard chain.count <= Self.memberCount, lastRun(of: chain, scanner).fault == nil,
      let result = scanner.value(of: chain),
      values.contains(result)
    else { return false }
    return chain.allSatisfy { index in
      let segment = scanner.segments[index]
      var use = Use()
      return !segment.isExpression
        || scanner.items[segment.items].allSatisfy { item in
          guard let value = scanner.value(of: item) else { return true }
          guard let number = value.integer, numbers.contains(number) else {
            return values.contains(value)
          }
          return take(number, &use)
        }
    }
  }
}

extension AnswerScanner {
  /// The values of an expression and its parts.
  fileprivate func partValues(of segment: Int) -> [Rational] {
    var parts: [Rational] = []
    var values: [Rational] = []
    for item in items[segments[segment].items] {
      if let number = value(of: item) {
        values.append(number)
      } else {
        guard case .operation(let operation) = item.kind, let sign = operation.numbersOperator,
          let right = values.popLast(), let left = values.popLast(),
          let result = left.applying(sign, right)
        else { return parts }
        values.append(result)
      }
      parts.append(values[values.count - 1])
    }
    return parts
  }
}
