extension AnswerVerifier {
  /// Judges an expression or several steps, and nothing else, as `Expression(parsing:)` reads them. At most 64 numbers count; the
  /// smallest distance that can be reached is given if it is known.
  ///
  /// - Returns: The verdict, and the error of a text that cannot be read.
  package mutating func check(
    _ text: String, numbers: [Int], target: Int, closest: Int? = nil
  ) -> (Verdict, ParseError?) {
    let place = 0..<text.utf8.count
    do throws(ParseError) {
      let expression = try Expression(parsing: text)
      let judge = AnswerJudge(
        numbers: numbers, target: target, closest: closest, options: options)
      return (judge.verdict(on: expression, at: place), nil)
    } catch {
      let fault: Fault
      switch error.reason {
      case .illegalStep(let step):
        if !options.isDisjoint(with: [.allowsZero, .allowsNegative, .allowsFractions]) {
          var text = text
          let verdict = text.withUTF8 {
            verify($0, numbers: numbers, target: target, closest: closest)
          }
          return (verdict, nil)
        }
        fault = Fault(step.reason)
      case .wrongResult: fault = .wrongResult
      case .tooLong, .nestedTooDeeply, .tooManyNumbers: fault = .tooLong
      case .empty: fault = .nothingFound
      case .zero: fault = .numberNotGiven(0)
      case .unexpected where numbers.contains { $0 < 0 } || options.contains(.allowsNegative):
        // The sign of a number, which expressions do not have.
        let signed = verdict(onAllOf: text, numbers: numbers, target: target, closest: closest)
        if let signed { return (signed, nil) }
        fault = .notAnExpression
      case .unexpected, .unclosed, .mismatched, .numberTooLarge, .unusedResult:
        fault = .notAnExpression
      }
      let isUnreadable = [.notAnExpression, .tooLong, .nothingFound].contains(fault)
      return (
        Verdict(
          kind: isUnreadable ? .noAnswer : .breaksRule, fault: fault, value: nil, distance: nil,
          operationCount: 0, place: place), error
      )
    }
  }

  /// The verdict on a text that is an answer as a whole; `nil` if only a part of it is one.
  private mutating func verdict(
    onAllOf text: String, numbers: [Int], target: Int, closest: Int?
  ) -> Verdict? {
    var text = text
    return text.withUTF8 { bytes in
      let verdict = verify(bytes, numbers: numbers, target: target, closest: closest)
      let isSpace = { (byte: UInt8) in ArithmeticText.isSpace(byte) || byte == 0x0A || byte == 0x0D
      }
      guard verdict.kind != .noAnswer, bytes[..<verdict.place.lowerBound].allSatisfy(isSpace),
        bytes[verdict.place.upperBound...].allSatisfy(isSpace)
      else { return nil }
      return verdict
    }
  }
}

extension AnswerVerifier.Fault {
  fileprivate init(_ reason: IllegalStep.Reason) {
    self =
      switch reason {
      case .negative: .negativeResult
      case .zero: .zeroResult
      case .inexact: .inexactDivision
      case .tooLarge, .operandNotPositive: .resultTooLarge
      }
  }
}
