import NumbersGame
public import SpelledNumbers

extension Formula {
  /// The steps as one says them, with commas between; a single number is said as itself.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - digits: The most digits of a power or a factorial.
  /// - Returns: The words, up to the first step without a value: "eight divided by three equals eight thirds,
  ///   three minus eight thirds equals a third, ...".
  public func spoken(in language: NumberLanguage = .english, digits: Int = 1000) -> String {
    let speaker = FormulaSpeaker(language, digits: digits)
    var clauses: [String] = []
    guard let result = speaker.say(self, &clauses) else {
      return clauses.isEmpty ? description : clauses.joined(separator: ", ")
    }
    return clauses.isEmpty ? result.words : clauses.joined(separator: ", ")
  }
}

/// Puts steps of formulas into words.
private struct FormulaSpeaker {
  let speller: NumberSpeller
  let terms: FormulaTerms
  let digits: Int

  init(_ language: NumberLanguage, digits: Int) {
    speller = NumberSpeller(language)
    terms = FormulaTerms(language)
    self.digits = digits
  }

  /// Adds the steps of a formula, and returns its value and how that is said: decimals as they are written. `nil` after a step
  /// without a value.
  func say(_ formula: Formula, _ clauses: inout [String]) -> (value: ExactNumber, words: String)? {
    guard let operation = formula.operation, operation != .decimal else {
      guard let value = formula.value(digits: digits) else { return nil }
      let decimals = formula.operands.first?.value(digits: digits)
      return (value, decimals.map { speller.words(afterPoint: "\($0)") } ?? words(value))
    }
    var operands: [(value: ExactNumber, words: String)] = []
    for operand in formula.operands {
      guard let said = say(operand, &clauses) else { return nil }
      operands.append(said)
    }
    guard let result = operation.apply(operands.map(\.value), digits: digits) else { return nil }
    let words = words(result)
    clauses.append(
      self.operation(operation, operands.map(\.words))
        + " \(speller.language.arithmetic.equals) \(words)")
    return (result, words)
  }

  /// A whole number too large to be spelled out is written in digits.
  private func words(_ number: ExactNumber) -> String {
    let parts = number.description.split(separator: "/").map(String.init)
    guard parts.count == 2 else { return Int(parts[0]).map(speller.words) ?? parts[0] }
    return speller.words(parts[0], over: parts[1])
  }

  private func operation(_ operation: PuzzleOperation, _ operands: [String]) -> String {
    let (first, last) = (operands[0], operands[operands.count - 1])
    if let sign = operation.numbersOperator {
      return "\(first) \(sign.spokenName(in: speller.language)) \(last)"
    }
    return switch operation {
    case .power: "\(first) \(terms.toThePower) \(last)"
    case .squareRoot: "\(terms.squareRoot) \(first)"
    case .square: "\(first) \(terms.squared)"
    case .factorial: "\(first) \(terms.factorial)"
    case .negate: "\(terms.negative) \(first)"
    // No other is a step.
    default: operands.joined(separator: " ")
    }
  }
}

/// The words for what the formulas of puzzles have beyond the arithmetic of shows.
private struct FormulaTerms {
  /// Between a base and its exponent.
  let toThePower: String
  /// Before the number whose root it is, or whose sign is changed.
  let squareRoot, negative: String
  /// After the number.
  let squared, factorial: String

  /// The words of a language; those of English if it has none.
  init(_ language: NumberLanguage) {
    switch language {
    case .french:
      toThePower = "puissance"
      (squareRoot, negative) = ("la racine carrée de", "l'opposé de")
      (squared, factorial) = ("au carré", "factorielle")
    case .german:
      toThePower = "hoch"
      (squareRoot, negative) = ("die Wurzel aus", "das Negative von")
      (squared, factorial) = ("zum Quadrat", "Fakultät")
    case .dutch:
      toThePower = "tot de macht"
      (squareRoot, negative) = ("de wortel van", "het tegengestelde van")
      (squared, factorial) = ("in het kwadraat", "faculteit")
    case .spanish:
      toThePower = "elevado a"
      (squareRoot, negative) = ("la raíz cuadrada de", "el opuesto de")
      (squared, factorial) = ("al cuadrado", "factorial")
    default:
      toThePower = "to the power of"
      (squareRoot, negative) = ("the square root of", "the negative of")
      (squared, factorial) = ("squared", "factorial")
    }
  }
}
