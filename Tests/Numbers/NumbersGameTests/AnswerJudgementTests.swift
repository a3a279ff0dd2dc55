import NumbersGame
import Testing
import Workers

@Suite("Judgement of answers")
struct AnswerJudgementTests {
  @Test("is a careful reader's")
  func agreement() throws {
    var disagreements: [String] = []
    for sample in AnswerSample.all {
      let verdict = try verdict(sample.text, numbers: sample.numbers, target: sample.target)
      if (verdict.kind == .solved) != sample.isSolved {
        disagreements.append("\(sample.text.debugDescription): \(verdict)")
      }
    }
    #expect(AnswerSample.all.count > 200)
    #expect(disagreements.isEmpty, "\(disagreements.joined(separator: "\n"))")
  }

  @Test(
    "pays no format that computes nothing more often than one guess",
    arguments: [[], [.usesAllNumbers, .allowsNegative, .allowsFractions, .allowsZero]]
      as [AnswerVerifier.Options])
  func formats(_ options: AnswerVerifier.Options) {
    let formats = Extent.count(20, of: 1000)
    let count = Extent.count(40, of: 400)
    for numberCount in [3, 4] {
      var search = FormatSearch(numberCount: numberCount, options: options, seed: 98)
      let games = search.games(count)
      let chance = search.chance(in: games)
      #expect(chance > 0)
      let best = search.best(of: formats, in: games)
      #expect(best[0].paid <= chance, "\(best[0].format.joined().debugDescription)")
    }
  }

  @Test(
    "pays no second guess that is a remark if its numbers stand the other way round",
    arguments: [
      "12 - 5. page 5-12", "5 - 12. page 12-5", "12 - 5 = 7 (page 5-12)", "5 - 12 = 7 (page 12-5)",
    ])
  func remarks(text: String) throws {
    try expect(text, numbers: [5, 12], target: 7, solves: text.hasPrefix("12"))
  }

  @Test(
    "takes it for an answer after what leads to it or is said to miss the target",
    arguments: ["12 + 5 = 17, too large. So 12 - 5", "Answer: 12 - 5", "10 + 2\nthen 12 - 5"])
  func lastDifferences(text: String) throws {
    try expect(text, numbers: [5, 12, 10, 2], target: 7)
  }

  @Test("finds the format that pays, if the judge takes the last of unequal members")
  func searchFinds() {
    // A list of sums that ends in the target would be paid by a judge who looks for any sum of that value.
    var search = FormatSearch(numberCount: 3, options: [], seed: 1)
    let games = search.games(60)
    let chance = search.chance(in: games)
    let best = search.best(of: 300, in: games) { format, game in
      format.split(separator: "=").contains {
        (try? Expression(parsing: $0).evaluate()) == game.target
      }
    }
    #expect(best[0].paid > 2 * chance)
  }
}
