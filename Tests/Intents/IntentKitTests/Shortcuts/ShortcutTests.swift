import Foundation
import IntentKit
import IntentTesting
import Testing

@Suite("Shortcuts")
struct ShortcutTests {
  private static func shortcut(_ actions: Shortcut.Action..., phrase: String? = nil) -> Shortcut {
    Shortcut(id: "1", name: "Mine", phrase: phrase, actions: actions)
  }

  private static let roll = Shortcut.Action.step(.init("Roll", as: "roll"))

  private static let faults: [(Shortcut, [String])] = [
    (shortcut(), ["a shortcut needs at least one action"]),
    (
      Shortcut(id: "1", name: " ", actions: [roll]),
      ["a shortcut needs a name of 1 to 100 characters"]
    ),
    (
      Shortcut(id: "1", name: "a" + String(repeating: "\u{301}", count: 100), actions: [roll]),
      ["a shortcut needs a name of 1 to 100 characters"]
    ),
    (
      shortcut(.step(.init("Fly"))), ["'Fly' cannot be done: Roll, Score, PayOut can"]
    ),
    (
      shortcut(.step(.init("Score", with: ["height": .ask]))),
      ["Score has no parameter 'height': they are {points}, {player}"]
    ),
    (
      shortcut(.step(.init("Score", with: ["points": .value(.integer(101))]))),
      ["101 cannot be the parameter 'points' of Score, which is a whole number (1 to 100)"]
    ),
    (
      shortcut(.step(.init("PayOut", with: ["pin": .value(.text("1234"))]))),
      ["the parameter 'pin' of PayOut is never stored, so it can only be asked for"]
    ),
    (
      shortcut(.step(.init("Score", with: ["points": .result("roll", "first")])), roll),
      ["'roll' is not the label of a step before, or not in every case"]
    ),
    (
      shortcut(roll, .step(.init("Score", with: ["points": .result("roll")]))),
      [
        "roll is an object of first, second, which cannot be the parameter 'points' of Score: that is a "
          + "whole number (1 to 100)"
      ]
    ),
    (
      shortcut(roll, .step(.init("Score", with: ["player": .result("roll", "first")]))),
      [
        "roll.first is a whole number (1 to 6), which cannot be the parameter 'player' of Score: that is a "
          + "text"
      ]
    ),
    (
      shortcut(roll, .step(.init("Score", with: ["points": .result("roll", "third")]))),
      ["'roll' has no 'third': it has first, second"]
    ),
    (shortcut(roll, roll), ["two steps have the label 'roll'"]),
    (
      shortcut(
        roll,
        .when(
          .init(.init("roll", "first"), .is, .integer(6)),
          then: [.step(.init("Roll", as: "again"))], otherwise: []),
        .step(.init("Score", with: ["points": .result("again", "first")]))),
      ["'again' is not the label of a step before, or not in every case: roll are"]
    ),
    (
      shortcut(roll, .when(.init(.init("roll"), .isAbove, .integer(6)), then: [], otherwise: [])),
      [
        "roll is an object of first, second, of which none is isAbove another: only numbers are"
      ]
    ),
    (
      shortcut(
        roll,
        .when(.init(.init("roll", "first"), .is, .text("six")), then: [], otherwise: [])),
      ["roll.first is a whole number (1 to 6) and cannot be compared with \"six\""]
    ),
    (
      shortcut(.repeat(101, until: nil, [roll])),
      ["something is repeated 101 times, but 1 to 100 are allowed"]
    ),
    (
      shortcut(.repeat(1, until: nil, Array(repeating: .step(.init("Roll")), count: 50))),
      ["there are 51 actions, but 50 are the most"]
    ),
    (
      shortcut((0..<5).reduce(roll) { inner, _ in .repeat(1, until: nil, [inner]) }),
      ["actions can be 5 deep within others at most"]
    ),
  ]

  @Test("are refused with all that is wrong with them", arguments: faults.indices)
  func refused(_ place: Int) throws {
    let (shortcut, faults) = Self.faults[place]
    #expect(try DiceApp().helper.faults(of: shortcut) == faults)
  }

