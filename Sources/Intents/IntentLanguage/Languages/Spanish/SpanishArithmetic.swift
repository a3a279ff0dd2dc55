extension ArithmeticWords {
  /// The words for operations in Spanish.
  public static let spanish = ArithmeticWords(
    spelling: .spanish,
    [
      "multiplicado por": "×", "por": "×", "x": "×",
      "dividido por": "÷", "dividido entre": "÷", "dividido": "÷", "entre": "÷",
      "sumado a": "+", "más": "+",
      "menos": "−",
      "es igual a": "=", "igual a": "=", "igual": "=", "son": "=", "es": "=", "da": "=", "dan": "=",
      "hacen": "=",
      "abre paréntesis": "(", "abrir paréntesis": "(", "cierra paréntesis": ")",
      "cerrar paréntesis": ")",
      "todo eso": ";", "todo ello": ";", "y luego": ";", "luego": ";", "después": ";",
      "y después": ";", "entonces": ";",
    ])
}
