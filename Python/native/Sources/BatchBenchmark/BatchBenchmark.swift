import NumbersGame
import NumbersSolver

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Solves games as a program in Swift does, to compare with what Python's `solve_batch` takes.
///
///     BatchBenchmark RULES [ROUNDS] < games
///
/// reads a game a line, its target last. It writes the least processor time of several rounds, in nanoseconds: for the
/// solutions alone, with their columns, and with their texts too; then a line for each game, with the columns and the text.
@main
enum BatchBenchmark {
  struct Columns {
    var distances: [Int] = []
    var values: [Int] = []
    var points: [Int] = []
    var steps: [Int] = []

    init(_ solutions: BatchSolutions) {
      distances.reserveCapacity(solutions.count)
      values.reserveCapacity(solutions.count)
      points.reserveCapacity(solutions.count)
      steps.reserveCapacity(solutions.count)
      for solution in solutions {
        distances.append(solution.distance)
        values.append(solution.value)
        points.append(solution.points)
        steps.append(solution.expression.operationCount)
      }
    }
  }

  private static let rounds =
    CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) }.map { max($0, 1) } ?? 5

  static func main() throws {
    let rules = try Rules(preset: CommandLine.arguments.dropFirst().first ?? "countdown")
    var games: [Game] = []
    while let line = readLine() {
      var numbers = line.split(separator: " ").compactMap { Int($0) }
      guard let target = numbers.popLast() else { continue }
      games.append(try Game(numbers: numbers, target: target, rules: rules))
    }
    let solver = Solver()
    let alone = try cost { _ = try solver.solve(batch: games, threads: 1) }
    let withColumns = try cost { _ = Columns(try solver.solve(batch: games, threads: 1)) }
    let withTexts = try cost {
      let solutions = try solver.solve(batch: games, threads: 1)
      _ = Columns(solutions)
      _ = solutions.map { $0.expression.text(in: .ascii) }
    }
    print(alone, withColumns, withTexts)
    let solutions = try solver.solve(batch: games, threads: 1)
    let columns = Columns(solutions)
    for (place, solution) in solutions.enumerated() {
      print(
        columns.distances[place], columns.values[place], columns.points[place],
        columns.steps[place], solution.expression.text(in: .ascii))
    }
  }

  /// The least processor time that some work takes, in nanoseconds, of several rounds after one that is not counted.
  private static func cost(_ work: () throws -> Void) rethrows -> UInt64 {
    try work()
    var best = UInt64.max
    for _ in 0..<rounds {
      let start = processorTime()
      try work()
      best = min(best, processorTime() - start)
    }
    return best
  }

  private static func processorTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
