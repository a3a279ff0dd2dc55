import ArgumentParser
import NumbersGame
import NumbersSolver

/// `numberrace index build`
struct IndexBuild: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Solve every game and write the index.",
    discussion: """
      The file is written at the end, so Ctrl-C leaves an existing file as it was.
      """)

  @OptionGroup var rulesOption: RulesOption

  @Option(help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String

  @Option(help: "The maximum number of threads; as many as there are cores if not given.")
  var threads: Int?

  func validate() throws {
    if let threads, !(1...1024).contains(threads) {
      throw ValidationError("--threads must be 1 to 1024, not \(threads).")
    }
    if rulesOption.rules.pool == nil {
      throw ValidationError(
        "There is no index of games under \(rulesOption.rules.title): they have no tiles to choose from."
      )
    }
  }

  func run() throws {
    Interruption.catchOnce()
    let bar = ProgressBar("solving")
    let index: SolutionIndex
    do throws(IndexError) {
      index = try Solver().solveAll(
        rulesOption.rules, threads: threads, limit: SearchLimit { !Interruption.isRequested },
        progress: { bar.show($0) })
      bar.finish()
    } catch {
      bar.finish()
      guard error == .stopped else { throw CommandFailure(.badInput, "\(error)") }
      Platform.printError("stopped; nothing was written")
      throw ExitStatus.cutShort.exitCode
    }
    try index.withContents { bytes throws(CommandFailure) in try OutputFile(output).write(bytes) }
    let size = index.withContents { $0.count }
    Platform.printError(
      "\(counted(index.gameCount, "game")) of \(counted(index.selectionCount, "selection")), "
        + "\(grouped(size)) bytes")
  }
}
