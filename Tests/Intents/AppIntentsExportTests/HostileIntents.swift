import IntentKit

// Declarations that would break source that is only pasted together.

enum Evil: String, IntentEnum {
  case `default` = "default"
  case `self` = "self"
  case dash = "in-use"
  case space = "in use"
  case quote = "\"\\(x)"
  case none
  static let typeName = "Type"
  var names: [String] { self == .quote ? ["a \"quote\"", "\\(x)\n"] : [rawValue] }
}

struct Thing: IntentEntity {
  static let typeName = "class"
  static let title = "thing \"x\" \\(name)\u{2028}"
  let id: String
  let name: String
}

struct HostileIntent: Intent {
  static let name = "self"
  static let title = "Say \"hi\" \\(evil) \u{202E}\n#\"\"\"\nimport Evil"
  static let explanation = "One.\n*/ } struct Evil {\u{2028}let x = 1 // \r\n/*"
  static let verb = IntentVerb.remove
  static let risk = Risk.grave
  static let phrases: [Phrase] = [
    "\\(say\\) \"{thing}\" [now]", "<missing> {thing}", "all of {number}", "{thing} to {evil}",
    "{thing}",
  ]
  static let summary: Summary =
    "\"\\(x) {title} {perform} {in} {in} {choice} {evil} {thing} {number} {0} {parameter}"
  @Parameter(title: "\"\\(x)", prompt: "Which \\(thing)?\n", help: "\u{0}\u{7F}") var title: String
  @Parameter(default: true, prompt: "") var perform: Bool
  @Parameter("in", default: Evil.none, prompt: "In?") var inside: Evil
  @Parameter("choice", in: 1...2, prompt: "Choice?") var chosen: Int
  @Parameter(prompt: "?") var evil: [Evil]
  @Parameter(prompt: "?") var thing: Thing
  @Parameter(kind: .integer([1...3, 7...9]), prompt: "?") var number: Int?
  @Parameter("0", prompt: "?") var digit: Int?
  @Parameter("0-", prompt: "?") var other: Int?
  @Parameter(title: "", default: "\\(x)\"", prompt: "?") var parameter: String?
}

struct EveryKindIntent: Intent {
  typealias Result = [MoneyAmount]
  static let title = "Take every kind"
  static let verb = IntentVerb.find
  static let phrases: [Phrase] = ["take [the] {existing}", "take a {level}", "take {text}"]
  static let translations = [
    "fr": IntentTranslation(
      title: "Prendre « tout »", phrases: ["prends tout"],
      parameters: [
        "level": .init(title: "niveau", prompt: "Quel niveau ?", cases: ["low": ["bas"]])
      ])
  ]
  @Parameter(in: -5...5, default: 3, prompt: "Which integer?", help: "From -5 to 5.") var integer:
    Int
  @Parameter(
    in: DecimalNumber(0)...DecimalNumber(20), fractionDigits: 2, prompt: "Which decimal?")
  var decimal: DecimalNumber?
  @Parameter(prompt: "How much?") var money: MoneyAmount
  @Parameter(prompt: "Yes?") var boolean: Bool?
  @Parameter(prompt: "Which text?") var text: String?
  @Parameter(title: "level", default: .low, prompt: "Which level?") var level: Level
  @Parameter(prompt: "Which place?") var existing: Spot
  @Parameter(prompt: "Which new place?") var maybeNew: ExistingOrNew<Spot>?
  @Parameter(prompt: "Which places?") var all: OneOrAll<Spot>?
  @Parameter(each: .integer([1...10]), count: 2...3, prompt: "What is the {ordinal}?")
  var integers: [Int]
  @Parameter(prompt: "Which decimals?") var decimals: [DecimalNumber]?
  @Parameter(prompt: "How much?") var amounts: [MoneyAmount]?
  @Parameter(prompt: "Yes?") var booleans: [Bool]?
  @Parameter(prompt: "Which levels?") var levels: [Level]?
  @Parameter(prompt: "Which places?") var spots: [Spot]?
  @Parameter(prompt: "Which day?") var day: CalendarDate?
  @Parameter(prompt: "At what time?") var clock: TimeOfDay?
  @Parameter(prompt: "When?") var moment: CalendarMoment?
  @Parameter(prompt: "How long?") var span: TimeSpan?
  @Parameter(prompt: "Which days?") var days: [CalendarDate]?
}

enum Level: String, IntentEnum {
  case low, high
  static let typeName = "level"
  var names: [String] { self == .low ? ["low", "deep"] : ["high"] }
}

struct Spot: IntentEntity {
  static let typeName = "place"
  static let title = "place"
  let id: String
  let name: String
}

struct NestedIntent: Intent {
  static let title = "Take lists of lists"
  static let phrases: [Phrase] = ["nest"]
  @Parameter(kind: .list(of: .list(of: .anyInteger, count: 1...2), count: 1...2), prompt: "?")
  var lists: [[Int]]
}
