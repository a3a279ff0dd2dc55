import IntentKit
import Testing

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
      ("a|b", "a '|' must be in ( ) or [ ], at character 2"),
      ("(|b)", "there is nothing before the '|', at character 2"),
      ("(a|)", "there is nothing before the ')', at character 4"),
      ("()", "there is nothing before the ')', at character 2"),
      ("{x", "a '}' is missing, at character 1"), ("x}", "there is a '}' too many, at character 2"),
      ("{}", "'{}' does not name a parameter, at character 3"),
      ("{a b}", "'{a b}' does not name a parameter, at character 1"),
      ("", "it would match when nothing is said, at character 1"),
      ("...", "it would match when nothing is said, at character 4"),
    ])
  func faults(_ text: String, _ message: String) {
    #expect { try Template(text) } throws: {
      "\($0)" == message || "\($0)".hasPrefix(String(message.prefix(20)))
    }
  }

  @Test("can have parts in any order, and signs that mean nothing")
  func permutations() throws {
    #expect(try Template("(a;b;c)").expansions().map { Set($0).count } == 6)
    #expect(try Template("a [b;c]").expansions().map { Set($0).count } == 3)
    #expect(try Template("a \\{b\\} c").expansions() == Template("a b c").expansions())
    for text in ["a;b", "(a|b;c)", "(a;b|c)", "(;b)", "(a;)", "(a;b;c;d;e;f)", "a \\"] {
      #expect(throws: Template.Fault.self, "\(text)") { try Template(text) }
    }
  }

  @Test("is bounded in length and depth")
  func bounds() {
    #expect(throws: Template.Fault.self) { try Template(String(repeating: "a ", count: 600)) }
    #expect(throws: Template.Fault.self) {
      try Template(String(repeating: "(", count: 30) + "a" + String(repeating: ")", count: 30))
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
    let prints = sentences.map { sentence in
      sentence.split(separator: " ").reduce(Template.Fingerprint()) { $0 + .init(String($1)) }
    }
    #expect(Set(prints).count == sentences.count)
    #expect(template.expansions().map(Set.init) == Set(prints))
    #expect(try Template(String(repeating: "[a|b|c] ", count: 12) + "d").expansions() == nil)
  }

  @Test("matches exactly its sentences")
  func matches() throws {
    let template = try Template("(turn|switch) [the] light [(on|off) [now]] {target}")
    let compiled = CompiledTemplate(
      template, slots: ["target": Slot(ParameterDeclarationStub.target.declaration)])
    var sentences: [String] = []
    for verb in ["turn", "switch"] {
      for article in ["", " the"] {
        for state in ["", " on", " off", " on now", " off now"] {
          sentences.append("\(verb)\(article) light\(state) {target}")
        }
      }
    }
    #expect(template.expansions()?.count == 20)
    for sentence in sentences {
      let text = sentence.replacing("{target}", with: "nine hundred and fifty two")
      var matcher = TemplateMatcher(Sentence(text), SlotKnowledge(NumberReader(.english)))
      let match = matcher.match(compiled)
      #expect(match?.values["target"] == .integer(952), "\(text)")
      // With a word too many or too few it is another sentence.
      var longer = TemplateMatcher(
        Sentence(text + " please"), SlotKnowledge(NumberReader(.english)))
      #expect(longer.match(compiled) == nil)
      var shorter = TemplateMatcher(
        Sentence(String(text.split(separator: " ").dropFirst().joined(separator: " "))),
        SlotKnowledge(NumberReader(.english)))
      #expect(shorter.match(compiled) == nil)
    }
  }

  @Test("that is hostile takes a bounded time")
  func hostile() throws {
    let text = String(repeating: "[a] [a] [a] [a] [a] [a] [a] [a] ", count: 30) + "b"
    let compiled = CompiledTemplate(try Template(text), slots: [:])
    var matcher = TemplateMatcher(
      Sentence(String(repeating: "a ", count: 240) + "c"), SlotKnowledge(NumberReader(.english)))
    let time = ContinuousClock().measure { #expect(matcher.match(compiled) == nil) }
    // Without memory of dead ends this would take longer than the universe.
    #expect(time < .seconds(10))
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
