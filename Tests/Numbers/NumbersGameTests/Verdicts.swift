import NumbersGame
import Testing

/// The verdict on a text as an answer to a game; if not given, to 112 of 3, 25, 4, 50, 7 and 9.
func verdict(
  _ text: String, _ options: AnswerVerifier.Options = [],
  numbers: [Int] = [3, 25, 4, 50, 7, 9], target: Int = 112, closest: Int? = nil
) throws -> AnswerVerifier.Verdict {
  var verifier = AnswerVerifier(options: options)
  let game = try Game(numbers: numbers, target: target, rules: .free)
  return verifier.verify(text, for: game, closest: closest)
}

/// Expects that a text solves a game or, unless it is to, that it does not.
func expect(
  _ text: String, _ options: AnswerVerifier.Options = [],
  numbers: [Int] = [3, 25, 4, 50, 7, 9], target: Int = 112, solves: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let verdict = try verdict(text, options, numbers: numbers, target: target)
  #expect((verdict.kind == .solved) == solves, "\(verdict)", sourceLocation: sourceLocation)
}
