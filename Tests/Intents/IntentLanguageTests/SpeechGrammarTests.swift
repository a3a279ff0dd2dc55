import GameCorpus
import NumbersGame
import NumbersSolver
import SpeechGrammars
import SpelledNumbers
import Testing

@testable import IntentKit
@testable import IntentLanguage

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

  private struct TileIntent: Intent {
    static let title = "Lay tiles"
    static let phrases: [Phrase] = ["lay {tiles} for {target}", "lay"]
    @Parameter("target", prompt: "?") var target: Int
    @Parameter("tiles", each: .integer([1...10, 25...25, 100...100]), count: 3...3, prompt: "?")
    var tiles: [Int]
  }

  private enum Colour: String, IntentEnum {
    case red, navy
    static let typeName = "colour"
    var names: [String] { self == .red ? ["red"] : ["navy blue", "dark-blue"] }
  }

  private let painter = IntentCatalog([IntentDescription(PaintIntent.self)])
  private let tiler = IntentCatalog([IntentDescription(TileIntent.self)])

  private func source(_ catalog: IntentCatalog) throws -> SpeechGrammarSource {
    try SpeechGrammarSource(catalog)
  }

  @Test("has one public rule, and defines all that it refers to")
  func rules() throws {
    let names = KnownNames(texts: [.init(intent: "Paint", parameter: "thing"): ["Fence 2"]])
    for grammar in [
      try SpeechGrammar(painter, name: "painter", names: names),
      try SpeechGrammar(tiler, name: "tiler"),
    ] {
      #expect(grammar.text.split(separator: "\n").count { $0.hasPrefix("public <") } == 1)
      let parsed = try #require(JSGF(grammar.text))
      #expect(parsed.undefined.isEmpty)
      #expect(!grammar.text.contains("dictation"))
    }
  }

  @Test(
    "accepts what a painter says, with the names that exist",
    arguments: [
      ("mix one and twenty one of navy blue", true), ("stir two of dark blue", true),
      ("mix one two one of red", true), ("paint the fence two in red", true),
      ("paint nine hundred and fifty two times", true), ("paint a thousand times", true),
      ("paint twelve thousand and six times", true), ("help", true), ("cancel", true),
      ("paint the cat in red", false), ("mix three of red", false), ("paint hundred times", false),
      ("paint nine hundred and times", false), ("mix of red", false), ("", false),
    ])
  func sentences(sentence: String, isSaid: Bool) throws {
    let names = KnownNames(texts: [.init(intent: "Paint", parameter: "thing"): ["Fence 2"]])
    let grammar = try SpeechGrammar(painter, name: "painter", names: names)
    #expect(try #require(JSGF(grammar.text)).accepts(sentence) == isSaid)
  }

  @Test("leaves out the phrases whose names are unknown")
  func unknownNames() throws {
    let grammar = try #require(JSGF(try SpeechGrammar(painter, name: "painter").text))
    #expect(!grammar.accepts("paint the fence in red"))
    #expect(grammar.accepts("mix one of red"))
  }

  @Test(
    "of a question offers its answer, corrections and commands, and no request",
    arguments: [
      ("ten", true), ("ten three and a hundred", true), ("one hundred four ten", true),
      ("ten three", false), ("eleven", false), ("no the first one is four", true),
      ("no seven hundred and two", true), ("go back", true), ("cancel", true), ("lay", false),
      ("lay ten three and four for nine", false), ("nine hundred", false),
    ])
  func question(sentence: String, isSaid: Bool) throws {
    let intent = IntentDescription(TileIntent.self)
    let tiles = try #require(intent.parameter("tiles"))
    let target = try #require(intent.parameter("target"))
    let open = OpenRequest(
      intent: "Tile",
      slots: [
        Slot(target, value: .integer(702)), Slot(tiles, count: 1...3, value: .list([.integer(10)])),
      ])
    let grammar = try source(tiler).grammar(
      for: Listening(expected: .values([Slot(tiles, count: 1...3)]), openRequest: open))
    #expect(try #require(JSGF(grammar.text)).accepts(sentence) == isSaid)
  }

  @Test("of a choice offers the choices by name and by place")
  func choice() throws {
    let grammar = try source(painter).grammar(
      for: Listening(expected: .choice(["Groceries", "Books 2"])))
    let parsed = try #require(JSGF(grammar.text))
    for said in ["groceries", "books two", "the second one", "neither", "cancel"] {
      #expect(parsed.accepts(said), "\(said)")
    }
    for other in ["the third one", "books", "yes", "mix one of red"] {
      #expect(!parsed.accepts(other), "\(other)")
    }
  }

  @Test("of a confirmation offers yes and no")
  func verdict() throws {
    let grammar = try source(painter).grammar(for: Listening(expected: .verdict))
    let parsed = try #require(JSGF(grammar.text))
    #expect(parsed.accepts("yes") && parsed.accepts("no") && !parsed.accepts("please"))
  }

  @Test("is small however many numbers there are")
  func size() throws {
    let grammar = try SpeechGrammar(tiler, name: "tiler")
    #expect(grammar.expandedCount < 1000)
    #expect(grammar.words.count < 300)
  }

  private struct AnswerIntent: Intent {
    static let title = "Answer"
    static let phrases: [Phrase] = ["answer"]
    @Parameter("target", in: 100...999, prompt: "?") var target: Int
    @Parameter("answer", prompt: "?", content: .arithmetic) var answer: String
  }

  /// The grammar of a question for a parameter of an answer.
  private func question(_ parameter: String, in language: Language) throws -> JSGF {
    let catalog = IntentCatalog([IntentDescription(AnswerIntent.self)], language: language.code)
    let slot = Slot(try #require(catalog.intents[0].parameter(parameter)))
    let grammar = try source(catalog).grammar(for: Listening(expected: .values([slot])))
    return try #require(JSGF(grammar.text))
  }

  @Test("has all numbers from 100 to 999, and each is read as it is meant", arguments: Language.all)
  func hundreds(language: Language) throws {
    let grammar = try question("target", in: language)
    let numbers = NumberReader(language.numbers)
    var found: Set<Int> = []
    for text in try #require(grammar.sentences(of: "hundreds", limit: 5000)) {
      let sentence = Sentence(text, language.spelling)
      let number = try #require(numbers.readings(sentence.words[...]).first, "\(text)")
      #expect(number.length == sentence.words.count, "\(text)")
      found.insert(number.value)
    }
    #expect(found == Set(100...999))
  }

  @Test("has the solutions of recorded games as they are spoken, without commas")
  func solutions() throws {
    let grammar = try question("answer", in: .english)
    for recorded in try RecordedGames(repositoryOf: #filePath) {
      let solution = try Solver().solve(recorded.game)
      guard solution.expression.operationCount > 0 else { continue }
      let spoken = solution.expression.spoken(in: .english).replacing("-", with: " ")
        .replacing(",", with: "")
      #expect(grammar.accepts(spoken, as: "calculation"), "\(spoken)")
      let answer = SpokenArithmetic.signs(spoken)
      guard case .legal(let read) = AnswerChecker(recorded.game).check(answer) else {
        Issue.record("\(spoken): \(answer)")
        continue
      }
      #expect(read.value == solution.value)
    }
  }
}
