import BigNumbersSolver
import NumbersGame
public import NumbersSolver
import PlainJSON

/// Solves games that are lines of JSON: a line in, a line out.
///
/// ```swift
/// let solver = LineSolver(rules: .show(.countdown))
/// print(solver.solve(#"{"target": 952, "numbers": [25, 50, 75, 100, 3, 6]}"#, number: 1).json)
/// ```
///
/// A line can name rules of its own, as `rules`. A target that does not fit in 64 bits is written as text, and can be left out
/// if the rules have only one.
public struct LineSolver: Sendable {
  private let rules: ChosenRules
  private let seconds: Double?
  private let memory: Int?
  private let index: SolutionIndex?

  /// Creates a solver.
  ///
  /// - Parameters:
  ///   - rules: The rules of lines that name none.
  ///   - seconds: The maximum time of a game, in seconds; unlimited if `nil`.
  ///   - memory: The approximate maximum number of bytes of a search; if `nil`, half a gigabyte for puzzles, and unlimited
  ///     for the games of shows.
  ///   - index: The index in which games are looked up before they are solved.
  public init(
    rules: ChosenRules, seconds: Double? = nil, memory: Int? = nil,
    index: SolutionIndex? = nil
  ) {
    self.rules = rules
    self.seconds = seconds
    self.memory = memory
    self.index = index
  }

  /// Solves the game of a line.
  ///
  /// - Parameters:
  ///   - line: The line, without its newline.
  ///   - number: The number of the line, from 1.
  ///   - limit: When to give up.
  /// - Returns: The solution as a line, or the error.
  public func solve(
    _ line: String, number: Int, _ limit: SearchLimit = .taskCancellation
  ) -> LineAnswer {
    do {
      let line = try JSON.decode(GameLine.self, from: line)
      switch try line.rules(or: rules) {
      case .show(let rules): return try solve(line.game(rules), number, limit)
      case .puzzle(let rules): return try solve(line.puzzle(rules), number, limit)
      }
    } catch {
      return .error(Self.description(of: error), number: number)
    }
  }

  /// A message that says what is wrong with a line, with the expected form if the line has another one.
  private static func description(of error: any Error) -> String {
    guard let error = error as? JSONError else { return "\(error)" }
    let description = error.description(of: "the line")
    return switch (error.kind, error.path.steps) {
    case (.syntax, _):
      #"\#(description): a game is written as {"target": 952, "numbers": [25, 50, 75, 100, 3, 6]}"#
    case (.refused, [.key("target")]):
      "\(description): write such a target as text, in quotation marks"
    default: description
    }
  }

  private func solve(_ game: Game, _ number: Int, _ limit: SearchLimit) throws -> LineAnswer {
    let solution: Solution
    var isStopped = false
    do throws(SolverError) {
      if let known = index?.solution(of: game) {
        solution = known
      } else {
        solution = try Solver().solve(
          game, limit: limit.ending(after: seconds).withMemory(atMost: memory ?? .max))
      }
    } catch {
      guard case .stopped(let best) = error else { throw error }
      solution = QuickLook.better(best, of: game)
      isStopped = true
    }
    var record = SolutionRecord(solution, to: game, isStopped: isStopped)
    record.line = number
    return LineAnswer(json: record.json, isError: false)
  }

  private func solve(_ puzzle: Puzzle, _ number: Int, _ limit: SearchLimit) throws -> LineAnswer {
    var solver = try PuzzleSolver(puzzle.rules, memory: memory ?? 500_000_000)
    let solution: PuzzleSolution
    var stopped: Bool?
    do throws(PuzzleError) {
      solution = try solver.solve(puzzle, limit: limit.ending(after: seconds))
    } catch {
      switch error {
      case .stopped(let best?), .outOfMemory(let best?):
        solution = best
        stopped = true
      default: throw error
      }
    }
    var record = PuzzleRecord(
      solution, numbers: puzzle.numbers, target: puzzle.target, puzzle.rules, stopped == nil)
    record.line = number
    record.stopped = stopped
    return LineAnswer(json: JSON.encode(record), isError: false)
  }
}

/// The answer to a line, as a line of JSON.
public struct LineAnswer: Hashable, Sendable {
  /// The solution, or an object with the `error` and the `line`, without a newline.
  public let json: String
  /// Whether the line could not be read or solved, so that ``json`` has an `error`.
  public let isError: Bool

  /// The answer to a line, counted from 1, that has more than the maximum number of bytes.
  public static func tooLong(number: Int, maximumLength: Int) -> LineAnswer {
    error("the line is too long: \(maximumLength) bytes are allowed", number: number)
  }

  static func error(_ reason: String, number: Int) -> LineAnswer {
    LineAnswer(json: JSON.encode(LineError(line: number, error: reason)), isError: true)
  }
}

private struct LineError: Encodable {
  let line: Int
  let error: String
}

extension SearchLimit {
  /// The same limit, and one of time from now on, in seconds; unlimited if `nil`.
  package func ending(after seconds: Double?) -> SearchLimit {
    guard let seconds else { return self }
    let deadline = ContinuousClock.now + .seconds(seconds)
    return SearchLimit { shouldContinue() && .now < deadline }
  }
}
