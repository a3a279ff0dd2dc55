public import NumbersGame

/// One operation of a formula, with its result.
public struct FormulaStep: Hashable, Sendable {
  /// The operation.
  public let operation: PuzzleOperation
  /// Its operands, one or two.
  public let operands: [ExactNumber]
  /// The result.
  public let result: ExactNumber
  /// Whether the formula has numbers after a point, so that fractions are written as decimals where they end.
  var hasDecimals = false

  /// The step with the true signs: `8 ÷ (1/3) = 24`.
  public var text: String { "\(text(isASCII: false)) = \(number(result, isASCII: false))" }

  /// The step as programs write it: `8 / (1/3) = 24`.
  public var ascii: String { "\(text(isASCII: true)) = \(number(result, isASCII: true))" }

  /// The step without its result: `8 ÷ (1/3)`.
  public var operationText: String { text(isASCII: false) }

  private func text(isASCII: Bool) -> String {
    // Fractions and negative numbers stand in brackets.
    let parts = operands.map { operand in
      let text = number(operand, isASCII: isASCII)
      return operand.sign >= 0 && !text.contains("/") ? text : "(\(text))"
    }
    guard let first = parts.first else { return "" }
    switch operation {
    case .squareRoot:
      return isASCII ? "sqrt(\(number(operands[0], isASCII: true)))" : "√\(first)"
    case .square: return isASCII ? "square(\(number(operands[0], isASCII: true)))" : "\(first)²"
    case .factorial: return "\(first)!"
    case .decimal: return "." + first
    case .negate: return (isASCII ? "-" : "−") + first
    case .add, .subtract, .multiply, .divide, .power, .concatenate:
      return parts.joined(separator: " \(operation.sign(isASCII: isASCII)) ")
    }
  }

  private func number(_ number: ExactNumber, isASCII: Bool) -> String {
    (hasDecimals ? number.decimal?.signed(isASCII: isASCII) : nil)
      ?? number.signed(isASCII: isASCII)
  }
}

extension ExactNumber {
  /// The number with the true minus sign: `−3/2`.
  public var mathematical: String { signed(isASCII: false) }

  /// The number with the minus of a style.
  func signed(isASCII: Bool) -> String { description.signed(isASCII: isASCII) }

  /// The number with digits after a point, at most three, as people write it beside `.4`: `1.6`. `nil` for whole numbers, and
  /// for fractions with more digits.
  fileprivate var decimal: String? {
    guard case .small(let number) = storage, !number.isWhole else { return nil }
    for (places, power) in [(1, 10), (2, 100), (3, 1000)] as [(Int, Int64)]
    where power % number.denominator == 0 {
      let (all, overflow) = number.numerator.multipliedReportingOverflow(
        by: power / number.denominator)
      if overflow { return nil }
      let digits = String(all.magnitude)
      let padded = String(repeating: "0", count: max(0, places - digits.count)) + digits
      return (all < 0 ? "-" : "") + "\(padded.dropLast(places)).\(padded.suffix(places))"
    }
    return nil
  }
}

extension String {
  /// The number that it is with the minus of a style.
  fileprivate func signed(isASCII: Bool) -> String {
    isASCII || !hasPrefix("-") ? self : "−" + dropFirst()
  }
}

extension Formula {
  /// The operations with their results, in the order in which they are carried out.
  ///
  /// - Parameter digits: The most digits of a power or a factorial.
  /// - Returns: The steps, up to the first without a value; writing digits together or after a point is none.
  public func steps(digits: Int = 1000) -> [FormulaStep] {
    var steps: [FormulaStep] = []
    _ = collect(&steps, digits: digits)
    if hasDecimals { for place in steps.indices { steps[place].hasDecimals = true } }
    return steps
  }

  /// Whether a number is written after a point.
  private var hasDecimals: Bool {
    operation == .decimal || operands.contains(where: \.hasDecimals)
  }

  private func collect(_ steps: inout [FormulaStep], digits: Int) -> ExactNumber? {
    guard let operation, operation != .decimal else { return value(digits: digits) }
    var values: [ExactNumber] = []
    for operand in operands {
      guard let value = operand.collect(&steps, digits: digits) else { return nil }
      values.append(value)
    }
    guard let result = operation.apply(values, digits: digits) else { return nil }
    steps.append(FormulaStep(operation: operation, operands: values, result: result))
    return result
  }
}
