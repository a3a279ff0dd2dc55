import NumbersGame

/// A search for the best solution, made for some games.
///
/// Engines differ in the games that they take and in how long these take, not in their answers: what two engines take,
/// both answer alike, bit for bit. Each has a folder of its own, which says what it takes.
struct Engine: Sendable {
  /// Answers a question about a game; `nil` if the engine does not take it.
  typealias Answering<Answer> =
    @Sendable (Game, SolutionOrder, SearchLimit) throws(SolverError) -> Answer?

  /// The name, which is that of its folder.
  let name: String
  /// Finds the best solution in an order.
  let solve: Answering<Solution>
  /// Finds out whether the target can be reached.
  let isSolvable: Answering<Bool>
  /// Finds the smallest distance at which there are solutions, for a listing of all of them.
  let distance: Answering<Int>

  /// The answer of the first engine that takes a game.
  static func answer<Answer>(
    _ game: Game, _ order: SolutionOrder, _ limit: SearchLimit,
    _ question: (Engine) -> Answering<Answer>
  ) throws(SolverError) -> Answer {
    for engine in all {
      if let answer = try question(engine)(game, order, limit) { return answer }
    }
    preconditionFailure("the last engine takes all games")
  }
}

/// The search of an engine that works on one game, until a limit ends it.
protocol GameSearch: SendableMetatype {
  /// Searches until the smallest distance is found, and the fewest numbers that reach it.
  mutating func run() throws(SolverError)
  /// The smallest distance, after the search has run.
  var smallestDistance: Int { get }
  /// The best solution at that distance, after the search has run.
  func bestSolution(_ order: SolutionOrder) throws(Stopped) -> Solution
  /// A solution at the smallest distance found so far, which takes next to no time to put together.
  func anySolution() -> Solution
  /// The numbers and their subsets.
  var lattice: SelectionLattice { get }
}

extension Engine {
  /// An engine that makes a search for each game that it takes, and none for others.
  init<Search: GameSearch>(
    _ name: String, _ search: @escaping @Sendable (Game, SearchLimit) -> Search?
  ) {
    self.name = name
    solve = { (game, order, limit) throws(SolverError) -> Solution? in
      guard var search = search(game, limit) else { return nil }
      try search.run()
      do throws(Stopped) {
        return try search.bestSolution(order)
      } catch {
        throw .stopped(best: search.anySolution())
      }
    }
    isSolvable = { (game, _, limit) throws(SolverError) -> Bool? in
      guard var search = search(game, limit) else { return nil }
      try search.run()
      return search.smallestDistance == 0
    }
    distance = { (game, _, limit) throws(SolverError) -> Int? in
      guard var search = search(game, limit) else { return nil }
      try search.run()
      // What takes all numbers and is larger than that is no value on the way, and is farther than what was found.
      guard search.lattice.largestPart <= UInt64.largestResult else {
        throw .tooLarge(best: search.anySolution())
      }
      return search.smallestDistance
    }
  }
}
