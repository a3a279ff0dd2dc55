import HassilTemplates
import IntentKit
import NumbersGame
import Testing

@Suite("Matches of templates of hassil")
struct HassilMatchTests {
  private static let house = """
    language: en
    lists:
      rooms: {values: ["(cellar|basement)", {in: "attic[s]", metadata: {floor: 2}}]}
      percent: {range: {from: 0, to: 100}}
      words: {range: {from: 0, to: 9, digits: false}}
      digits: {range: {from: 0, to: 9, words: false}}
      dutch: {range: {from: 0, to: 9, words_language: nl}}
      title: {wildcard: true}
    intents:
      TurnOn:
        data:
          - sentences: ["turn on {name}"]
            requires_context: {domain: light}
            metadata: {source: built in}
            response: one
          - sentences: ["turn on [the] lights in {area}"]
            slots: {domain: light}
            required_keywords: [lights, lamps]
      Custom:
        data:
          - sentences: ["turn on {title}"]
            metadata: {custom: true}
      Enter:
        data:
          - sentences: ["enter {rooms} [quickly {@how_fast}]", "say {rooms:@said}"]
            lists: {how_fast: {values: [now]}}
      Dim:
        data:
          - sentences: ["dim {area} to {percent}", "dim {name} to {percent}"]
      Count:
        data:
          - sentences: ["in words {words}", "in digits {digits}", "in dutch {dutch}"]
      Here:
        data:
          - sentences: ["what is here"]
            requires_context: {area: {slot: preferred_area}}
    """

  private static let lists: [String: HassilTemplates.List] = [
    "name": .values([
      .init("lamp", value: .text("light.lamp"), context: ["domain": .text("light")]),
      .init("lamp (left)", value: .text("light.left"), context: ["domain": .text("light")]),
      .init("a<b>", value: .text("x"), context: ["domain": .text("light")]),
      .init("TV | Left", value: .text("tv"), context: ["domain": .text("light")]),
      .init(":)", value: .text("smile"), context: ["domain": .text("light")]),
      .init("oven [s", value: .text("oven"), context: ["domain": .text("light")]),
    ]),
    "area": .names(["kitchen", "hall"]),
  ]

  private let recognizer: HassilRecognizer

  init() throws {
    recognizer = try HassilRecognizer(HassilTemplates(yaml: [Self.house]), lists: Self.lists)
  }

  @Test("say what was said where a list has no other value")
  func said() {
    #expect(recognizer.match("enter Basement")?.slots == ["rooms": .text("Basement")])
    #expect(recognizer.match("enter attics")?.slots == ["rooms": .text("attics")])
  }

  @Test(
    "have names with any signs, which are no templates",
    arguments: [
      ("turn on lamp (left)", "light.left"), ("turn on a<b>", "x"), ("turn on TV | Left", "tv"),
      ("turn on oven [s", "oven"),
    ])
  func names(_ sentence: String, _ value: String) {
    #expect(recognizer.match(sentence)?.slots["name"] == .text(value))
  }

  @Test("can have names that are templates")
  func templates() throws {
    let lists: [String: HassilTemplates.List] = [
      "name": .values([.init("lamp[s]", value: .text("lamp"), isTemplate: true)]),
      "area": .names([]),
    ]
    let recognizer = try HassilRecognizer(HassilTemplates(yaml: [Self.house]), lists: lists)
    #expect(recognizer.match("dim lamps to 5")?.slots["name"] == .text("lamp"))
  }

