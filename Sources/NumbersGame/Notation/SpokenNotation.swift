public import SpelledNumbers

extension Step {
  /// The step as one says it: "six times seventy five equals four hundred and fifty".
  ///
  /// - Parameter language: The language.
  /// - Returns: The words.
  public func spoken(in language: NumberLanguage = .english) -> String {
    let speller = NumberSpeller(language)
    return [
      speller.words(left), operation.spokenName(in: language), speller.words(right),
      language.equals, speller.words(result),
    ].joined(separator: " ")
  }
}

extension Expression {
  /// The steps as one says them, with commas between; a single number is said as itself.
  ///
  /// Where a step has no result that a numbers game allows, they stop before it.
  ///
  /// - Parameter language: The language.
  /// - Returns: The words.
  public func spoken(in language: NumberLanguage = .english) -> String {
    guard operationCount > 0 else { return NumberSpeller(language).words(numbers[0]) }
    return stepsUntilFault().steps.map { $0.spoken(in: language) }.joined(separator: ", ")
  }
}

extension Operator {
  /// The operation as it is said between two numbers: "plus", "minus", "times", "divided by".
  ///
  /// - Parameter language: The language.
  /// - Returns: The words.
  public func spokenName(in language: NumberLanguage = .english) -> String {
    switch (self, language) {
    case (.add, .english), (.add, .french), (.add, .german), (.add, .dutch): "plus"
    case (.add, .spanish): "más"
    case (.subtract, .english), (.subtract, .german): "minus"
    case (.subtract, .french): "moins"
    case (.subtract, .dutch): "min"
    case (.subtract, .spanish): "menos"
    case (.multiply, .english): "times"
    case (.multiply, .french): "fois"
    case (.multiply, .german): "mal"
    case (.multiply, .dutch): "keer"
    case (.multiply, .spanish): "por"
    case (.divide, .english): "divided by"
    case (.divide, .french): "divisé par"
    case (.divide, .german): "geteilt durch"
    case (.divide, .dutch): "gedeeld door"
    case (.divide, .spanish): "entre"
    }
  }
}

extension NumberLanguage {
  fileprivate var equals: String {
    switch self {
    case .english: "equals"
    case .french: "égale"
    case .german: "gleich"
    case .dutch: "is"
    case .spanish: "es igual a"
    }
  }
}
