import ArgumentParser
import BigNumbersSolver
import GameRecords
import GameShow
import IntentKit
import NumbersGame
import NumbersSolver

/// The options of commands that draw games.
struct DrawingOptions: ParsableArguments {
  @Option(
    help: "How many of the numbers are large, by rules of shows; drawn as well if not given.",
    transform: whole("--large", 0...Int.max))
  var large: Int?

  @Option(
    help: "Only games with an exact solution of this rating, from 1, easy, to 5, hard.",
    transform: whole("--difficulty", Difficulty.ratings))
  var difficulty: Int?

  @Option(
    help: "The seed of the random numbers, 0 or more: the same games again.",
    transform: whole("--seed", 0...UInt64.max))
  var seed: UInt64?
}

/// How games of shows and puzzles are drawn, for the commands that do.
struct GameDraw {
  let large: Int?
  /// Only games of these ratings.
  var ratings: ClosedRange<Int>?
  let isSolvable: Bool
  /// The seed that was given, or else one at random.
  let seed: UInt64

  init(_ options: DrawingOptions, isSolvable: Bool) {
    large = options.large
    ratings = options.difficulty.map { $0...$0 }
    self.isSolvable = isSolvable
    seed = options.seed ?? UInt64.random(in: 0...UInt64(UInt32.max))
  }

  /// The games, one after the other, none of them twice as long as there are others to be drawn.
  ///
  /// - Throws: `ValidationError` if none can be drawn by the rules.
  func source(of rules: ChosenRules) throws -> Source {
    if case .puzzle(let rules) = rules, large != nil {
      throw ValidationError("--large goes with the rules of shows, not with \(rules.title).")
    }
    return try validated {
      switch rules {
      case .show(let rules):
        let generator = try GameGenerator(rules: rules, seed: seed)
        var trial = generator
        _ = try trial.next(large: large)
        return Source(draw: self, generator: .show(generator))
      case .puzzle(let rules):
        return Source(
          draw: self, generator: .puzzle(try PuzzleGenerator(rules: rules, seed: seed)))
      }
    }
  }

  /// A game or a puzzle.
  enum Drawn {
    case game(Game)
    case puzzle(Puzzle)

    /// The name of the rules for people.
    var rulesTitle: String {
      switch self {
      case .game(let game): game.rules.title
      case .puzzle(let puzzle): puzzle.rules.title
      }
    }

    /// The same for the same numbers, in whatever order, and target.
    fileprivate var key: String {
      switch self {
      case .game(let game): "\(game.numbers.sorted()) \(game.target)"
      case .puzzle(let puzzle): "\(puzzle.numbers.sorted()) \(puzzle.target)"
      }
    }

    /// Whether one of the numbers is the target, and the others need not be used.
    var hasTargetAsNumber: Bool {
      switch self {
      case .game(let game): game.numbers.contains(game.target)
      case .puzzle(let puzzle):
        puzzle.target.integer.map(puzzle.numbers.contains) == true && !puzzle.rules.usesAllNumbers
      }
    }

    /// The game with its best answer, to be printed.
    func entry(_ limit: SearchLimit) throws -> GameSheet.Entry {
      switch self {
      case .game(let game):
        return .init(game, best: try Solver(order: .easiest).solve(game, limit: limit))
      case .puzzle(let puzzle):
        var solver = try PuzzleSolver(puzzle.rules)
        let best = try solver.solve(puzzle, limit: limit)
        return .init(
          target: "\(puzzle.target)", numbers: puzzle.numbers,
          answer: "\(best.formula) = \(best.value)")
      }
    }
  }

  /// A sequence of games without repetitions, which can be stopped.
  struct Source {
    fileprivate enum Generator {
      case show(GameGenerator)
      case puzzle(PuzzleGenerator)
    }

    private let draw: GameDraw
    private var generator: Generator
    private var drawn: Set<String> = []

    /// Where this many games in a row have been there, few are left, and one is given again.
    static let patience = 50
    /// Where this many have, and no game may be given again, no other is expected. Puzzles are known that were drawn before.
    private static let patienceForOthers = 10_000
    /// Games beyond this many may repeat: the memory is bounded.
    private static let maximumRemembered = 100_000

    fileprivate init(draw: GameDraw, generator: Generator) {
      (self.draw, self.generator) = (draw, generator)
    }

    /// The next game; `nil` if the limit is reached before one is found.
    mutating func next(
      _ limit: SearchLimit, choosing choice: TileChoice? = nil, patience: Int = Self.patience
    ) throws -> Drawn? {
      var game = try drawOne(limit, choosing: choice)
      for _ in 0..<patience {
        guard let again = game, drawn.contains(again.key) else { break }
        game = try drawOne(limit, choosing: choice)
      }
      if let game, drawn.count < Self.maximumRemembered { drawn.insert(game.key) }
      return game
    }

    /// The next game that has not been there; `nil` if the limit is reached before one is found.
    ///
    /// - Throws: `CommandFailure` if few are left, or none.
    mutating func nextOther(_ limit: SearchLimit) throws -> Drawn? {
      let count = drawn.count
      let game = try next(limit, patience: Self.patienceForOthers)
      guard game == nil || drawn.count > count else {
        throw Self.tooFew(count, count == 1 ? "was found" : "were found")
      }
      return game
    }

    /// Checks that there may be so many different games, before any is drawn.
    ///
    /// - Throws: `CommandFailure` if there are fewer.
    func require(_ count: Int) throws {
      guard case .puzzle(let generator) = generator,
        let most = generator.maximumPuzzleCount(rated: draw.ratings), most < count
      else { return }
      throw Self.tooFew(most, most == 1 ? "exists" : "exist")
    }

    private static func tooFew(_ count: Int, _ verb: String) -> CommandFailure {
      CommandFailure(
        .refused,
        "Only \(counted(count, "different game")) of this kind \(verb): "
          + "ask for as many, or for another --difficulty")
    }

    /// A game as the generator gives it; `nil` if the limit is reached before one is found.
    private mutating func drawOne(_ limit: SearchLimit, choosing choice: TileChoice?) throws
      -> Drawn?
    {
      do {
        switch generator {
        case .show(var games):
          defer { generator = .show(games) }
          return .game(try game(of: &games, limit, choosing: choice))
        case .puzzle(var puzzles):
          // All puzzles that are drawn can be solved; others would be pointless.
          defer { generator = .puzzle(puzzles) }
          return .puzzle(try puzzles.next(rated: draw.ratings, limit: limit))
        }
      } catch is SolverError {
        return nil
      } catch PuzzleError.stopped {
        return nil
      } catch PuzzleError.outOfMemory {
        throw CommandFailure(
          .refused,
          "Puzzles by these rules take too long to be rated: ask for any difficulty, or for fewer numbers or operations"
        )
      } catch let error as PuzzleError {
        throw CommandFailure(.refused, error.description.withUppercasedFirst)
      }
    }

    private func game(
      of generator: inout GameGenerator, _ limit: SearchLimit, choosing choice: TileChoice?
    ) throws -> Game {
      let large = draw.large
      do throws(SolvableDrawError) {
        if draw.ratings != nil || draw.isSolvable {
          return try generator.drawSolvable(
            rated: draw.ratings, large: large, choosing: choice, limit: limit)
        }
      } catch {
        throw error.reason
      }
      return if let choice { generator.next(choosing: choice) } else {
        try generator.next(large: large)
      }
    }
  }
}
