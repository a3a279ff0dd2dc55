import HassilTemplates
import IntentKit
import Testing

@Suite("The text of sentences and templates of hassil")
struct HassilTextTests {
  /// Whether one template matches a sentence, and the values.
  private func slots(
    _ template: String, _ sentence: String, language: String = "en",
    settings: String = "{}", skipped: [String] = [],
    lists: [String: HassilTemplates.List] = [:]
  ) throws -> [String: IntentValue]? {
    let skipped = skipped.map { "'\($0)'" }.joined(separator: ", ")
    let text = """
      {language: \(language), settings: \(settings), skip_words: [\(skipped)],
       lists: {rest: {wildcard: true}, number: {range: {from: -10, to: 100, fractions: tenths}}},
       intents: {A: {data: [{sentences: ["\(template)"]}]}}}
      """
    var all: [String: HassilTemplates.List] = [
      "area": .names(["angolo", "ingresso", "living room", "keuken", "A.C.", "ΟΔΟΣ"])
    ]
    all.merge(lists) { _, given in given }
    let recognizer = try HassilRecognizer(HassilTemplates(yaml: [text]), lists: all)
    return recognizer.match(sentence)?.slots
  }

  @Test(
    "is matched by words, case and punctuation as hassil matches it",
    arguments: [
      ("luce dell'{area}", "luce dell'angolo", "angolo"),
      ("luce (nell'|in) {area}", "luce nell’ingresso", "ingresso"),
      ("go to {area}!", "go to living-room", nil),
      ("go to {area}", "Go  to LIVING ROOM!", "living room"),
      ("go to {area}", "go to living-room", "living room"),
      ("go to {area}", "go to living_room, please", nil),
      ("go to {area}", "go to living room—", "living room"),
      ("abc-{area}-123", "ABC-keuken-123", "keuken"),
      ("{area}lampen aan", "keukenlampen aan", "keuken"),
      ("{area}[ ]lampen aan", "keuken lampen aan", "keuken"),
      ("start {area}", "start A.C.", "A.C."),
      ("δείξε {area}", "Δείξε οδος", "ΟΔΟΣ"), ("aç {area}", "AÇ İNGRESSO", "ingresso"),
      ("go to {area}", "go to ıngresso", "ingresso"),
      ("go (to|in) {area}", "go in keuken?!", "keuken"),
      ("a\\\\[b\\\\] {area}", "a[b] keuken", "keuken"), ("to {area}", "the keuken to keuken", nil),
    ] as [(String, String, String?)])
  func words(_ template: String, _ sentence: String, _ value: String?) throws {
    #expect(try slots(template, sentence)?["area"] == value.map { .text($0) })
  }

