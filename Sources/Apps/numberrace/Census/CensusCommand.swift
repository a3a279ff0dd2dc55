import ArgumentParser
import NumbersGame
import NumbersSolver
import PlainJSON

struct CensusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "census",
    abstract: "Find the targets that each possible selection can reach.",
    discussion: """
      Looks at every selection of tiles that the rules allow (13,243 in Countdown) and every target. \
      Every selection counts once, however likely the show is to draw it.

      Examples:
        numberrace census
        numberrace census --format svg --output census.svg
        numberrace census --solutions
        numberrace census --solutions --format svg --output solutions.svg
        numberrace census --sole --format csv --output sole.csv
        numberrace census --shard 1/2 --output part1.json
        numberrace census --shard 2/2 --output part2.json
        numberrace census merge part1.json part2.json

      'numberrace census count --help' tells of all options.
      """,
    subcommands: [CountCommand.self, MergeCommand.self], defaultSubcommand: CountCommand.self)

  /// `numberrace census`, without a further command.
  struct CountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "count", abstract: "Make a census, or a part of one.")

    @OptionGroup var rulesOption: RulesOption
    @OptionGroup var output: CensusOutput

    @Option(
      help: ArgumentHelp(
        "Make only the i-th of n parts, as JSON; 'census merge' joins them.", valueName: "i/n"),
      transform: Shard.init)
    var shard: Shard?

    @Flag(help: "Solve every game, and summarise the best solutions as a table or a picture (svg).")
    var solutions = false

    @Flag(
      help: "Find the games that have exactly one distinct solution, as a table or a list (csv).")
    var sole = false

    @OptionGroup var threadsOption: ThreadsOption

    func validate() throws {
      if solutions, shard != nil || ![nil, .table, .svg].contains(output.format) {
        throw ValidationError("--solutions goes with --format table or svg, and not with --shard.")
      }
      if sole, shard != nil || solutions || ![nil, .table, .csv].contains(output.format) {
        throw ValidationError(
          "--sole goes with --format table or csv, and not with --shard or --solutions.")
      }
      if shard != nil, let format = output.format, format != .json {
        throw ValidationError("A part of a census is written as JSON, not as \(format).")
      }
      try validated {
        if let shard {
          _ = try Census.selections(
            ofShard: shard.index, of: shard.count, rules: rulesOption.rules)
        } else {
          _ = try Census.selectionCount(of: rulesOption.rules)
        }
      }
    }

    func run() throws {
      let rules = rulesOption.rules
      Interruption.catchOnce()
      let bar = ProgressBar("census")
      do {
        if solutions {
          try writeSolutions(rules, bar)
        } else if sole {
          try writeSoleSolutions(rules, bar)
        } else {
          try writeCensus(rules, bar)
        }
      } catch CensusError.stopped, IndexError.stopped {
        throw ExitStatus.cutShort(saying: "stopped; nothing was written")
      }
    }

    private func writeCensus(_ rules: Rules, _ bar: ProgressBar) throws {
      let selections = try shard.map { shard throws(CensusError) in
        try Census.selections(ofShard: shard.index, of: shard.count, rules: rules)
      }
      let census = try Census(
        of: rules, selections: selections, threads: threadsOption.threads,
        limit: SearchLimit { !Interruption.isRequested }, progress: { bar.show($0) })
      try output.write(census, as: shard == nil ? output.format ?? .table : .json)
    }

    private func writeSolutions(_ rules: Rules, _ bar: ProgressBar) throws {
      let index = try Solver().solveAll(
        rules, threads: threadsOption.threads, limit: SearchLimit { !Interruption.isRequested },
        progress: { bar.show($0) })
      let summary = try SolutionSummary(of: index)
      try output.write(
        output.format == .svg
          ? SolutionPicture(rules: rules, summary: summary).svg
          : SolutionTable(rules: rules, summary: summary).text(output.style))
    }

    private func writeSoleSolutions(_ rules: Rules, _ bar: ProgressBar) throws {
      let found = try Solver().soleSolutions(
        rules, threads: threadsOption.threads, limit: SearchLimit { !Interruption.isRequested },
        progress: { bar.show($0) })
      let games = try Census.selectionCount(of: rules) * rules.targets.count
      let table = SoleSolutionTable(rules: rules, gameCount: games, solutions: found)
      try output.write(output.format == .csv ? table.csv : table.text(output.style))
    }
  }

  struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "merge", abstract: "Join the parts of a census.",
      discussion: """
        The parts may come in any order. They are rejected if they have different rules, if two \
        have the same selections, or if some are missing.
        """)

    @Argument(help: "The files that 'census --shard' wrote.")
    var files: [String]

    @OptionGroup var output: CensusOutput

    func run() throws {
      let parts = try files.map { path throws(CommandFailure) in try Self.read(path) }
      let census = try CommandFailure.telling(.badInput) { try Census(merging: parts) }
      try output.write(census, as: output.format ?? .table)
    }

    private static func read(_ path: String) throws(CommandFailure) -> Census {
      // A census of 13,243 selections has six million bytes.
      let bytes = try Platform.readFile(path, upTo: 50_000_000)
      do throws(JSONError) {
        return try JSON.decode(Census.self, from: bytes)
      } catch {
        throw CommandFailure(
          .badInput, "'\(path)' is not a part of a census: \(error.description(of: "the file"))")
      }
    }
  }
}

/// The i-th of n parts.
struct Shard: Sendable {
  let index: Int
  let count: Int

  @Sendable init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else {
      throw ValidationError("'\(text)' is not a part: write 1/4 for the first of four.")
    }
    self.index = index
    self.count = count
  }
}

/// How and where a census is written.
struct CensusOutput: ParsableArguments {
  enum Format: String, CaseIterable, Sendable {
    case table, json, csv, svg
  }

  @Option(
    help: ArgumentHelp(
      "table (a summary), json (everything), csv (a row for each selection) or svg (a picture).",
      valueName: "name"),
    transform: named("format"))
  var format: Format?

  @Option(help: ArgumentHelp("Write to a file.", valueName: "file"))
  var output: String?

  func write(_ census: Census, as format: Format) throws {
    let text =
      switch format {
      case .table: CensusTable(census).text(style)
      case .json: JSON.encode(census)
      case .csv: CensusCSV(census: census).text
      case .svg: CensusPicture(census).svg
      }
    try write(text)
  }

  /// How a table is styled where it is written to.
  var style: Style { output == nil ? .output : .plain }

  /// Writes a text that ends with its line.
  func write(_ text: String) throws(CommandFailure) {
    try OutputFile.write(text.hasSuffix("\n") ? text : text + "\n", to: output)
  }
}
