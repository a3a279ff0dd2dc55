/// Applies the rules to what was found in a text.
struct AnswerJudge {
  let numbers: [Int]
  let target: Int
  let closest: Int?
  let options: AnswerVerifier.Options
  /// Where the segments end that may say what a number before them is.
  var definitionEnd = 0

  typealias Fault = AnswerVerifier.Fault
  typealias Verdict = AnswerVerifier.Verdict
  typealias Segment = AnswerScanner.Segment

  /// Earlier steps whose results may be used: the last of them.
  static let stepCount = 64
  /// Equal members of a chain of which one may be the answer, the first of them, and the members of a chain that checks one.
  static let memberCount = 16

  /// The numbers and steps that an answer uses.
  struct Use {
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

  /// The verdict on what the last chain of `=` says, or the one before it whose numbers it defines or which it checks. If it is
  /// marked as the answer, nothing else was looked at.
  func verdict(on chain: Range<Int>, in scanner: AnswerScanner, isMarked: Bool) -> Verdict {
    if scanner.isFull {
      return verdict(on: .tooLong, at: scanner.segments[chain.lowerBound].place)
    }
    let answer = chainBeforeDefinitions(chain, scanner)
    var judge = self
    judge.definitionEnd = chain.upperBound
    let verdict = judge.verdict(onOnly: answer, in: scanner, isMarked: isMarked)
    guard verdict.fault?.isOfNumbers == true,
      let before = chainBeforeCheck(chain, scanner) ?? chainBeforeDerivation(chain, scanner)
    else { return verdict }
    let checked = self.verdict(onOnly: before, in: scanner, isMarked: isMarked)
    return checked.value == nil ? verdict : checked
  }

  private func verdict(
    onOnly chain: Range<Int>, in scanner: AnswerScanner, isMarked: Bool
  ) -> Verdict {
    let segments = scanner.segments
    let place =
      segments[chain.lowerBound].place.lowerBound..<segments[chain.upperBound - 1].place.upperBound
    var use = Use()
    do throws(Fault) {
      let (run, fault) = lastRun(of: chain, scanner)
      let answer = try answer(in: run, scanner, &use)
      if let fault = segments[answer].fault ?? fault { throw fault }
      try checkSteps(of: use, before: chain, scanner)
      try checkOthers(than: chain, use, scanner, isMarked: isMarked)
      return try verdict(on: segments[answer].value, use.operationCount, at: place)
    } catch {
      return verdict(on: error, use.operationCount, at: place)
    }
  }

