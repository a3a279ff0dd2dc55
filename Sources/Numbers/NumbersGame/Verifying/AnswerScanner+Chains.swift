extension AnswerScanner {
  /// The last segments of the text that `=` joins, with an expression among them; those before, if it only says that nothing is
  /// missing, or of what powers their value is made.
  var lastChain: Range<Int>? {
    guard let last = lastChain(before: segments.count) else { return nil }
    guard let value = valueWithoutRest(last) ?? valueFactored(last),
      let before = lastChain(before: last.lowerBound),
      self.value(of: before) == value
    else { return last }
    return before
  }

  private func lastChain(before end: Int) -> Range<Int>? {
    segments[..<end].lastIndex { $0.isExpression }.map { chain(around: $0) }
  }

  /// The segments before a chain that `=` joins, with an expression among them.
  func chain(before chain: Range<Int>) -> Range<Int>? { lastChain(before: chain.lowerBound) }

  /// The number of "112 - 112 = 0" or "112 - 109 = 3", with which people check what they found; `nil` for all else.
  private func valueWithoutRest(_ chain: Range<Int>) -> Rational? {
    let check = items[segments[chain.lowerBound].items]
    guard check.count == 3, check.last?.kind == .operation(.subtract),
      case .number(let first)? = check.first?.kind,
      case .number(let second) = check[check.startIndex + 1].kind,
      first == second || first == target || second == target, chain.count <= 2
    else { return nil }
    let (difference, overflow) = first.subtractingReportingOverflow(second)
    guard !overflow,
      chain.count == 1
        || segments[chain.upperBound - 1].value?.integer?.magnitude == difference.magnitude
    else { return nil }
    return Rational(Int64(first == target ? second : first))
  }

  /// The number of "648 = 2^3 × 3^4", which is no expression of a game; `nil` for all else.
  private func valueFactored(_ chain: Range<Int>) -> Rational? {
    let first = segments[chain.lowerBound]
    let isPower = chain.dropFirst().allSatisfy { segments[$0].fault == .notAnExpression }
    return chain.count > 1 && !first.isExpression && isPower ? first.value : nil
  }

  /// The last segments that `=` joins, with an expression among them; those before, if it is a remark alone.
  func lastChain(unless isRemark: (Range<Int>) -> Bool) -> Range<Int>? {
    guard let last = lastChain else { return nil }
    var index = last.lowerBound
    guard last.count == 1, isRemark(segments[index].place) else { return last }
    while index > 0 {
      let chain = chain(around: index - 1)
      if chain.contains(where: { segments[$0].isExpression }),
        chain.count > 1 || !isRemark(segments[chain.lowerBound].place)
      {
        return chain
      }
      index = chain.lowerBound
    }
    return last
  }

  /// The last number that stands alone.
  var lastNumber: Range<Int>? {
    segments.isEmpty ? nil : chain(around: segments.count - 1)
  }

  /// The segments around one that `=` joins.
  func chain(around place: Int) -> Range<Int> {
    var (first, end) = (place, place + 1)
    while first > 0, segments[first].isJoined { first -= 1 }
    while end < segments.count, segments[end].isJoined { end += 1 }
    return first..<end
  }
}
