import ArgumentParser
import GameRecords
import NumbersSolver

struct Batch: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Solve games from standard input, one JSON object per line.",
    discussion: """
      Each line is a game, {"target": 952, "numbers": [25, 50, 75, 100, 3, 6]}, with the rules as \
      "rules" if they are not those of --rules. Each gives one line of output, in the same \
      order: the solution, or {"error": "...", "line": 3}. Memory does not grow with the input.

      The rules are those of shows or of puzzles. A target that does not fit in 64 bits is written as text, and \
      can be left out if the rules have only one, as "24" does.

      Examples:
        numberrace generate --count 1000 --json | numberrace batch
        numberrace generate --rules 24 --count 10 --json | numberrace batch --rules 24

      Exit code 1 means that some lines were bad. Ctrl-C ends the games that are being solved, whose lines \
      then have "stopped": true, and the rest of the input is not read.
      """)

  @OptionGroup var rulesArgument: AnyRulesOption

  @Option(
    help: ArgumentHelp("Give up on a game after this many seconds.", valueName: "seconds"),
    transform: readTimeLimit)
  var timeLimit: Double?

  @Option(
    help: ArgumentHelp(
      "Look games up in a file that 'index build' wrote, and solve only those that it does not have.",
      valueName: "file"))
  var index: String?

  @OptionGroup var threadsOption: ThreadsOption

  func run() throws {
    if Platform.inputIsTerminal {
      Platform.printError(
        "Type or paste one game a line, such as {\"target\": 952, \"numbers\": [25, 50, 75, 100, 3, 6]}; "
          + "Ctrl-D ends.")
    }
    let rules = try rulesArgument.rules.load()
    let solver = LineSolver(
      rules: rules, seconds: timeLimit,
      index: try index.map { path throws(CommandFailure) in try SolutionIndex(file: path) })
    try AnsweredLines(threads: threadsOption.threads).run {
      solver.solve($0, number: $1, $2)
    }
  }
}
