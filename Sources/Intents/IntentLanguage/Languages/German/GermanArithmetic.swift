extension ArithmeticWords {
  /// The words for operations in German.
  public static let german = ArithmeticWords(
    spelling: .german,
    [
      "multipliziert mit": "×", "malgenommen mit": "×", "mal": "×", "x": "×",
      "geteilt durch": "÷", "dividiert durch": "÷", "durch": "÷",
      "addiert mit": "+", "dazu": "+", "plus": "+",
      "abzüglich": "−", "minus": "−", "weniger": "−",
      "ist gleich": "=", "gleich": "=", "ergibt": "=", "ergeben": "=", "macht": "=", "gibt": "=",
      "sind": "=", "ist": "=",
      "klammer auf": "(", "klammer zu": ")",
      "das ganze": ";", "alles zusammen": ";", "und dann": ";", "dann": ";", "danach": ";",
    ])
}
