extension Operator {
  /// The true sign: `+`, `−`, `×` or `÷`.
  public var sign: String {
    switch self {
    case .add: "+"
    case .subtract: "−"
    case .multiply: "×"
    case .divide: "÷"
    }
  }

  /// The sign as programs write it: `+`, `-`, `*` or `/`.
  public var asciiSign: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    }
  }

  /// The name of the function in MathJSON.
  package var mathJSONName: String {
    switch self {
    case .add: "Add"
    case .subtract: "Subtract"
    case .multiply: "Multiply"
    case .divide: "Divide"
    }
  }

  /// The operator with this name in MathJSON.
  init?(mathJSONName name: String) {
    guard let match = Self.allCases.first(where: { $0.mathJSONName == name }) else { return nil }
    self = match
  }
}
