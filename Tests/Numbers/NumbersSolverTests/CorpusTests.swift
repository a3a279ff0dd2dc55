import BruteForce
import GameCorpus
import NumbersGame
import NumbersSolver
import Testing

@Suite("Recorded games")
struct CorpusTests {
  static let games: [RecordedGame] = {
    do {
      return try RecordedGames(repositoryOf: #filePath).games
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  @Test("are solved as the oracle solves them", arguments: games)
  func best(_ recorded: RecordedGame) throws {
    let game = recorded.game
    try expectBest(game.numbers, game.target, BestTable(game.numbers))
  }

  @Test("have distinct solutions that are all different and legal", arguments: games)
  func distinct(_ recorded: RecordedGame) throws {
    let solutions = try Solver().solutions(of: recorded.game)
    let best = try Solver().solve(recorded.game)
    var forms: Set<FlatForm> = []
    var count = 0
    for solution in solutions {
      let form = FlatForm(try Tree(solution.expression))
      #expect(!form.isRedundant, "\(solution.expression)")
      #expect(solution.distance == best.distance)
      #expect(!(solution < best))
      forms.insert(form)
      count += 1
    }
    #expect(forms.count == count)
    #expect(try solutions.count == count)
  }
}
