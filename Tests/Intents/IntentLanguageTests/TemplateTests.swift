import IntentKit
import SpelledNumbers
import Testing
import Workers

@testable import IntentLanguage

@Suite("A template")
struct TemplateTests {
  @Test(
    "that cannot be read is refused with its place",
    arguments: [
      ("a (b", "a ')' is missing, at character 5"),
      ("a b)", "there is a ')' too many, at character 4"),
      ("a [b", "a ']' is missing, at character 5"),
      ("a (b]", "there is a ']' too many, at character 5"),
      ("(a;b|c)", "a '|' cannot stand beside a ';' without ( ), at character 5"),
      ("a|", "it would match when nothing is said"),
      ("a <b", "a '>' is missing, at character 3"),
      ("a <>", "'<>' does not name a rule, at character 3"),
      ("a > b", "there is a '>' too many, at character 3"),
      ("()", "there is nothing before the ')', at character 2"),
      ("{x", "a '}' is missing, at character 1"), ("x}", "there is a '}' too many, at character 2"),
      ("{}", "'{}' does not name a parameter, at character 1"),
      ("{:x}", "'{:x}' does not name a list and a parameter, at character 1"),
      ("{a b}", "'{a b}' does not name a parameter, at character 1"),
      ("", "it would match when nothing is said"),
      ("...", "it would match when nothing is said"),
    ])
  func faults(_ text: String, _ message: String) {
    #expect { try Template(text) } throws: { "\($0)" == message }
  }

  @Test("can have parts in any order, and signs that mean nothing")
  func permutations() throws {
    #expect(try sentences("(a;b;c)").count == 6)
    #expect(try sentences("a [b;c]") == ["a", "a b c", "a c b"])
    #expect(try sentences("a \\{b\\} c") == ["a b c"])
    for text in ["a;b", "(a|b;c)", "(;b)", "(a;)", "(a;b;c;d;e;f)", "a \\"] {
      #expect(throws: Template.Fault.self, "\(text)") { try Template(text) }
    }
  }

