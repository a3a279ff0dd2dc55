import ArgumentParser
import NumbersGame
import NumbersSolver

struct IndexExport: ParsableCommand {
  enum Format: String, CaseIterable, Sendable {
    case jsonl, csv, columns
  }

  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all games of an index with their solutions.",
    discussion: """
      Games come selection by selection in ascending order of targets, each with its numbers, its target, the value \
      that comes nearest, the distance, the number of steps, the largest step result and the expression.

      With --format columns the output is a new folder with a file for each column: little-endian unsigned integers, \
      one after the other, and the expressions as lines of text. 'columns.json' tells their types. So they can \
      be read with numpy.fromfile and written as Parquet without being parsed. The folder has its name when all of it is \
      written; if it cannot be, there is none.
      """)

  @Argument(help: "The file that 'index build' wrote.")
  var file: String

  @Option(
    help: ArgumentHelp("jsonl (JSON Lines), csv or columns.", valueName: "name"),
    transform: named("format"))
  var format = Format.jsonl

  @Option(help: ArgumentHelp("The file, or with columns the folder, to write.", valueName: "path"))
  var output: String?

  func validate() throws {
    try GivenOption("--format columns", format == .columns)
      .needs(GivenOption("--output, the folder to write", output))
  }

  func run() throws {
    let index = try SolutionIndex(file: file)
    Interruption.catchOnce()
    let bar = ProgressBar("writing")
    switch format {
    case .jsonl, .csv:
      let rows = IndexRows(isJSON: format == .jsonl)
      guard let output else {
        print(rows.heading(index.numberCount), terminator: "")
        return try export(index, bar) { numbers, entries in
          print(rows.text(numbers, entries), terminator: "")
        }
      }
      try OutputFile(output).write { file in
        try file.write(Array(rows.heading(index.numberCount).utf8))
        try export(index, bar) { numbers, entries in
          try file.write(Array(rows.text(numbers, entries).utf8))
        }
      }
    case .columns:
      try IndexColumns(folder: output ?? "").write(index) { try export(index, bar, $0) }
    }
  }

  /// Calls a function with all selections and their solutions, until Ctrl-C is pressed.
  private func export(
    _ index: SolutionIndex, _ bar: ProgressBar,
    _ body: ([Int], [SolutionIndex.Entry]) throws -> Void
  ) throws {
    for place in 0..<index.selectionCount {
      let entries = try CommandFailure.telling(.badInput, "'\(file)' cannot be used: ") {
        try index.entries(ofSelection: place)
      }
      try body(index.numbers(ofSelection: place), entries)
      bar.show(Double(place + 1) / Double(index.selectionCount))
      if Interruption.isRequested {
        throw CommandFailure(.interrupted, "stopped before all was written")
      }
    }
  }
}
