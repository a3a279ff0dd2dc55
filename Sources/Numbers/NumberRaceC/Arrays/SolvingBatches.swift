public import CNumberRace
import NumbersGame
import NumbersSolver

/// Games that are solved together.
///
/// Solutions are put together when they are asked for: so many of them at the same time would take far more memory, and
/// longer.
struct SolvedGames: Sendable {
  /// The games that keep their rules.
  private let games: [Game]
  /// Why the others do not, by their indices.
  private let faults: [Int: Failure]
  /// For each index the place in `games`; `nil` if they are the same.
  private let places: [Int]?
  let count: Int
  /// What became of `games`; `nil` before they are solved.
  private var outcomes: BatchOutcomes?

  /// Games of a range.
  init(_ all: Games, _ range: Range<Int>, _ work: Work) {
    let read = work.map(range.count, by: Self.chunk, limit: .never) { part in
      var (games, faults): ([Game], [(Int, Failure)]) = ([], [])
      games.reserveCapacity(part.count)
      for index in part {
        do {
          games.append(try all.game(range.lowerBound + index))
        } catch {
          faults.append((index, Failure(error)))
        }
      }
      return (games: games, faults: faults)
    }
    var games: [Game] = []
    var faults: [Int: Failure] = [:]
    games.reserveCapacity(range.count)
    for case (_, let part?) in read {
      games += part.games
      for (index, failure) in part.faults { faults[index] = failure }
    }
    self.games = games
    self.faults = faults
    count = range.count
    var next = 0
    places =
      faults.isEmpty
      ? nil
      : (0..<count).map { index in
        defer { next += faults[index] == nil ? 1 : 0 }
        return next
      }
  }

  init(_ games: [Game]) {
    self.games = games
    faults = [:]
    places = nil
    count = games.count
  }

  /// How many games a thread reads or writes at a time.
  private static let chunk = 1024
  private static let stopped = Failure(
    NR_STOPPED, "the limit was reached before the game was solved")

  /// Solves all games.
  mutating func solve(_ work: Work) {
    outcomes = Solver(order: work.order).outcomes(
      of: games, threads: work.threads, limit: work.limit, progress: work.note)
  }

  /// The solution of a game, or why there is none.
  func solution(at index: Int) -> Result<Solution, Failure> {
    if let fault = faults[index] { return .failure(fault) }
    return outcomes?[places?[index] ?? index]?.mapError(Failure.init) ?? .failure(Self.stopped)
  }

  /// Whether a game has an exact solution.
  func isExact(at index: Int) -> Bool {
    faults[index] == nil && outcomes?.distance(at: places?[index] ?? index) == 0
  }

  /// Whether the limit kept some game from being solved.
  var isStopped: Bool { outcomes?.isStopped ?? true }

  /// The ratings of the games at some indices, in their order; `nil` for those that could not be rated, or break their
  /// rules.
  ///
  /// Games that have numbers in common are rated one after the other: much of what is looked at is about these. Each is told to
  /// `progress`.
  func ratings(
    _ work: Work, at indices: [Int], progress: @Sendable (Int) -> Void = { _ in }
  ) -> [Int?] {
    let order = indices.enumerated().filter { faults[$0.element] == nil }
      .map { (key: games[places?[$0.element] ?? $0.element].sharingKey, place: $0.offset) }
      .sorted { ($0.key, $0.place) < ($1.key, $1.place) }
    let rated = concurrentMap(
      count: order.count, threads: work.threads ?? availableCores(), chunk: 16, limit: work.limit
    ) { place, limit -> Int? in
      defer { progress(1) }
      let index = indices[order[place].place]
      guard case .success(let found) = solution(at: index) else { return nil }
      let game = games[places?[index] ?? index]
      // A rating is of the smallest results, in whatever order the solutions are.
      let best = work.order == .smallest ? found : try? Solver().solve(game, limit: limit)
      return best.flatMap { try? Solver().rating(of: game, best: $0, limit: limit) }
    }
    var ratings = [Int?](repeating: nil, count: indices.count)
    for (entry, rating) in zip(order, rated) { ratings[entry.place] = rating ?? nil }
    return ratings
  }

  /// Writes all that is known of the games, which are the ones from an index on.
  func write(
    to results: Results, from start: Int, ratings: [Int?]?, _ end: inout Results.End, _ work: Work
  ) throws {
    let written = work.map(count, by: Self.chunk, limit: .never) {
      part -> (texts: Results.Texts, failures: [(Int, Failure)]) in
      var texts = Results.Texts()
      var failures: [(Int, Failure)] = []
      for index in part {
        let solution = solution(at: index)
        switch solution {
        case .success(let solution):
          results.write(start + index, solution, rating: ratings?[index])
        case .failure(let failure): failures.append((start + index, failure))
        }
        if results.wantsTexts { results.append(try? solution.get(), to: &texts) }
      }
      return (texts, failures)
    }
    for case (let part, let result?) in written {
      for (index, failure) in result.failures { try results.fail(index, failure) }
      if results.wantsTexts { results.write(result.texts, from: start + part.lowerBound, &end) }
    }
  }
}

