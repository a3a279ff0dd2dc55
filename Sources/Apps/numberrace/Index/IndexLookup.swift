import ArgumentParser
import GameRecords
import NumbersGame
import NumbersSolver
import PlainJSON

struct IndexLookup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lookup", abstract: "Print the best solution of a game from an index.",
    discussion: """
      Example:
        numberrace index lookup countdown.index 952 25 50 75 100 3 6
      """)

  @Argument(help: "The file that 'index build' wrote.")
  var file: String

  @OptionGroup var arguments: GameArguments

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    guard
      case .game(let game) = try arguments.problem(
        for: Self.self, after: "FILE", takesAny: false)
    else {
      throw ValidationError("An index has games of shows only.")
    }
    let index = try SolutionIndex(file: file)
    guard let solution = index.solution(of: game) else {
      throw CommandFailure(.badInput, "'\(file)' does not have the game \(game): \(index.coverage)")
    }
    if json {
      print(JSON.encode(SolutionRecord(solution, to: game)))
    } else {
      print(solution.report(for: game, .output))
    }
  }
}

extension SolutionIndex {
  /// Which games there are, for an error.
  fileprivate var coverage: String {
    let distinct = Set(tiles).sorted().map { "\($0)" }.joined(separator: ", ")
    return "it has games of \(numberCount) numbers out of \(distinct), "
      + "with targets \(targets.lowerBound) to \(targets.upperBound)"
  }
}
