import Foundation
import NumbersGame
import NumbersSolver

import struct NumbersGame.Expression

extension FuzzTarget {
  /// A target and up to eight numbers, apart by anything. The best solution is legal, one of all distinct ones if they are
  /// listed, and no further away than without the last number; the order of the numbers does not matter.
  static let solving = FuzzTarget("solving") { text in
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.prefix(9).compactMap { Int($0) }
    guard let target = numbers.first,
      let game = try? Game(numbers: Array(numbers.dropFirst()), target: target, rules: .free),
      let solution = bestSolution(of: game)
    else { return }
    check(AnswerChecker(game).check(solution.expression) == .legal(solution), "\(game): not legal")
    if let turned = try? Game(numbers: game.numbers.reversed(), target: target, rules: .free),
      let other = bestSolution(of: turned)
    {
      check(other == solution, "\(game): another solution in another order")
    }
    if let smaller = try? Game(numbers: game.numbers.dropLast(), target: target, rules: .free),
      let less = bestSolution(of: smaller)
    {
      check(less.distance >= solution.distance, "\(game): nearer without a number")
    }
    checkSolutions(of: game, solution)
  }

  /// The best solution, unless that takes long or has too large results.
  private static func bestSolution(of game: Game) -> Solution? {
    try? Solver().solve(game, limit: .duration(.milliseconds(300)).withMemory(atMost: 100_000_000))
  }

  /// Holds the distinct solutions against the best one, if there are not too many.
  private static func checkSolutions(of game: Game, _ best: Solution) {
    let limit = SearchLimit.duration(.milliseconds(300)).withMemory(atMost: 100_000_000)
    guard let solutions = try? Solver().solutions(of: game, limit: limit),
      let count = try? solutions.count
    else { return }
    check(solutions.distance == best.distance, "\(game): solutions of another distance")
    check(count > 0, "\(game): no solution")
    guard count <= 2_000 else { return }
    var iterator = solutions.makeIterator()
    var seen: Set<Expression> = []
    while let solution = iterator.next() {
      check(seen.insert(solution.expression).inserted, "\(game): \(solution.expression) twice")
      check(
        AnswerChecker(game).check(solution.expression) == .legal(solution),
        "\(game): \(solution.expression) is not legal")
    }
    if iterator.wasStopped { return }
    check(seen.count == count, "\(game): \(seen.count) solutions are counted as \(count)")
  }

  /// Changes of an index file, a line each: a place and a byte, as hexadecimal numbers. The sum is made right again unless a
  /// change is in its place. Whatever the file says, it is refused, or what it has are legal solutions.
  static let index = FuzzTarget("index") { text in
    guard let file = DamagedIndex.shared else { return }
    let changes = text.split(separator: "\n").prefix(64).compactMap { line -> (Int, UInt8)? in
      let parts = line.split(separator: " ")
      guard parts.count == 2, let place = Int(parts[0], radix: 16),
        let byte = UInt8(parts[1], radix: 16)
      else { return nil }
      return (place, byte)
    }
    guard let index = file.index(changes) else { return }
    for place in 0..<min(index.selectionCount, 20) {
      _ = try? index.entries(ofSelection: place)
      let numbers = index.numbers(ofSelection: place)
      let targets = index.targets
      for target in targets.lowerBound...min(targets.upperBound, targets.lowerBound + 150) {
        guard let game = try? Game(numbers: numbers, target: target, rules: .free),
          let solution = index.solution(of: game)
        else { continue }
        check(
          AnswerChecker(game).check(solution.expression) == .legal(solution),
          "\(game): the index has \(solution.expression)")
      }
    }
    if index.gameCount < 100_000 { _ = try? SolutionSummary(of: index) }
  }
}

/// A small index whose bytes are changed.
private struct DamagedIndex: Sendable {
  let bytes: [UInt8]
  let path: String

  static let shared = DamagedIndex()

  /// Where the sum is in the header; what is summed up comes after it.
  private static let sum = 24..<32

  init?() {
    guard let pool = try? TilePool(large: [25, 50], small: [1, 2, 3, 4, 7]),
      let rules = try? Rules(
        id: "fuzz", title: "Fuzz", pool: pool, numberCount: 4...4, targets: 100...200),
      let index = try? Solver().solveAll(rules, threads: 1)
    else { return nil }
    bytes = index.withContents { Array($0) }
    path = FileManager.default.temporaryDirectory
      .appending(path: "fuzz-\(UUID().uuidString).index").path()
  }

  /// The index with some bytes changed; nothing if it is refused.
  func index(_ changes: [(place: Int, byte: UInt8)]) -> SolutionIndex? {
    var bytes = bytes
    for (place, byte) in changes where bytes.indices.contains(place) { bytes[place] = byte }
    if !changes.contains(where: { Self.sum.contains($0.place) }) {
      withUnsafeBytes(of: Self.checksum(bytes).littleEndian) {
        bytes.replaceSubrange(Self.sum, with: $0)
      }
    }
    guard (try? Data(bytes).write(to: URL(filePath: path))) != nil else { return nil }
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try? SolutionIndex(mapping: path)
  }

  /// The sum of a file that is consistent: four sums over every fourth word, then the rest by bytes.
  private static func checksum(_ bytes: [UInt8]) -> UInt64 {
    let step: UInt64 = 0x9E37_79B9_7F4A_7C15
    var sums: [UInt64] = [1, 2, 3, 4]
    var place = sum.upperBound
    while place + 32 <= bytes.count {
      for lane in 0..<4 {
        let word = (0..<8).reversed().reduce(UInt64(0)) {
          $0 << 8 | UInt64(bytes[place + 8 * lane + $1])
        }
        let mixed = (sums[lane] ^ word) &* step
        sums[lane] = mixed ^ (mixed >> 32)
      }
      place += 32
    }
    var total = UInt64(bytes.count)
    for byte in bytes[place...] { total = (total ^ UInt64(byte)) &* step }
    for lane in sums {
      total = (total ^ lane) &* step
      total ^= total >> 29
    }
    return total
  }
}
