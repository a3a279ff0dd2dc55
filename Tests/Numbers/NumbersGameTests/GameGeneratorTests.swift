import NumbersGame
import Testing

@Suite("Drawing games")
struct GameGeneratorTests {
  @Test("uses SplitMix64 as published")
  func referenceSequence() {
    // The first outputs of Vigna's splitmix64.c for the seed 1234567.
    var random = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test("draws the same games from the same seed on every platform")
  func pinnedGames() throws {
    var generator = try GameGenerator(seed: 5)
    let games = try (0..<3).map { _ in try generator.next().description }
    #expect(games == ["100 3 1 3 5 10 → 559", "75 50 2 9 5 10 → 945", "50 25 75 100 10 2 → 888"])
  }

  @Test("draws legal games with as many large numbers as were asked for", arguments: 0...4)
  func largeCount(_ large: Int) throws {
    var generator = try GameGenerator(seed: 99)
    for _ in 0..<500 {
      let game = try generator.next(large: large)
      #expect(game.numbers.count { $0 > 10 } == large)
      #expect(throws: Never.self) {
        try Rules.countdown.validate(numbers: game.numbers, target: game.target)
      }
    }
  }

  @Test("draws every target and every tile about equally often")
  func uniformity() throws {
    var generator = try GameGenerator(seed: 3)
    var targets: Set<Int> = []
    var tiles: [Int: Int] = [:]
    for _ in 0..<20_000 {
      let game = try generator.next(large: 1)
      targets.insert(game.target)
      for tile in game.numbers { tiles[tile, default: 0] += 1 }
    }
    #expect(targets == Set(100...999))
    // 5 of 20 small tiles, two of each number: each is expected 10,000 times; one large of four.
    for tile in 1...10 { #expect((9_500...10_500).contains(tiles[tile] ?? 0)) }
    for tile in [25, 50, 75, 100] { #expect((4_700...5_300).contains(tiles[tile] ?? 0)) }
  }

  @Test("refuses what cannot be drawn")
  func refusals() throws {
    #expect(throws: GameGeneratorError.noTiles(.free)) { try GameGenerator(rules: .free, seed: 1) }
    var generator = try GameGenerator(seed: 1)
    #expect {
      try generator.next(large: 5)
    } throws: {
      "\($0)" == "5 large numbers cannot be drawn: 0 to 4 can"
    }
  }
}
