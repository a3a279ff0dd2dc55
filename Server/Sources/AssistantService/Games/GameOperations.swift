import GameRecords
import IntentKit
import NumbersGame

/// A declared operation of the service: what goes in, and what comes out.
public struct ServiceOperation: Sendable {
  /// The name, for programs.
  public let name: String
  /// A short description.
  public let summary: String
  /// A description in some sentences.
  public let explanation: String
  /// The form of the input; `nil` if there is none, or it is streamed.
  public let input: Schema?
  /// The form of the output, or of each line of it if it is streamed.
  public let output: Schema

  /// Declares an operation.
  ///
  /// - Parameters:
  ///   - name: The name, for programs.
  ///   - summary: A short description.
  ///   - explanation: A description in some sentences.
  ///   - input: The form of the input.
  ///   - output: The form of the output, or of each line of it.
  public init(
    _ name: String, _ summary: String, explanation: String = "", input: Schema? = nil,
    output: Schema
  ) {
    self.name = name
    self.summary = summary
    self.explanation = explanation
    self.input = input
    self.output = output
  }
}

/// The operations of ``GameService``.
public struct GameOperations: Sendable {
  /// Finds the best solution of a game of a show.
  public let solve: ServiceOperation
  /// Finds all distinct solutions.
  public let solutions: ServiceOperation
  /// Judges an answer.
  public let check: ServiceOperation
  /// Draws games.
  public let generate: ServiceOperation
  /// Rates a game.
  public let difficulty: ServiceOperation
  /// Finds the best solution of a puzzle.
  public let solvePuzzle: ServiceOperation
  /// Solves lines of games.
  public let batch: ServiceOperation

  /// The form of the rules of a batch.
  public static let batchRules = GameSchema.anyRules

  /// Declares the operations.
  ///
  /// - Parameter limits: The limits of requests.
  public init(_ limits: ServiceLimits) {
    solve = ServiceOperation(
      "solve", "Find the best solution of a game",
      explanation:
        "The best solution is the closest to the target; of those, one with the fewest steps; of those, the first in the `order`.",
      input: GameSchema.game(limits, [GameSchema.order]), output: GameSchema.solution)
    solutions = ServiceOperation(
      "solutions", "Find all distinct solutions of a game",
      explanation:
        "Each is a line as soon as it is found; the last line has the key `end`. Solutions that differ only in the order or grouping of additions or of multiplications count as one.",
      input: GameSchema.game(
        limits,
        [
          .init(
            "limit", .integer(1...10_000_000).described("The maximum number of solutions."),
            isRequired: false), GameSchema.order,
        ]),
      output: .either([GameSchema.solution, SolutionsEnd.schema]))
    check = ServiceOperation(
      "check", "Judge an answer",
      explanation: "The answer is an expression, or steps, in signs or in words.",
      input: GameSchema.anyGame(
        limits,
        [
          .init(
            "answer", .text(1...20_000).example("(100 + 3) * (75 * 6 / 50) + 25")),
          .init(
            "reveal", .boolean.described("Whether to tell the best answer."), isRequired: false),
        ]
      ).example([
        "target": 952, "numbers": [25, 50, 75, 100, 3, 6],
        "answer": "(100 + 3) * (75 * 6 / 50) + 25",
      ]), output: JudgedAnswer.schema)
    generate = ServiceOperation(
      "generate", "Draw games as a show does", explanation: "The same seed gives the same games.",
      input: Schema.object([
        .init("rules", GameSchema.anyRules, isRequired: false),
        .init(
          "count",
          .integer(1...max(1, limits.drawnGames)).described("How many games; 1 by default."),
          isRequired: false),
        .init(
          "large",
          .integer(0...Rules.maximumNumberCount).described(
            "How many of the numbers are large; drawn as well by default."), isRequired: false),
        .init(
          "solvable", .boolean.described("Only games with an exact solution."), isRequired: false),
        .init(
          "difficulty",
          .integer(1...5).described(
            "Only games with an exact solution of this rating, from 1, easy, to 5, hard."),
          isRequired: false),
        .init("seed", .integer(0 ... .max), isRequired: false),
        .init("milliseconds", GameSchema.milliseconds(limits), isRequired: false),
      ]).example(["solvable": true]), output: DrawnGames.schema)
    difficulty = ServiceOperation(
      "difficulty", "Rate how hard a game is", input: GameSchema.anyGame(limits),
      output: RatedGame.schema)
    solvePuzzle = ServiceOperation(
      "solvePuzzle", "Find the best solution of a puzzle",
      explanation: "Puzzles have rules of their own, such as the 24 game and four fours.",
      input: GameSchema.puzzle(limits), output: GameSchema.puzzleSolution)
    batch = ServiceOperation(
      "batch", "Solve games that are lines of JSON",
      explanation:
        "Each line of the body is a game, with `rules` if they are not those of the query. Each gives a line of the answer, in the same order: the solution, or an object with `error` and `line`. Neither side needs to hold more than a part of it.",
      output: .either([
        GameSchema.solution, GameSchema.puzzleSolution,
        .object(
          [.init("error", .text()), .init("line", .integer(1 ... .max))],
          isOpen: true),
      ]))
  }
}
