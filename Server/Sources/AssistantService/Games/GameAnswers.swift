import BigNumbersSolver
public import GameRecords
import IntentKit
import NumbersGame
import NumbersSolver

/// A solution of a game or a puzzle.
public enum AnyRecord: Encodable, Sendable {
  /// A solution of a game of a show.
  case game(SolutionRecord)
  /// A solution of a puzzle.
  case puzzle(PuzzleRecord)

  /// Encodes the solution.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .game(let record): try record.encode(to: encoder)
    case .puzzle(let record): try record.encode(to: encoder)
    }
  }
}

/// The verdict on an answer.
public struct JudgedAnswer: Encodable, Sendable {
  /// Whether the answer keeps the rules.
  public let legal: Bool
  /// The reason why it does not; `nil` if it does.
  public let reason: String?
  /// The place of the fault in the answer, in characters from 1; `nil` if it has none.
  public let place: Int?
  /// The answer as a solution; `nil` if it is not legal.
  public let solution: AnyRecord?
  /// The best solution, if it was asked for.
  public internal(set) var best: AnyRecord?

  init(_ verdict: AnswerChecker.Verdict, to game: Game) {
    switch verdict {
    case .legal(let solution):
      (legal, reason, place) = (true, nil, nil)
      self.solution = .game(SolutionRecord(solution, to: game))
    case .illegal(let fault):
      (legal, reason, solution) = (false, "\(fault)", nil)
      if case .unreadable(let error) = fault { place = error.offset + 1 } else { place = nil }
    }
  }

  init(_ verdict: Result<PuzzleSolution, FormulaFault>, to puzzle: Puzzle) {
    switch verdict {
    case .success(let solution):
      (legal, reason, place) = (true, nil, nil)
      self.solution = .puzzle(PuzzleRecord(solution, to: puzzle, isProven: true))
    case .failure(let fault):
      (legal, reason, place, solution) = (false, "\(fault)", fault.place, nil)
    }
  }
}

extension PuzzleRecord {
  /// A solution of a puzzle.
  init(_ solution: PuzzleSolution, to puzzle: Puzzle, isProven: Bool) {
    self.init(
      solution, numbers: puzzle.numbers, target: puzzle.target, puzzle.rules, isProven)
  }
}

/// How hard a game is.
public struct RatedGame: Encodable, Sendable {
  /// From 1, easy, to 5, hard.
  public let rating: Int
  /// The number of distinct solutions; `nil` if it is not known.
  public let solutions: Int?
  /// The fewest steps of a solution; `nil` if there is none.
  public let steps: Int?
  /// The distance of the best solution; `nil` if it is not known.
  public let distance: Int?
  /// Whether fractions are needed; `nil` for games of shows, which have none.
  public let needsFractions: Bool?

  init(_ difficulty: Difficulty) {
    rating = difficulty.rating
    solutions = difficulty.solutionCount
    steps = difficulty.fewestSteps
    distance = difficulty.distance
    needsFractions = nil
  }

  /// A puzzle that cannot be solved is the hardest.
  init(_ difficulty: PuzzleDifficulty?) {
    rating = difficulty?.rating ?? 5
    solutions = difficulty?.solutionCount
    steps = difficulty?.operationCount
    distance = difficulty == nil ? nil : 0
    needsFractions = difficulty?.needsFractions
  }
}
