import ArgumentParser
import BigNumbersSolver
import GameRecords
import GameShow
import IntentKit
import NumbersGame
import NumbersSolver

/// `numberrace sheet`
struct SheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Make a sheet of games to print, with the answers on the last page.",
    discussion: """
      HTML prints well from any browser: no game is cut by the end of a page, and the answers have a page of \
      their own. PDF is written by this tool itself, on A4; no other program is needed.

      Examples:
        numberrace sheet --count 12 --difficulty 3 --output sheet.html
        numberrace sheet --count 16 --format pdf --output sheet.pdf
        numberrace sheet --rules 24 --count 30 --format markdown
      """)

  @Option(
    name: .shortAndLong, help: "The number of games; 12 if not given.",
    transform: whole("--count", 1...1000))
  var count = 12

  @OptionGroup var drawing: DrawingOptions

  @Option(
    help: "html, pdf or markdown; by default the ending of --output decides, or else html.")
  var format: Format?

  @Option(help: ArgumentHelp("Write to a file.", valueName: "file"), completion: .file())
  var output: String?

  @OptionGroup var rulesArgument: AnyRulesOption

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case html, pdf, markdown
  }

  func validate() throws {
    if format == nil, let output, Self.format(of: output) == nil {
      throw ValidationError(
        "'\(output.visible)' does not end in .html, .pdf or .md: add --format html, pdf or markdown."
      )
    }
    if chosenFormat == .pdf, output == nil, Platform.outputIsTerminal {
      throw ValidationError(
        "A PDF cannot be shown in a terminal: name a file with --output, such as sheet.pdf.")
    }
  }

  private var chosenFormat: Format {
    format ?? output.flatMap(Self.format) ?? .html
  }

  /// The format that the ending of a file's name stands for; `nil` if it stands for none.
  private static func format(of file: String) -> Format? {
    switch file.split(separator: ".").last?.lowercased() {
    case "html", "htm": .html
    case "pdf": .pdf
    case "md", "markdown": .markdown
    default: nil
    }
  }

  func run() throws {
    let rules = try rulesArgument.rules.load()
    let draw = GameDraw(drawing, isSolvable: true)
    var source = try draw.source(of: rules)
    var entries: [GameSheet.Entry] = []
    let done = Counter()
    let progress = Progress { [count] in
      "\(grouped(done.value)) of \(counted(count, "game")) drawn; Ctrl-C stops"
    }
    let limit = SearchLimit.interactive(progress)
    defer { progress.finish() }
    while entries.count < count {
      guard !Interruption.isRequested, let drawn = try source.nextOther(limit) else {
        Platform.printError("stopped; nothing was written")
        throw ExitStatus.cutShort.exitCode
      }
      entries.append(try drawn.entry(limit))
      done.add()
    }
    progress.finish()
    let level = draw.difficulty.map { ", difficulty \($0) of 5" } ?? ""
    let sheet = GameSheet(
      title: rules.title.withUppercasedFirst, note: "Seed \(draw.seed)\(level)", entries: entries)
    try write(sheet)
    if let output {
      let file = output.visible
      Platform.printError("Wrote \(counted(entries.count, "game")) to \(file) (seed \(draw.seed)).")
    } else if drawing.seed == nil {
      Platform.printError("seed \(draw.seed)")
    }
  }

  private func write(_ sheet: GameSheet) throws {
    let bytes =
      switch chosenFormat {
      case .html: Array(sheet.html.utf8)
      case .markdown: Array(sheet.markdown.utf8)
      case .pdf: sheet.pdf
      }
    if let output {
      try OutputFile(output).write(bytes)
    } else {
      StandardOutput.write(bytes: bytes)
    }
  }
}
