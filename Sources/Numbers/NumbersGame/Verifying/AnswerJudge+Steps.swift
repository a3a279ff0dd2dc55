extension AnswerJudge {
  /// The latest step with a result that is not used yet.
  func step(
    to value: Rational, before segment: Int, _ scanner: AnswerScanner, _ use: Use
  ) -> Int? {
    func latest(where isMeant: (Int) -> Bool) -> Int? {
      var place = segment - 1
      while place >= 0, place >= segment - Self.stepCount {
        let step = scanner.segments[place]
        if step.isExpression, step.value == value, !use.steps.contains(place), isMeant(place) {
          return place
        }
        place -= 1
      }
      return nil
    }
    guard !value.isWhole else {
      return latest { _ in true }.map { member(ofGivenNumbers: $0, scanner, use) }
    }
    // In "3 - 8 / 3 = 1 / 3" the second member is the result, if anything is.
    return latest { !scanner.segments[$0].isJoined || scanner.segments[$0].items.count != 3 }
      ?? latest { _ in true }
  }

  /// The member of a chain that has numbers that are given and no others, rather than an equal one after it, which shows how it is worked
  /// out: "(30 / 6) * 12 = 5 * 12 = 60, 60 - 4".
  private func member(ofGivenNumbers step: Int, _ scanner: AnswerScanner, _ use: Use) -> Int {
    var index = step
    while true {
      let segment = scanner.segments[index]
      let isGiven = scanner.items[segment.items].allSatisfy { item in
        scanner.value(of: item).map { $0.integer.map(numbers.contains) ?? false } ?? true
      }
      if isGiven, segment.isExpression, segment.value == scanner.segments[step].value,
        !use.steps.contains(index)
      {
        return index
      }
      guard segment.isJoined, index > 0, step - index < Self.memberCount else { return step }
      index -= 1
    }
  }

  /// The step whose result a fraction at a place is, as in "3 - 8/3 = 1/3, 8 / (1/3) = 24", and the place after it; `nil` if it is
  /// a division of two numbers that are given.
  func fractionStep(
    at place: Int, of segment: Int, _ scanner: AnswerScanner, _ prefersSteps: Bool, _ use: Use
  ) -> (step: Int, end: Int)? {
    let items = scanner.items
    guard place + 2 < scanner.segments[segment].items.upperBound else { return nil }
    // "8 * 1/3" is a product and then a quotient.
    let isFactor = items[place + 1].kind == .operation(.multiply)
    let second = isFactor ? place + 2 : place + 1
    guard second + 1 < scanner.segments[segment].items.upperBound,
      case .number(let above) = items[place].kind, case .number(let below) = items[second].kind,
      items[second + 1].kind == .operation(.divide),
      let value = Rational(Int64(above), over: Int64(below)), !value.isWhole
    else { return nil }
    var rest = use
    if !prefersSteps, take(above, &rest), take(below, &rest) { return nil }
    return step(to: value, before: segment, scanner, use).map { ($0, second + 2) }
  }

  /// Whether a member of a chain that has decimals is another one with rounded numbers: "8 / 3 = 2.67", or
  /// "8 / (3 - 8 / 3) = 8 / (3 - 2.6667)".
  func isRounded(
    from index: Int, to next: Int, _ exact: Rational, _ given: Rational, _ scanner: AnswerScanner
  ) -> Bool {
    let segments = scanner.segments
    func places(_ index: Int) -> Int {
      scanner.items[segments[index].items].reduce(0) {
        if case .decimal(_, let places) = $1.kind { max($0, Int(places)) } else { $0 }
      }
    }
    let count = max(places(index), places(next))
    guard count >= 2 else { return false }
    let difference = abs(exact.approximation - given.approximation)
    guard segments[next].isExpression || segments[index].isExpression && places(index) > 0 else {
      return difference < (0..<count).reduce(1) { unit, _ in unit / 10 }
    }
    return difference <= abs(exact.approximation) / 100
  }
}
