import ArgumentParser
import BigNumbersSolver
import GameRecords
import NumbersGame
import NumbersSolver
import PlainJSON

struct Records: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Survey all that can be made of some numbers: how far without a gap, and how far at all.",
    discussion: """
      Examples:
        numberrace records 4 4 4 4 --rules four-fours
        numberrace records 1 2 3 4 --rules anything --list 10
        numberrace records 1 5 6 7 --rules 24 --json
        numberrace records --every 4 --rules four-fours

      The numbers need not be all used if the rules do not want it. --list prints a formula for each whole number \
      from 0 on that can be made.
      """)

  @Argument(help: ArgumentHelp("The numbers given.", valueName: "numbers"))
  var words: [String] = []

  @Option(
    help: ArgumentHelp(
      "Instead of numbers: survey all collections of this many that the rules allow, and print the best.",
      valueName: "count"), transform: whole("--every", 1...Int.max))
  var every: Int?

  @OptionGroup var threadsOption: ThreadsOption

  @Option(
    help: ArgumentHelp(
      "The rules of a puzzle: a name that 'numberrace rules' lists, or a file of JSON.",
      valueName: "name"),
    completion: Completions.rules, transform: RulesName.init(_:))
  var rules = RulesName.preset(.puzzle(.anything))

  @Option(
    help: ArgumentHelp("Print formulas for the whole numbers up to this.", valueName: "number"),
    transform: whole("--list", 0...1_000_000))
  var list: Int?

  @Option(
    help: ArgumentHelp(
      "Record the results up to this number, 1,000,000 if not given.", valueName: "number"),
    transform: whole("--bound", 1...100_000_000))
  var bound = 1_000_000

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    let (every, list) = (GivenOption("--every", every), GivenOption("--list", list))
    try every.excludes(GivenOption("numbers", !words.isEmpty), list)
    try GivenOption.exclusive(list, GivenOption("--json", json))
  }

  func run() throws {
    guard case .puzzle(let rules) = try rules.load() else {
      throw ValidationError(
        "These are the rules of a show: 'numberrace census' tells what can be made by them. For the same "
          + "arithmetic with any numbers, try --rules digits or moj-broj.")
    }
    if let every { return try surveyAll(every, rules) }
    let numbers = try GivenNumbers(words).tiles()
    try rules.validated { try $0.check(numbers) }
    var solver = try PuzzleSolver(rules)
    let limit = SearchLimit.interactive(Progress { "surveying; Ctrl-C stops" })
    do throws(PuzzleError) {
      if let list {
        let formulas = try solver.reachable(from: numbers, in: 0...list, limit: limit)
        for number in 0...list {
          if let formula = formulas[number] { print("\(number) = \(formula)") }
        }
        let missing = (0...list).filter { formulas[$0] == nil }.map { "\($0)" }
        if !missing.isEmpty {
          Platform.printError("cannot be made: \(missing.joined(separator: ", "))")
        }
      } else {
        write(try solver.survey(numbers, upTo: bound, limit: limit))
      }
    } catch {
      throw ExitStatus.cutShort(saying: "\(error).")
    }
  }

  private func surveyAll(_ count: Int, _ rules: PuzzleRules) throws {
    guard let selections = rules.selections(of: count) else {
      throw ValidationError(
        "There are no collections of \(count) numbers by these rules, or more than a million.")
    }
    let done = Counter()
    let progress = Progress {
      "\(grouped(done.value)) of \(counted(selections.count, "collection")) surveyed; Ctrl-C stops with these"
    }
    do {
      write(
        try PuzzleSurvey.surveys(
          of: selections, by: rules, upTo: bound, threads: threadsOption.threads,
          limit: .interactive(progress), progress: { done.set($0) }))
    } catch let stopped as SurveysStopped {
      write(stopped.finished)
      throw ExitStatus.cutShort(saying: "\(stopped).")
    } catch let error as PuzzleError {
      throw CommandFailure(.stopped, "\(error)")
    }
  }

  private func write(_ surveys: [PuzzleSurvey]) {
    if json {
      for survey in surveys { write(survey) }
      return
    }
    print(counted(surveys.count, "collection"))
    func text(_ survey: PuzzleSurvey) -> String {
      survey.numbers.map { "\($0)" }.joined(separator: " ")
    }
    // Of several that are as good, the first.
    if let best = surveys.max(by: { $0.longestRun < $1.longestRun }) {
      print("the longest run without a gap is 1 to \(best.longestRun), by \(text(best))")
    }
    if let best = surveys.max(by: { $0.reachableCount < $1.reachableCount }) {
      print(
        "the most that can be made up to \(grouped(bound)) are \(grouped(best.reachableCount)), by "
          + text(best))
    }
    let largest = surveys.compactMap { survey in survey.largest.map { (survey, $0) } }
    if let (best, value) = largest.max(by: { $0.1 < $1.1 }), let formula = best.largestFormula {
      print("the largest is \(formula) = \(value)")
    }
  }

  private func write(_ survey: PuzzleSurvey) {
    if json {
      print(
        JSON.encode(
          Record(
            numbers: survey.numbers, bound: bound, reachable: survey.reachableCount,
            longestRun: survey.longestRun, smallestUnreachable: survey.smallestUnreachable,
            largest: survey.largest.map { "\($0)" },
            largestExpression: survey.largestFormula?.ascii)))
      return
    }
    print("\(grouped(survey.reachableCount)) whole numbers from 1 to \(grouped(bound)) can be made")
    print("all from 1 to \(survey.longestRun) without a gap")
    if let missing = survey.smallestUnreachable {
      print("the smallest that cannot be made is \(missing)")
    }
    if let largest = survey.largest, let formula = survey.largestFormula {
      print("the largest is \(formula) = \(largest)")
    }
  }

  private struct Record: Encodable {
    let numbers: [Int]
    let bound: Int
    let reachable: Int
    let longestRun: Int
    let smallestUnreachable: Int?
    let largest: String?
    let largestExpression: String?
  }
}
