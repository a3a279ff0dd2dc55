import IntentLanguage
import Testing

@testable import IntentKit

@Suite("A speech grammar")
struct SpeechGrammarTests {
  private struct PaintIntent: Intent {
    static let title = "Paint"
    static let phrases: [Phrase] = [
      "paint [the] {thing} [in] {colour}", "(mix|stir) {parts} of {colour}", "paint {year} times",
    ]
    @Parameter("thing", prompt: "?") var thing: String
    @Parameter("colour", prompt: "?") var colour: Colour
    @Parameter("parts", each: .integer([1...2, 21...21]), count: 1...3, prompt: "?") var parts:
      [Int]
    @Parameter("year", prompt: "?") var year: Int
  }

  private enum Colour: String, IntentEnum {
    case red, navy
    static let typeName = "colour"
    var names: [String] { self == .red ? ["red"] : ["navy blue", "dark-blue"] }
  }

  @Test("has a rule for each intent and for each parameter whose values are known")
  func rules() throws {
    let grammar = try SpeechGrammar(
      IntentCatalog([IntentDescription(PaintIntent.self)]), name: "painter")
    #expect(
      grammar.text == """
        #JSGF V1.0 UTF-8 en;
        grammar painter;

        <Paint_colour> = red | navy blue | dark blue;
        <Paint_parts> = one | two | twenty one;
        <digit> = zero | one | two | three | four | five | six | seven | eight | nine;
        public <Paint> = paint [the] <dictation> [in] <Paint_colour>
          | (mix | stir) <Paint_parts> ([and] <Paint_parts>)* of <Paint_colour>
          | paint <digit>+ times;

        """)
    #expect(grammar.ruleCount == 4)
    #expect(grammar.alternativeCount == 3 + 3 + 10 + 3)
  }
}
