import ArgumentParser
import GameCorpus
import NumbersGame
import NumbersSolver

/// `numberrace batch`
struct Batch: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Solve games from standard input, one JSON object a line.",
    discussion: """
      Each line is a game, {"target": 952, "numbers": [25, 50, 75, 100, 3, 6]}, with the rules as \
      "rules" where they are not those of --rules. Each gives one line of output, in the same \
      order: the solution, or {"error": "...", "line": 3}. Memory does not grow with the input.

      Example:
        numberrace generate --count 1000 --json | numberrace batch

      Exit code 1 means that some lines were bad.
      """)

  @OptionGroup var rulesOption: RulesOption

  @Option(
    help: ArgumentHelp("Give up on a game after so many seconds.", valueName: "seconds"))
  var timeLimit: Double?

  func validate() throws {
    if let timeLimit, !(timeLimit > 0 && timeLimit <= 1e9) {
      throw ValidationError("--time-limit must be more than 0 seconds, not \(timeLimit).")
    }
  }

  func run() async throws {
    var reader = LineReader()
    var lineNumber = 0
    var hasErrors = false
    let line = LineSolver(rules: rulesOption.rules, seconds: timeLimit)
    while let lines = reader.nextLines() {
      let first = lineNumber + 1
      for result in await line.solve(lines, from: first) {
        print(result.json)
        hasErrors = hasErrors || result.isError
      }
      Platform.flushOutput()
      lineNumber += lines.count
    }
    if hasErrors { throw ExitCode.refused }
  }
}

/// Solves the games of lines, on all cores.
private struct LineSolver: Sendable {
  let rules: Rules
  let seconds: Double?

  struct Result: Sendable {
    let json: String
    let isError: Bool
  }

  /// One result for each line, in the same order.
  func solve(_ lines: [LineReader.Line], from number: Int) async -> [Result] {
    let size = 16
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      let starts = stride(from: 0, to: lines.count, by: size)
      for start in starts {
        group.addTask {
          let part = lines[start..<min(start + size, lines.count)]
          return (start, part.enumerated().map { solve($1, number: number + start + $0) })
        }
      }
      var parts: [Int: [Result]] = [:]
      for await (start, results) in group { parts[start] = results }
      return starts.flatMap { parts[$0] ?? [] }
    }
  }

  private func solve(_ line: LineReader.Line, number: Int) -> Result {
    do {
      guard case .text(let text) = line else {
        throw JSONLine.Fault(
          "the line is too long: \(LineReader.maximumLength) bytes are allowed")
      }
      let game = try JSONLine.decode(GameLine.self, from: text).game(defaultRules: rules)
      let solution: Solution
      var stopped: Bool?
      do throws(SolverError) {
        solution = try Solver().solve(
          game, limit: seconds.map { .duration(.seconds($0)) } ?? .never)
      } catch {
        guard case .stopped(let best) = error else { throw error }
        solution = best
        stopped = true
      }
      var record = SolutionRecord(solution, to: game)
      record.line = number
      record.stopped = stopped
      return Result(json: JSONLine.encode(record), isError: false)
    } catch {
      let fault = LineError(line: number, error: "\(error)")
      return Result(json: JSONLine.encode(fault), isError: true)
    }
  }
}

/// A game on a line, whose rules may be left out.
private struct GameLine: Decodable {
  let numbers: [Int]
  let target: Int
  let rules: String?

  func game(defaultRules: Rules) throws -> Game {
    try Game(
      numbers: numbers, target: target, rules: rules.map { try Rules(preset: $0) } ?? defaultRules)
  }
}

private struct LineError: Encodable {
  let line: Int
  let error: String
}
