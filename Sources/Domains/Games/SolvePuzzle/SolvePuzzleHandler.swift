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

  /// The best solution, and whether there is none better.
  private func best(of puzzle: Puzzle) async throws -> (PuzzleSolution, isBest: Bool) {
    let end = ContinuousClock.now + patience
    do throws(PuzzleError) {
      var solver: PuzzleSolver
      do throws(PuzzleRulesError) {
        solver = try PuzzleSolver(puzzle.rules)
      } catch {
        throw .badRules(error)
      }
      let limit = SearchLimit { !Task.isCancelled && ContinuousClock.now < end }
      return (try await solver.solve(puzzle, limit: limit), true)
    } catch {
      switch error {
      case .stopped(let best?), .outOfMemory(let best?): return (best, false)
      default: throw error
      }
    }
  }
}
