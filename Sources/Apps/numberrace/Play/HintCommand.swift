import ArgumentParser
import BigNumbersSolver
import GameRecords
import GameShow
import NumbersGame
import NumbersSolver

struct HintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Give a hint for a game, without giving the answer away.",
    discussion: """
      1 tells how many steps the best answer has and which numbers it does not need; 2 tells its last step; \
      3 tells all steps but the last. Where the best answer is a single step, 2 and 3 tell it.

      Examples:
        numberrace hint 952 25 50 75 100 3 6
        numberrace hint 952 25 50 75 100 3 6 --strength 3
        numberrace hint --rules 24 3 3 8 8 --strength 2
      """)

  @OptionGroup var arguments: GameArguments

  @Option(
    name: .shortAndLong, help: "The strength of the hint: 1, 2 or 3; 1 if not given.",
    transform: whole("--strength", 1...3))
  var strength = 1

  func run() throws {
    let problem = try arguments.problem(for: Self.self)
    let limit = SearchLimit.interactive(Progress { "searching; Ctrl-C stops" })
    let strength = Hint.Strength(rawValue: strength) ?? .light
    do {
      switch problem {
      case .game(let game):
        let hint = Hint(
          strength, to: game, best: try Solver(order: .easiest).solve(game, limit: limit))
        print("\(hint).")
      case .puzzle(let puzzle):
        var solver = try PuzzleSolver(puzzle.rules)
        let best = try solver.solve(puzzle, limit: limit)
        print("\(Self.text(strength, best)).")
      }
    } catch let error as SolverError {
      throw CommandFailure(ExitStatus.cutShort, "\(error)")
    } catch let error as PuzzleError {
      throw CommandFailure(error == .nothingReachable ? .refused : ExitStatus.cutShort, "\(error)")
    }
  }

  /// A hint to a puzzle, without a full stop at the end.
  static func text(_ strength: Hint.Strength, _ best: PuzzleSolution) -> String {
    let steps = best.formula.steps()
    guard let last = steps.last else { return "The best answer is made without any operation" }
    if strength == .light {
      let closeness =
        best.isExact ? "The target can be reached" : "The closest answer is \(best.distance) away"
      return "\(closeness) in \(counted(steps.count, "step"))"
    }
    if strength == .medium || steps.count == 1 { return "It ends with \(last.text)" }
    return "Begin with " + steps.dropLast().map(\.text).joined(separator: ", then ")
  }
}
