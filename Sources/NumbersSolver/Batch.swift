public import NumbersGame
import Synchronization

extension Solver {
  /// The best solutions of many games, found on all cores.
  ///
  /// Games with the same numbers share what is known of them, so many games at once are solved
  /// several times faster than one by one. For games of up to six numbers no memory is allocated but
  /// that of the results, about a hundred bytes a game.
  ///
  /// - Parameters:
  ///   - games: The games.
  ///   - threads: The maximum number of threads; as many as there are cores if not given.
  ///   - limit: When to give up. By default, when the current task is cancelled. A limit of memory is one
  ///     for each game that is searched at the same time.
  ///   - progress: Called now and then, from any thread, with the number of games that were solved since.
  /// - Returns: The solutions, in the order of the games; the same for any number of threads.
  /// - Throws: ``SolverError`` as ``solve(_:limit:)`` does, of the first game that has one. What was
  ///   found of the others is then lost; to keep it, solve in several batches.
  public func solve(
    batch games: [Game], threads: Int? = nil, limit: SearchLimit = .taskCancellation,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(SolverError) -> BatchSolutions {
    let preparation: BatchPreparation =
      games.count >= BatchRows.worthwhileCount
      ? .rows : games.count >= Self.gamesWorthACensus ? .census : .none
    return try solve(
      batch: games, threads: threads, limit: limit, preparation, progress: progress)
  }

  /// From this number of games on, it takes less time to find what all selections reach than to find out
  /// game by game that a target cannot be reached.
  private static let gamesWorthACensus = 100_000

  /// The work that is done for all selections before games are solved.
  enum BatchPreparation {
    case none
    /// Which targets they reach.
    case census
    /// The solutions by multisets, as far as they are asked for.
    case rows
  }

  func solve(
    batch games: [Game], threads: Int?, limit: SearchLimit, _ preparation: BatchPreparation,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(SolverError) -> BatchSolutions {
    if games.isEmpty {
      return BatchSolutions(games: [], solutions: [], others: [:])
    }
    let threads = max(1, threads ?? availableCores())
    let cells = try whileRunning(games[0]) { () throws(Stopped) in
      preparation == .rows ? try BatchCells(games, threads: threads, limit: limit) : nil
    }
    let others = try solve(
      others: games.indices.filter { index in
        cells?[index].isNone ?? true && SmallSelection(games[index]) == nil
      }, of: games, threads: threads, limit: limit)
    let rows = try whileRunning(games[0]) { () throws(Stopped) -> BatchRows? in
      guard let cells else { return nil }
      return try BatchRows(cells, threads: threads, limit: limit)
    }
    // What rows do not have are a few games here and there, which share nothing.
    let order = rows == nil ? Self.order(games) : nil
    let reach =
      preparation == .census ? games.first.flatMap { CensusReach($0.rules, threads, limit) } : nil
    let isStopped = Atomic(false)
    let solutions = [SmallSolution](unsafeUninitializedCapacity: games.count) { buffer, filled in
      adviseHugePages(UnsafeMutableRawBufferPointer(buffer))
      // Each index is written by one thread only.
      nonisolated(unsafe) let results = buffer
      let next = Atomic(0)
      let chunk = rows == nil ? Self.chunk : Self.chunkOfRows
      limit.shared { limit in
        concurrentPerform(iterations: max(1, min(threads, games.count))) { _ in
          SmallSearch.borrow { search in
            func solve(_ index: Int) -> SmallSolution {
              guard let selection = SmallSelection(games[index]) else { return .none }
              let target = games[index].target
              return search.solve(
                selection, UInt32(target), distance: reach?.distance(of: selection, target))
            }
            while true {
              let start = next.wrappingAdd(chunk, ordering: .relaxed).oldValue
              if start >= games.count { return }
              let places = start..<min(start + chunk, games.count)
              if !limit.shouldContinue() { isStopped.store(true, ordering: .relaxed) }
              if isStopped.load(ordering: .relaxed) {
                for place in places {
                  results.initializeElement(at: order?[place] ?? place, to: .none)
                }
                continue
              }
              if let rows {
                rows.solve(places) { index, solution in
                  results.initializeElement(at: index, to: solution ?? solve(index))
                }
              } else {
                for place in places {
                  let index = order?[place] ?? place
                  results.initializeElement(at: index, to: solve(index))
                }
              }
              progress(places.count)
            }
          }
        }
      }
      filled = games.count
    }
    if isStopped.load(ordering: .relaxed) {
      // What is missing is not known to be the best, so say so of the first game.
      for (index, solution) in solutions.enumerated() where solution.value == 0 {
        if others[index] == nil { throw stopped(games[index]) }
      }
    }
    return BatchSolutions(games: games, solutions: solutions, others: others)
  }

  /// How many games a thread takes at a time.
  private static let chunk = 64
  /// How many it takes if rows have most of them.
  private static let chunkOfRows = 2_048

  /// The result of work for a batch.
  ///
  /// - Throws: ``SolverError/stopped(best:)`` of the first game if the limit is reached.
  private func whileRunning<Result>(
    _ first: Game, _ work: () throws(Stopped) -> Result
  ) throws(SolverError) -> Result {
    do throws(Stopped) {
      return try work()
    } catch {
      throw stopped(first)
    }
  }

  /// The solutions of the games that `SmallSearch` is not made for, each on its own.
  private func solve(
    others places: [Int], of games: [Game], threads: Int, limit: SearchLimit
  ) throws(SolverError) -> [Int: Solution] {
    // Places are taken in ascending order, so all before the first fault are solved, whatever the threads.
    let firstFault = Atomic(Int.max)
    let results = concurrentMap(count: places.count, threads: threads, chunk: 1, limit: limit) {
      index, limit in
      guard index < firstFault.load(ordering: .relaxed) else {
        return Result<Solution, SolverError>?.none
      }
      let result = Result { () throws(SolverError) in
        try solve(games[places[index]], limit: limit)
      }
      if case .failure = result { firstFault.min(index, ordering: .relaxed) }
      return result
    }
    var solutions: [Int: Solution] = [:]
    for (place, result) in zip(places, results) {
      guard let result = result ?? nil else { throw stopped(games[place]) }
      solutions[place] = try result.get()
    }
    return solutions
  }

  /// The error for a game that a limit kept from being solved, with what is found of it at once.
  private func stopped(_ game: Game) -> SolverError {
    do throws(SolverError) {
      return .stopped(best: try solve(game, limit: SearchLimit { false }))
    } catch {
      return error
    }
  }

  /// The places of the games, those with the same numbers together.
  private static func order(_ games: [Game]) -> [Int] {
    let keys = games.enumerated().map {
      (key: SmallSelection($0.element)?.key ?? 0, index: $0.offset)
    }
    return keys.sorted { ($0.key, $0.index) < ($1.key, $1.index) }.map { $0.index }
  }
}
