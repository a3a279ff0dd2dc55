public import NumbersGame

extension SolutionIndex {
  /// The best solutions of some games.
  ///
  /// A look-up reads memory in three places that are not in a cache, each of which tells the next. This looks some games up side
  /// by side, so that what one of them waits for is used for the others.
  ///
  /// - Returns: The solution of each game in their order; `nil` for games that are not of the index.
  /// - Complexity: O(*n*) for *n* games.
  public func solutions(of games: [Game]) -> [Solution?] {
    games.withUnsafeBufferPointer { games in
      [Solution?](count: games.count) { solutions in
        withUnsafeTemporaryAllocation(of: IndexReader.Lookup.self, capacity: SideBySide.count) {
          memory in
          SideBySide.forEachPart(of: games.indices) { some in
            let lookups = UnsafeMutableBufferPointer(rebasing: memory[..<some.count])
            reader.find(UnsafeBufferPointer(rebasing: games[some]), lookups)
            for (place, game) in some.enumerated() {
              solutions.initializeElement(
                at: game, to: reader.solution(lookups[place], to: games[game]))
            }
          }
        }
      }
    }
  }
}

extension IndexReader {
  /// Looks games up side by side, each step for all of them, and initialises as many look-ups.
  fileprivate func find(
    _ games: UnsafeBufferPointer<Game>, _ lookups: UnsafeMutableBufferPointer<Lookup>
  ) {
    for place in games.indices {
      let code = code(of: games[place])
      lookups.initializeElement(
        at: place, to: code.map { self.lookup($0, games[place].target) } ?? .none)
    }
    for place in lookups.indices { loadCell(of: &lookups[place]) }
    for place in lookups.indices { loadStart(of: &lookups[place]) }
    for place in lookups.indices { loadExpression(of: &lookups[place]) }
  }

  @inline(__always)
  fileprivate func solution(_ lookup: Lookup, to game: borrowing Game) -> Solution? {
    guard !lookup.isNone, let found = found(lookup) else { return nil }
    return solution(found, to: game)
  }
}
