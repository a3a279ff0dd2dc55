import ArgumentParser
import NumbersGame
import NumbersSolver

struct IndexBuild: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Solve every game and write the index.",
    discussion: """
      The file is written at the end, so Ctrl-C leaves an existing file as it was.
      """)

  @OptionGroup var rulesOption: RulesOption

  @Option(help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String

  @OptionGroup var threadsOption: ThreadsOption

  func run() throws {
    Interruption.catchOnce()
    let bar = ProgressBar("solving")
    let index: SolutionIndex
    do throws(IndexError) {
      index = try Solver().solveAll(
        rulesOption.rules, threads: threadsOption.threads,
        limit: SearchLimit { !Interruption.isRequested },
        progress: { bar.show($0) })
    } catch {
      guard error == .stopped else { throw CommandFailure(.badInput, "\(error)") }
      throw ExitStatus.cutShort(saying: "stopped; nothing was written")
    }
    try index.withContents { bytes throws(CommandFailure) in try OutputFile(output).write(bytes) }
    let size = index.withContents { $0.count }
    Platform.printError(
      "\(counted(index.gameCount, "game")) of \(counted(index.selectionCount, "selection")), "
        + "\(grouped(size)) bytes")
  }
}
