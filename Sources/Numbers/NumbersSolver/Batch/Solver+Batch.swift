public import NumbersGame
import Synchronization

extension Solver {
  /// The best solutions of many games, found on all cores.
  ///
  /// Games with the same numbers share what is known of them, so many games at once are solved
  /// several times faster than one by one. For games of up to six numbers no memory is allocated but
  /// that of the results, 16 bytes a game, and from 150,000 games on that of tables, 200 MB.
  ///
  /// - Parameters:
  ///   - games: The games.
  ///   - threads: The maximum number of threads; as many as there are cores if not given.
  ///   - limit: When to give up. By default, when the current task is cancelled. A limit of memory is one
  ///     for each game that is searched at the same time.
  ///   - progress: Called now and then, from any thread, with the number of games that were solved since.
  /// - Returns: The solutions, in the order of the games; the same for any number of threads.
  /// - Throws: ``SolverError`` as `solve(_:limit:)` does, of the first game that has one. What was
  ///   found of the others is then lost; to keep it, solve in several batches.
  public func solve(
    batch games: [Game], threads: Int? = nil, limit: SearchLimit = .taskCancellation,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(SolverError) -> BatchSolutions {
    try solve(
      batch: games, threads: threads, limit: limit,
      byMultisets: games.count >= BatchRows.worthwhileCount, progress: progress)
  }

  /// The best solutions of many games, by multisets or each by itself.
  func solve(
    batch games: [Game], threads: Int?, limit: SearchLimit, byMultisets: Bool,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(SolverError) -> BatchSolutions {
    let outcomes = outcomes(
      of: games, threads: threads, limit: limit, byMultisets: byMultisets, endsAtFault: true,
      progress: progress)
    if let error = outcomes.firstError(orStopped: stopped) { throw error }
    return BatchSolutions(outcomes)
  }

  /// The best solution of each of many games, or why it has none, found on all cores.
  ///
  /// Games that share nothing, as they have many numbers or large ones, are solved first, each by itself; the others go by
  /// multisets or by one search a thread.
  ///
  /// - Parameters:
  ///   - games: The games.
  ///   - threads: The maximum number of threads; as many as there are cores if not given.
  ///   - limit: When to give up.
  ///   - byMultisets: Whether games go by multisets, which is worth it for many of them; decided by their number if not
  ///     given.
  ///   - endsAtFault: Whether games that have many numbers or large ones are left alone after the first of them that has an
  ///     error.
  ///   - progress: Called now and then, from any thread, with the number of games that were solved since.
  /// - Returns: The outcomes, in the order of the games.
  package func outcomes(
    of games: [Game], threads: Int?, limit: SearchLimit, byMultisets: Bool? = nil,
    endsAtFault: Bool = false, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> BatchOutcomes {
    let threads = max(1, threads ?? availableCores())
    // Where the limit is reached there are no tables, and no game is solved without them either.
    // Rows are in the order of the smallest results.
    let cells =
      order == .smallest && byMultisets ?? (games.count >= BatchRows.worthwhileCount)
      ? (try? BatchCells(games, threads: threads, limit: limit)) ?? nil : nil
    let others = outcomes(
      at: games.indices.filter { index in
        cells?[index].isNone ?? true && SmallSelection(games[index]) == nil
      }, of: games, threads: threads, limit: limit, endsAtFault: endsAtFault, progress: progress)
    let rows = cells.flatMap { try? BatchRows($0, threads: threads, limit: limit) }
    return BatchOutcomes(
      games: games, solutions: smallSolutions(games, rows, threads, limit, progress),
      others: others, solver: self)
  }

  /// The solutions of the games that `SmallSearch` is made for; none for the others, and for those that a limit cuts off.
  private func smallSolutions(
    _ games: [Game], _ rows: BatchRows?, _ threads: Int, _ limit: SearchLimit,
    _ progress: @escaping @Sendable (Int) -> Void
  ) -> [SmallSolution] {
    // What rows do not have are a few games here and there, which share nothing.
    let sequence = rows == nil ? Self.sequence(of: games) : nil
    let chunk = rows == nil ? Self.chunk : Self.chunkOfRows
    return [SmallSolution](count: games.count) { buffer in
      // Each index is written by one thread only.
      nonisolated(unsafe) let results = buffer
      let next = Atomic(0)
      limit.shared { limit in
        concurrentPerform(iterations: max(1, min(threads, games.count))) { _ in
          SmallSearch.borrow { search in
            while true {
              let start = next.wrappingAdd(chunk, ordering: .relaxed).oldValue
              if start >= games.count { return }
              let places = start..<min(start + chunk, games.count)
              let isRunning = limit.shouldContinue()
              if isRunning, let rows {
                rows.solve(places) { index, solution in
                  results.initializeElement(
                    at: index, to: solution ?? search.solve(games[index], order))
                }
              } else {
                for place in places {
                  let index = sequence?[place] ?? place
                  results.initializeElement(
                    at: index, to: isRunning ? search.solve(games[index], order) : .none)
                }
              }
              let solved = places.count { results[sequence?[$0] ?? $0].value != 0 }
              if solved > 0 { progress(solved) }
            }
          }
        }
      }
    }
  }

  /// How many games a thread takes at a time.
  private static let chunk = 64
  /// How many it takes if rows have most of them.
  private static let chunkOfRows = 512

  /// The outcomes of the games that `SmallSearch` is not made for, each on its own, by their places.
  private func outcomes(
    at places: [Int], of games: [Game], threads: Int, limit: SearchLimit, endsAtFault: Bool,
    progress: @escaping @Sendable (Int) -> Void
  ) -> [Int: BatchOutcomes.Outcome] {
    // Places are taken in ascending order, so all before the first fault are solved, whatever the threads.
    let firstFault = Atomic(Int.max)
    let results = concurrentMap(count: places.count, threads: threads, chunk: 1, limit: limit) {
      index, limit in
      guard index < firstFault.load(ordering: .relaxed) else { return BatchOutcomes.Outcome.none }
      let result = Result { () throws(SolverError) in
        try solve(games[places[index]], limit: limit)
      }
      if endsAtFault, case .failure = result { firstFault.min(index, ordering: .relaxed) }
      progress(1)
      return result
    }
    return Dictionary(uniqueKeysWithValues: zip(places, results.lazy.map { $0 ?? nil }))
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
  private static func sequence(of games: [Game]) -> [Int] {
    let keys = games.enumerated().map {
      (key: SmallSelection($0.element)?.key ?? 0, index: $0.offset)
    }
    return keys.sorted { ($0.key, $0.index) < ($1.key, $1.index) }.map { $0.index }
  }
}
