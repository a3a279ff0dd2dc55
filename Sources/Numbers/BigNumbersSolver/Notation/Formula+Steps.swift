public import NumbersGame

/// One operation of a formula, with its result.
public struct FormulaStep: Hashable, Sendable {
  /// The operation.
  public let operation: PuzzleOperation
  /// Its operands, one or two.
  public let operands: [ExactNumber]
  /// The result.
  public let result: ExactNumber

  /// The step with the true signs: `8 ÷ (1/3) = 24`.
  public var text: String { "\(text(isASCII: false)) = \(result.signed(isASCII: false))" }

  /// The step as programs write it: `8 / (1/3) = 24`.
  public var ascii: String { "\(text(isASCII: true)) = \(result.signed(isASCII: true))" }

  private func text(isASCII: Bool) -> String {
    // Fractions and negative numbers stand in brackets.
    let parts = operands.map { number in
      let text = number.signed(isASCII: isASCII)
      return number.isWhole && number.sign >= 0 ? text : "(\(text))"
    }
    guard let first = parts.first else { return "" }
    switch operation {
    case .squareRoot: return isASCII ? "sqrt(\(operands[0].signed(isASCII: true)))" : "√\(first)"
    case .square: return isASCII ? "square(\(operands[0].signed(isASCII: true)))" : "\(first)²"
    case .factorial: return "\(first)!"
    case .decimal: return "." + first
    case .negate: return (isASCII ? "-" : "−") + first
    case .add, .subtract, .multiply, .divide, .power, .concatenate:
      return parts.joined(separator: " \(operation.sign(isASCII: isASCII)) ")
    }
  }
}

extension ExactNumber {
  /// The number with the true minus sign: `−3/2`.
  public var mathematical: String { signed(isASCII: false) }

  /// The number with the minus of a style.
  func signed(isASCII: Bool) -> String {
    let text = description
    return isASCII || !text.hasPrefix("-") ? text : "−" + text.dropFirst()
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
    return steps
  }

  private func collect(_ steps: inout [FormulaStep], digits: Int) -> ExactNumber? {
    switch self {
    case .number, .concatenation, .unary(.decimal, _): return value(digits: digits)
    case .unary(let operation, let inner):
      guard let operand = inner.collect(&steps, digits: digits),
        let result = operation.apply(operand, digits: digits)
      else { return nil }
      steps.append(FormulaStep(operation: operation, operands: [operand], result: result))
      return result
    case .binary(let operation, let left, let right):
      guard let first = left.collect(&steps, digits: digits),
        let second = right.collect(&steps, digits: digits),
        let result = operation.apply(first, second, digits: digits)
      else { return nil }
      steps.append(FormulaStep(operation: operation, operands: [first, second], result: result))
      return result
    }
  }
}
