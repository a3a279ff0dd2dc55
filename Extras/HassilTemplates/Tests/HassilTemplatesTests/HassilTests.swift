import HassilTemplates
import IntentKit
import Testing

@Suite("Template files of hassil")
struct HassilTests {
  private static let house = """
    language: en
    intents:
      TurnOn:
        data:
          - sentences:
              - "<turn> on [the] {name}"
              - "<turn> [the] {name} on"
            requires_context:
              domain: [light, switch]
            response: done
          - sentences: ["<turn> on [all] [the] light[s] in [the] {area}"]
            slots: {domain: light}
          - sentences: ["<turn> on [the] light[s] [here]"]
            requires_context:
              area: {slot: true}
            slots: {domain: light}
      OpenCover:
        data:
          - sentences: ["(open|raise) [the] {name} [to {position}[[ ]%| percent]]"]
            requires_context: {domain: cover}
      SetTemperature:
        data:
          - sentences:
              - "set [the] {area}[ ]temperature to {temperature}[°| degrees]"
              - "(make it {temperature} degrees;in [the] {area})"
      Quieter:
        data:
          - sentences: ["[turn it] down [by] {step_down:step}"]
      Play:
        data:
          - sentences:
              - "play {search}"
              - "play {kind} {search}"
              - "play {1..3:count} times {search}"
      Only:
        data:
          - sentences: ["say <greeting>"]
            expansion_rules: {greeting: "(hello|good[ ]day)"}
            excludes_context: {mood: bad}
    lists:
      name:
        values:
          - {in: "reading lamp[s]", out: lamp, context: {domain: light}}
          - {in: "coffee machine", context: {domain: switch}}
          - {in: "front gate", out: gate, context: {domain: cover}}
      area: {values: [kitchen, "living room", {in: "(attic|loft)", out: attic}]}
      position: {range: {from: 0, to: 100, step: 10}}
      temperature: {range: {from: 5, to: 30, fractions: halves}}
      step_down: {range: {from: 1, to: 100, multiplier: -1}}
      search: {wildcard: true}
      kind: {values: [{in: "song", out: track}, album]}
    expansion_rules:
      turn: "(turn|switch)"
    skip_words: [please, could you]
    """

  private static let twentyAndAHalf = DecimalNumber("20.5") ?? DecimalNumber(0)

  private let recognizer: HassilRecognizer

  init() throws {
    recognizer = try HassilRecognizer(HassilTemplates(yaml: [Self.house]))
  }

  @Test(
    "are matched with their lists, rules and contexts",
    arguments: [
      ("turn on the reading lamps", "TurnOn", ["name": .text("lamp")]),
      ("switch the coffee machine on", "TurnOn", ["name": .text("coffee machine")]),
      ("turn on the front gate", nil, [:]),
      (
        "raise front gate to fifty percent", "OpenCover",
        ["name": .text("gate"), "position": .integer(50)]
      ),
      ("raise front gate to 50 %", "OpenCover", ["name": .text("gate"), "position": .integer(50)]),
      ("raise front gate to 55", nil, [:]),
      ("open the reading lamp", nil, [:]),
      ("turn on lights in the loft", "TurnOn", ["area": .text("attic"), "domain": .text("light")]),
      ("turn on the light", nil, [:]),
      (
        "set kitchen temperature to 20.5°", "SetTemperature",
        ["area": .text("kitchen"), "temperature": .decimal(Self.twentyAndAHalf)]
      ),
      (
        "set the kitchentemperature to twenty degrees", "SetTemperature",
        ["area": .text("kitchen"), "temperature": .integer(20)]
      ),
      ("set kitchen temperature to 20.3", nil, [:]), ("set kitchen temperature to 31", nil, [:]),
      (
        "in the living room make it ten degrees", "SetTemperature",
        ["area": .text("living room"), "temperature": .integer(10)]
      ),
      ("turn it down by ten", "Quieter", ["step": .integer(-10)]),
      ("down 5", "Quieter", ["step": .integer(-5)]),
      ("play the song of the west", "Play", ["search": .text("the song of the west")]),
      ("play song of the West", "Play", ["search": .text("of the West"), "kind": .text("track")]),
      (
        "play two times Please Mister", "Play",
        ["count": .integer(2), "search": .text("Please Mister")]
      ),
      ("please play four times a waltz", "Play", ["search": .text("four times a waltz")]),
      ("could you say goodday please", "Only", [:]), ("say", nil, [:]), ("", nil, [:]),
    ] as [(String, String?, [String: IntentValue])])
  func matches(_ text: String, _ intent: String?, _ slots: [String: IntentValue]) {
    let match = recognizer.match(text)
    #expect(match?.intent == intent)
    #expect(match?.slots ?? [:] == slots)
  }

