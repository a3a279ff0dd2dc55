import HassilTemplates
import IntentKit
import NumbersGame
import Testing

@Suite("Sentences made of templates of hassil")
struct HassilSampleTests {
  private struct Enough: Error {}

  private func recognizer(
    _ templates: String, rules: [String] = [], lists: String = "{}"
  ) throws -> HassilRecognizer {
    try HassilRecognizer(
      HassilTemplates(
        yaml: [
          """
          language: en
          expansion_rules: {\(rules.joined(separator: ", "))}
          lists: \(lists)
          intents: {A: {data: [{sentences: [\(templates)]}]}}
          """
        ]))
  }

  @Test(
    "are all, in the order of the template",
    arguments: [
      ("(a|b) [c]", ["a c", "a", "b c", "b"]), ("x (a;b)", ["x a b", "x b a"]),
      ("{2..3:n} {x}", ["2 lamp", "2 oven", "3 lamp", "3 oven"]),
      ("{w}", ["one", "two"]), ("[a] {empty}", []), ("(a|b {empty}|c)", ["a", "c"]),
      ("{title}", []), ("{loop}", ["y", "x y", "x x y"]),
    ] as [(String, [String])])
  func order(_ template: String, _ sentences: [String]) throws {
    let recognizer = try recognizer(
      "'\(template)'",
      lists: """
        {x: {values: [lamp, oven]}, w: {range: {from: 1, to: 2, digits: false}}, empty: {values: []},
         title: {wildcard: true}, loop: {values: [y, "x [{loop}]"]}}
        """)
    var options = HassilRecognizer.SampleOptions()
    options.limit = 3
    let made = recognizer.sentences(options).map(\.text)
    #expect(made == Array(sentences.prefix(3)))
    var generator = SplitMix64(seed: 1)
    options.limit = 100
    let chosen = recognizer.randomSentences(options, using: &generator).map(\.text)
    #expect(Set(chosen).isSuperset(of: sentences))
  }

  @Test("are passed on one after the other, until that is enough")
  func streaming() throws {
    let recognizer = try recognizer("'{0..9:a}{0..9:b}{0..9:c}{0..9:d}{0..9:e}{0..9:f}'")
    var options = HassilRecognizer.SampleOptions()
    options.limit = .max
    var made: [String] = []
    #expect(throws: Enough.self) {
      try recognizer.forEachSentence(options) { sample in
        made.append(sample.text)
        if made.count == 3 { throw Enough() }
      }
    }
    #expect(made == ["000000", "000001", "000002"])
    var generator = SplitMix64(seed: 1)
    made = []
    #expect(throws: Enough.self) {
      try recognizer.forEachRandomSentence(options, using: &generator) { sample in
        made.append(sample.text)
        if made.count == 3 { throw Enough() }
      }
    }
    #expect(Set(made).count == 3)
  }

  @Test("have only values that the context of the template allows, so that it matches them")
  func context() throws {
    let text = """
      language: en
      lists:
        name:
          values:
            - {in: lamp, context: {domain: light}}
            - {in: gate, context: {domain: cover}}
      intents: {Open: {data: [{sentences: ["open {name}"], requires_context: {domain: cover}}]}}
      """
    let recognizer = try HassilRecognizer(HassilTemplates(yaml: [text]))
    #expect(recognizer.sentences().map(\.text) == ["open gate"])
    var generator = SplitMix64(seed: 1)
    #expect(recognizer.randomSentences(using: &generator).map(\.text) == ["open gate"])
  }

  @Test("of rules that stand for sentences without end are abandoned, which is told")
  func endless() throws {
    var rules = ["r0: '[a] [b]'"]
    for level in 1...30 {
      rules.append(
        "r\(level): '\(Array(repeating: "<r\(level - 1)>", count: 4).joined(separator: " "))'")
    }
    let recognizer = try recognizer("'go <r30>', stop", rules: rules)
    let message = "\"go <r30>\" of A was abandoned: a sentence of it takes more than 100000 steps"
    var faults: [String] = []
    var made: [String] = []
    let time = processorTime {
      recognizer.forEachSentence(onFault: { faults.append("\($0)") }) { made.append($0.text) }
      var generator = SplitMix64(seed: 1)
      recognizer.forEachRandomSentence(using: &generator, onFault: { faults.append("\($0)") }) {
        made.append($0.text)
      }
    }
    #expect(made == ["stop", "stop"])
    #expect(faults.count == 2)
    #expect(faults.allSatisfy { $0.hasPrefix(message) })
    #expect(time < .seconds(5 * patience))
  }

  @Test("of what needs a list without values are none, and that is found at once")
  func nothing() throws {
    let optional = String(repeating: "[x] ", count: 60)
    let recognizer = try recognizer(
      "'\(optional){empty}', '\(optional){first}'",
      lists:
        "{empty: {values: []}, first: {values: ['a {second}']}, second: {values: ['b {first}']}}")
    var faults = 0
    let time = processorTime {
      recognizer.forEachSentence(onFault: { _ in faults += 1 }) { Issue.record("\($0.text)") }
    }
    #expect(faults == 0)
    #expect(time < .seconds(2 * patience))
  }

  @Test("may have thousands of words, but no more than are read")
  func long() throws {
    let recognizer = try recognizer(
      "'\(String(repeating: "a ", count: 5000))[b]', '\(String(repeating: "a ", count: 40_000))'")
    let made = recognizer.sentences()
    #expect(made.map(\.text.utf8.count) == [10_001, 9_999])
    for sample in made { #expect(recognizer.match(sample.text)?.template == sample.template) }
  }

  @Test("have numbers of large ranges")
  func ranges() throws {
    let recognizer = try recognizer(
      "'{-9223372036854775808..9223372036854775807,4611686018427387904:n}'")
    #expect(
      recognizer.sentences().map(\.text).prefix(4) == [
        "-9223372036854775808", "-4611686018427387904", "0", "4611686018427387904",
      ])
  }
}
