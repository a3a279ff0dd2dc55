import ArgumentParser
import BigNumbersSolver
import GameShow
import NumbersGame
import NumbersSolver

/// How games of shows and puzzles are drawn, for the commands that do.
struct GameDraw {
  let large: Int?
  let difficulty: Int?
  let isSolvable: Bool
  let seed: UInt64

  /// Checks that such games can be drawn by rules.
  func validate(_ rules: ChosenRules) throws {
    if let difficulty, !Difficulty.ratings.contains(difficulty) {
      throw ValidationError("--difficulty must be 1 to 5, not \(difficulty).")
    }
    do {
      switch rules {
      case .show(let rules):
        var generator = try GameGenerator(rules: rules, seed: 0)
        _ = try generator.next(large: large)
      case .puzzle(let rules):
        if large != nil {
          throw ValidationError("--large goes with the rules of shows, not with \(rules.title).")
        }
        _ = try PuzzleGenerator(rules: rules, seed: 0)
      }
    } catch let error as ValidationError {
      throw error
    } catch {
      throw ValidationError("\(error).")
    }
  }

  /// The games, one after the other.
  func source(of rules: ChosenRules) throws -> Source {
    try validate(rules)
    return switch rules {
    case .show(let rules): .show(self, try GameGenerator(rules: rules, seed: seed))
    case .puzzle(let rules): .puzzle(self, try PuzzleGenerator(rules: rules, seed: seed))
    }
  }

  /// A game or a puzzle.
  enum Drawn {
    case game(Game)
    case puzzle(Puzzle)

    /// The game with its best answer, to be printed.
    func entry(_ limit: SearchLimit) throws -> GameSheet.Entry {
      switch self {
      case .game(let game): return .init(game, best: try Solver().solve(game, limit: limit))
      case .puzzle(let puzzle):
        var solver = try PuzzleSolver(puzzle.rules)
        let best = try solver.solve(puzzle, limit: limit)
        return .init(
          target: "\(puzzle.target)", numbers: puzzle.numbers,
          answer: "\(best.formula) = \(best.value)")
      }
    }
  }

  /// A sequence of games, which can be stopped.
  enum Source {
    case show(GameDraw, GameGenerator)
    case puzzle(GameDraw, PuzzleGenerator)

    /// The next game; `nil` if the limit is reached before one is found.
    mutating func next(_ limit: SearchLimit) throws -> Drawn? {
      do {
        switch self {
        case .show(let draw, var generator):
          defer { self = .show(draw, generator) }
          return .game(try draw.next(&generator, limit))
        case .puzzle(let draw, var generator):
          // All puzzles that are drawn can be solved; others would be pointless.
          defer { self = .puzzle(draw, generator) }
          return .puzzle(
            try generator.next(rated: draw.difficulty.map { $0...$0 }, limit: limit))
        }
      } catch is SolverError {
        return nil
      } catch PuzzleError.stopped {
        return nil
      }
    }
  }

  private func next(_ generator: inout GameGenerator, _ limit: SearchLimit) throws -> Game {
    if let difficulty {
      return try generator.nextSolvable(rated: difficulty, large: large, limit: limit)
    }
    return try isSolvable
      ? generator.nextSolvable(large: large, limit: limit) : generator.next(large: large)
  }
}