  @Test("know what is given from outside")
  func context() {
    let match = recognizer.match("turn on the lights", context: ["area": .text("hall")])
    #expect(match?.slots == ["area": .text("hall"), "domain": .text("light")])
    #expect(recognizer.match("say hello", context: ["mood": .text("bad")]) == nil)
    #expect(recognizer.match("say hello", context: ["mood": .text("good")])?.intent == "Only")
    #expect(recognizer.match("turn on the reading lamp")?.response == "done")
  }

  @Test("are put together from several, in YAML and JSON")
  func merging() throws {
    let more =
      #"{"intents": {"Only": {"data": [{"sentences": ["hum [loudly]"]}]}}, "lists": {"x": {"wildcard": true}}}"#
    // With a byte order mark, as editors of Windows write it.
    let templates = try HassilTemplates(yaml: ["\u{FEFF}" + Self.house, more])
    #expect(templates.intents.map(\.name).last == "Only")
    #expect(templates.intents.last?.blocks.count == 2)
    #expect(templates.lists.keys.contains("x"))
    let recognizer = try HassilRecognizer(templates, lists: ["area": .names(["shed"])])
    #expect(recognizer.match("hum loudly")?.intent == "Only")
    #expect(recognizer.match("turn on lights in the shed")?.slots["area"] == .text("shed"))
    #expect(recognizer.match("turn on lights in the kitchen") == nil)
  }

  @Test("of several files have the values of all for a list")
  func lists() throws {
    let templates = try HassilTemplates(yaml: [
      "language: en\nlists: {w: {values: [a]}}\nintents: {A: {data: [{sentences: ['go {w}']}]}}",
      #"{"lists": {"w": {"values": ["b", "\ud83d\udc4d"]}}}"#,
    ])
    let recognizer = try HassilRecognizer(templates)
    for value in ["a", "b", "👍"] {
      #expect(recognizer.match("go \(value)")?.slots == ["w": .text(value)])
    }
  }

  @Test("without required keywords need none")
  func noKeywords() throws {
    let text = "language: en\nintents: {A: {data: [{sentences: [go], required_keywords: []}]}}"
    #expect(try HassilRecognizer(HassilTemplates(yaml: [text])).match("go")?.intent == "A")
  }

  @Test(
    "that are wrong are refused with what is wrong",
    arguments: [
      ("a: [", "file 1 is no YAML"), ("intents: {}", "the files do not say in which language"),
      ("[1, 2]", "file 1, line 1 is not a mapping of names to values"),
      ("language: en\nintents: {A: {data: 5}}", "file 1, intents, A, data, line 2 is not a list"),
      ("language: en\nlists: {a: {}}", "file 1, lists, a, line 2 is a list without values"),
      (
        "language: en\nlists: {a: {range: {from: 5, to: 1}}}",
        "file 1, lists, a, range, line 2 is not a range"
      ),
      ("language: en\nlists: {a: {values: [{out: 1}]}}", "is a value without 'in'"),
      ("language: en\nlists: {a: {range: {from: 1, to: 5, step: 0}}}", "has a step below 1"),
      ("language: en\nintents: {A: {}}", "file 1, intents, A, line 2 is an intent without 'data'"),
      ("language: en\nintents: {A: {data: [{sentence: [a]}]}}", "is a block without 'sentences'"),
      (
        "language: en\nintents: {A: {data: [{sentences: ['a {b}']}]}}",
        "\"a {b}\" of A: it refers to the list {b}, which there is not"
      ),
      (
        "language: en\nintents: {A: {data: [{sentences: ['a (b']}]}}",
        "\"a (b\" of A: a ')' is missing"
      ),
      (
        "language: en\nintents: {A: {data: [{sentences: ['a <b>']}]}}",
        "\"a <b>\" of A: it refers to <b>, which is no rule"
      ),
      (
        "language: en\nexpansion_rules: {a: '[b'}\nintents: {A: {data: [{sentences: [<a>]}]}}",
        "the rule <a> \"[b\" cannot be read: a ']' is missing"
      ),
    ])
  func faults(_ text: String, _ message: String) {
    #expect {
      _ = try HassilRecognizer(HassilTemplates(yaml: [text]))
    } throws: {
      "\($0)".contains(message)
    }
  }
}
