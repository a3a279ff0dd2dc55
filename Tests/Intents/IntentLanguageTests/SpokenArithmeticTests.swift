import GameCorpus
import IntentLanguage
import NumbersGame
import NumbersSolver
import SpelledNumbers
import Testing

@Suite("Spoken arithmetic")
struct SpokenArithmeticTests {
  @Test(
    "is put into signs",
    arguments: [
      ("a hundred plus three, times nine", "100 + 3; × 9"),
      (
        "six times seventy five is four hundred and fifty then divide by nine",
        "6 × 75 = 450; divide by 9"
      ),
      ("open bracket 25 plus 3 close bracket multiplied by 4", "( 25 + 3 ) × 4"),
      ("25 + (100 + 3) * 9", "25 + (100 + 3) * 9"), ("6 x 75", "6 x 75"),
      ("ten take away two over four", "10 − 2 ÷ 4"), ("", ""), ("then", ""),
    ])
  func signs(_ spoken: String, _ signs: String) {
    #expect(SpokenArithmetic.signs(spoken) == signs)
  }

  @Test(
    "is in French where French is spoken",
    arguments: [
      ("cent plus trois égale cent trois, fois neuf", "100 + 3 = 103; × 9"),
      ("soixante et onze moins quatre-vingts divisé par deux", "71 − 80 ÷ 2"),
      ("ouvrez la parenthèse six fois sept fermez la parenthèse puis plus un", "( 6 × 7 ); + 1"),
    ])
  func french(_ spoken: String, _ signs: String) {
    #expect(SpokenArithmetic.signs(spoken, in: .french) == signs)
  }

  @Test(
    "is in German where German is spoken",
    arguments: [
      ("hundert plus drei gleich hundertdrei, mal neun", "100 + 3 = 103; × 9"),
      ("einundsiebzig minus achtzig geteilt durch zwei", "71 − 80 ÷ 2"),
      ("Klammer auf sechs mal sieben Klammer zu dann plus eins", "( 6 × 7 ); + 1"),
      ("fuenfzig durch fuenf weniger zwoelf", "50 ÷ 5 − 12"),
    ])
  func german(_ spoken: String, _ signs: String) {
    #expect(SpokenArithmetic.signs(spoken, in: .german) == signs)
  }

  @Test(
    "ends a step with its result where no comma does, as in what was heard",
    arguments: [
      (
        "six times seventy five equals four hundred and fifty four hundred and fifty plus two",
        "6 × 75 = 450; 450 + 2"
      ),
      ("a hundred plus three is one hundred and three times nine", "100 + 3 = 103; × 9"),
      ("twenty minus one equals nineteen seven plus two", "20 − 1 = 19; 7 + 2"),
      // What is not the result stays as it was said.
      ("six times seven equals forty three times two", "6 × 7 = 43 × 2"),
      ("five is ten over zero is two plus one", "5 = 10 ÷ 0 = 2 + 1"),
    ])
  func heard(_ spoken: String, _ signs: String) {
    #expect(SpokenArithmetic.signs(spoken) == signs)
  }

  @Test(
    "of the solutions of recorded games is read back as the same solution",
    arguments: [NumberLanguage.english, .french, .german])
  func corpus(_ language: NumberLanguage) throws {
    for recorded in try RecordedGames(repositoryOf: #filePath) {
      let solution = try Solver().solve(recorded.game)
      let spoken = solution.expression.spoken(in: language)
      guard
        case .legal(let read) = AnswerChecker(recorded.game)
          .check(SpokenArithmetic.signs(spoken, in: Language(code: language.code)))
      else {
        Issue.record("\(spoken)")
        continue
      }
      #expect(read.value == solution.value)
    }
  }
}
