import BigNumbersSolver
import GameRecords
public import IntentKit
import NumbersGame
import NumbersSolver

extension GameService {
  /// Draws games. The same seed gives the same games.
  public func generate(_ input: JSON, for client: String) async throws -> DrawnGames {
    let seed = input["seed"]?.integer.map(UInt64.init) ?? UInt64.random(in: 0...UInt64(UInt32.max))
    let draw = GameDraw(
      large: input["large"]?.integer, difficulty: input["difficulty"]?.integer,
      isSolvable: input["solvable"]?.boolean ?? false, seed: seed)
    let count = input["count"]?.integer ?? 1
    let name = input["rules"]?.string ?? Rules.countdown.id
    guard let rules = ChosenRules(preset: name) else {
      throw ServiceProblem.invalidInput("'rules' must be one of \(ChosenRules.names)", at: "/rules")
    }
    let games = try await search(input, client) { limit in
      switch rules {
      case .show(let rules): try draw.games(count, rules, limit)
      case .puzzle(let rules): try draw.puzzles(count, rules, limit)
      }
    }
    return DrawnGames(seed: Int(clamping: seed), games: games)
  }
}

/// How games are drawn.
private struct GameDraw: Sendable {
  let large: Int?
  let difficulty: Int?
  let isSolvable: Bool
  let seed: UInt64

  func games(
    _ count: Int, _ rules: Rules, _ limit: SearchLimit
  ) throws -> [DrawnGames.Game] {
    do {
      var generator = try GameGenerator(rules: rules, seed: seed)
      return try (0..<count).map { _ in
        let game =
          if let difficulty {
            try generator.nextSolvable(rated: difficulty, large: large, limit: limit)
          } else if isSolvable {
            try generator.nextSolvable(large: large, limit: limit)
          } else {
            try generator.next(large: large)
          }
        return DrawnGames.Game(numbers: game.numbers, target: game.target, rules: rules.id)
      }
    } catch let error as GameGeneratorError {
      throw ServiceProblem.invalidInput("\(error)")
    } catch is SolverError {
      throw Self.stopped
    }
  }

  func puzzles(
    _ count: Int, _ rules: PuzzleRules, _ limit: SearchLimit
  ) throws -> [DrawnGames.Game] {
    guard large == nil else {
      throw ServiceProblem.invalidInput(
        "'large' goes with the rules of shows, not with \(rules.title)", at: "/large")
    }
    do {
      var generator = try PuzzleGenerator(rules: rules, seed: seed)
      return try (0..<count).map { _ in
        let puzzle = try generator.next(rated: difficulty.map { $0...$0 }, limit: limit)
        // Targets that are drawn are machine integers.
        return DrawnGames.Game(
          numbers: puzzle.numbers, target: puzzle.target.integer ?? 0, rules: rules.id)
      }
    } catch let error as PuzzleGeneratorError {
      throw ServiceProblem.invalidInput("\(error)")
    } catch let error as PuzzleError {
      if case .noneDrawn = error { throw ServiceProblem.invalidInput("\(error)") }
      throw Self.stopped
    }
  }

  private static let stopped = ServiceProblem(
    .stopped,
    "not all games were found in time; ask for fewer, or for an easier kind, or give more 'milliseconds'"
  )
}

/// Games that were drawn.
public struct DrawnGames: Encodable, Sendable {
  /// The seed that gives them again.
  public let seed: Int
  /// The games.
  public let games: [Game]

  /// A game as a line of a batch has it.
  public struct Game: Encodable, Sendable {
    /// The numbers.
    public let numbers: [Int]
    /// The target.
    public let target: Int
    /// The name of the rules.
    public let rules: String
  }
}
