import BruteForce
import Foundation
import NumbersGame
import NumbersSolver
import Testing

@Suite("The census")
struct CensusTests {
  static let whole: Census = {
    do {
      return try Census(of: .countdown)
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  @Test("has all selections of 24 tiles, and as many solvable games as others have counted")
  func totals() throws {
    #expect(Self.whole.entries.count == 13_243)
    // The selections of each number of large tiles: C(4, k) times the multisets of 6 - k small ones.
    let summary = Self.whole.summary
    #expect(summary.byLargeCount.map(\.selections) == [2_850, 5_808, 3_690, 840, 55])
    // The number that is known for targets from 101 on.
    let hundred = Self.whole.entries.count { $0.solvable.contains(100) }
    #expect(summary.solvableCount - hundred == 10_858_746)
    #expect(summary.targets.map(\.solvable).reduce(0, +) == summary.solvableCount)
    #expect(summary.distances.values.reduce(0, +) == summary.gameCount)
    #expect(summary.perfect.count == Self.whole.entries.count { $0.distances.isEmpty })
  }

  @Test(
    "is that of the oracle for whole selections of every kind",
    arguments: [
      [1, 1, 2, 2, 3, 3], [1, 2, 3, 4, 5, 6], [5, 7, 8, 8, 9, 10], [9, 9, 10, 10, 7, 7],
      [25, 1, 1, 2, 2, 3], [100, 4, 5, 6, 9, 10], [75, 7, 7, 8, 8, 9],
      [25, 50, 1, 1, 2, 3], [75, 100, 5, 5, 6, 6], [50, 75, 3, 6, 9, 10],
      [25, 50, 75, 1, 1, 2], [50, 75, 100, 4, 8, 9], [25, 75, 100, 10, 10, 3],
      [25, 50, 75, 100, 1, 1], [25, 50, 75, 100, 3, 6], [25, 50, 75, 100, 1, 2],
    ])
  func oracle(_ numbers: [Int]) throws {
    let entry = try #require(Self.whole.entries.first { $0.numbers == numbers.sorted() })
    let table = BestTable(numbers)
    var distances = entry.distances[...]
    for target in 100...999 {
      let distance = entry.solvable.contains(target) ? 0 : distances.removeFirst()
      #expect(distance == table.best(for: target).distance, "\(numbers) → \(target)")
    }
    #expect(distances.isEmpty)
  }

  @Test("has the entries that selections have when they are looked at alone")
  func alone() throws {
    for entry in stride(from: 0, to: Self.whole.entries.count, by: 37).map({
      Self.whole.entries[$0]
    }) {
      #expect(try Solver().census(of: entry.numbers.reversed()) == entry)
    }
  }

  @Test("of one selection is refused where there is none")
  func aloneRefusals() {
    #expect(
      throws: CensusError.illegalSelection(.numberNotInPool(11, rules: .countdown))
    ) { try Solver().census(of: [11, 1, 2, 3, 4, 5]) }
    #expect(throws: CensusError.unsupportedRules(.free)) {
      try Solver().census(of: [1, 2, 3], rules: .free)
    }
  }

  @Test("is the same for any number of threads")
  func threads() throws {
    let range = 5_000..<5_400
    let one = try Census(of: .countdown, selections: range, threads: 1)
    #expect(try Census(of: .countdown, selections: range, threads: 2) == one)
    #expect(try Census(of: .countdown, selections: range, threads: 5) == one)
    #expect(one.entries == Array(Self.whole.entries[range]))
  }

