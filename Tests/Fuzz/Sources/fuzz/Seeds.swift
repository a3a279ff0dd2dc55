import BigNumbersSolver
import Foundation
import IntentKit
import IntentStore
import NumbersGame
import NumbersSolver

/// Writes seeds in coded forms, so that they are those of the present: `fuzz --seeds FOLDER`.
enum Seeds {
  static func write(to folder: URL) throws {
    func write(_ text: String, _ target: FuzzTarget, _ name: String) throws {
      let own = folder.appending(path: target.name)
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: own.appending(path: name))
    }
    for rules in PuzzleRules.presets {
      try write(coded(rules) + "\n(4 + 4) / 4 + √4\n8 / (3 - 8 / 3)", .formulas, "\(rules.id).json")
    }
    try write(
      coded(Game(numbers: [25, 50, 75, 100, 3, 6], target: 952)), .games, "countdown.json")
    try write(coded(Census(of: .countdown, selections: 0..<2)), .census, "two.json")
    for (name, said) in [
      ("target", ["solve a numbers game", "952", "25 50 75 100 3 6"]),
      ("list", ["add rice to groceries", "yes", "no"]),
      ("twice", ["solve for 952 with 25 50 75 100 3 6", "again", "undo"]),
    ] {
      try write(
        FuzzTarget.state(after: Array(said.dropLast())) + "\n" + said[said.count - 1], .states, name
      )
    }
    let invocation = Invocation(
      intent: "AddItems", values: ["items": .list([.text("rice")]), "list": .text("groceries")])
    let shortcut = Shortcut(
      id: "1", name: "Morning game", phrase: "my game",
      actions: [
        .step(.init("SolveGame", as: "game", with: ["target": .value(.integer(952))])),
        .repeat(
          2, until: .init(.init("game", "distance"), .is, .integer(0)),
          [.step(.init("AddItems", with: ["items": .ask, "list": .value(.text("games"))]))]),
      ])
    try write(coded(shortcut), .shortcuts, "game.json")
    let donation = Donation(
      id: "1", invocation, at: Timestamp(secondsSince1970: 1_800_000_000), result: .boolean(true))
    let word = UserWord("groceries", kind: "list", pronunciations: ["the shop", "shopping"])
    try write(
      #"{"activities":[],"donations":[\#(coded(donation))],"shortcuts":[\#(coded(shortcut))],"words":[\#(coded(word))]}"#,
      .archives, "all.json")
  }

  static func coded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
