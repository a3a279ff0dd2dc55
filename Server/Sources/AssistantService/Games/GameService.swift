import BigNumbersSolver
public import GameRecords
public import IntentKit
import NumbersGame
public import NumbersSolver

/// All that is asked about games and that needs no user: solving, checking, drawing, rating.
///
/// Inputs have the form that ``ServiceOperations`` declares for the operation of the same name, and are checked here against the rules
/// of the games. What is computed counts as the client's. The functions throw ``ServiceProblem``, and `CancellationError` if their task
/// is cancelled.
public struct GameService: Sendable {
  let limits: ServiceLimits
  let pool: SearchPool
  let allowances: Allowances
  let index: SolutionIndex?

  /// Creates a service. Games are looked up in the index before they are solved.
  public init(
    _ limits: ServiceLimits, pool: SearchPool, allowances: Allowances, index: SolutionIndex? = nil
  ) {
    self.limits = limits
    self.pool = pool
    self.allowances = allowances
    self.index = index
  }

  /// Finds the best solution of a game of a show.
  public func solve(_ input: JSON, for client: String) async throws -> SolutionRecord {
    let game = try Game(input)
    let (solution, isStopped) = try await best(of: game, input, client)
    return SolutionRecord(solution, to: game, isStopped: isStopped)
  }

  /// Finds the best solution of a game of a show that takes well under a millisecond, on the thread of the caller.
  ///
  /// - Returns: The solution; `nil` if the game may take longer, so that ``solve(_:for:)`` has to find it.
  public func solveAtOnce(
    _ input: JSON, for client: String
  ) throws(ServiceProblem) -> SolutionRecord? {
    let game = try Game(input)
    return try bestAtOnce(of: game, in: SolutionOrder(input), client).map {
      SolutionRecord($0, to: game)
    }
  }

  /// Finds the best solution of a puzzle.
  public func solvePuzzle(_ input: JSON, for client: String) async throws -> PuzzleRecord {
    let puzzle = try Puzzle(input)
    let (solution, isStopped) = try await best(of: puzzle, input, client)
    var record = PuzzleRecord(solution, to: puzzle, isProven: !isStopped)
    record.stopped = isStopped ? true : nil
    return record
  }

  /// Judges an answer.
  public func check(_ input: JSON, for client: String) async throws -> JudgedAnswer {
    let answer = input["answer"]?.string ?? ""
    let reveals = input["reveal"]?.boolean ?? false
    switch try GivenGame(input) {
    case .show(let game):
      var judged = JudgedAnswer(AnswerChecker(game).check(answer), to: game)
      if reveals {
        let (solution, isStopped) = try await best(of: game, input, client)
        judged.best = .game(SolutionRecord(solution, to: game, isStopped: isStopped))
      }
      return judged
    case .puzzle(let puzzle):
      let verdict = try await search(input, client) { _ in
        Result { () throws(FormulaFault) in try FormulaChecker(puzzle).check(answer) }
      }
      var judged = JudgedAnswer(verdict, to: puzzle)
      if reveals {
        let (solution, isStopped) = try await best(of: puzzle, input, client)
        judged.best = .puzzle(PuzzleRecord(solution, to: puzzle, isProven: !isStopped))
      }
      return judged
    }
  }

  /// Rates how hard a game is.
  public func difficulty(_ input: JSON, for client: String) async throws -> RatedGame {
    let game = try GivenGame(input)
    let memory = limits.searchMemory
    return try await search(input, client) { limit in
      do {
        switch game {
        case .show(let game):
          return RatedGame(try Solver().difficulty(of: game, limit: limit))
        case .puzzle(let puzzle):
          var solver = try PuzzleSolver(puzzle.rules, memory: memory)
          return RatedGame(try solver.difficulty(of: puzzle, limit: limit))
        }
      } catch {
        throw ServiceProblem(.stopped, "\(error)")
      }
    }
  }

  /// The best solution of a game, or the best so far if the time is over.
  func best(
    of game: Game, _ input: JSON, _ client: String
  ) async throws -> (solution: Solution, isStopped: Bool) {
    let order = SolutionOrder(input)
    if let solution = try bestAtOnce(of: game, in: order, client) { return (solution, false) }
    return try await search(input, client) { limit in
      do throws(SolverError) {
        return (try Solver(order: order).solve(game, limit: limit), false)
      } catch {
        switch error {
        case .stopped(let best): return (QuickLook.better(best, of: game), true)
        case .tooLarge: throw ServiceProblem.invalidInput("\(error)")
        }
      }
    }
  }

  /// The best solution of a game that needs no thread and no deadline of its own; `nil` of others.
  private func bestAtOnce(
    of game: Game, in order: SolutionOrder, _ client: String
  ) throws(ServiceProblem) -> Solution? {
    // The index has the smallest.
    if order == .smallest, let known = index?.solution(of: game) { return known }
    guard game.isQuick else { return nil }
    try allowances.checkSearch(of: client)
    let start = ContinuousClock.now
    // Without a limit, nothing stops it.
    guard let solution = try? Solver(order: order).solve(game, limit: .never) else { return nil }
    allowances.charge(.now - start, to: client)
    return solution
  }

  /// The best solution of a puzzle, or the best so far if the time is over.
  func best(
    of puzzle: Puzzle, _ input: JSON, _ client: String
  ) async throws -> (solution: PuzzleSolution, isStopped: Bool) {
    let memory = limits.searchMemory
    return try await search(input, client) { limit in
      do {
        var solver = try PuzzleSolver(puzzle.rules, memory: memory)
        return (try solver.solve(puzzle, limit: limit), false)
      } catch {
        switch error as? PuzzleError {
        case .stopped(let best?), .outOfMemory(let best?): return (best, true)
        case .stopped(nil), .outOfMemory(nil): throw ServiceProblem(.stopped, "\(error)")
        default: throw ServiceProblem.invalidInput("\(error)")
        }
      }
    }
  }

  /// Runs a search that a client may begin now, and notes the time it takes.
  func search<Value: Sendable>(
    _ input: JSON, _ client: String, _ work: @escaping @Sendable (SearchLimit) throws -> Value
  ) async throws -> Value {
    try allowances.checkSearch(of: client)
    let (value, time) = try await pool.run(milliseconds: milliseconds(input), work)
    allowances.charge(time, to: client)
    return value
  }

  /// The maximum time of a search that an input wishes.
  func milliseconds(_ input: JSON) -> Int {
    min(input["milliseconds"]?.integer ?? limits.searchMilliseconds, limits.searchMilliseconds)
  }
}

extension SolutionOrder {
  /// The order that an input asks for.
  init(_ input: JSON) {
    self = input["order"]?.string.flatMap(SolutionOrder.init(rawValue:)) ?? .smallest
  }
}
