import IntentLanguage
import Testing
import Workers

@testable import IntentKit

@Suite("The recogniser")
struct RecognizerTests {
  private func recognizer(
    _ intents: (String, [Phrase])..., vocabulary: Vocabulary = Vocabulary(), language: String = "en"
  ) throws -> TemplateRecognizer {
    try TemplateRecognizer(
      IntentCatalog(
        intents.map { name, phrases in
          var description = IntentDescription(StubIntent.self)
          description.name = name
          description.phrases = phrases
          return description
        }, language: language, vocabulary: vocabulary))
  }

  @Test("prefers what leaves fewer words to texts that can be anything")
  func ranking() throws {
    let recognizer = try recognizer(
      ("Find", ["show {text}"]), ("List", ["show the list [of] {text}"]), ("All", ["show the list"])
    )
    #expect(
      recognizer.readings(of: "show the list of apples").map(\.invocation.intent) == [
        "List", "Find",
      ])
    #expect(recognizer.readings(of: "show the list").first?.invocation.intent == "All")
    #expect(recognizer.readings(of: "Show me").first?.invocation.values == ["text": .text("me")])
    #expect(recognizer.readings(of: "hide the list").isEmpty)
  }

  @Test("leaves a tie to the user")
  func tie() throws {
    let recognizer = try recognizer(("A", ["open [the] {text}"]), ("B", ["open {text} [now]"]))
    let readings = recognizer.readings(of: "open doors")
    #expect(readings.map(\.invocation.intent) == ["A", "B"])
    #expect(Set(readings.map(\.rank)).count == 1)
  }

  @Test("prefers values that are allowed")
  func allowed() throws {
    let recognizer = try recognizer(("Count", ["give {number}"]), ("Say", ["give {text}"]))
    #expect(recognizer.readings(of: "give five").first?.invocation.intent == "Count")
    #expect(recognizer.readings(of: "give fifty").map(\.invocation.intent) == ["Say", "Count"])
  }

  @Test("keeps texts as they were written")
  func texts() throws {
    let recognizer = try recognizer(("Say", ["say {text} [now]"]))
    #expect(
      recognizer.readings(of: "Please say “Guten Tag, Welt!” now, thanks").first?.invocation.values
        == ["text": .text("Guten Tag, Welt")])
  }

  @Test("guesses at words that are misspelt, if nothing matches as it is, and says so")
  func guesses() throws {
    let recognizer = try recognizer(
      ("Show", ["show the shopping list"]), ("Add", ["add {text} to the shopping list"]),
      ("Stop", ["shop the listing"]))
    let shown = recognizer.readings(of: "show the shoping lsit")
    #expect(shown.map(\.invocation.intent) == ["Show"])
    #expect(shown.map(\.certainty) == [.tolerant])
    let added = recognizer.readings(of: "add appels to the shoping list")
    #expect(added.first?.invocation == Invocation(intent: "Add", values: ["text": .text("appels")]))
    // What is a word of some phrase is what it is.
    #expect(recognizer.readings(of: "shop the shopping list").first?.certainty != .exact)
    #expect(recognizer.readings(of: "show the shopping list").map(\.isGuess) == [false])
  }

  @Test("does not need politeness, and does not mind it in a phrase")
  func politeness() throws {
    let recognizer = try recognizer(("Ask", ["could you help {text}"]), ("Say", ["say {text}"]))
    #expect(recognizer.readings(of: "could you help me").first?.invocation.intent == "Ask")
    #expect(
      recognizer.readings(of: "please could you say hello please").first?.invocation
        == Invocation(intent: "Say", values: ["text": .text("hello")]))
  }

  @Test("reads contractions as what they stand for")
  func contractions() throws {
    let recognizer = try recognizer(("Ask", ["what is {text}", "they are {text}"]))
    #expect(
      recognizer.readings(of: "What’s new?").first?.invocation.values == ["text": .text("new")])
    #expect(recognizer.readings(of: "they're here").count == 1)
  }

  @Test("takes any word of the vocabulary for another that means the same")
  func synonyms() throws {
    let recognizer = try recognizer(
      ("Show", ["<show> the list [of] {text}"]), ("Dozen", ["give [me] a {size:number}"]),
      ("Few", ["give {1..3:number} slices"]),
      vocabulary: Vocabulary(
        rules: ["show": "(show|read [out])[ me]"],
        lists: ["size": [.init(9, names: ["big one"]), .init(2, names: ["pair", "small one"])]],
        synonyms: [["list", "register", "roll call"], ["slices", "pieces"]]))
    for text in ["show me the roll call of men", "read out the register men", "show the list men"] {
      #expect(
        recognizer.readings(of: text).first?.invocation
          == Invocation(intent: "Show", values: ["text": .text("men")]), "\(text)")
    }
    for (text, number) in [("give me a big one", 9), ("give a pair", 2), ("give a small one", 2)] {
      #expect(
        recognizer.readings(of: text).first?.invocation
          == Invocation(intent: "Dozen", values: ["number": .integer(number)]), "\(text)")
    }
    #expect(recognizer.readings(of: "give three pieces").first?.invocation.intent == "Few")
    #expect(recognizer.readings(of: "give five pieces").isEmpty == false)
    let five = recognizer.readings(of: "give five pieces").first
    #expect(five.map { $0.rank >= 10_000 } == true, "five is not allowed there")
    let samples = recognizer.sentences(for: "Dozen", count: 20)
    #expect(
      Set(samples).isSubset(of: [
        "give a big one", "give me a big one", "give a pair", "give me a pair", "give a small one",
        "give me a small one",
      ]))
  }

  @Test(
    "refuses what the vocabulary does not have",
    arguments: [
      ("show <me>", "names <me>, which is no rule: <loop>, <show>"),
      ("show <loop>", "has the rule <loop>, which stands for itself"),
      (
        "give a {colour:number}",
        "names the list 'colour', which the vocabulary does not have: size"
      ),
      ("give a {size:number}", "reads {number} from the list 'size', but gross is no value of it"),
      ("give {5..20:number}", "has {5..20:number}, which are no values of it"),
    ])
  func unknownVocabulary(_ phrase: String, _ message: String) {
    #expect {
      _ = try recognizer(
        ("A", [Phrase(phrase)]),
        vocabulary: Vocabulary(
          rules: ["show": "show", "loop": "a <loop>"],
          lists: ["size": [.init(144, names: ["gross"])]]))
    } throws: {
      "\($0)".contains(message)
    }
  }

  @Test(
    "knows the names of the app around a request",
    arguments: [
      "ask List-o-Mat to show bread", "List oh mat, show bread", "show bread in List-o-Mat",
      "please show bread with list oh mat", "could you show bread using List-o-Mat, please",
      "hey list-o-mat show bread",
    ])
  func appNames(_ text: String) throws {
    let recognizer = try recognizer(
      ("Show", ["show {text}"]),
      vocabulary: Vocabulary(appNames: ["List-o-Mat", "list oh mat"]))
    #expect(recognizer.readings(of: text).first?.invocation.values == ["text": .text("bread")])
  }

  @Test(
    "knows commands with the name of the app",
    arguments: ["hey List-o-Mat, cancel", "list oh mat stop", "cancel, List-o-Mat"])
  func commandsWithAppName(_ text: String) throws {
    let recognizer = try recognizer(
      ("Show", ["show {text}"]),
      vocabulary: Vocabulary(appNames: ["List-o-Mat", "list oh mat"]))
    #expect(recognizer.command(in: text) == .cancel)
    #expect(recognizer.command(in: "List-o-Mat") == nil)
  }

  @Test("tells where in the sentence each value stood")
  func places() throws {
    let recognizer = try recognizer(("Say", ["say {text} to {text2} {number} times"]))
    let plain = "Please say “Grüß Gott” to Anna-Maria nine times, thanks"
    let reading = try #require(recognizer.readings(of: plain).first)
    let said = reading.places.mapValues { place in
      String(decoding: Array(plain.utf8)[place], as: UTF8.self)
    }
    #expect(said == ["text": "Grüß Gott", "text2": "Anna-Maria", "number": "nine"])
  }

  @Test("does not mind accents that are left out")
  func accents() throws {
    let recognizer = try recognizer(("Say", ["répète {text} à l'école"]), language: "fr")
    for text in ["répète Élan à l’école", "repete Élan a l'ecole", "RÉPÈTE Élan à l'école"] {
      let reading = recognizer.readings(of: text).first
      #expect(reading?.invocation.values == ["text": .text("Élan")], "\(text)")
      #expect(reading?.isGuess == false)
    }
  }

  @Test("tells which phrases of two intents match the same sentences")
  func overlaps() throws {
    let recognizer = try recognizer(
      ("Show", ["show (it|all) [now]", "hide it"]),
      ("List", ["(show|list) [it] now", "hide {text}"]))
    #expect(
      recognizer.remarks.map(\.description) == [
        "List: its phrase \"(show|list) [it] now\" matches a sentence that \"show (it|all) [now]\" of "
          + "Show matches too: the user will be asked which is meant"
      ])
    #expect(recognizer.readings(of: "show it now").map(\.invocation.intent) == ["Show", "List"])
  }

  @Test("tells which phrases are commands to the conversation, too")
  func commands() throws {
    let recognizer = try recognizer(("Stop", ["[please] (end|cancel) it", "cancel {text}"]))
    #expect(
      recognizer.remarks.map(\.description) == [
        "Stop: its phrase \"[please] (end|cancel) it\" matches \"cancel it\", a command to the conversation, "
          + "which comes first where both could be meant"
      ])
  }

  @Test("leaves numbers to the user that can be split in several ways")
  func doubtfulNumbers() throws {
    let recognizer = try TemplateRecognizer(
      IntentCatalog([
        IntentDescription(
          name: "Add", title: "Add", phrases: ["add {any} up"],
          parameters: [ParameterDeclarationStub.any.declaration])
      ]))
    let doubtful = recognizer.readings(of: "add nine fifty two fifty up").first
    #expect(
      doubtful?.alternatives == ["any": [[952, 50].intentValue, [950, 250].intentValue]])
    #expect(recognizer.readings(of: "add nine and fifty up").first?.alternatives == [:])
  }

  @Test("guesses at names that are misspelt, asks which if two are as near, and says so")
  func misspeltNames() throws {
    let colours = ParameterKind.enumeration(
      name: "colour",
      [
        .init(id: "g", name: "green"), .init(id: "n", name: "navy blue"),
        .init(id: "v", name: "violet"), .init(id: "s", name: "silver"),
        .init(id: "t", name: "silvan"),
      ])
    let colour = ParameterDeclaration(reading: colours, name: "colour", title: "colour")
    let recognizer = try TemplateRecognizer(
      IntentCatalog([
        IntentDescription(
          name: "Paint", title: "Paint", phrases: ["paint it {colour} [now]"], parameters: [colour])
      ]))
    for (text, id) in [("grean", "g"), ("nayv blue", "n"), ("voilet", "v")] {
      let reading = recognizer.readings(of: "paint it \(text) now").first
      #expect(reading?.invocation.values == ["colour": .enumeration(id)], "\(text)")
      #expect(reading?.isGuess == true)
      let answer = recognizer.answer(in: "well, \(text) please", to: [Slot(colour)])
      #expect(answer?.plain == ["colour": .enumeration(id)] && answer?.isGuess == true, "\(text)")
    }
    #expect(recognizer.readings(of: "paint it green").first?.isGuess == false)
    #expect(recognizer.readings(of: "paint it red").first?.certainty != .exact)
    let doubt: [IntentValue] = [.enumeration("s"), .enumeration("t")]
    #expect(recognizer.readings(of: "paint it silvar").first?.alternatives == ["colour": doubt])
    #expect(recognizer.answer(in: "silvar", to: [Slot(colour)])?.alternatives == doubt)
    #expect(recognizer.answer(in: "cancel", to: [Slot(colour)]) == nil)
  }

  @Test("explains what it chose and where the others failed")
  func explains() throws {
    let recognizer = try recognizer(
      ("Count", ["give me {number}", "give {number} now"]), ("Say", ["give {text}"]))
    let explanation = recognizer.explain("give me five, please")
    #expect(explanation.words == ["give", "me", "five"])
    #expect(explanation.attempts.map(\.intent) == ["Count", "Say", "Count"])
    #expect(
      explanation.attempts.map(\.outcome) == [
        .matched(["number": .integer(5)], freeWords: 0, guessedWords: 0, isAllowed: true),
        .matched(["text": .text("me five")], freeWords: 2, guessedWords: 0, isAllowed: true),
        .failed(after: 1),
      ])
    let guess = recognizer.explain("giev me five")
    guard case .matched(_, _, let guessed, _)? = guess.attempts.first?.outcome else {
      Issue.record("nothing matches")
      return
    }
    #expect(guessed == 1)
  }

  @Test("gives sentences by the dozen, all of which it understands")
  func sentences() throws {
    let recognizer = try recognizer(
      ("Count", ["(give|hand) [me] {number} [now|(today;please sir)]"]), ("Say", ["say {text}"]))
    let sentences = recognizer.sentences(for: "Count", count: 50)
    #expect(sentences.count == 50)
    #expect(Set(sentences).count == 50)
    for sentence in sentences {
      #expect(recognizer.readings(of: sentence).first?.invocation.intent == "Count", "\(sentence)")
    }
    #expect(recognizer.sentences(for: "Say", count: 50) == ["say text"])
    #expect(recognizer.sentences(for: "None", count: 50).isEmpty)
  }

  @Test("gives sentences that it understands")
  func samples() throws {
    let recognizer = try recognizer(("Count", ["(give|hand) [me] {number} [now]"]))
    let sample = try #require(recognizer.sample(of: "Count"))
    #expect(sample == "give 1")
    #expect(recognizer.readings(of: sample).first?.invocation.values == ["number": .integer(1)])
  }

  @Test(
    "finds which of some things is named",
    arguments: [
      ("the second one", [1]), ("2", [1]), ("number two", [1]), ("last", [2]), ("store", [0, 1]),
      ("Hardware Store", [1]), ("hardware", [1]), ("the bank", [2]), ("fourth", []), ("", []),
      ("none", []), ("um, grocery please", [0]),
    ])
  func choices(_ utterance: String, _ places: [Int]) throws {
    let names = ["Grocery Store", "Hardware Store", "Bank"]
    #expect(try recognizer().choices(in: utterance, among: names) == places)
  }

  @Test("answers within a bound, whatever is said")
  func hostile() throws {
    let recognizer = try recognizer(
      ("A", ["{text} {text2} {text3} {text4}"]), ("B", ["[a] {text} [b] {text2} [c] {text3} d"]))
    let utterance = String(repeating: "a b c ", count: 160)
    let time = processorTime { _ = recognizer.readings(of: utterance) }
    #expect(time < .seconds(20 * patience))
  }
}

private struct StubIntent: Intent {
  static let title = "Stub"
  @Parameter("number", in: 1...10, prompt: "?") var number: Int?
  @Parameter("text", prompt: "?") var text: String?
  @Parameter("text2", prompt: "?") var text2: String?
  @Parameter("text3", prompt: "?") var text3: String?
  @Parameter("text4", prompt: "?") var text4: String?
}
