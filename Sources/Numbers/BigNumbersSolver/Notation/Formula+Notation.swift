public import NumbersGame

extension Formula {
  /// The formula in a notation; ``spoken(in:digits:)`` gives the spoken one in languages other than English.
  public func text(in notation: Notation) -> String {
    switch notation {
    case .mathematical: description
    case .ascii: ascii
    case .latex: latex
    case .steps:
      operationCount == 0 ? description : steps().map(\.text).joined(separator: "\n")
    case .json: mathJSON
    case .spoken: spoken()
    }
  }

  /// LaTeX math, with quotients as fractions.
  private var latex: String { latexPart.text }

  /// The text and how tightly its outermost operation binds.
  private var latexPart: (text: String, precedence: Int) {
    func bracketed(_ formula: Formula, atLeast precedence: Int) -> String {
      let part = formula.latexPart
      return part.precedence < precedence ? "\\left(\(part.text)\\right)" : part.text
    }
    switch self {
    case .number(let number): return ("\(number)", number < 0 ? 3 : 6)
    case .concatenation(let numbers): return (numbers.map { "\($0)" }.joined(), 6)
    case .unary(let operation, let inner):
      switch operation {
      case .squareRoot: return ("\\sqrt{\(inner.latexPart.text)}", 6)
      case .decimal: return ("." + bracketed(inner, atLeast: 6), 6)
      case .factorial: return (bracketed(inner, atLeast: 6) + "!", 4)
      case .square: return (bracketed(inner, atLeast: 6) + "^{2}", 4)
      default: return ("-" + bracketed(inner, atLeast: 3), 3)
      }
    case .binary(let operation, let left, let right):
      switch operation {
      case .divide: return ("\\frac{\(left.latexPart.text)}{\(right.latexPart.text)}", 5)
      case .multiply:
        return (bracketed(left, atLeast: 2) + " \\times " + bracketed(right, atLeast: 2), 2)
      case .power: return (bracketed(left, atLeast: 6) + "^{\(right.latexPart.text)}", 4)
      case .subtract:
        return (bracketed(left, atLeast: 1) + " - " + bracketed(right, atLeast: 2), 1)
      default: return (bracketed(left, atLeast: 1) + " + " + bracketed(right, atLeast: 2), 1)
      }
    }
  }

  /// MathJSON as text, the same that an encoder writes.
  private var mathJSON: String {
    switch self {
    case .number(let number): "\(number)"
    case .concatenation(let numbers): numbers.map { "\($0)" }.joined()
    case .unary(.decimal, let inner):
      "[\"\(PuzzleOperation.divide.mathJSONName)\",\(inner.mathJSON),\(inner.divisorAfterPoint)]"
    case .unary(let operation, let inner): "[\"\(operation.mathJSONName)\",\(inner.mathJSON)]"
    case .binary(let operation, let left, let right):
      "[\"\(operation.mathJSONName)\",\(left.mathJSON),\(right.mathJSON)]"
    }
  }
}

extension Formula {
  /// The digits of the power of ten by which a number that is written is divided where it stands after a point.
  private var divisorAfterPoint: String { "1" + String(repeating: "0", count: mathJSON.count) }
}

/// The coded form is [MathJSON](https://mathlive.io/math-json/), as that of the expressions of shows: a number
/// stands for itself, and an operation is an array of its name and operands, as in `["Divide", 8, 3]`. Digits that are
/// written together are the number that they make, and those after a point its quotient by 10, 100 and so on.
extension Formula: Encodable {
  /// Writes the formula.
  public func encode(to encoder: any Encoder) throws {
    guard let operation else {
      var container = encoder.singleValueContainer()
      let digits = numbers.map { "\($0)" }.joined()
      if let number = Int(digits) {
        return try container.encode(number)
      }
      return try container.encode(digits)
    }
    var container = encoder.unkeyedContainer()
    try container.encode((operation == .decimal ? .divide : operation).mathJSONName)
    for operand in operands { try container.encode(operand) }
    guard operation == .decimal else { return }
    let divisor = operands[0].divisorAfterPoint
    if let number = Int(divisor) {
      try container.encode(number)
    } else {
      try container.encode(divisor)
    }
  }
}

extension PuzzleOperation {
  /// The name of the function in MathJSON.
  fileprivate var mathJSONName: String {
    self == .squareRoot ? "Sqrt" : rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
