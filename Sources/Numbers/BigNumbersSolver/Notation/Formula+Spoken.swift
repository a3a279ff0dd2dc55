import NumbersGame
public import SpelledNumbers

extension Formula {
  /// The steps as one says them, with commas between; a single number is said as itself.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - digits: The most digits of a power or a factorial.
  /// - Returns: The words, up to the first step without a value: "eight divided by three equals eight over three,
  ///   three minus eight over three equals one over three, ...".
  public func spoken(in language: NumberLanguage = .english, digits: Int = 1000) -> String {
    let speaker = FormulaSpeaker(language)
    guard operationCount > 0 else {
      return value(digits: digits).map(speaker.words) ?? description
    }
    return steps(digits: digits).map(speaker.words).joined(separator: ", ")
  }
}

/// Puts steps of formulas into words.
private struct FormulaSpeaker {
  let speller: NumberSpeller
  let terms: FormulaTerms

  init(_ language: NumberLanguage) {
    speller = NumberSpeller(language)
    terms = FormulaTerms(language)
  }

  func words(_ step: FormulaStep) -> String {
    "\(operation(step)) \(speller.language.arithmetic.equals) \(words(step.result))"
  }

  /// A whole number too large to be spelled out is written in digits.
  func words(_ number: ExactNumber) -> String {
    let parts = number.description.split(separator: "/").map { part in
      Int(part).map(speller.words) ?? String(part)
    }
    guard parts.count == 2, let numerator = parts.first, let denominator = parts.last else {
      return parts.joined()
    }
    return "\(numerator) \(terms.over) \(denominator)"
  }

  private func operation(_ step: FormulaStep) -> String {
    let operands = step.operands.map(words)
    guard let first = operands.first, let last = operands.last else { return "" }
    let arithmetic = speller.language.arithmetic
    return switch step.operation {
    case .add: "\(first) \(arithmetic.plus) \(last)"
    case .subtract: "\(first) \(arithmetic.minus) \(last)"
    case .multiply: "\(first) \(arithmetic.times) \(last)"
    case .divide: "\(first) \(arithmetic.dividedBy) \(last)"
    case .power: "\(first) \(terms.toThePower) \(last)"
    case .squareRoot: "\(terms.squareRoot) \(first)"
    case .square: "\(first) \(terms.squared)"
    case .factorial: "\(first) \(terms.factorial)"
    case .negate: "\(terms.negative) \(first)"
    // Neither is a step.
    case .concatenate, .decimal: operands.joined(separator: " ")
    }
  }
}

/// The words for what the formulas of puzzles have beyond the arithmetic of shows.
private struct FormulaTerms {
  /// Between the numerator and the denominator of a fraction.
  let over: String
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
      (over, toThePower) = ("sur", "puissance")
      (squareRoot, negative) = ("la racine carrée de", "l'opposé de")
      (squared, factorial) = ("au carré", "factorielle")
    case .german:
      (over, toThePower) = ("durch", "hoch")
      (squareRoot, negative) = ("die Wurzel aus", "das Negative von")
      (squared, factorial) = ("zum Quadrat", "Fakultät")
    case .dutch:
      (over, toThePower) = ("gedeeld door", "tot de macht")
      (squareRoot, negative) = ("de wortel van", "het tegengestelde van")
      (squared, factorial) = ("in het kwadraat", "faculteit")
    case .spanish:
      (over, toThePower) = ("sobre", "elevado a")
      (squareRoot, negative) = ("la raíz cuadrada de", "el opuesto de")
      (squared, factorial) = ("al cuadrado", "factorial")
    default:
      (over, toThePower) = ("over", "to the power of")
      (squareRoot, negative) = ("the square root of", "the negative of")
      (squared, factorial) = ("squared", "factorial")
    }
  }
}
