import NumbersGame
import Testing

@Suite("Tasks, and numbers with a sign")
struct AnswerTaskTests {
  @Test("have the rules that the field has")
  func presets() throws {
    for task in AnswerTask.presets {
      #expect(try AnswerTask(preset: task.id.uppercased()) == task)
      #expect(task.allowsAnyGame == task.options.contains(.usesAllNumbers))
    }
    #expect(AnswerTask.presets.map(\.id).suffix(3) == ["tinyzero", "reasoning-gym", "24"])
    let unknown = #expect(throws: UnknownTask.self) { try AnswerTask(preset: "chess") }
    #expect(unknown?.description.contains("'chess'; choose one of countdown, ") == true)
    // Each can draw games that it allows itself.
    for task in AnswerTask.presets where task.rules.pool != nil {
      var generator = try GameGenerator(rules: task.rules, seed: 1)
      let game = try generator.next()
      #expect(
        AnswerTask.problem(
          numbers: game.numbers, target: game.target, rules: task.rules, allowsAnyGame: false)
          == nil)
    }
  }

  @Test("allow any 1 to 64 numbers, or what their rules do")
  func games() {
    func problem(_ numbers: [Int], _ target: Int, _ task: AnswerTask) -> String? {
      AnswerTask.problem(
        numbers: numbers, target: target, rules: task.rules, allowsAnyGame: task.allowsAnyGame)
    }
    #expect(problem([-3, 0, 27], -24, .tinyZero) == nil)
    #expect(problem([], 24, .twentyFour) == "1 to 64 numbers can be given")
    #expect(problem([44, 19, 35], 98, AnswerTask(show: .countdown))?.contains("6 numbers") == true)
    #expect(problem([44, 19, 35], 98, AnswerTask(show: .free)) == nil)
    #expect(problem([-3, 27], 24, AnswerTask(show: .free))?.contains("-3") == true)
  }

  private static let any: AnswerVerifier.Options = [
    .usesAllNumbers, .allowsZero, .allowsNegative, .allowsFractions,
  ]

  private func verdict(
    _ text: String, _ options: AnswerVerifier.Options, _ numbers: [Int], _ target: Int
  ) -> AnswerVerifier.Verdict {
    var verifier = AnswerVerifier(options: options)
    var text = text
    return text.withUTF8 { verifier.verify($0, numbers: numbers, target: target) }
  }

  @Test(
    "read numbers that are given with a sign",
    arguments: [
      ("-3 + 27", [-3, 27], 24), ("27 + -3", [-3, 27], 24), ("27 + (-3)", [-3, 27], 24),
      ("27 - -3", [-3, 27], 30), ("27 - (-3) = 30", [27, -3], 30),
      ("<answer>-3 * 27</answer>", [27, -3], -81),
      ("\\boxed{-3 \\times (-8)}", [-3, -8], 24), ("−3 + 27 = 24", [-3, 27], 24),
      ("-8 / (3 - 8 / 3) + 48", [-8, 3, 8, 3, 48], 24), ("-(-3 + 27)", [-3, 27], -24),
      // The sign of a number that is given without.
      ("-3 + 27", [3, 27], 24), ("-(3 - 27)", [3, 27], 24),
      // Results below zero, in chains and steps.
      ("3 - 27 = -24\n-24 + 50 = 26", [3, 27, 50], 26),
      ("3 - 27 = -24 + 50 = 26", [3, 27, 50], 26),
      ("27 - 3 = 24\n-24 + 50 = 26", [3, 27, 50], 26),
    ] as [(String, [Int], Int)])
  func signs(text: String, numbers: [Int], target: Int) {
    #expect(verdict(text, Self.any, numbers, target).kind == .solved, "\(text)")
  }

  @Test("keep the rules for numbers with a sign")
  func signsByRules() {
    // A number that is given is no result.
    #expect(verdict("-3 + 27", [], [-3, 27], 24).kind == .solved)
    #expect(verdict("-3 + 27", [], [3, 27], 24).fault == .negativeResult)
    #expect(verdict("-3 * 27", [], [-3, 27], -81).fault == .negativeResult)
    #expect(verdict("-(3 - 27)", [], [3, 27], 24).fault == .negativeResult)
    #expect(verdict("3 + 27", Self.any, [-3, 27], 30).fault == .numberNotGiven(3))
    #expect(verdict("-3 - 3 + 30", Self.any, [-3, 30], 24).fault == .numberNotGiven(3))
    #expect(verdict("-3 + -3 + 30", Self.any, [-3, 30], 24).fault == .numberUsedTooOften(-3))
    #expect(verdict("-4 + 27", [], [3, 27], 24).fault == .numberNotGiven(-4))
    #expect(verdict("-9223372036854775808 + 27", Self.any, [3, 27], 24).value == nil)
  }

  @Test("check texts that are an answer and nothing else")
  func checking() {
    var verifier = AnswerVerifier(options: Self.any)
    func kind(_ text: String, _ numbers: [Int], _ target: Int) -> AnswerVerifier.Kind {
      verifier.check(text, numbers: numbers, target: target).0.kind
    }
    #expect(kind("-3 + 27", [-3, 27], 24) == .solved)
    #expect(kind(" 27 + (-3) = 24\n", [-3, 27], 24) == .solved)
    #expect(kind("It is -3 + 27", [-3, 27], 24) == .noAnswer)
    #expect(kind("-3 + 27 I think", [-3, 27], 24) == .noAnswer)
  }
}
