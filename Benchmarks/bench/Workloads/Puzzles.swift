import BigNumbersSolver
import NumbersGame

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
        return try hands.map { try solver.exactSolution($0, target: ExactNumber(24)) }
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

  /// All collections of so many numbers of a range.
  private static func hands(_ count: Int, _ range: ClosedRange<Int>) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return range.flatMap { first in
      hands(count - 1, first...range.upperBound).map { [first] + $0 }
    }
  }
}
