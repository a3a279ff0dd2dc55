import NumbersGame

/// The making of a census.
struct CensusRun: Sendable {
  private let rules: Rules
  private let selections: Range<Int>
  private let multisets: TileMultisets
  private let limit: SearchLimit
  private let progress: RisingProgress

  init(
    _ rules: Rules, _ selections: Range<Int>?, limit: SearchLimit,
    progress: @escaping @Sendable (Double) -> Void
  ) throws(CensusError) {
    multisets = try Self.multisets(of: rules)
    let count = multisets.ofSize[6].count
    self.rules = rules
    self.selections = selections ?? 0..<count
    self.limit = limit
    self.progress = RisingProgress(progress)
    guard !self.selections.isEmpty, 0..<count ~= self.selections.lowerBound,
      self.selections.upperBound <= count
    else { throw .noSuchSelections(self.selections, count: count) }
  }

  static func multisets(of rules: Rules) throws(CensusError) -> TileMultisets {
    guard let pool = rules.pool, rules.numberCount == 6...6, rules.targets.lowerBound >= 100,
      rules.targets.upperBound < 1000, pool.tiles.allSatisfy({ $0 <= 100 }), pool.tiles.count >= 6,
      Set(pool.tiles).count <= 16, pool.tiles.allSatisfy({ pool.count(of: $0) <= 3 }),
      // The largest selection is small enough, and so are all others.
      SmallSelection(pool.tiles.sorted().suffix(6)) != nil
    else { throw .unsupportedRules(rules) }
    return TileMultisets(pool, upTo: 6)
  }

  func census(threads: Int?) throws(CensusError) -> Census {
    let threads = max(1, threads ?? availableCores())
    let crew = try reached(threads: threads)
    let entries = concurrentMap(count: selections.count, threads: threads, limit: limit) {
      index, _ in entry(index, crew.workers[0])
    }.compactMap { $0 }
    guard entries.count == selections.count else { throw .stopped }
    progress(1)
    return Census(rules: rules, selections: selections, entries: entries)
  }

  /// A crew whose first worker has the values that the selections reach, and from now on is only read.
  private func reached(threads: Int) throws(CensusError) -> Crew<CensusWorker> {
    let tables = CensusTables(multisets, threads: threads)
    let crew = Crew(threads: threads, limit: limit) { CensusWorker(tables, wanted: selections) }
    let (quintuples, quads, triples) = (
      multisets.ofSize[5].count, multisets.ofSize[4].count, multisets.ofSize[3].count
    )
    do throws(Stopped) {
      // The largest pieces of work come first, so that threads end together.
      try crew.share(quintuples + quads + triples, progress: { progress($0) }) { worker, index in
        if index < quintuples {
          worker.addQuintuple(multisets.ofSize[5][index])
        } else if index < quintuples + quads {
          worker.addQuad(multisets.ofSize[4][index - quintuples])
        } else {
          worker.addTriples(with: index - quintuples - quads)
        }
      }
    } catch {
      throw .stopped
    }
    for other in crew.workers.dropFirst() { crew.workers[0].formUnion(other) }
    return crew
  }

  private func entry(_ index: Int, _ worker: CensusWorker) -> Census.Entry {
    let numbers = multisets.numbers(of: multisets.ofSize[6][selections.lowerBound + index])
    return Census.Entry(
      numbers.map(Int.init), rules.targets, worker.reachedBits(index), isComplete: false)
  }
}

extension Census.Entry {
  /// The targets that a selection reaches, given the values that it reaches below a bound: all of them, or only those
  /// from `CensusLimits.lowest` on.
  init(_ numbers: [Int], _ targets: ClosedRange<Int>, _ reached: ReachBits, isComplete: Bool) {
    var solvable = TargetSet(targets)
    reached.copy(to: &solvable)
    let distances = solvable.missing.map { target in
      reached.distance(from: target, lowest: isComplete ? 1 : Int(CensusLimits.lowest))
        ?? Self.exactDistance(numbers, target)
    }
    self.init(numbers: numbers, solvable: solvable, distances: distances)
  }

  /// The distance of a target whose nearest value may lie beyond what is known.
  private static func exactDistance(_ numbers: [Int], _ target: Int) -> Int {
    if let selection = SmallSelection(numbers) {
      let value = SmallSearch.borrow { $0.solve(selection, UInt32(target)).value }
      return abs(Int(value) - target)
    }
    let nearest = numbers.map { abs($0 - target) }.min() ?? 0
    guard let game = try? Game(numbers: numbers, target: target, rules: .free),
      let best = try? Solver().solve(game, limit: .never)
    else { return nearest }
    return best.distance
  }
}

extension ReachBits {
  /// Copies the bits of the targets.
  fileprivate func copy(to targets: inout TargetSet) {
    let first = targets.range.lowerBound
    for index in targets.words.indices {
      let bit = first + index * 64
      let (word, shift) = (bit / 64, UInt64(bit % 64))
      targets.words[index] = words[word] >> shift
      if shift > 0, word + 1 < wordCount { targets.words[index] |= words[word + 1] << (64 - shift) }
    }
    let excess = targets.words.count * 64 - targets.range.count
    targets.words[targets.words.count - 1] &= ~0 >> UInt64(excess)
  }

  /// The distance of the nearest value, if no value that was not followed, below the lowest or from the
  /// bound on, can be nearer.
  func distance(from target: Int, lowest: Int = Int(CensusLimits.lowest)) -> Int? {
    let highest = Int(bound) - 1
    let below = last(before: target).map { target - $0 } ?? Int.max
    let above = first(after: target).map { $0 - target } ?? Int.max
    let distance = min(below, above)
    guard distance <= target - (lowest - 1), distance <= highest + 1 - target else { return nil }
    return distance
  }

  /// The greatest value below a value that is not in the set.
  private func last(before value: Int) -> Int? {
    var index = value / 64
    var word = words[index] & ((1 << UInt64(value % 64)) - 1)
    while word == 0 {
      guard index > 0 else { return nil }
      index -= 1
      word = words[index]
    }
    return index * 64 + 63 - word.leadingZeroBitCount
  }

  /// The smallest value above a value that is not in the set.
  private func first(after value: Int) -> Int? {
    var index = value / 64
    var word = words[index] & ~((1 << UInt64(value % 64)) - 1)
    while word == 0 {
      guard index + 1 < wordCount else { return nil }
      index += 1
      word = words[index]
    }
    return index * 64 + word.trailingZeroBitCount
  }
}