  @Test("go on without what cannot be used, which is reported")
  func faults() throws {
    let text = """
      language: en
      lists: {bad: {values: ["(a", fine]}}
      expansion_rules: {unused: "("}
      intents: {A: {data: [{sentences: ["go (", "go {bad}", "go <none>", "go {none}", "stop"]}]}}
      """
    var faults: [String] = []
    let recognizer = try HassilRecognizer(
      HassilTemplates(yaml: [text]), onFault: { faults.append("\($0)") })
    #expect(recognizer.match("stop")?.intent == "A")
    #expect(recognizer.match("go fine")?.intent == "A")
    #expect(
      faults == [
        "the value \"(a\" of the list {bad}: a ')' is missing", "\"go (\" of A: a ')' is missing",
        "\"go <none>\" of A: it refers to <none>, which is no rule",
        "\"go {none}\" of A: it refers to the list {none}, which there is not: give it in the file or in 'lists', "
          + "or name it in 'laterLists'",
      ])
  }

  @Test("prefer metadata, then the longest value of a slot")
  func preferences() {
    var options = HassilRecognizer.Options()
    #expect(recognizer.match("turn on lamp", options: options)?.intent == "TurnOn")
    options.preferredMetadata = "custom"
    #expect(recognizer.match("turn on lamp", options: options)?.intent == "Custom")
    options.preferredMetadata = nil
    options.preferredSlot = "name"
    #expect(
      recognizer.match("dim kitchen to 5", options: options)?.slots["area"] == .text("kitchen"))
    options.lists = try? recognizer.prepare(["name": .names(["kitchen"])])
    #expect(
      recognizer.match("dim kitchen to 5", options: options)?.slots["name"] == .text("kitchen"))
    options.preferredSlot = "area"
    #expect(
      recognizer.match("dim kitchen to 5", options: options)?.slots["area"] == .text("kitchen"))
  }

  @Test("are all told, in the order of the templates, with metadata, response and context")
  func all() {
    let recognition = recognizer.recognize("turn on the lights in hall")
    #expect(recognition.matches.map(\.intent) == ["TurnOn", "Custom"])
    #expect(recognition.best?.slots == ["area": .text("hall"), "domain": .text("light")])
    #expect(recognition.best?.response == "default")
    let match = recognizer.match("turn on lamp")
    #expect(match?.response == "one")
    #expect(match?.metadata == ["source": .text("built in")])
    #expect(match?.context == ["domain": .text("light")])
    #expect(recognizer.match("enter attic")?.entities.first?.metadata == ["floor": .integer(2)])
  }

  @Test("have the place of each value in the sentence, and captures apart from slots")
  func spans() throws {
    let sentence = "Dim,  the kitchen to 45 !"
    let recognizer = try HassilRecognizer(
      HassilTemplates(yaml: [Self.house, "skip_words: [the]"]), lists: Self.lists)
    let match = try #require(recognizer.match(sentence))
    #expect(match.entities.compactMap(\.span).map { String(sentence[$0]) } == ["kitchen", "45"])
    let captured = recognizer.match("enter attic quickly now")
    #expect(captured?.captures == ["how_fast": "now"])
    #expect(captured?.slots == ["rooms": .text("attic")])
    #expect(
      recognizer.match("say cellar")?.captures == ["rooms": "cellar"]
        || recognizer.match("say cellar")?.captures == ["said": "cellar"])
  }

  @Test("tell what is no value of a list, out of its range, or missing in the context")
  func unmatched() {
    var options = HassilRecognizer.Options()
    options.allowsUnmatchedEntities = true
    let dim = recognizer.recognize("dim cellar to 50", options: options).matches
    #expect(
      dim.map(\.unmatched).contains([.init(name: "area", content: .text("cellar "))])
        || dim.map(\.unmatched).contains([.init(name: "area", content: .text("cellar"))]))
    let range = recognizer.recognize("dim kitchen to 500", options: options).matches
    #expect(
      range.contains {
        $0.unmatched == [.init(name: "percent", content: .number(DecimalNumber(500)))]
      })
    let here = recognizer.recognize("what is here", options: options).matches
    #expect(here.map(\.unmatched) == [[.init(name: "area", content: .missing)]])
    #expect(recognizer.match("dim cellar to 50") == nil)
  }

  @Test("take values with their text from the context")
  func context() {
    let area: IntentValue = .object([
      "value": .text("kitchen"), "text": .text("Kitchen"), "metadata": .object(["id": .integer(1)]),
    ])
    let match = recognizer.match("what is here", context: ["area": area])
    #expect(match?.slots == ["preferred_area": .text("kitchen")])
    #expect(match?.entities.first?.text == "Kitchen")
    #expect(match?.entities.first?.metadata == ["id": .integer(1)])
    #expect(recognizer.match("what is here") == nil)
  }

  @Test(
    "read numbers in words, in digits, or in another language, as the range says",
    arguments: [
      ("in words five", true), ("in words 5", false), ("in digits five", false),
      ("in digits 5", true),
      ("in dutch vijf", true), ("in dutch five", false), ("in dutch 5", true),
    ])
  func ranges(_ sentence: String, _ isRead: Bool) {
    #expect((recognizer.match(sentence) != nil) == isRead)
  }

  @Test("read numbers in words that are given")
  func spokenNumbers() throws {
    let recognizer = try HassilRecognizer(
      HassilTemplates(yaml: [Self.house]), lists: Self.lists,
      numbers: { code in
        code == "en" ? SpokenNumbers { $0 == DecimalNumber(80) ? ["four-score"] : [] } : nil
      })
    #expect(recognizer.match("dim hall to four score")?.slots["percent"] == .integer(80))
    #expect(recognizer.match("dim hall to five") == nil)
  }

  @Test("use lists that are given with a sentence, or only later")
  func laterLists() throws {
    let recognizer = try HassilRecognizer(
      HassilTemplates(yaml: [Self.house]), laterLists: ["name", "area"])
    #expect(recognizer.match("dim shed to 5") == nil)
    var options = HassilRecognizer.Options()
    options.lists = try recognizer.prepare(["area": .names(["shed"])])
    #expect(recognizer.match("dim shed to 5", options: options)?.slots["area"] == .text("shed"))
    #expect(recognizer.match("dim shed to 5") == nil)
  }

  @Test("are of some intents or domains only, if the templates are filtered")
  func filter() throws {
    let templates = try HassilTemplates(yaml: [Self.house])
    #expect(templates.filtered(intents: ["Dim", "Here"]).intents.map(\.name) == ["Dim", "Here"])
    #expect(
      templates.filtered(domains: ["cover"]).intents.map(\.name) == [
        "Custom", "Enter", "Dim", "Count", "Here",
      ])
    #expect(
      templates.filtered(domains: ["light"], keepsOthers: false).intents.map(\.name) == ["TurnOn"])
  }

  @Test("are made of templates, in order or by chance")
  func samples() throws {
    var options = HassilRecognizer.SampleOptions()
    options.intents = ["Dim", "Enter"]
    options.limit = 3
    #expect(
      recognizer.sentences(options).map(\.text) == [
        "enter cellar quickly now", "enter cellar", "enter basement quickly now",
        "dim kitchen to 0", "dim kitchen to 1", "dim kitchen to 2",
      ])
    var generator = SplitMix64(seed: 1)
    options.lists = try recognizer.prepare(["name": .names(["lamp", "oven"])])
    options.limit = 50
    let samples = recognizer.randomSentences(options, using: &generator)
    #expect(samples.count { $0.intent == "Dim" } == 50)
    for sample in samples {
      let matches = recognizer.recognize(
        sample.text,
        options: .init(lists: try recognizer.prepare(["name": .names(["lamp", "oven"])]))
      ).matches
      #expect(matches.contains { $0.intent == sample.intent && $0.template == sample.template })
    }
    options.intents = ["Custom"]
    #expect(recognizer.sentences(options).isEmpty)
    options.includesWildcards = true
    #expect(recognizer.sentences(options).map(\.text) == ["turn on {title}"])
  }
}
