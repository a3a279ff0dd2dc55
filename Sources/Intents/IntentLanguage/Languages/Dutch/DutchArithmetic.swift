extension ArithmeticWords {
  /// The words for operations in Dutch.
  public static let dutch = ArithmeticWords(
    spelling: .dutch,
    [
      "vermenigvuldigd met": "×", "maal": "×", "keer": "×", "x": "×",
      "gedeeld door": "÷", "delen door": "÷", "door": "÷",
      "opgeteld bij": "+", "erbij": "+", "plus": "+",
      "eraf": "−", "min": "−", "minus": "−", "minder": "−",
      "is gelijk aan": "=", "gelijk aan": "=", "wordt": "=", "maakt": "=", "geeft": "=", "is": "=",
      "haakje openen": "(", "haakje open": "(", "haakje sluiten": ")", "haakje dicht": ")",
      "het geheel": ";", "alles samen": ";", "dat alles": ";", "en dan": ";", "dan": ";",
      "daarna": ";", "vervolgens": ";",
    ])
}
