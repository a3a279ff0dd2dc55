extension ArithmeticWords {
  /// The words for operations in French.
  public static let french = ArithmeticWords(
    spelling: .french,
    [
      "multiplié par": "×", "multipliée par": "×", "fois": "×", "x": "×",
      "divisé par": "÷", "divisée par": "÷", "sur": "÷",
      "ajouté à": "+", "plus": "+", "moins": "−",
      "est égal à": "=", "égal à": "=", "égale": "=", "égal": "=", "font": "=",
      "ça fait": "=", "cela fait": "=", "fait": "=", "donne": "=",
      "ouvrir la parenthèse": "(", "fermer la parenthèse": ")",
      "ouvrez la parenthèse": "(", "fermez la parenthèse": ")",
      "le tout": ";", "tout ça": ";", "et puis": ";", "et ensuite": ";", "puis": ";",
      "ensuite": ";",
    ])
}
