import Foundation
import NumbersGame
import Testing

@Suite("Rules of puzzles")
struct PuzzleRulesTests {
  @Test("are found by their names, are valid, and survive JSON")
  func presets() throws {
    #expect(Set(PuzzleRules.presets.map(\.id)).count == PuzzleRules.presets.count)
    #expect(Set(PuzzleRules.presets.map(\.id)).isDisjoint(with: Rules.presets.map(\.id)))
    for rules in PuzzleRules.presets {
      try rules.validate()
      #expect(PuzzleRules(preset: rules.id.uppercased()) == rules)
      let coded = try JSONEncoder().encode(rules)
      #expect(try JSONDecoder().decode(PuzzleRules.self, from: coded) == rules)
      #expect(!rules.explanation.isEmpty)
    }
    #expect(PuzzleRules(preset: "chess") == nil)
  }

  @Test("need only a name in JSON")
  func defaults() throws {
    let rules = try JSONDecoder().decode(PuzzleRules.self, from: Data(#"{"id": "mine"}"#.utf8))
    #expect(rules == PuzzleRules(id: "mine", title: "mine"))
  }

  @Test(
    "that contradict themselves are refused with what is allowed",
    arguments: [
      (#"{"id": "a b"}"#, "'a b' is not a name of rules"), (#"{"id": ""}"#, "'' is not a name"),
      (#"{"id": "x", "operations": []}"#, "the rules allow no operation"),
      (#"{"id": "x", "numberCount": [0, 4]}"#, "0 to 4 numbers cannot be given: 1 to 10 can"),
      (#"{"id": "x", "numberCount": [4, 20]}"#, "4 to 20 numbers cannot be given: 1 to 10 can"),
      (#"{"id": "x", "numbers": [-3, 9]}"#, "the rules give numbers from -3"),
      (#"{"id": "x", "numbers": [0, 9]}"#, "the rules give numbers from 0"),
      (#"{"id": "x", "targets": [-9, -1]}"#, "the rules want targets from -9"),
      (#"{"id": "x", "unaryDepth": 0}"#, "1 to 20 times in a row, not 0"),
      (#"{"id": "x", "digits": 1000000}"#, "results can have 1 to 10000 digits, not 1000000"),
      (#"{"id": "x", "operations": ["add", "negate"]}"#, "but allow no negative results"),
    ])
  func contradictions(_ json: String, _ message: String) {
    #expect {
      try JSONDecoder().decode(PuzzleRules.self, from: Data(json.utf8))
    } throws: { error in
      "\(error)".contains(message)
    }
  }
}
