import ArgumentParser
import BigNumbersSolver
import GameRecords
import GameShow
import IntentKit
import NumbersGame
import NumbersSolver

struct SheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Make a sheet of games to print, with the answers on the last page.",
    discussion: """
      HTML prints well from any browser: no game is cut by the end of a page, and the answers have a page of \
      their own. PDF is written by this tool itself; no other program is needed.

      Examples:
        numberrace sheet --count 12 --difficulty 3 --output sheet.html
        numberrace sheet --rules 24 --levels 5,5,2 --title "Year 5" --name-line --output class.pdf
        numberrace sheet --rules 24 --no-fractions --no-negatives --output class.pdf --answers answers.pdf
        numberrace sheet --rules krypto --count 10 --cards --paper letter --output cards.pdf
        numberrace sheet --rules 24 --count 30 --format markdown
      """)

  @Option(
    name: .shortAndLong, help: "The number of games; 12 if not given.",
    transform: whole("--count", 1...1000))
  var count: Int?

  @Option(
    help: ArgumentHelp(
      "As many easy games, of middle difficulty, and hard ones, under headings: those rated 1 and 2, 3, and 4 and 5.",
      valueName: "easy,middle,hard"),
    transform: SheetCommand.levels)
  var levels: [Int]?

  @OptionGroup var drawing: DrawingOptions

  @Option(help: "The heading; the name of the rules if not given.")
  var title: String?

  @Flag(help: "Leave room for a name and a date.")
  var nameLine = false

  @Option(help: "a4 or letter.", transform: SheetCommand.paper)
  var paper = GameSheet.Paper.a4

  @Flag(help: "Cards to cut out, without room to write.")
  var cards = false

  @Flag(help: "No results below zero on the way, for puzzles that allow them.")
  var noNegatives = false

  @Flag(help: "No fractions on the way, for puzzles that allow them.")
  var noFractions = false

  @Option(
    help: "html, pdf or markdown; by default the ending of --output decides, or else html.")
  var format: Format?

  @Option(help: ArgumentHelp("Write to a file.", valueName: "file"), completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp("Write the answers to a file of their own.", valueName: "file"),
    completion: .file())
  var answers: String?

  @OptionGroup var rulesArgument: AnyRulesOption

  @OptionGroup var changes: RuleChanges

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case html, pdf, markdown
  }

  func validate() throws {
    for file in [format == nil ? output : nil, answers].compactMap(\.self)
    where Self.format(of: file) == nil {
      throw ValidationError(
        "'\(file.visible)' does not end in .html, .pdf or .md"
          + (file == answers ? "." : ": add --format html, pdf or markdown."))
    }
    if let title, title.allSatisfy(\.isWhitespace) {
      throw ValidationError("--title is empty: leave it out for the name of the rules.")
    }
    if levels != nil, count != nil || drawing.difficulty != nil {
      throw ValidationError("--levels excludes --count and --difficulty: it says both.")
    }
    if let output, let answers, OutputFile.isSame(output, answers) {
      throw ValidationError(
        "--output and --answers are one file, '\(answers.visible)': name two files, for the games and for the answers."
      )
    }
    if chosenFormat == .pdf, output == nil, Platform.outputIsTerminal {
      throw ValidationError(
        "A PDF cannot be shown in a terminal: name a file with --output, such as sheet.pdf.")
    }
  }

  private static func paper(_ text: String) throws -> GameSheet.Paper {
    guard let paper = GameSheet.Paper(rawValue: text.lowercased()) else {
      throw ValidationError("--paper must be a4 or letter, not '\(text.visible)'.")
    }
    return paper
  }

  private static func levels(_ text: String) throws -> [Int] {
    let counts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard counts.count == 3, counts.allSatisfy((0...1000).contains),
      counts.contains(where: { $0 > 0 })
    else {
      throw ValidationError(
        "--levels must be three numbers of games from 0 to 1000, such as 5,5,2, not '\(text.visible)'."
      )
    }
    return counts
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
    let rules = try chosenRules()
    var draw = GameDraw(drawing, isSolvable: true)
    let wanted: [(heading: String, ratings: ClosedRange<Int>?, count: Int)] =
      levels.map { counts in
        zip([("Easy", 1...2), ("Middle", 3...3), ("Hard", 4...5)], counts)
          .map { ($0.0, $0.1, $1) }.filter { $0.2 > 0 }
      } ?? [("", draw.ratings, count ?? 12)]
    let total = wanted.reduce(0) { $0 + $1.count }
    let done = Counter()
    let progress = Progress {
      "\(grouped(done.value)) of \(counted(total, "game")) drawn; Ctrl-C stops"
    }
    let limit = SearchLimit.interactive(progress)
    var groups: [GameSheet.Group] = []
    for part in wanted {
      draw.ratings = part.ratings
      var source = try draw.source(of: rules)
      try source.require(part.count)
      var entries: [GameSheet.Entry] = []
      while entries.count < part.count {
        guard !Interruption.isRequested, let drawn = try source.nextOther(limit) else {
          throw ExitStatus.cutShort(saying: "stopped; nothing was written")
        }
        // Where one of the numbers is the target, there is nothing to work out.
        if drawn.hasTargetAsNumber { continue }
        entries.append(try drawn.entry(limit))
        done.add()
      }
      groups.append(.init(heading: part.heading, entries: entries))
    }
    let level = drawing.difficulty.map { ", difficulty \($0) of 5" } ?? ""
    var sheet = GameSheet(
      title: title ?? rules.title.withUppercasedFirst, note: "Seed \(draw.seed)\(level)",
      groups: groups)
    sheet.rules = rules.sentence
    (sheet.hasNameLine, sheet.paper, sheet.isCards) = (nameLine, paper, cards)
    if let answers {
      sheet.part = .answers
      try write(sheet, Self.format(of: answers) ?? chosenFormat, to: answers)
      sheet.part = .games
    }
    try write(sheet, chosenFormat, to: output)
    if let output {
      let files = [output, answers].compactMap(\.?.visible).joined(separator: " and ")
      Platform.printError("Wrote \(counted(total, "game")) to \(files) (seed \(draw.seed)).")
    } else if drawing.seed == nil {
      Platform.printError("seed \(draw.seed)")
    }
  }

  /// The rules, of puzzles without what is not wanted.
  private func chosenRules() throws -> ChosenRules {
    let rules = try changes.applied(to: rulesArgument.rules.load())
    guard case .puzzle(var puzzle) = rules, noNegatives || noFractions else { return rules }
    if noNegatives { puzzle.allowsNegative = false }
    if noFractions { puzzle.allowsFractions = false }
    do throws(PuzzleRulesError) {
      try puzzle.validate()
    } catch {
      throw ValidationError("\(error).".withUppercasedFirst)
    }
    return .puzzle(puzzle)
  }

  private func write(_ sheet: GameSheet, _ format: Format, to file: String?) throws {
    let bytes =
      switch format {
      case .html: Array(sheet.html.utf8)
      case .markdown: Array(sheet.markdown.utf8)
      case .pdf: sheet.pdf
      }
    if let file {
      try OutputFile(file).write(bytes)
    } else {
      StandardOutput.write(bytes: bytes)
    }
  }
}