  @Test("is bounded in length and depth")
  func bounds() {
    #expect(throws: Template.Fault.self) { try Template(String(repeating: "a ", count: 2100)) }
    #expect(throws: Template.Fault.self) {
      try Template(String(repeating: "(", count: 40) + "a" + String(repeating: ")", count: 40))
    }
  }

  @Test("stands for all of its sentences")
  func expansions() throws {
    let template = try Template("(solve|do) [a|the] game [now]")
    let sentences = [
      "solve game", "solve a game", "solve the game", "do game", "do a game", "do the game",
      "solve game now", "solve a game now", "solve the game now", "do game now", "do a game now",
      "do the game now",
    ]
    #expect(try self.sentences("(solve|do) [a|the] game [now]") == Set(sentences))
    #expect(try CompiledTemplate(template) { _ in nil }.expansions()?.count == 12)
    let many = try Template(String(repeating: "[a|b|c] ", count: 12) + "d")
    #expect(try CompiledTemplate(many) { _ in nil }.expansions() == nil)
  }

  @Test(
    "puts words together from parts that stand without a space",
    arguments: [
      ("light[s]", ["light", "lights"]),
      ("wei(ß|ss)", ["weiss"]),
      (
        "[auf]mach[e|t] bitte",
        [
          "mach bitte", "mache bitte", "macht bitte", "aufmach bitte", "aufmache bitte",
          "aufmacht bitte",
        ]
      ),
      ("turn[ ]off", ["turn off", "turnoff"]),
      (
        "[(die|den) ]Lampe[ bitte]",
        [
          "lampe", "lampe bitte", "die lampe", "die lampe bitte", "den lampe", "den lampe bitte",
        ]
      ),
      ("(le |la |l')eau", ["le eau", "la eau", "l eau"]),
      ("what['s| is] up", ["what up", "what is up"]),
      ("five( |-)hour[s]", ["five hour", "five hours"]),
    ])
  func joins(_ text: String, _ expected: [String]) throws {
    #expect(try sentences(text) == Set(expected))
  }

  @Test("reads values that stand in one word with others")
  func gluedValues() throws {
    for (template, text) in [
      ("(open|close) {target}[ ]times", "open 952times"), ("pre{target} now", "pre952 now"),
      ("pre{target}ly", "pre952ly"), ("on {target}['s]", "on 952's"),
      ("on {target}['s]", "on nine hundred and fifty two's"),
      ("on {target}( |-)fold", "on 952-fold"), ("on {target}( |-)fold", "on fifty-two-fold"),
    ] {
      var matcher = TemplateMatcher(Sentence(text), SlotKnowledge(.english))
      let value = matcher.match(try compiled(template))?.values["target"]?.value
      #expect(value == .integer(text.contains("fifty-") ? 52 : 952), "\(template): \(text)")
    }
  }

  @Test("that stands for too many words is refused")
  func explosion() throws {
    let text = String(repeating: "[a]", count: 1) + (0..<40).map { "[\($0)x]" }.joined() + "b"
    #expect(throws: Template.Fault.self) { try compiled(text) }
    #expect { try compiled("a {b}{c}{d}") } throws: {
      "\($0)" == "more than 2 values stand together without a space"
    }
  }

  @Test(
    "is read by scalars, whatever joins a sign to a letter",
    arguments: [
      ("a (\u{301}b|c)", ["a b", "a c"]), ("a [\u{200D}b]", ["a", "a b"]),
      ("a (b)\u{FE0F} c", ["a b c"]), ("a |\u{301} b", ["a", "b"]), ("a\\(\u{301}", ["a"]),
      ("(a;\u{300}b)", ["a b", "b a"]), ("caf(e\u{301}|é)", ["cafe"]),
    ])
  func scalars(_ text: String, _ expected: [String]) throws {
    let compiled = try CompiledTemplate(Template(text)) { _ in nil }
    #expect(try sentences(of: text) == Set(expected))
    #expect(compiled.states.count > 1)
  }

  @Test(
    "whose sign is joined to what follows is refused like any other",
    arguments: [
      ("a ]\u{200D}", "there is a ']' too many, at character 3"),
      ("a }\u{301}", "there is a '}' too many, at character 3"),
      ("{\u{301}}", "'{\u{301}}' does not name a parameter, at character 1"),
      ("{a}\u{301}(", "a ')' is missing, at character 6"),
      ("<a>\u{301}\\", "there is nothing after the '\\', at character 5"),
    ])
  func joinedSigns(_ text: String, _ message: String) {
    #expect { try Template(text) } throws: { "\($0)" == message }
  }

  /// The words of all texts of a template.
  private func sentences(of text: String) throws -> Set<String> {
    let texts = try #require(try Template(text).texts(limit: 100))
    return Set(
      texts.map { text in
        let words = Sentence(text).words.map { String($0.text.unicodeScalars.filter(\.isASCII)) }
        return words.filter { !$0.isEmpty }.joined(separator: " ")
      })
  }

  @Test("reads two values that stand together, in a bounded time")
  func twoValues() throws {
    let template = try compiled("say {a}[ ]{b}")
    var matcher = TemplateMatcher(Sentence("say 952100"), SlotKnowledge(.english))
    let values = matcher.match(template)?.values.mapValues(\.value)
    #expect(values == ["a": .integer(952), "b": .integer(100)])
    var hostile = TemplateMatcher(
      Sentence("say " + String(repeating: "nine", count: 400)),
      SlotKnowledge(.english))
    let time = processorTime { #expect(hostile.match(template) == nil) }
    #expect(time < .seconds(10 * patience))
  }

  @Test("is compiled with what rules stand for")
  func rules() throws {
    let rules = [
      "show": try Template("(show|list)[ me]"), "it": try Template("<show> it"),
      "loop": try Template("a <loop>"),
    ]
    let template = try Template("<it> [now]").expanding(rules)
    #expect(try template.expanding([:]) == template)
    #expect(template.texts(limit: 99)?.map(\.withSingleSpaces).contains("list me it now") == true)
    for (text, message) in [
      ("<what>", "names <what>, which is no rule: <it>, <loop>, <show>"),
      ("<loop>", "has the rule <loop>, which stands for itself"),
    ] {
      #expect { try Template(text).expanding(rules) } throws: { "\($0)" == message }
    }
  }

  /// All sentences that match, by trying all that can be put together.
  private func sentences(_ text: String) throws -> Set<String> {
    let template = try Template(text)
    let texts = try #require(template.texts(limit: 1000)).map(\.withSingleSpaces)
    let compiled = try compiled(text)
    let all = texts.map { Sentence($0).words.map(\.text).joined(separator: " ") }
    for sentence in all {
      var matcher = TemplateMatcher(Sentence(sentence), SlotKnowledge(.english))
      #expect(matcher.match(compiled) != nil, "\(sentence)")
    }
    // As many sentences as texts, so none but these.
    #expect(compiled.expansions().map { Set($0).count } == Set(all).count)
    return Set(all)
  }

  private func compiled(_ text: String) throws -> CompiledTemplate {
    try CompiledTemplate(Template(text)) { reference in
      TemplateSlot(reference, Slot(ParameterDeclarationStub.target.declaration), id: 0)
    }
  }

  @Test("matches exactly its sentences")
  func matches() throws {
    let compiled = try compiled("(turn|switch) [the] light [(on|off) [now]] {target}")
    var sentences: [String] = []
    for verb in ["turn", "switch"] {
      for article in ["", " the"] {
        for state in ["", " on", " off", " on now", " off now"] {
          sentences.append("\(verb)\(article) light\(state) {target}")
        }
      }
    }
    #expect(compiled.expansions()?.count == 20)
    for sentence in sentences {
      let text = sentence.replacing("{target}", with: "nine hundred and fifty two")
      var matcher = TemplateMatcher(Sentence(text), SlotKnowledge(.english))
      let match = matcher.match(compiled)
      #expect(match?.values["target"]?.value == .integer(952), "\(text)")
      // With a word too many or too few it is another sentence.
      var longer = TemplateMatcher(
        Sentence(text + " please"), SlotKnowledge(.english))
      #expect(longer.match(compiled) == nil)
      var shorter = TemplateMatcher(
        Sentence(String(text.split(separator: " ").dropFirst().joined(separator: " "))),
        SlotKnowledge(.english))
      #expect(shorter.match(compiled) == nil)
    }
  }

  @Test("that is hostile takes a bounded time")
  func hostile() throws {
    let text = String(repeating: "[a] [a] [a] [a] [a] [a] [a] [a] ", count: 15) + "b"
    let compiled = try compiled(text)
    var matcher = TemplateMatcher(
      Sentence(String(repeating: "a ", count: 120) + "c"), SlotKnowledge(.english))
    let time = processorTime { #expect(matcher.match(compiled) == nil) }
    // Without memory of dead ends this would take longer than the universe.
    #expect(time < .seconds(10 * patience))
  }
}

@Suite("A sentence")
struct SentenceTests {
  @Test(
    "is made of words, whatever their case and punctuation",
    arguments: [
      ("What’s on the List-o-Mat?!", ["what", "is", "on", "the", "list", "o", "mat"]),
      ("1,000 and 20.50.", ["1,000", "and", "20.50"]), ("25,50", ["25", "50"]),
      ("(6*75)-3", ["(", "6", "*", "75", ")", "-", "3"]), ("£20.50", ["£", "20.50"]), ("", []),
      (" ... ", []), ("'", []), ("a'b'", ["ab"]),
      (
        "Qu’est-ce que l'eau d'aujourd'hui",
        ["qu", "est", "ce", "que", "l", "eau", "d", "aujourdhui"]
      ),
    ])
  func words(_ text: String, _ words: [String]) {
    #expect(Sentence(text).words.map(\.text) == words)
  }

  @Test("keeps what was written")
  func original() {
    let sentence = Sentence("Add \"Ripe\" Apples, please")
    #expect(sentence.text(1..<3) == "Ripe\" Apples")
    #expect(sentence.words[3].isAfterComma)
  }
}