  @Test(
    "has numbers with a point or a comma in every language",
    arguments: [
      ("set {number}", "set 2.5", 25), ("set {number}", "set 2,5", 25),
      ("set {number}", "set -0.5", -5),
      ("set {number}%", "set 30 %", 300), ("set {number}[ ]percent", "set 30percent", 300),
      ("set {number}", "set 30,", 300), ("set {number}", "set 101", nil),
      ("set {number}", "set 100.9", 1009),
    ] as [(String, String, Int?)])
  func numbers(_ template: String, _ sentence: String, _ tenths: Int?) throws {
    let value = tenths.flatMap { DecimalNumber(coefficient: $0, fractionDigits: 1)?.reduced }
    #expect(
      try slots(template, sentence, language: "bg")?["number"]
        == value.map { $0.fractionDigits == 0 ? .integer($0.coefficient) : .decimal($0) })
  }

  @Test(
    "has numbers in the words of each language",
    arguments: [
      ("fi", "set kaksikymmentäkolme", 23), ("th", "set ยี่สิบสาม", 23),
      ("ru", "set двадцати трех", 23),
      ("zh-CN", "set 二十三", 23), ("en", "set twenty-three", 23), ("fr", "set septante", 70),
      ("de", "set dreißig", 30), ("de", "set dreissig", 30), ("en", "set minus five", -5),
      ("en", "set twenty three", 23), ("xx", "set three", nil),
      ("en", "set twentythree", 23), ("en", "set one hundred", 100), ("en", "set onehundred", 100),
      ("de", "set zwei und zwanzig", 22), ("de", "set zweiundzwanzig", 22),
      ("fr", "set quatre vingt dix", 90), ("fr", "set vingt-et-un", 21),
      ("es", "set treinta y dos", 32),
      ("nl", "set tweeën twintig", 22), ("en", "set twen\u{AD}ty three", 23),
    ] as [(String, String, Int?)])
  func spokenNumbers(_ language: String, _ sentence: String, _ value: Int?) throws {
    #expect(
      try slots("set {number}", sentence, language: language)?["number"]
        == value.map { .integer($0) })
  }

  @Test(
    "takes no letters of other words for those of a number, and no letter for another",
    arguments: [
      ("en", "seton e"), ("en", "set o ne"), ("en", "set on e"), ("en", "set twen ty"),
      ("de", "set acht-zig"), ("fr", "set hu it"), ("vi", "set hái"),
    ])
  func otherLetters(_ language: String, _ sentence: String) throws {
    #expect(try slots("set {number}", sentence, language: language) == nil)
  }

  @Test("has two numbers with a point between them")
  func twoNumbers() throws {
    #expect(
      try slots("version {0..9:major}.{0..9:minor}", "version 1.2")
        == ["major": .integer(1), "minor": .integer(2)])
  }

  @Test(
    "has permutations at the top level and of any number of parts, beside alternatives too",
    arguments: [
      ("please;turn;on", "on turn please"), ("(a;b;c;d;e;f)", "f d b a c e"), ("(a;b)|c", "b a"),
      ("(a;b|c)", "c"),
      ("(a|b;c)", "c b"), ("x [a;b]", "x"), ("x [a;b]", "x b a"),
      ("([a];[b];[c];[d];[e];[f];[g];[h])", "h"),
    ])
  func permutations(_ template: String, _ sentence: String) throws {
    #expect(try slots(template, sentence) != nil)
    #expect(try slots(template, sentence + " z") == nil)
  }

  @Test(
    "has wildcards of any length, without the punctuation around words",
    arguments: [
      ("play {rest}", "play a, b; c!", "a b c"), ("play {rest} now", "play now now", "now"),
      ("play {rest}", "play", nil), ("{rest} play", "one two play", "one two"),
      ("say {rest:rest} to {area}", "say go to bed to keuken", "go to bed"),
      (
        "play {rest}", "play " + String(repeating: "la ", count: 400) + "la",
        String(repeating: "la ", count: 400) + "la"
      ),
    ] as [(String, String, String?)])
  func wildcards(_ template: String, _ sentence: String, _ value: String?) throws {
    #expect(try slots(template, sentence)?["rest"] == value.map { .text($0) })
  }

  @Test("is written without spaces in Chinese, Japanese and Thai")
  func spaceless() throws {
    let settings = "{ignore_whitespace: true}"
    let lists: [String: HassilTemplates.List] = ["area": .names(["客厅", "Living Room"])]
    for sentence in ["打开客厅的灯", "打开 客厅 的 灯", "打开客厅的灯。"] {
      #expect(
        try slots("打开{area}[的]灯", sentence, language: "zh-CN", settings: settings, lists: lists)
          == ["area": .text("客厅")])
    }
    #expect(
      try slots("打开{area}灯", "打开Living Room灯", language: "zh-CN", settings: settings, lists: lists)
        == ["area": .text("Living Room")])
    #expect(
      try slots("打开灯", "请打开灯吧", language: "zh-CN", settings: settings, skipped: ["请", "吧"]) == [:])
    // Two values and more stand next to each other.
    #expect(
      try slots("{area}{0..9:a}{area:b}", "keuken5angolo", language: "th")
        == ["area": .text("keuken"), "a": .integer(5), "b": .text("angolo")])
  }

  @Test("has wildcards in what is joined by hyphens and written without spaces")
  func joinedWildcards() throws {
    let settings = "{ignore_whitespace: true}"
    for (sentence, value) in [("play-日-本", "日本"), ("play-東京-大阪", "東京大阪")] {
      #expect(
        try slots("play {rest} [now]", sentence, language: "ja", settings: settings)?["rest"]
          == .text(value))
    }
  }

  @Test("loses words that can be left out, unless they are meant")
  func skipped() throws {
    let skipped = ["please", "could you", "the"]
    #expect(try slots("go to {area}", "could you go to the keuken please", skipped: skipped) != nil)
    #expect(try slots("please {area}", "please keuken", skipped: skipped) != nil)
    #expect(
      try slots("play {rest}", "please play the the please", skipped: skipped)
        == ["rest": .text("the the please")])
    #expect(
      try slots("{rest} play", "the end play please", skipped: skipped) == [
        "rest": .text("the end")
      ])
    // Marks are of no word, as in Python: "the" is left out before one.
    #expect(try slots("{rest}", "please", skipped: skipped) == ["rest": .text("please")])
  }
}
