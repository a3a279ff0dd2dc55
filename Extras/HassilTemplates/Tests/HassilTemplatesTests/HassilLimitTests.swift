import HassilTemplates
import IntentKit
import Testing

@Suite("Hostile template files of hassil")
struct HassilLimitTests {
  /// Nine levels of nine aliases each.
  private static let bomb: String = {
    var lines = ["language: en", "a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      lines.append("a\(level): &a\(level) [\(aliases)]")
    }
    return lines.joined(separator: "\n")
  }()

  /// Text of a file, and a part of the message that refuses it.
  struct Refusal: CustomTestStringConvertible {
    let text: String
    let message: String

    /// Without the text, which may have millions of lines.
    var testDescription: String { message }
  }

  @Test(
    "are refused at once, with what is allowed",
    arguments: [
      (bomb, "file 1 has 81 aliases of 10 anchors"), (bomb + "\n? *a9\n: 1", "aliases"),
      (
        "language: en\na: &a [\(String(repeating: "x,", count: 9000))]\nb: [\(String(repeating: "*a,", count: 90))]",
        "file 1 stands for more than 500000 names and values"
      ),
      (
        String(repeating: "[", count: 900) + String(repeating: "]", count: 900),
        "nested more than 50 deep"
      ),
      (String(repeating: "[", count: 100_000), "file 1 is no YAML"),
      (String(repeating: "\n", count: 4_000_001), "file 1 has 4000001 bytes: at most 4000000"),
      (
        "language: en\nintents: {A: {data: [{sentences: ['\(String(repeating: "(", count: 500))x\(String(repeating: ")", count: 500))']}]}}",
        "it has more than 60 brackets within each other"
      ),
      (
        "language: en\nintents: {A: {data: [{sentences: ['(\(String(repeating: "a;", count: 30))b)']}]}}",
        "it has a permutation of 31 parts: at most 24 are allowed"
      ),
      (
        "language: en\nintents: {A: {data: [{sentences: ['(\(String(repeating: "a ;", count: 39))a |x)']}]}}",
        "it has a permutation of 40 parts: at most 24 are allowed"
      ),
      (
        "language: en\nexpansion_rules: {a: 'x <b>', b: '[<a>] y'}\nintents: {A: {data: [{sentences: [<a>]}]}}",
        "the rule <a> refers to itself, by <a>, <b>, <a>"
      ),
      (
        "language: en\nlists: {a: {range: {from: 1:99999999999999:99, to: 5}}}",
        "is not a whole number"
      ),
      (
        "language: en\nintents: {A: {data: [{sentences: ['\(String(repeating: "x ", count: 50_001))y']}]}}",
        "it has 100003 characters: at most 100000 are allowed"
      ),
      (
        "language: en\nlists: {\((1...6).map { "l\($0): {range: {from: \($0), to: 90000}}" }.joined(separator: ", "))}",
        "the list {l6}: the ranges up to this one have 120000 numbers in words: at most 100000 are allowed"
      ),
      (
        "language: en\nintents: {A: {data: [{sentences: ['\((1...6).map { "{\($0)..90000:x}" }.joined(separator: " "))']}]}}",
        "of A: the ranges up to this one have 120000 numbers in words"
      ),
    ].map(Refusal.init))
  func refusals(_ file: Refusal) {
    let time = processorTime {
      #expect {
        _ = try HassilRecognizer(HassilTemplates(yaml: [file.text]))
      } throws: {
        $0 is HassilError && "\($0)".contains(file.message)
      }
    }
    #expect(time < .seconds(2 * patience))
  }

  @Test("may have some aliases")
  func aliases() throws {
    let text = """
      language: en
      lists:
        a: &rooms {values: [attic, kitchen]}
        b: *rooms
      intents: {Go: {data: [{sentences: ["go *to* {a}", "leave {b}"]}]}}
      """
    let recognizer = try HassilRecognizer(HassilTemplates(yaml: [text]))
    #expect(recognizer.match("leave attic")?.slots == ["b": .text("attic")])
  }

  @Test("with values of base 60 that are too large keep them as texts")
  func base60() throws {
    let time = "99999999999999:99:99:99:99:99:99:99"
    let text = "language: en\nintents: {A: {data: [{sentences: [go], slots: {t: \(time)}}]}}"
    let recognizer = try HassilRecognizer(HassilTemplates(yaml: [text]))
    #expect(recognizer.match("go")?.slots == ["t": .text(time)])
  }

  @Test(
    "have ranges of any size",
    arguments: [
      ("{-9223372036854775808..10:x}", "5", 5), ("{-9223372036854775808..-1:x}", "five", nil),
      ("{0..9223372036854775807:x}", "9223372036854775807", Int.max),
      ("{0..10,5:x}", "10", 10), ("{0..10,5:x}", "9", nil),
    ] as [(String, String, Int?)])
  func ranges(_ template: String, _ number: String, _ value: Int?) throws {
    let text = "language: en\nintents: {A: {data: [{sentences: ['go \(template)']}]}}"
    let recognizer = try HassilRecognizer(HassilTemplates(yaml: [text]))
    #expect(recognizer.match("go \(number)")?.slots["x"] == value.map { .integer($0) })
  }

  @Test(
    "have ranges with fractions and factors of any size",
    arguments: ["halves, multiplier: 9223372036854775807", "tenths", "none, multiplier: 0.000001"])
  func fractions(_ fractions: String) throws {
    let text = """
      language: en
      lists: {x: {range: {from: 1, to: 9223372036854775807, fractions: \(fractions)}}}
      intents: {A: {data: [{sentences: ["go {x}"]}]}}
      """
    let recognizer = try HassilRecognizer(HassilTemplates(yaml: [text]))
    for number in ["9223372036854775807", "922337203685477580.5", "1.5", "minus one"] {
      _ = recognizer.match("go \(number)")
    }
  }

  @Test("are read where marks join signs to letters, as in Bengali and Malayalam")
  func marks() throws {
    let text = "language: ml\nintents: {A: {data: [{sentences: ['വിളക്ക(\u{D4D}|ു) [\u{200D}ഓൺ]']}]}}"
    let recognizer = try HassilRecognizer(HassilTemplates(yaml: [text]))
    #expect(recognizer.match("വിളക്ക\u{D4D}")?.intent == "A")
    #expect(recognizer.match("വിളക്കു")?.intent == "A")
  }

  @Test("whose permutations and rules multiply take no more than is written")
  func multiplication() throws {
    var rules = ["r0: '[a] [b]'"]
    for level in 1...12 {
      rules.append(
        "r\(level): '\(Array(repeating: "<r\(level - 1)>", count: 4).joined(separator: " "))'")
    }
    let text = """
      language: en
      expansion_rules: {\(rules.joined(separator: ", "))}
      intents:
        Nested: {data: [{sentences: ["((((a;b;c;d;e);f;g;h;i);j;k;l;m);n;o;p;q) x"]}]}
        Rules: {data: [{sentences: ["go <r12>"]}]}
      """
    let time = try processorTime {
      let recognizer = try HassilRecognizer(HassilTemplates(yaml: [text]))
      #expect(recognizer.match("q p o n m l k j i h g f e d c b a x")?.intent == "Nested")
      let recognition = recognizer.recognize("go a b a")
      #expect(recognition.best?.intent == "Rules" || recognition.abandoned.count == 1)
    }
    #expect(time < .seconds(5 * patience))
  }

  @Test("whose rules nest too deep are refused, in whichever order they are met")
  func deepRules() throws {
    let brackets = (String(repeating: "[x ", count: 30), String(repeating: "]", count: 30))
    var rules = ["r0: end"]
    for level in 1...400 { rules.append("r\(level): '\(brackets.0)<r\(level - 1)>\(brackets.1)'") }
    var refused: Set<Set<String>> = []
    for order in [Array(0...400), Array((0...400).reversed())] {
      let sentences = order.map { "'go <r\($0)>'" }.joined(separator: ", ")
      let text = """
        language: en
        expansion_rules: {\(rules.joined(separator: ", "))}
        intents: {A: {data: [{sentences: [\(sentences)]}]}}
        """
      var faults: [String] = []
      let recognizer = try HassilRecognizer(
        HassilTemplates(yaml: [text]), onFault: { faults.append($0.description) })
      #expect(recognizer.match("go end")?.intent == "A")
      refused.insert(Set(faults))
      #expect(faults.count > 390)
      #expect(faults.allSatisfy { $0.contains("more than 120 parts within each other") })
    }
    #expect(refused.count == 1)
  }

  @Test("that can be read in too many ways are abandoned, which is told, and others are not")
  func abandoned() throws {
    let text = """
      language: en
      lists: {x: {wildcard: true}}
      intents:
        Many: {data: [{sentences: ["go {x:a} a {x:b} a {x:c} a {x:d} a {x:e} a {x:f} end"]}]}
        One: {data: [{sentences: ["go {x}"]}]}
      """
    let recognizer = try HassilRecognizer(HassilTemplates(yaml: [text]))
    let recognition = recognizer.recognize("go " + String(repeating: "a b ", count: 60) + "end")
    #expect(recognition.best?.intent == "One")
    #expect(recognition.abandoned.count == 1)
    #expect(
      recognition.abandoned.first?.description.contains("of Many was abandoned after 100000 steps")
        == true)
    #expect(recognizer.recognize("go home").abandoned.isEmpty)
  }

  @Test("take no more than 10,000,000 steps for a sentence, however many they are")
  func stepsOfAll() throws {
    let sentences = (0..<300).map { number in
      "\"go {x:a} a {x:b} a {x:c} a {x:d} a {x:e} a {x:f} [number \(number)] end\""
    }
    let text = """
      language: en
      lists: {x: {wildcard: true}}
      intents:
        First: {data: [{sentences: ["go {x}"]}]}
        Many: {data: [{sentences: [\(sentences.joined(separator: ", "))]}]}
      """
    let recognizer = try HassilRecognizer(HassilTemplates(yaml: [text]))
    let recognition = recognizer.recognize("go " + String(repeating: "a b ", count: 60) + "end")
    #expect(recognition.best?.intent == "First")
    #expect(recognition.abandoned.count < 300)
    #expect(
      recognition.abandoned.last?.description.contains("abandoned after 10000000 steps") == true)
  }

  @Test("are not held against a sentence that is too long, which is told")
  func tooLong() throws {
    let text =
      "language: en\nlists: {x: {wildcard: true}}\nintents: {A: {data: [{sentences: ['go {x}']}]}}"
    let recognizer = try HassilRecognizer(HassilTemplates(yaml: [text]))
    let longest = "go " + String(repeating: "x", count: HassilRecognizer.maximumLength - 3)
    #expect(recognizer.match(longest)?.intent == "A")
    let recognition = recognizer.recognize(longest + "x")
    #expect(recognition.best == nil)
    #expect(
      recognition.abandoned.map(\.description) == [
        "the sentence has 16001 bytes: at most 16000 are read"
      ])
  }

  @Test(
    "do not take long sentences for ever, nor all memory, whatever is repeated in them",
    arguments: ["a ", "a-", "a-a ", "a_", "字-字 ", "字 ", "x y ", "1 ", "nine "])
  func repetitions(_ part: String) throws {
    let file = """
      language: en
      settings: {ignore_whitespace: SPACES}
      lists:
        x: {wildcard: true}
        place: {values: [attic, 字字字, "a a", "(b|c)-d"]}
      intents:
        A:
          data:
            - sentences:
                - "{x} a {place} a {place:b} end"
                - "{x:a} 字 {place}字{place:b} end"
                - "{x} a {x:y}"
                - "{x} \(String(repeating: "a", count: 2000))b {x:y}"
                - "{x} {1..9:n} {x:y} {1..9:m} end"
      """
    for spaces in ["true", "false"] {
      let recognizer = try HassilRecognizer(
        HassilTemplates(yaml: [file.replacing("SPACES", with: spaces)]))
      var options = HassilRecognizer.Options()
      for allowsUnmatched in [false, true] {
        options.allowsUnmatchedEntities = allowsUnmatched
        let sentence = String(repeating: part, count: 15_900 / part.utf8.count)
        let time = processorTime { _ = recognizer.recognize(sentence, options: options) }
        #expect(time < .seconds(5 * patience), "\(spaces) \(allowsUnmatched)")
      }
    }
  }

  @Test("do not take long sentences for ever", arguments: ["a ", "nine", "1,", "l'"])
  func longSentences(_ part: String) throws {
    let text =
      "language: en\nlists: {x: {wildcard: true}}\nintents: {A: {data: [{sentences: ['go {x} to {0..9:y}{0..9:z}']}]}}"
    let recognizer = try HassilRecognizer(HassilTemplates(yaml: [text]))
    let time = processorTime {
      _ = recognizer.match("go " + String(repeating: part, count: 30_000))
    }
    #expect(time < .seconds(5 * patience))
  }
}
