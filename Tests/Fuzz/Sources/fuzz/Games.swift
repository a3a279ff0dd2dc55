import BigNumbersSolver
import Foundation
import GameCorpus
import NumbersGame
import NumbersSolver

extension FuzzTarget {
  /// Expressions as people write them. What is read is read back from each notation as the same.
  static let expressions = FuzzTarget("expressions") { text in
    guard let expression = try? Expression(parsing: text) else { return }
    let infix = expression.text(in: .mathematical)
    let again = try? Expression(parsing: infix)
    check(again?.text(in: .mathematical) == infix, "\(infix) is read back otherwise")
    _ = try? expression.evaluate()
    _ = try? expression.steps()
    _ = expression.spoken()
  }

  /// Answers in texts. A judge that is used again says the same, of a place in the text, and only the target is a solution.
  static let answers = FuzzTarget("answers") { text in
    guard let game = try? Game(numbers: [3, 25, 4, 50, 7, 9], target: 112, rules: .free) else {
      return
    }
    let options: [AnswerVerifier.Options] = [
      [], [.usesAllNumbers], [.allowsNegative, .allowsFractions, .allowsZero],
    ]
    for options in options {
      var verifier = AnswerVerifier(options: options)
      let verdict = verifier.verify(text, for: game)
      check(verdict == verifier.verify(text, for: game), "another verdict on the same text")
      check((verdict.kind == .solved) == (verdict.value == 112), "\(verdict)")
      check((verdict.value == nil) == (verdict.fault != nil), "\(verdict)")
      check(verdict.place.upperBound <= text.utf8.count, "\(verdict.place) is not in the text")
    }
  }

  /// Rules of puzzles in JSON, or their name, on the first line, and answers on the others.
  static let formulas = FuzzTarget("formulas") { text in
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let rules =
      PuzzleRules.presets.first { $0.id == lines.first }
      ?? (try? JSONDecoder().decode(PuzzleRules.self, from: Data((lines.first ?? "").utf8)))
    guard let rules else { return }
    let coded = try? JSONEncoder().encode(rules)
    let again = coded.flatMap { try? JSONDecoder().decode(PuzzleRules.self, from: $0) }
    check(again == rules, "rules are read back otherwise")
    for numbers in [[3, 3, 8, 8], [4, 4, 4, 4], [1, 2, 3]] {
      guard let puzzle = try? Puzzle(numbers: numbers, target: 24, rules: rules) else { continue }
      let checker = FormulaChecker(puzzle)
      for line in lines.dropFirst().prefix(20) {
        guard let solution = try? checker.check(line) else { continue }
        let written = try? checker.check(solution.formula.description)
        check(written?.value == solution.value, "\(solution.formula) has another value as written")
      }
    }
  }

  /// Games in JSON. What is read is written as it was.
  static let games = FuzzTarget("games") { text in
    _ = checkCoding(Game.self, text)
  }

  /// Lines of recorded games.
  static let corpus = FuzzTarget("corpus") { text in
    guard let corpus = try? RecordedGames(jsonLines: text) else { return }
    for recorded in corpus { check(recorded.line > 0, "a game without a line") }
  }

  /// Parts of a census in JSON. A part is itself when it is merged alone.
  static let census = FuzzTarget("census") { text in
    guard let part = checkCoding(Census.self, text) else { return }
    if let whole = try? Census(merging: [part]) { check(whole == part, "merging changes a part") }
    _ = try? Census(merging: [part, part])
  }
}

/// Reads a value from JSON, and checks that it is written as what is read back as the same.

func checkCoding<Value: Codable & Equatable>(_ type: Value.Type, _ text: String) -> Value? {
  guard let value = try? JSONDecoder().decode(type, from: Data(text.utf8)) else { return nil }
  let coded = try? JSONEncoder().encode(value)
  let again = coded.flatMap { try? JSONDecoder().decode(type, from: $0) }
  check(again == value, "\(type) is read back otherwise")
  return value
}