  /// The segment of the last equal ones of a chain that counts: the first that uses the numbers as they may be used. The others
  /// are equal to it: they show how it is worked out.
  func answer(
    in run: Range<Int>, _ scanner: AnswerScanner, _ use: inout Use
  ) throws(Fault) -> Int {
    var first: Fault?
    let hasExpression = run.contains { scanner.segments[$0].isExpression }
    for index in run.prefix(Self.memberCount)
    where scanner.segments[index].isExpression || !hasExpression {
      do throws(Fault) {
        let fault = scanner.segments[index].fault
        if let fault, fault == .notAnExpression || fault == .tooLong { throw fault }
        use = try numbersUsed(by: index, scanner)
        return index
      } catch {
        first = first ?? error
      }
    }
    throw first ?? .nothingFound
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

  /// The verdict on a value to which numbers come that are used as they may be; `nil` if one is left over that must be used.
  func verdict(
    onLegal value: Int, _ use: Use, _ operationCount: Int, at place: Range<Int>
  ) -> Verdict? {
    guard (try? checkAllUsed(use)) != nil else { return nil }
    return try? verdict(on: Rational(Int64(value)), operationCount, at: place)
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

  /// The verdict on an answer with a fault.
  func verdict(
    on fault: Fault, _ operationCount: Int = 0, at place: Range<Int>
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

  // MARK: What is stated

  /// The last members of a chain that are equal, and what is wrong with the chain.
  ///
  /// Each member is equal to the one before, or goes on from its value, as in "25 + 3 = 28 * 4 = 112". Else what is stated is wrong.
  func lastRun(
    of chain: Range<Int>, _ scanner: AnswerScanner
  ) -> (run: Range<Int>, fault: Fault?) {
    guard chain.count > 1 else { return (chain, nil) }
    let segments = scanner.segments
    var start = chain.lowerBound
    var fault: Fault?
    var last = scanner.anyValue(of: segments[chain.lowerBound])
    for index in chain.dropFirst() {
      let before = last
      last = scanner.anyValue(of: segments[index])
      if let last, last == before { continue }
      // "28 = 28 * 4" begins with no result.
      let followsResult = index > chain.lowerBound + 1 || segments[chain.lowerBound].isExpression
      if let before, segments[index].isExpression, followsResult,
        scanner.firstNumber(of: segments[index]) == before
      {
        start = index
      } else if let before, let given = last,
        isRounded(from: index - 1, to: index, before, given, scanner)
      {
        // The exact value goes on.
        last = before
      } else {
        fault = fault ?? .wrongResult
      }
    }
    return (start..<chain.upperBound, fault)
  }

  /// Whether a chain has expressions and states no result of them, as "25 + 3" and "25 + 3 = 3 + 25" do not.
  private func isUnstated(_ chain: Range<Int>, _ segments: [Segment]) -> Bool {
    chain.allSatisfy { segments[$0].isExpression }
  }

  /// Checks what stands between the first step that is used and the answer: nothing that is stated there is wrong. If the value of
  /// a step is used that is not stated, nothing is idle either, or a list of guesses would be paid for whichever is right.
  private func checkSteps(
    of use: Use, before chain: Range<Int>, _ scanner: AnswerScanner
  ) throws(Fault) {
    guard var index = use.steps.min() else { return }
    var mustBeUsed = false
    while index < chain.lowerBound {
      let other = scanner.chain(around: index)
      if let fault = lastRun(of: other, scanner).fault { throw fault }
      if isUnstated(other, scanner.segments) {
        if use.steps.contains(where: other.contains) {
          mustBeUsed = true
        } else if mustBeUsed {
          throw .severalAnswers
        }
      }
      index = other.upperBound
    }
  }

  /// Checks that a text has one answer: "or" stands before no other value, and what is marked has nothing wrong and no other
  /// expression without a result.
  private func checkOthers(
    than chain: Range<Int>, _ use: Use, _ scanner: AnswerScanner, isMarked: Bool
  ) throws(Fault) {
    let segments = scanner.segments
    let value = scanner.value(of: chain)
    if segments[chain.lowerBound].isAlternative, chain.lowerBound > 0,
      segments[chain.lowerBound - 1].value != value
    {
      throw .severalAnswers
    }
    guard isMarked else { return }
    var index = 0
    while index < chain.lowerBound {
      let other = scanner.chain(around: index)
      if let fault = lastRun(of: other, scanner).fault { throw fault }
      if isUnstated(other, segments), !use.steps.contains(where: other.contains),
        scanner.anyValue(of: segments[other.upperBound - 1]) != value
      {
        throw .severalAnswers
      }
      index = other.upperBound
    }
  }

  /// The numbers that a segment uses. A number stands for one that is given, or else for the result of a step; if the
  /// answer is not legal so, for the result of a step, or else for one that is given.
  private func numbersUsed(by segment: Int, _ scanner: AnswerScanner) throws(Fault) -> Use {
    do throws(Fault) {
      return try numbersUsed(by: segment, scanner, prefersSteps: false)
    } catch {
      guard segment > 0 || definitionEnd > 2 else { throw error }
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
    let items = scanner.segments[segment].items
    var place = items.lowerBound
    while place < items.upperBound {
      defer { place += 1 }
      let source: Int?
      switch scanner.items[place].kind {
      case .number(let number):
        if let meant = scanner.segmentMeant(by: place),
          number >= 0 || options.contains(.allowsNegative)
        {
          source = meant
          if scanner.segments[meant].value?.isWhole == false {
            use.operationCount -= 1
            place += 2
          }
        } else if options.contains(.allowsFractions),
          let found = fractionStep(at: place, of: segment, scanner, prefersSteps, use)
        {
          source = found.step
          use.operationCount -= 1
          place = found.end - 1
        } else {
          source = try self.source(of: number, before: segment, scanner, prefersSteps, &use)
        }
      case .decimal(let digits, let places):
        guard options.contains(.allowsFractions) else { throw .notAnExpression }
        source = Rational.decimal(digits, places: places).flatMap { value in
          step(to: value, before: segment, scanner, use)
            ?? definition(of: value, after: segment, scanner) { use.steps.contains($0) }
        }
        if source == nil { throw .notAnExpression }
      default: continue
      }
      use.count += 1
      guard use.count <= 2 * Expression.maximumNumberCount else { throw .tooLong }
      if let source {
        use.steps.append(source)
        try note(source, scanner, prefersSteps, &use)
      }
    }
  }

  /// Takes a number: one that is given, for which there is `nil`, or the result of a step. A sign before it may be no part of it.
  private func source(
    of number: Int, before segment: Int, _ scanner: AnswerScanner, _ prefersSteps: Bool,
    _ use: inout Use
  ) throws(Fault) -> Int? {
    let allowsSign = number < 0 && options.contains(.allowsNegative)
    if !prefersSteps, takeGiven(number, allowsSign, &use) { return nil }
    // "7 - 13 = -6, 40 - 6" goes on from the step too.
    for value in options.contains(.allowsNegative) ? [number, -number] : [number] {
      let value = Rational(Int64(value))
      let step =
        step(to: value, before: segment, scanner, use)
        ?? definition(of: value, after: segment, scanner) { use.steps.contains($0) }
      if let step { return step }
    }
    if prefersSteps, takeGiven(number, allowsSign, &use) { return nil }
    if number < 0, !allowsSign, numbers.contains(-number) { throw .negativeResult }
    throw numbers.contains(number) ? .numberUsedTooOften(number) : .numberNotGiven(number)
  }

  private func takeGiven(_ number: Int, _ allowsSign: Bool, _ use: inout Use) -> Bool {
    take(number, &use) || allowsSign && take(-number, &use)
  }

  @inline(__always)
  func take(_ number: Int, _ use: inout Use) -> Bool {
    for place in 0..<min(numbers.count, 64)
    where numbers[place] == number && use.isUsed >> UInt64(place) & 1 == 0 {
      use.isUsed |= 1 << UInt64(place)
      return true
    }
    return false
  }
}
