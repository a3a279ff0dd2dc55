/// Applies the rules to what was found in a text.
struct AnswerJudge {
  let numbers: [Int]
  let target: Int
  let closest: Int?
  let options: AnswerVerifier.Options

  typealias Fault = AnswerVerifier.Fault
  typealias Verdict = AnswerVerifier.Verdict
  typealias Segment = AnswerScanner.Segment

  /// Earlier steps whose results may be used: the last of them.
  private static let stepCount = 64

  /// The numbers and steps that an answer uses.
  private struct Use {
    var isUsed: UInt64 = 0
    var steps: [Int] = []
    var operationCount = 0
    var count = 0
  }

  /// There is no answer in a part of a text.
  func nothing(at place: Range<Int>) -> Verdict {
    Verdict(
      kind: .noAnswer, fault: .nothingFound, value: nil, distance: nil, operationCount: 0,
      place: place.lowerBound..<place.lowerBound)
  }

  /// The verdict on what one chain of `=` says.
  func verdict(on chain: Range<Int>, in scanner: AnswerScanner) -> Verdict {
    let segments = scanner.segments
    let last = chain.upperBound - 1
    let final = segments[last].value
    let place = segments[chain.lowerBound].place.lowerBound..<segments[last].place.upperBound
    // The first expression that comes to the last value: the others are how it is worked out.
    let isAnswer = { (index: Int) in segments[index].isExpression && segments[index].value == final
    }
    let matching = final == nil ? nil : chain.first(where: isAnswer)
    let answer = matching ?? chain.last { segments[$0].isExpression } ?? last
    var use = Use()
    do throws(Fault) {
      let segment = segments[answer]
      if let fault = segment.fault, fault == .notAnExpression || fault == .tooLong { throw fault }
      use = try numbersUsed(by: answer, scanner)
      if let fault = segment.fault { throw fault }
      try checkStatedResults(of: chain, segments)
      return try verdict(on: segment.value, use.operationCount, at: place)
    } catch {
      return verdict(on: error, use.operationCount, at: place)
    }
  }

  /// The verdict on an expression.
  func verdict(on expression: Expression, at place: Range<Int>) -> Verdict {
    let count = expression.operationCount
    do throws(Fault) {
      var use = Use()
      for number in expression.numbers where !take(number, &use) {
        throw numbers.contains(number) ? .numberUsedTooOften(number) : .numberNotGiven(number)
      }
      try checkAllUsed(use)
      let value = try expression.fold {
        Rational(Int64($0))
      } operation: { (operation, left, right) throws(Fault) in
        try Rational.apply(operation, left, right, options)
      }
      return try verdict(on: value, count, at: place)
    } catch {
      return verdict(on: error, count, at: place)
    }
  }

  private func verdict(
    on value: Rational?, _ operationCount: Int, at place: Range<Int>
  ) throws(Fault) -> Verdict {
    guard let value = value?.integer else { throw .inexactDivision }
    let (difference, overflow) = value.subtractingReportingOverflow(target)
    guard !overflow, let distance = Int(exactly: difference.magnitude) else {
      throw .resultTooLarge
    }
    let kind: AnswerVerifier.Kind =
      distance == 0 ? .solved : closest.map { distance <= $0 } ?? false ? .closest : .off
    return Verdict(
      kind: kind, fault: nil, value: value, distance: distance,
      operationCount: operationCount, place: place)
  }

  private func verdict(
    on fault: Fault, _ operationCount: Int, at place: Range<Int>
  ) -> Verdict {
    let isUnreadable = fault == .notAnExpression || fault == .tooLong
    return Verdict(
      kind: isUnreadable ? .noAnswer : .breaksRule, fault: fault, value: nil, distance: nil,
      operationCount: operationCount, place: place)
  }

  private func checkAllUsed(_ use: Use) throws(Fault) {
    guard options.contains(.usesAllNumbers) else { return }
    for (place, number) in numbers.prefix(64).enumerated()
    where use.isUsed >> UInt64(place) & 1 == 0 { throw .numberLeftOver(number) }
  }

  /// Checks that what is said to be equal is.
  private func checkStatedResults(of chain: Range<Int>, _ segments: [Segment]) throws(Fault) {
    var value: Rational?
    for index in chain.reversed() where segments[index].isExpression {
      value = segments[index].value
    }
    for index in chain {
      if segments[index].isExpression {
        value = segments[index].value
      } else if segments[index].value != value, chain.count > 1 {
        throw .wrongResult
      }
    }
  }

  /// The numbers that a segment uses. A number stands for one that is given, or else for the result of a step; if the
  /// answer is not legal so, for the result of a step, or else for one that is given.
  private func numbersUsed(by segment: Int, _ scanner: AnswerScanner) throws(Fault) -> Use {
    do throws(Fault) {
      return try numbersUsed(by: segment, scanner, prefersSteps: false)
    } catch {
      guard segment > 0 else { throw error }
      do throws(Fault) {
        return try numbersUsed(by: segment, scanner, prefersSteps: true)
      } catch {}
      throw error
    }
  }

  private func numbersUsed(
    by segment: Int, _ scanner: AnswerScanner, prefersSteps: Bool
  ) throws(Fault) -> Use {
    var use = Use()
    try note(segment, scanner, prefersSteps, &use)
    try checkAllUsed(use)
    return use
  }

  private func note(
    _ segment: Int, _ scanner: AnswerScanner, _ prefersSteps: Bool, _ use: inout Use
  ) throws(Fault) {
    use.operationCount += scanner.segments[segment].operationCount
    for item in scanner.items[scanner.segments[segment].items] {
      guard case .number(let number) = item.kind else { continue }
      use.count += 1
      guard use.count <= 2 * Expression.maximumNumberCount else { throw .tooLong }
      if prefersSteps, let step = step(to: number, before: segment, scanner, use) {
        use.steps.append(step)
        try note(step, scanner, prefersSteps, &use)
      } else if take(number, &use) {
        continue
      } else if !prefersSteps, let step = step(to: number, before: segment, scanner, use) {
        use.steps.append(step)
        try note(step, scanner, prefersSteps, &use)
      } else if numbers.contains(number) {
        throw .numberUsedTooOften(number)
      } else {
        throw .numberNotGiven(number)
      }
    }
  }

  private func take(_ number: Int, _ use: inout Use) -> Bool {
    for place in 0..<min(numbers.count, 64)
    where numbers[place] == number && use.isUsed >> UInt64(place) & 1 == 0 {
      use.isUsed |= 1 << UInt64(place)
      return true
    }
    return false
  }

  /// The latest step with a result that is not used yet.
  private func step(
    to number: Int, before segment: Int, _ scanner: AnswerScanner, _ use: Use
  ) -> Int? {
    var place = segment - 1
    while place >= 0, place >= segment - Self.stepCount {
      let step = scanner.segments[place]
      if step.isExpression, step.value == Rational(Int64(number)), !use.steps.contains(place) {
        return place
      }
      place -= 1
    }
    return nil
  }
}
