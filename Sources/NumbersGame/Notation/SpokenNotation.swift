extension Step {
  /// The step as one says it in English: "six times seventy five equals four hundred and fifty".
  public var spoken: String {
    [
      EnglishNumber.words(left), operation.spokenName, EnglishNumber.words(right), "equals",
      EnglishNumber.words(result),
    ].joined(separator: " ")
  }
}

extension Expression {
  /// The steps as one says them, with commas between; a single number is said as itself.
  var spoken: String {
    guard operationCount > 0 else { return EnglishNumber.words(numbers[0]) }
    return stepsUntilFault().steps.map(\.spoken).joined(separator: ", ")
  }
}