extension Game {
  /// A word that is the same for games with the same numbers, and close for games with many of them in common.
  fileprivate var sharingKey: UInt64 {
    numbers.sorted(by: >).prefix(8).reduce(0) { $0 << 8 | UInt64(min($1, 255)) }
  }
}

/// The number of games that are solved together: more use more memory, and fewer share less.
private let batchCount = 1 << 20
/// The same where what was done is to be kept when the work is ended.
private let interruptibleBatchCount = 1 << 18

/// Implements `nr_solve_batch`; see `numberrace.h`.
@c(nr_solve_batch) @implementation
public func nr_solve_batch(
  _ games: UnsafePointer<nr_games>?, _ limits: UnsafePointer<nr_limits>?,
  _ results: UnsafeMutablePointer<nr_results>?
) -> nr_status {
  call {
    // One thread at a time uses it, and the memory is nobody else's until the call ends.
    nonisolated(unsafe) let pointer = try given(results, "results")
    let games = try Games(games)
    let results = try Results(pointer, count: games.count)
    let isInterruptible = limits?.pointee.progress != nil
    // A game is half done when it is solved, and done when it is rated.
    let parts = results.wantsRatings ? 2 : 1
    try Work.within(limits, total: games.count, parts: parts) { work in
      var end = Results.End()
      var start = 0
      var isStopped = false
      while start < games.count {
        let next = min(
          start + (isInterruptible ? interruptibleBatchCount : batchCount), games.count)
        var batch = SolvedGames(games, start..<next, work)
        batch.solve(work)
        let ratings =
          results.wantsRatings
          ? batch.ratings(work, at: Array(0..<batch.count), progress: work.note) : nil
        try batch.write(to: results, from: start, ratings: ratings, &end, work)
        start = next
        isStopped = isStopped || batch.isStopped
      }
      try results.finish(pointer, end)
      if isStopped {
        throw Failure(NR_STOPPED, "the limit was reached before all games were solved")
      }
    }
  }
}

extension Games {
  /// The bytes that texts of solutions take at most.
  fileprivate func textBound(_ notation: NotationChoice) -> Int {
    // The signs between numbers, with their spaces, and two brackets for each; and for notations that write results, a
    // number of up to 20 digits for each too.
    let (each, writesResults): (Int, Bool) =
      switch notation {
      case .canonical: (5, false)
      case .notation(.ascii): (5, false)
      case .notation(.mathematical): (7, false)
      case .notation(.latex): (20, false)
      case .notation(.json): (20, false)
      case .notation(.steps): (12, true)
      case .notation(.spoken): (400, true)
      }
    var bound = 0
    for index in 0..<count {
      let numbers = numbers(index) ?? []
      for number in numbers {
        var digits = 1
        var rest = number.magnitude / 10
        while rest > 0 {
          digits += 1
          rest /= 10
        }
        bound += digits + each + (writesResults ? 60 : 0)
      }
    }
    return bound
  }
}

/// Implements `nr_text_bound`; see `numberrace.h`.
@c(nr_text_bound) @implementation
public func nr_text_bound(
  _ games: UnsafePointer<nr_games>?, _ notation: nr_notation
) -> Int {
  var bound = 0
  _ = call {
    bound = try Games(games, needsTargets: false).textBound(try NotationChoice(notation))
  }
  return bound
}

/// Implements `nr_hash_batch`; see `numberrace.h`.
@c(nr_hash_batch) @implementation
public func nr_hash_batch(
  _ games: UnsafePointer<nr_games>?, _ seed: UInt64, _ hashes: UnsafeMutablePointer<UInt64>?
) -> nr_status {
  call {
    let games = try Games(games)
    let hashes = try given(hashes, "hashes")
    for index in 0..<games.count {
      guard let numbers = games.numbers(index) else {
        throw Failure.argument("the offsets of game \(index) are not in order, or too far apart")
      }
      hashes[index] = gameHash(numbers, games.target(index), seed)
    }
  }
}

/// A hash of numbers in any order and a target: each step is one of SplitMix64, seeded with the hash so far.
func gameHash(_ numbers: [Int], _ target: Int, _ seed: UInt64) -> UInt64 {
  var hash = SplitMix64(seed: seed)
  var state = hash.next()
  for number in numbers.sorted() + [target] {
    hash = SplitMix64(seed: state ^ UInt64(truncatingIfNeeded: number))
    state = hash.next()
  }
  return state
}
