import BigNumbersSolver
import GameParameters
public import IntentKit
public import NumbersGame
import NumbersSolver

/// Solves a puzzle, by the rules that people mean by its numbers and its target, and says the best solution.
public struct SolvePuzzleHandler: IntentHandler {
  private let rules: Rules
  private let patience: Duration

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - rules: The rules of the show whose games another intent solves. Puzzles have the other targets.
  ///   - patience: The time after which the best solution so far is told.
  public init(rules: Rules = .countdown, patience: Duration = .seconds(5)) {
    self.rules = rules
    self.patience = patience
  }

  /// Leaves the targets of the show to the intent that solves its games.
  ///
  /// - Parameter parameter: The declaration of a parameter.
  public func declare(_ parameter: inout ParameterDeclaration) {
    if parameter.name == "target" { parameter.change(to: .puzzleTarget(besides: rules)) }
  }

  /// Solves the puzzle.
  ///
  /// - Parameters:
  ///   - intent: The puzzle.
  ///   - context: The handling context.
  /// - Returns: The solution, how close it is, and the rules that it keeps.
  /// - Throws: `PuzzleError` if nothing can be made of the numbers, or nothing was found in time.
  public func handle(
    _ intent: SolvePuzzleIntent, context: HandlingContext
  ) async throws -> IntentResponse<String> {
    let puzzle = try Puzzle(numbers: intent.numbers, target: intent.target)
    let (solution, isBest) = try await best(of: puzzle)
    let message = PuzzleMessage.solved(solution, of: puzzle, isBest: isBest)
    return .success(
      message.dialogue(in: context.language),
      snippet: Snippet(solution, to: puzzle, in: context.language),
      value: solution.formula.ascii,
      followUps: [Invocation(intent), Invocation(intent: "DrawGame")])
  }

  /// The best solution, and whether there is none better. Of many numbers, nearly all targets can be made in whole numbers, which are
  /// searched in a moment.
  private func best(of puzzle: Puzzle) async throws -> (PuzzleSolution, isBest: Bool) {
    let end = ContinuousClock.now + patience
    let limit = SearchLimit { !Task.isCancelled && ContinuousClock.now < end }
    var whole: PuzzleSolution?
    if puzzle.numbers.count > Self.fewNumbers,
      let shows = try? Puzzle(
        numbers: puzzle.numbers, target: puzzle.target, rules: PuzzleRules(.free))
    {
      let (found, _) = try await solution(of: shows, limit)
      if found.isExact { return (found, true) }
      whole = found
    }
    do {
      let (found, isBest) = try await solution(of: puzzle, limit)
      return (whole.map { min($0, found) } ?? found, isBest)
    } catch {
      guard let whole else { throw error }
      return (whole, false)
    }
  }
  private static let fewNumbers = 5

  private func solution(
    of puzzle: Puzzle, _ limit: SearchLimit
  ) async throws -> (PuzzleSolution, isBest: Bool) {
    var solver = try PuzzleSolver(puzzle.rules)
    do {
      return (try await solver.solve(puzzle, limit: limit), true)
    } catch {
      switch error {
      case .stopped(let best?), .outOfMemory(let best?): return (best, false)
      default: throw error
      }
    }
  }
}
