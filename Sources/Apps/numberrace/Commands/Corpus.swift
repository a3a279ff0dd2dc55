import ArgumentParser
import GameCorpus
import GameRecords
import NumberRaceAssistant
import NumbersGame
import NumbersSolver
import PlainJSON

struct Corpus: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Solve all recorded games and show a table.",
    discussion: """
      Without a file, these are the recorded games that come with NumberRace.

      Examples:
        numberrace corpus
        numberrace corpus my-games.jsonl --json
      """)

  @Argument(help: "A file of recorded games, one JSON object a line.", completion: .file())
  var file: String?

  @Flag(help: "Print JSON, one object a line.")
  var json = false

  func run() throws {
    let corpus = try load()
    for remark in corpus.remarks { Platform.printError("note: \(remark)") }
    let done = Counter()
    let progress = Progress {
      "\(grouped(done.value)) of \(counted(corpus.count, "game")) solved; Ctrl-C stops"
    }
    let limit = SearchLimit.interactive(progress)
    var tally = Tally()
    var isTooLarge = false
    if !json { print(Self.header) }
    for recorded in corpus {
      progress.tick()
      do throws(SolverError) {
        let solution = try Solver(order: .easiest).solve(recorded.game, limit: limit)
        tally.note(solution)
        write(solution, of: recorded)
      } catch {
        if case .tooLarge = error {
          isTooLarge = true
          Platform.printError("line \(recorded.line): \(error).")
        }
      }
      if Interruption.isRequested { break }
      done.add()
    }
    if !json { print("\n\(tally)") }
    if Interruption.isRequested {
      throw ExitStatus.cutShort(
        saying: "stopped after \(grouped(done.value)) of \(counted(corpus.count, "game"))")
    }
    if isTooLarge { throw ExitCode.badInput }
  }

  private func write(_ solution: Solution, of recorded: RecordedGame) {
    if json {
      var record = SolutionRecord(solution, to: recorded.game)
      record.line = recorded.line
      print(JSON.encode(record))
    } else {
      print(Self.row(recorded, solution))
    }
  }

  private func load() throws(CommandFailure) -> RecordedGames {
    guard let path = file else {
      return try CommandFailure.telling(.badInput, "the recorded games, ") {
        try BuiltInGames.games()
      }
    }
    let bytes = try Platform.readFile(path, upTo: 100_000_000)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure(.badInput, "'\(path)' is not UTF-8 text")
    }
    return try CommandFailure.telling(.badInput, "'\(path)', ") {
      try RecordedGames(jsonLines: text)
    }
  }

  private static let header =
    "date        target  numbers             declared  best  away  steps  solution"

  private static func row(_ recorded: RecordedGame, _ solution: Solution) -> String {
    let numbers = recorded.game.numbers.map { "\($0)" }.joined(separator: " ")
    let declared = recorded.declared.map { "\($0)" }.joined(separator: " ")
    let mark = recorded.isSuspect ? "  (suspect record)" : ""
    return pad((recorded.date ?? "-").visible, 12) + pad("\(recorded.game.target)", 8)
      + pad(numbers, 20)
      + pad(declared, 10) + pad("\(solution.value)", 6) + pad("\(solution.distance)", 6)
      + pad("\(solution.steps.count)", 7) + "\(solution.expression)\(mark)"
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}

/// A count of the games solved, by quality of the solution.
private struct Tally: CustomStringConvertible {
  private var games = 0
  private var byDistance: [Int: Int] = [:]
  private var steps = 0

  mutating func note(_ solution: Solution) {
    games += 1
    byDistance[solution.distance, default: 0] += 1
    steps += solution.steps.count
  }

  var description: String {
    let distances = byDistance.sorted { $0.key < $1.key }.map { distance, count in
      "\(count) \(distance == 0 ? "exact" : "at distance \(distance)")"
    }
    let average = games == 0 ? 0 : (10 * steps + games / 2) / games
    return "\(counted(games, "game")): \(distances.joined(separator: ", ")); "
      + "\(average / 10).\(average % 10) steps on average"
  }
}
