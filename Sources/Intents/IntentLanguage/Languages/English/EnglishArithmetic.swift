extension ArithmeticWords {
  /// The words for operations in English.
  public static let english = ArithmeticWords(
    spelling: .english,
    [
      "multiplied by": "×", "times by": "×", "times": "×", "x": "×",
      "divided by": "÷", "over": "÷",
      "added to": "+", "plus": "+", "add": "+",
      "take away": "−", "minus": "−", "subtract": "−", "less": "−",
      "is equal to": "=", "equals": "=", "equal": "=", "makes": "=", "gives": "=",
      "is": "=",
      "open bracket": "(", "close bracket": ")", "open brackets": "(", "close brackets": ")",
      "and then": ";", "then": ";",
    ])
}