  @Test(
    "phrases must not mean something else",
    arguments: [
      ("roll the dice", "'roll the dice' asks for something else already: Roll the dice"),
      ("score 5", "'score 5' asks for something else already: Score points"),
      ("twenty five", "'twenty five' is a number, which would be taken for an answer"),
      ("yes", "'yes' means something in every conversation, such as yes or cancel"),
      ("Go back!", "'Go back!' means something in every conversation, such as yes or cancel"),
      ("", "a phrase has letters besides its parameters, and 1 to 100 characters"),
      (
        "a" + String(repeating: "\u{301}", count: 100),
        "a phrase has letters besides its parameters, and 1 to 100 characters"
      ),
      ("?!", "a phrase has letters besides its parameters, and 1 to 100 characters"),
      ("the same", "'the same' is the phrase of the shortcut 'Other' already"),
    ])
  func clashes(_ phrase: String, _ fault: String) throws {
    let other = Shortcut(id: "2", name: "Other", phrase: "The Same!", actions: [Self.roll])
    let shortcut = Self.shortcut(Self.roll, phrase: phrase)
    #expect(try DiceApp().helper.faults(of: shortcut, among: [other]).contains(fault))
    #expect(try DiceApp().helper.faults(of: Self.shortcut(Self.roll, phrase: "let it roll")) == [])
  }

  @Test("a phrase with the signs of templates is only words")
  func verbatim() async throws {
    let shortcut = Self.shortcut(Self.roll, phrase: "(one|two) [three] {four}: <five>")
    let app = try DiceApp([(3, 4)], [shortcut])
    try await converse(with: app.helper) {
      user("one two three four five")
      handles("shortcut-1")
    }
  }

  @Test("a phrase that means something else by now gives way")
  func givesWay() async throws {
    let app = try DiceApp([(3, 4)], [Self.shortcut(Self.roll, phrase: "roll the dice")])
    try await converse(with: app.helper) {
      user("roll the dice")
      handles("Roll")
    }
  }

  private static let text = """
    {
      "id": "7",
      "name": "Warm up",
      "phrase": "warm me up",
      "actions": [
        {"do": "Roll", "as": "roll"},
        {"do": "Score", "with": {"points": {"from": "roll.first"}, "player": {"ask": true}}},
        {"when": {"value": "roll.second", "isAbove": 3},
         "then": [{"do": "PayOut", "with": {"amount": 5}}],
         "otherwise": [{"repeat": 3, "until": {"value": "roll.first", "isNot": 1},
                        "actions": [{"do": "Roll"}]}]}
      ],
      "offered": [
        {"situation": "gym"}, {"time": "22:00-01:30", "days": ["monday", "friday"]},
        {"from": "2026-12-01", "to": "2026-12-24"}, {"time": "07:00-09:15"},
        {"latitude": 51.5, "longitude": -0.12, "radius": 250}
      ]
    }
    """

