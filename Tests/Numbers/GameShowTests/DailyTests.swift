import GameShow
import NumbersSolver
import Testing

@Suite("Daily games")
struct DailyTests {
  @Test("days are counted by the Gregorian calendar")
  func days() throws {
    #expect(GameDay("1970-01-01")?.number == 0)
    #expect(GameDay("2026-11-22")?.number == 20_779)
    #expect(GameDay("2026-11-22")?.weekday == 6)
    #expect(GameDay("2000-02-29") != nil)
    #expect(GameDay("1900-02-29") == nil)
    for bad in [
      "2026-13-01", "2026-00-01", "2026-04-31", "26-04-01", "2026-4-1", "x", "2026-01-+1", "",
    ] {
      #expect(GameDay(bad) == nil)
    }
    // Back and forth over four centuries, one day after the other.
    var last = try #require(GameDay("1799-12-31"))
    for _ in 0..<146_100 {
      let next = try #require(GameDay(number: last.number + 1))
      #expect(last < next && GameDay("\(next)") == next)
      #expect(next.day == last.day + 1 || next.day == 1)
      last = next
    }
    #expect(last.description == "2200-01-03")
  }

  @Test(
    "are the same for everyone, differ by day and rules, can be solved, and get harder over the week"
  )
  func games() throws {
    let monday = try #require(GameDay("2026-11-23"))
    let first = try Game.daily(on: monday)
    #expect(try Game.daily(on: monday) == first)
    #expect(first.description == Self.pinned)
    var games: Set<[Int]> = []
    for (offset, rating) in [1, 2, 3, 3, 4, 4, 5].enumerated() {
      let day = try #require(GameDay(number: monday.number + offset))
      let game = try Game.daily(on: day)
      #expect(try Solver().difficulty(of: game).rating == rating)
      #expect(try Solver().solve(game).isExact)
      games.insert(game.numbers + [game.target])
    }
    #expect(games.count == 7)
    #expect(try Game.daily(on: monday, rules: .leCompteEstBon).numbers != first.numbers)
    #expect(throws: GameGeneratorError.self) { try Game.daily(on: monday, rules: .free) }
  }

  /// Pinned: what everyone plays must not change.
  private static let pinned = "100 7 4 6 10 3 → 296"
}