  @Test("is the same in parts, in any order, as in one piece")
  func merging() throws {
    let parts = try (1...3).map { shard in
      try Census(
        of: .countdown,
        selections: Census.selections(ofShard: shard, of: 3, rules: .countdown))
    }
    #expect(try Census(merging: parts.reversed()) == Self.whole)
    #expect(throws: CensusError.missing(4_414..<8_828)) {
      try Census(merging: [parts[0], parts[2]])
    }
    #expect(throws: CensusError.missing(0..<4_414)) { try Census(merging: [parts[1], parts[2]]) }
    #expect(throws: CensusError.missing(8_828..<13_243)) {
      try Census(merging: [parts[0], parts[1]])
    }
    #expect(throws: CensusError.overlap(4_414..<8_828)) {
      try Census(merging: parts + [parts[1]])
    }
    #expect(throws: CensusError.missing(0..<1)) { try Census(merging: []) }
    let other = try Census(of: .leCompteEstBon, selections: 0..<10)
    #expect(throws: CensusError.differentRules) { try Census(merging: parts + [other]) }
  }

  @Test("under the targets of another show is the same without the target 100")
  func otherRules() throws {
    let census = try Census(of: .leCompteEstBon, selections: 0..<300)
    for (entry, countdown) in zip(census.entries, Self.whole.entries) {
      #expect(entry.solvable.range == 101...999)
      for target in 101...999 {
        #expect(entry.solvable.contains(target) == countdown.solvable.contains(target))
      }
    }
  }

  @Test("of tiles of one's own is that of each selection, or refused where values are too large")
  func ownTiles() throws {
    let rules = try Rules(
      id: "own", title: "own", pool: TilePool(large: [60, 90], small: [2, 3, 3, 7, 8, 11]),
      numberCount: 6...6, targets: 150...420)
    let census = try Census(of: rules)
    for entry in census.entries {
      #expect(try Solver().census(of: entry.numbers, rules: rules) == entry)
    }
    #expect(census.summary.gameCount == census.entries.count * 271)
    let large = try Rules(
      id: "large", title: "large", pool: TilePool(large: Array(90...100), small: [1]),
      numberCount: 6...6, targets: 100...999)
    #expect(throws: CensusError.unsupportedRules(large)) { try Census(of: large) }
    #expect(throws: CensusError.self) {
      try Solver().census(of: [95, 96, 97, 98, 99, 100], rules: large)
    }
    // Games by them are solved all the same.
    let game = try Game(numbers: [95, 96, 97, 98, 99, 100], target: 999, rules: large)
    let batch = try Solver().solve(batch: [game], threads: 2, limit: .never)
    #expect(AnswerChecker(game).check(batch[0].expression) == .legal(batch[0]))
  }

  @Test("is coded and read back, and refused where it was changed")
  func coding() throws {
    let census = try Census(of: .countdown, selections: 40..<60)
    let data = try JSONEncoder().encode(census)
    #expect(try JSONDecoder().decode(Census.self, from: data) == census)
    let text = String(decoding: data, as: UTF8.self)
    let first = try #require(census.entries.first).numbers.map { "\($0)" }.joined(separator: ",")
    for (part, other) in [
      (first, "1,1,1,1,1,1"), ("\"countdown\"", "\"chess\""), ("\"countdown\"", "\"free\""),
      ("\"first\":40", "\"first\":41"), ("\"first\":40", "\"first\":-1"),
      ("\"first\":40", "\"first\":13240"), ("\"distances\":[", "\"distances\":[1,"),
      // Numbers that no sum may be made of before they are checked.
      ("\"first\":40", "\"first\":9223372036854775807"),
      ("\"first\":40", "\"first\":9223372036854775800"),
      ("\"first\":40", "\"first\":-9223372036854775808"),
    ] {
      #expect(text.contains(part))
      let changed = text.replacing(part, with: other, maxReplacements: 1)
      #expect(throws: (any Error).self, "\(part)") {
        try JSONDecoder().decode(Census.self, from: Data(changed.utf8))
      }
    }
  }

  @Test(
    "is refused with distances that its numbers cannot have",
    arguments: [0, -1, 2, 900, 3_000_000_000, Int.max, .min])
  func codedDistances(_ distance: Int) throws {
    let census = try Census(of: .countdown, selections: 40..<42)
    let text = String(decoding: try JSONEncoder().encode(census), as: UTF8.self)
    for place in 0..<2 {
      let entry = census.entries[place].distances
      let far = try #require(entry.firstIndex { $0 > 5 })
      let list = entry.map { "\($0)" }.joined(separator: ",")
      let other = (entry[..<far] + [distance] + entry[(far + 1)...]).map { "\($0)" }
        .joined(separator: ",")
      let changed = text.replacing("[\(list)]", with: "[\(other)]", maxReplacements: 1)
      #expect(changed != text)
      // The census itself is too long to be shown.
      let isRead = (try? JSONDecoder().decode(Census.self, from: Data(changed.utf8))) != nil
      #expect(!isRead)
    }
  }

  @Test("stops at its limit, and refuses what it cannot count")
  func refusals() throws {
    #expect(throws: CensusError.stopped) {
      try Census(of: .countdown, limit: SearchLimit { false })
    }
    #expect(throws: CensusError.unsupportedRules(.free)) { try Census(of: .free) }
    #expect(throws: CensusError.noSuchSelections(0..<20_000, count: 13_243)) {
      try Census(of: .countdown, selections: 0..<20_000)
    }
    #expect(throws: CensusError.noSuchSelections(5..<5, count: 13_243)) {
      try Census(of: .countdown, selections: 5..<5)
    }
    #expect(throws: CensusError.self) {
      try Census.selections(ofShard: 0, of: 3, rules: .countdown)
    }
  }
}