  @Test("are read and written as people write them")
  func coded() throws {
    let shortcut = try JSONDecoder().decode(Shortcut.self, from: Data(Self.text.utf8))
    #expect(shortcut.phrase == "warm me up")
    #expect(shortcut.actions.count == 3)
    #expect(shortcut.actions[0] == Self.roll)
    #expect(
      shortcut.actions[1]
        == .step(
          .init("Score", with: ["points": .result("roll", "first"), "player": .ask])))
    #expect(
      shortcut.relevance[1] == .time(from: 1320, to: 90, [.monday, .friday]))
    let data = try JSONEncoder().encode(shortcut)
    #expect(try JSONDecoder().decode(Shortcut.self, from: data) == shortcut)
    func object(_ data: Data) throws -> NSDictionary? {
      try JSONSerialization.jsonObject(with: data) as? NSDictionary
    }
    #expect(try object(data) == object(Data(Self.text.utf8)))
    #expect(try DiceApp().helper.faults(of: shortcut) == [])
  }

  @Test(
    "what is mistyped is told",
    arguments: [
      ("\"as\"", "\"az\"", "\"az\" is no key of a step"),
      ("\"isAbove\"", "\"over\"", "\"over\" is no key of a condition"),
      ("\"ask\": true", "\"ask\": false", "\"ask\" can only be true"),
      ("\"gym\"", "\"pool\"", "'pool' is not a situation: morning, evening, gym"),
      ("22:00", "25:00", "'25:00-01:30' is no part of the day"),
      ("2026-12-24", "2026-11-31", "are no dates"),
      ("51.5", "95", "the latitude must be -90 to 90"),
      ("{\"do\": \"Roll\"}", "{}", "an action has one of the keys"),
      ("\"friday\"", "\"freitag\"", "\"days\" must have some of"),
    ])
  func mistyped(_ right: String, _ wrong: String, _ message: String) throws {
    let text = Self.text.replacingOccurrences(of: right, with: wrong)
    #expect {
      _ = try JSONDecoder().decode(Shortcut.self, from: Data(text.utf8))
    } throws: { error in
      "\(error)".contains(message)
    }
  }

  @Test("nesting in a file is bounded")
  func deep() {
    let text = String(repeating: "{\"repeat\": 1, \"actions\": [", count: 100)
    let whole = "{\"name\": \"x\", \"actions\": [\(text)\(String(repeating: "]}", count: 100))]}"
    #expect(throws: DecodingError.self) {
      _ = try JSONDecoder().decode(Shortcut.self, from: Data(whole.utf8))
    }
  }

  @Test("are offered when and where they are relevant")
  func relevance() async throws {
    func at(_ seconds: Int, _ situations: Set<Situation> = [], _ position: Position? = nil)
      -> Surroundings
    {
      let time = LocalClock.utc.reading(at: Timestamp(secondsSince1970: seconds))
      return Surroundings(time: time, situations: situations, position: position)
    }
    let friday = 1_795_132_800  // 20 November 2026, 00:00
    let late = Relevance.time(from: 1320, to: 90, [.friday])
    #expect(!late.holds(in: at(friday + 1800)))
    #expect(late.holds(in: at(friday + 22 * 3600)))
    #expect(late.holds(in: at(friday + 25 * 3600)))
    #expect(!late.holds(in: at(friday + 26 * 3600)))
    #expect(!late.holds(in: at(friday + 46 * 3600)))
    let early = Relevance.time(from: 420, to: 540, Set(Weekday.allCases))
    #expect(early.holds(in: at(friday + 7 * 3600)) && !early.holds(in: at(friday + 9 * 3600)))
    let dates = try Relevance.dates(
      from: #require(CalendarDate("2026-11-20")), to: #require(CalendarDate("2026-11-21")))
    #expect(dates.holds(in: at(friday)) && dates.holds(in: at(friday + 47 * 3600)))
    #expect(!dates.holds(in: at(friday - 1)) && !dates.holds(in: at(friday + 48 * 3600)))
    #expect(Relevance.situation(.gym).holds(in: at(0, [.gym, .evening])))
    #expect(!Relevance.situation(.gym).holds(in: at(0, [.evening])))
    let london = try #require(Position(latitude: 51.5007, longitude: -0.1246))
    let paris = try #require(Position(latitude: 48.8584, longitude: 2.2945))
    #expect(abs(london.distance(to: paris) - 340_500) < 2000)
    #expect(Relevance.place(paris, radius: 341_500).holds(in: at(0, [], london)))
    #expect(!Relevance.place(paris, radius: 300_000).holds(in: at(0, [], london)))
    #expect(!Relevance.place(paris, radius: 300_000).holds(in: at(0)))

    let app = try DiceApp()
    var gym = Self.shortcut(Self.roll)
    gym.relevance = [.situation(.gym), early]
    try await app.memory.save(gym)
    try await app.memory.save(
      Shortcut(
        id: "2", name: "Broken", actions: [.step(.init("Fly"))], relevance: [.situation(.gym)]))
    let relevant = try await app.helper.relevantShortcuts(in: at(0, [.gym]))
    #expect(relevant.map(\.name) == ["Mine"])
    #expect(try await app.helper.relevantShortcuts(in: at(0)).isEmpty)
  }
}
