public import BigNumbersSolver
import NumbersGame
import NumbersSolver

extension Puzzle {
  /// The best solution, and whether there is none better. Of many numbers, nearly all targets can be made in whole numbers, which are
  /// searched in a moment.
  ///
  /// - Parameter patience: The time after which the best solution so far is taken.
  /// - Returns: The solution, and whether nothing better can be left.
  /// - Throws: `PuzzleError` if nothing can be made of the numbers, or nothing was found in time.
  public func best(
    within patience: Duration
  ) async throws -> (solution: PuzzleSolution, isBest: Bool) {
    let end = ContinuousClock.now + patience
    let limit = SearchLimit { !Task.isCancelled && ContinuousClock.now < end }
    var whole: PuzzleSolution?
    if numbers.count > Self.fewNumbers, let target = target.integer,
      let shows = try? Puzzle(numbers: numbers, target: target, rules: PuzzleRules(.free))
    {
      let (found, _) = try await shows.solution(limit)
      if found.isExact { return (found, true) }
      whole = found
    }
    do {
      let (found, isBest) = try await solution(limit)
      return (whole.map { min($0, found) } ?? found, isBest)
    } catch {
      guard let whole else { throw error }
      return (whole, false)
    }
  }

  /// The number of numbers of which everything can be made in a moment.
  public static let fewNumbers = 5

  private func solution(
    _ limit: SearchLimit
  ) async throws -> (PuzzleSolution, isBest: Bool) {
    var solver = try PuzzleSolver(rules)
    do {
      return (try await solver.solve(self, limit: limit), true)
    } catch {
      switch error {
      case .stopped(let best?), .outOfMemory(let best?): return (best, false)
      default: throw error
      }
    }
  }
}