extension ChosenRules {
  /// What is allowed in one sentence, for those who play with a pencil.
  fileprivate var sentence: String {
    switch self {
    case .show:
      return
        "Reach the target with +, −, × and ÷, using each number at most once; every result on the way is a "
        + "positive whole number."
    case .puzzle(let rules):
      let all = PuzzleOperation.allCases.filter(rules.operations.contains).map(\.nameOnSheet)
      let operations =
        all.dropLast().joined(separator: ", ") + (all.count > 1 ? " and " : "") + (all.last ?? "")
      let used =
        rules.usedCount.map { "exactly \($0) of the numbers, each once" }
        ?? "each number \(rules.usesAllNumbers ? "exactly" : "at most") once"
      let order = rules.keepsOrder ? ", in their order" : ""
      let results =
        switch (rules.allowsNegative, rules.allowsFractions) {
        case (true, true): "results below zero and fractions are allowed on the way"
        case (true, false): "results below zero are allowed on the way, and fractions are not"
        case (false, true): "fractions are allowed on the way, and results below zero are not"
        case (false, false): "no result on the way may be a fraction or below zero"
        }
      return "Reach the target with \(operations), using \(used)\(order); \(results)."
    }
  }
}

extension PuzzleOperation {
  /// The sign of the operation, or its name with an example where the sign may not be known.
  fileprivate var nameOnSheet: String {
    switch self {
    case .add: "+"
    case .subtract: "−"
    case .multiply: "×"
    case .divide: "÷"
    case .power: "powers (4²)"
    case .squareRoot: "square roots (√4)"
    case .square: "squares"
    case .factorial: "factorials (4! = 24)"
    case .negate: "minus signs before numbers"
    case .concatenate: "numbers written together (44)"
    case .decimal: "numbers after a point (.4)"
    }
  }
}
