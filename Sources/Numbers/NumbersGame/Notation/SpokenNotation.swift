public import SpelledNumbers

extension Step {
  /// The step as one says it: "six times seventy five equals four hundred and fifty".
  ///
  /// - Returns: The words.
  public func spoken(in language: NumberLanguage = .english) -> String {
    let speller = NumberSpeller(language)
    return [
      speller.words(left), operation.spokenName(in: language), speller.words(right),
      language.arithmetic.equals, speller.words(result),
    ].joined(separator: " ")
  }
}

extension Expression {
  /// The steps as one says them, with commas between; a single number is said as itself.
  ///
  /// Where a step has no result that a numbers game allows, they stop before it.
  ///
  /// - Returns: The words.
  public func spoken(in language: NumberLanguage = .english) -> String {
    guard operationCount > 0 else { return NumberSpeller(language).words(numbers[0]) }
    return stepsUntilFault().steps.map { $0.spoken(in: language) }.joined(separator: ", ")
  }
}

extension Operator {
  /// The operation as it is said between two numbers: "plus", "minus", "times", "divided by".
  ///
  /// - Returns: The words.
  public func spokenName(in language: NumberLanguage = .english) -> String {
    switch self {
    case .add: language.arithmetic.plus
    case .subtract: language.arithmetic.minus
    case .multiply: language.arithmetic.times
    case .divide: language.arithmetic.dividedBy
    }
  }
}
