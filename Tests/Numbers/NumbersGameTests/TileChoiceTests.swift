import NumbersGame
import Testing

@Suite("Choosing tiles")
struct TileChoiceTests {
  @Test("takes from each row as long as it has tiles, up to the tiles of a game")
  func rows() throws {
    var choice = try TileChoice(rules: .countdown)
    let rows = [TileChoice.Row](repeating: .large, count: 5) + [.small, .small, .small]
    let taken = rows.map { choice.choose($0) }
    #expect(taken == [true, true, true, true, false, true, true, false])
    #expect(choice.isComplete && !choice.canChoose(.small) && !choice.canChoose(.large))
    #expect(choice.rows == [.large, .large, .large, .large, .small, .small])
    #expect(throws: GameGeneratorError.noTiles(.free)) { try TileChoice(rules: .free) }
  }

  @Test("draws the numbers of the rows that were chosen, in their order")
  func order() throws {
    var choice = try TileChoice(rules: .countdown)
    for row in [TileChoice.Row.small, .large, .small, .small, .large, .small] { choice.choose(row) }
    for seed in 0..<200 as Range<UInt64> {
      var generator = try GameGenerator(seed: seed)
      let numbers = generator.next(choosing: choice).numbers
      #expect(numbers.map { $0 > 10 } == [false, true, false, false, true, false])
    }
  }

  @Test("draws what is not chosen from all tiles, each as often as any other")
  func rest() throws {
    let choice = try TileChoice(rules: .countdown)
    var large = 0
    for seed in 0..<600 as Range<UInt64> {
      var generator = try GameGenerator(seed: seed)
      large += generator.next(choosing: choice).numbers.count { $0 > 10 }
    }
    // Four of 24 tiles are large: one in six.
    #expect((540...660).contains(large))
  }
}
