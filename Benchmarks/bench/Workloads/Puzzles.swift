import BigNumbersSolver
import NumbersGame
import NumbersSolver

extension Workload {
  /// All 1,820 hands of the 24 game, one after the other with one solver.
  static let twentyFour = Workload(name: "24, all hands") { scale in
    let hands = hands(4, 1...13)
    var checksum = Checksum()
    var times: [Double] = []
    for _ in 0..<scale(1, 10) {
      checksum = Checksum()
      let (time, solutions) = try timed {
        var solver = try PuzzleSolver(.twentyFour)
        return try hands.map {
          try solver.exactSolution(of: Puzzle(numbers: $0, target: 24, rules: .twentyFour))
        }
      }
      for (hand, solution) in zip(hands, solutions) {
        precondition(solution?.formula.value() == solution?.value)
        precondition(solution.map { $0.formula.numbers.sorted() == hand } ?? true)
        checksum.add(solution?.formula.operationCount ?? 0)
      }
      times.append(time)
    }
    return Row("24, all hands", per: "1,820 hands", Times(times), checksum: checksum)
  }

  /// Four fours from 0 to 100.
  static let fourFours = Workload(name: "four fours") { scale in
    var checksum = Checksum()
    var times: [Double] = []
    for _ in 0..<scale(1, 10) {
      checksum = Checksum()
      let (time, found) = try timed {
        var solver = try PuzzleSolver(.fourFours)
        return try solver.reachable(from: [4, 4, 4, 4], in: 0...100)
      }
      for (value, formula) in found.sorted(by: { $0.key < $1.key }) {
        precondition(formula.value()?.integer == value)
        checksum.add(value)
        checksum.add(formula.operationCount)
      }
      times.append(time)
    }
    return Row("four fours", per: "0 to 100", Times(times), checksum: checksum)
  }

  /// Seven numbers of 1 to 100 and a target of twelve digits, beside the solver of shows.
  static let twelveDigits = Workload(name: "7 numbers, 12 digits") { scale in
    var rules = PuzzleRules.digits
    rules.numberCount = 7...7
    rules.numbers = 1...100
    rules.targets = 1...Int.max
    var random = SplitMix64(seed: 9)
    var checksum = Checksum()
    var (times, rival): ([Double], [Double]) = ([], [])
    for _ in 0..<scale(3, 40) {
      let numbers = (0..<7).map { _ in 1 + random.next(below: 100) }
      let target = 100_000_000_000 + random.next(below: 900_000_000_000)
      let game = try Game(numbers: numbers, target: target, rules: .free)
      let (time, solution) = try timed {
        var solver = try PuzzleSolver(rules)
        return try solver.solve(Puzzle(numbers: numbers, target: target, rules: rules))
      }
      let (rivalTime, best) = try timed { try Solver().solve(game) }
      precondition(solution.distance.integer == best.distance)
      precondition(solution.formula.value() == solution.value)
      times.append(time)
      rival.append(rivalTime)
      checksum.add(best)
    }
    let all = Times(times)
    var row = Row("7 numbers, 12 digits", per: "puzzle", all, checksum: checksum)
    row.largest = all.largest
    row.rivals["solver of shows"] = Times(rival).median / all.median
    return row
  }

  /// All collections of so many numbers of a range.
  private static func hands(_ count: Int, _ range: ClosedRange<Int>) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return range.flatMap { first in
      hands(count - 1, first...range.upperBound).map { [first] + $0 }
    }
  }
}
