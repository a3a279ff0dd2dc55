import BruteForce
import NumbersGame
import Synchronization
import Testing

@testable import NumbersSolver

@Suite("The search in more than six numbers")
struct LargeSearchTests {
  @Test("has a solution at hand at the smallest distance", arguments: DrawnGames.all)
  func anySolution(_ draw: DrawnGames) throws {
    for game in try draw.games(seed: 20) {
      let search = try #require(LargeSearch(game, limit: .never))
      try search.run()
      let solution = search.anySolution()
      #expect(AnswerChecker(game).check(solution.expression) == .legal(solution))
      #expect(solution.distance == Int(search.closest.distance))
    }
  }

  @Test("ends when it is stopped, with the best found so far", arguments: [0, 1, 3, 10, 30])
  func stops(_ polls: Int) throws {
    // Far more than can be searched: no target as large can be reached.
    let game = try Game(
      numbers: [11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53], target: 100_000_000_000_007,
      rules: .free)
    let count = Counter()
    let search = try #require(
      LargeSearch(game, limit: SearchLimit { count.next() < polls }))
    let error = try #require(throws: SolverError.self) { try search.run() }
    guard case .stopped(let best) = error else { throw error }
    #expect(AnswerChecker(game).check(best.expression) == .legal(best))
    #expect(count.value == polls + 1)
    let bounded = try #require(LargeSearch(game, limit: .never.withMemory(atMost: 100_000)))
    #expect(throws: SolverError.self) { try bounded.run() }
  }

  @Test("leaves games to the general search whose values may not fit")
  func tooLarge() throws {
    let huge = 5_000_000_029
    let game = try Game(
      numbers: [huge, huge + 2, huge + 6, huge + 12], target: 17, rules: .free)
    #expect(LargeSearch(game, limit: .never) == nil)
    let far = try Game(numbers: [1, 2, 3, 4, 5, 6, 7], target: .max, rules: .free)
    #expect(LargeSearch(far, limit: .never) == nil)
  }

  @Test("knows what is part of what", arguments: 0..<20)
  func counts(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let numbers = (0..<(2 + random.next(below: 9))).map { _ in 1 + random.next(below: 4) }
    let lattice = SelectionLattice(numbers)
    let selection = try #require(LargeSelection(lattice))
    #expect(Set(selection.counts).count == lattice.count)
    for subset in 0..<lattice.count {
      let free = selection.free(subset)
      let parts = Set(lattice.parts(of: subset, sizes: 0...numbers.count))
      for other in 0..<lattice.count {
        let counts = selection.counts[other]
        let isPart = (free.guarded &- counts) & selection.guards == selection.guards
        #expect(isPart == parts.contains(other))
        if isPart { #expect(selection.counts[subset - other] == selection.counts[subset] - counts) }
      }
    }
  }

  @Test("finds values and ranges of values in its tables", arguments: [1, 5, 100, 5_000])
  func tables(_ count: Int) throws {
    let selection = try #require(LargeSelection(SelectionLattice([3, 3, 5, 8])))
    let memory = OwnedMemory()
    defer { withExtendedLifetime(memory) {} }
    let list = GrowingList<SubsetTable.Entry>(in: memory)
    var random = SplitMix64(seed: UInt64(count))
    var entries: [SubsetTable.Entry] = []
    for _ in 0..<count {
      let subset = 1 + random.next(below: selection.lattice.count - 1)
      let value = UInt64(1 + random.next(below: 1 << (1 + random.next(below: 40))))
      entries.append(.init(value: value, counts: selection.counts[subset]))
    }
    for entry in entries { list.append(entry) }
    let table = SubsetTable(list, in: memory)
    #expect(table.largest == entries.map(\.value).max())
    for place in 1..<selection.lattice.count {
      let free = selection.free(place)
      for probe in entries.prefix(20).map(\.value) + [1, 7, 100] {
        let guards = selection.guards
        func fits(_ entry: SubsetTable.Entry) -> Bool {
          (free.guarded &- entry.counts) & guards == guards
        }
        #expect(
          table.has(probe, within: free, guards, from: 0)
            == entries.contains { $0.value == probe && fits($0) })
        let high = probe + probe / 8
        var found: [UInt64] = []
        table.forEach(from: probe, to: high, within: free, guards, from: 0) {
          found.append($0.value)
        }
        let expected = entries.filter { (probe...high).contains($0.value) && fits($0) }
        #expect(found.sorted() == expected.map(\.value).sorted())
      }
    }
  }

  @Test("forgets a stamped set at once")
  func stampedSet() {
    let memory = OwnedMemory()
    defer { withExtendedLifetime(memory) {} }
    let set = StampedSet(in: memory)
    for round in 1...5 as ClosedRange<UInt64> {
      for value in 1...3_000 as ClosedRange<UInt64> {
        #expect(set.insert(value * round))
        #expect(!set.insert(value * round))
      }
      set.removeAll()
    }
  }
}

/// Counts calls, on one thread.
private final class Counter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }
  /// Returns the number of calls before this one.
  func next() -> Int {
    count.withLock { count in
      defer { count += count < .max ? 1 : 0 }
      return count
    }
  }
}
