import Foundation
import GameHistory
import GameShow
import Testing

@Suite("Round book")
struct RoundBookTests {
  private let path = FileManager.default.temporaryDirectory
    .appending(path: "rounds-\(UUID().uuidString).sqlite").path()

  private func round(_ player: String, _ value: Int?, day: String? = nil) -> PlayedRound {
    PlayedRound(
      player: player, time: 1_800_000_000, day: day, rules: "countdown",
      numbers: [25, 50, 75, 100, 3, 6], target: 952, value: value, bestDistance: 0,
      points: value == 952 ? 10 : 0, milliseconds: value.map { _ in 12_345 }, hints: 1)
  }

  @Test("keeps rounds as they are, in order, for each player")
  func rounds() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let book = try RoundBook(path: path)
    try book.add(round("Anna", 952))
    try book.add(round("Ben", nil))
    try book.add(round("Anna", 950))
    let again = try RoundBook(path: path)
    #expect(try again.rounds(of: "Anna") == [round("Anna", 952), round("Anna", 950)])
    #expect(try again.rounds() == [round("Anna", 952), round("Ben", nil), round("Anna", 950)])
    #expect(try again.erase("Anna") == 2)
    #expect(try again.rounds().map(\.player) == ["Ben"])
  }

  @Test("knows a player in any case and composition, by the first spelling")
  func spellings() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let book = try RoundBook(path: path)
    try book.add(round("Jose\u{301}", 952, day: "2026-11-22"))
    #expect(try !book.add(round("josé", 952, day: "2026-11-22")))
    try book.add(round("JOSÉ", 950))
    let players = try book.rounds().map { Array($0.player.unicodeScalars) }
    #expect(Set(players) == [Array("José".unicodeScalars)])
    #expect(try book.rounds(of: "jose\u{301}").count == 2)
    #expect(try book.erase("JOSE\u{301}") == 2)
  }

  @Test("counts the game of a day once for each player and rules")
  func daily() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let book = try RoundBook(path: path)
    #expect(try book.add(round("Anna", 100, day: "2026-11-22")))
    #expect(try !book.add(round("Anna", 952, day: "2026-11-22")))
    #expect(try book.add(round("Ben", 952, day: "2026-11-22")))
    #expect(try book.add(round("Anna", 952, day: "2026-11-23")))
    #expect(try book.rounds(of: "Anna").map(\.value) == [100, 952])
  }

  @Test("is copied and repaired as the other files are")
  func repair() throws {
    let copy = path + ".copy"
    defer {
      for file in [path, copy] { try? FileManager.default.removeItem(atPath: file) }
    }
    do {
      let book = try RoundBook(path: path)
      for value in 900..<960 { try book.add(round("Anna", value, day: nil)) }
      try book.backUp(to: copy)
      #expect(try RoundBook(path: copy).rounds().count == 60)
      #expect(throws: StorageError.self) { try book.backUp(to: copy) }
    }
    #expect(try RoundBook.repair(path) == nil)
  }
}
