import NumbersSolver

extension Difficulty {
  /// The reasons of the rating, a clause each.
  ///
  /// - Parameter language: The language.
  /// - Returns: The clauses, without full stops.
  func reasons(in language: PageLanguage) -> [String] {
    switch language {
    case .english:
      [
        distance == 0 ? "the target can be reached" : "the best answer is \(distance) away",
        solutionCount == 1
          ? "there is 1 distinct solution" : "there are \(solutionCount) distinct solutions",
        fewestSteps == 1 ? "1 step is enough" : "the shortest takes \(fewestSteps) steps",
        "its largest result is \(largestStepResult)",
      ] + (isAdditive ? ["adding and subtracting is enough"] : [])
    case .french:
      [
        distance == 0 ? "le compte est bon" : "la meilleure réponse est à \(distance) du compte",
        solutionCount == 1
          ? "il y a 1 solution distincte" : "il y a \(solutionCount) solutions distinctes",
        fewestSteps == 1 ? "1 étape suffit" : "la plus courte a \(fewestSteps) étapes",
        "son plus grand résultat est \(largestStepResult)",
      ] + (isAdditive ? ["additions et soustractions suffisent"] : [])
    }
  }
}
