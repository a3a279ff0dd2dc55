public import CNumberRace
import NumbersGame
import NumbersSolver
import Synchronization

/// A sequence of games.
private final class GeneratorHandle: Handle {
  let generator: Mutex<GameGenerator>

  init(_ generator: GameGenerator) { self.generator = Mutex(generator) }
}

/// Implements `nr_generator_open`; see `numberrace.h`.
@c(nr_generator_open) @implementation
public func nr_generator_open(
  _ rules: OpaquePointer?, _ seed: UInt64, _ out: UnsafeMutablePointer<OpaquePointer?>?
) -> nr_status {
  call {
    let place = try NumberRaceC.out(out)
    let rules = RulesHandle.rules(rules)
    // Targets without a bound are as good as none to draw from.
    guard rules.targets.upperBound < 1 << 31 else { throw GameGeneratorError.noTiles(rules) }
    GeneratorHandle(try GameGenerator(rules: rules, seed: seed)).handOut(to: place)
  }
}

/// Implements `nr_generator_free`; see `numberrace.h`.
@c(nr_generator_free) @implementation
public func nr_generator_free(_ generator: OpaquePointer?) { GeneratorHandle.takeBack(generator) }

/// Which games are drawn.
private struct DrawChoice: Sendable {
  let large: Int?
  let ratings: ClosedRange<Int>?
  let steps: ClosedRange<Int>?
  let isSolvable: Bool
  let isDistinct: Bool
  let type: nr_type

  init(_ pointer: UnsafePointer<nr_draw_options>?) throws {
    let options = try nr_draw_options.read(pointer, or: "options")
    large = options.has_large == 0 ? nil : Int(options.large)
    ratings = try drawnRatings(options.least_rating, options.most_rating)
    if options.least_steps == 0, options.most_steps == 0 {
      steps = nil
    } else {
      guard options.least_steps >= 0, options.least_steps <= options.most_steps else {
        throw Failure.argument(
          "there are no solutions of \(options.least_steps) to \(options.most_steps) steps")
      }
      steps = Int(options.least_steps)...Int(options.most_steps)
    }
    isSolvable = options.solvable != 0 || ratings != nil || steps != nil
    isDistinct = options.distinct != 0
    type = options.type
    guard type == NR_INT32 || type == NR_INT64 else {
      throw Failure.argument("options->type is \(type), which is no type of elements")
    }
  }
}

/// The ratings of games that are drawn; `nil` for all.
func drawnRatings(_ least: Int32, _ most: Int32) throws -> ClosedRange<Int>? {
  if least == 0, most == 0 { return nil }
  guard Difficulty.ratings.contains(Int(least)), Difficulty.ratings.contains(Int(most)),
    least <= most
  else {
    throw Failure.argument("there are no ratings from \(least) to \(most): they are 1 to 5")
  }
  return Int(least)...Int(most)
}

/// Room of the caller for numbers and targets.
private struct DrawnArrays: @unchecked Sendable {
  // Unchecked: one thread writes, and the memory is nobody else's until the call ends.
  let numbers: UnsafeMutableRawPointer
  let targets: UnsafeMutableRawPointer
  let type: nr_type
  let width: Int

  func write(_ game: Game, at index: Int) {
    let size = IntegerArray.size(of: type)
    func store(_ value: Int, _ array: UnsafeMutableRawPointer, _ place: Int) {
      if type == NR_INT64 {
        (array + place * size).storeBytes(of: Int64(value), as: Int64.self)
      } else {
        (array + place * size).storeBytes(of: Int32(clamping: value), as: Int32.self)
      }
    }
    for column in 0..<width {
      let number = column < game.numbers.count ? game.numbers[column] : 0
      store(number, numbers, index * width + column)
    }
    store(game.target, targets, index)
  }
}

/// Implements `nr_draw`; see `numberrace.h`.
@c(nr_draw) @implementation
public func nr_draw(
  _ generator: OpaquePointer?, _ count: Int, _ options: UnsafePointer<nr_draw_options>?,
  _ limits: UnsafePointer<nr_limits>?, _ numbers: UnsafeMutableRawPointer?,
  _ targets: UnsafeMutableRawPointer?, _ results: UnsafeMutablePointer<nr_results>?,
  _ drawn: UnsafeMutablePointer<Int>?
) -> nr_status {
  call {
    drawn?.pointee = 0
    let handle = try GeneratorHandle.of(generator, "generator")
    let choice = try DrawChoice(options)
    guard (0...Games.maximumCount).contains(count) else {
      throw Failure.argument(
        "\(UInt(bitPattern: count)) games are too many: at most 2^31 - 1 are allowed")
    }
    let start = handle.generator.withLock { $0 }
    let arrays = DrawnArrays(
      numbers: try given(numbers, "numbers"), targets: try given(targets, "targets"),
      type: choice.type, width: start.rules.numberCount.upperBound)
    // One thread at a time uses it, and the memory is nobody else's until the call ends.
    nonisolated(unsafe) let pointer = results
    let room = try results.map { try Results($0, count: count) }
    let written = Mutex(0)
    let isTimed = (limits?.pointee.seconds ?? 0) > 0
    defer { drawn?.pointee = written.withLock { $0 } }
    try Work.within(limits, total: count) { work in
      // The generator is locked while it draws, so that each game is drawn once.
      try handle.generator.withLock { generator in
        var drawing = Drawing(
          generator: generator, choice: choice, room: room, arrays: arrays, isTimed: isTimed)
        defer {
          generator = drawing.generator
          written.withLock { $0 = drawing.written }
        }
        try drawing.draw(count, work)
        if let room, let pointer { try room.finish(pointer, drawing.end) }
      }
    }
  }
}

/// The drawing of a number of games.
private struct Drawing {
  /// The generator after the last game that was written.
  var generator: GameGenerator
  let choice: DrawChoice
  let room: Results?
  let arrays: DrawnArrays
  /// Whether time may be up before all are drawn: what is solved by then is to be written.
  let isTimed: Bool
  var written = 0
  var end = Results.End()
  var seen: Set<GameKey> = []

  private var stopped: Failure {
    Failure(NR_STOPPED, "the limit was reached after \(written) games")
  }

  /// Games are drawn in lots, whose solutions are found together.
  mutating func draw(_ count: Int, _ work: Work) throws {
    var fruitless = 0
    while written < count {
      guard work.limit.shouldContinue() else { throw stopped }
      let before = written
      try drawLot(count, work)
      fruitless = written > before ? 0 : fruitless + 1
      // A million games, none of which is what was asked for, or is new.
      guard fruitless < 100 else {
        throw Failure(
          NR_UNREACHABLE,
          "no more games like that are found after \(written): ask for fewer, or others")
      }
    }
  }

  private mutating func drawLot(_ count: Int, _ work: Work) throws {
    var lot = DrawnLot(generator)
    try lot.draw(lotCount(count - written), large: choice.large)
    var used = 0
    // What follows the last game that is written is drawn again by the next call.
    defer { generator = lot.generator(after: used, large: choice.large) }
    var solved: SolvedGames?
    if choice.isSolvable || room != nil {
      solved = SolvedGames(lot.games)
      solved?.solve(work)
    }
    while used < lot.games.count, written < count {
      let end = min(used + Self.sliceCount, lot.games.count)
      try write(lot.games, used..<end, solved, upTo: count, &used, work)
    }
  }

  /// The number of games to draw for a number that are missing: few more than these, as most are what is asked for, unless
  /// ratings or steps are.
  private func lotCount(_ missing: Int) -> Int {
    let (times, outOf) =
      choice.ratings != nil ? (10, 4) : choice.steps != nil || choice.isDistinct ? (5, 4) : (10, 9)
    let needed = max(missing * times / outOf, 16)
    if isTimed { return min(needed, Self.sliceCount) }
    // Lots of the same size: the games of a small one take longer each.
    let lots = (needed + Self.largestLotCount - 1) / Self.largestLotCount
    return (needed + lots - 1) / lots
  }

  /// Writes the games of a range that are what is asked for, until enough are written.
  private mutating func write(
    _ games: [Game], _ range: Range<Int>, _ solved: SolvedGames?, upTo count: Int,
    _ used: inout Int, _ work: Work
  ) throws {
    let ratings = solved.flatMap { self.ratings(of: $0, range, upTo: count - written, work) }
    var texts = Results.Texts()
    let first = written
    for index in range where written < count {
      used = index + 1
      let game = games[index]
      if let solved {
        guard case .success(let solution) = solved.solution(at: index) else { throw stopped }
        if !mayBeWanted(solution) { continue }
        if let wanted = choice.ratings {
          guard let rating = ratings?[index - range.lowerBound] else { throw stopped }
          if !wanted.contains(rating) { continue }
        }
        if !isNew(game) { continue }
        if let room {
          room.write(written, solution, rating: ratings?[index - range.lowerBound])
          if room.wantsTexts { room.append(solution, to: &texts) }
        }
      } else if !isNew(game) {
        continue
      }
      arrays.write(game, at: written)
      written += 1
    }
    room?.write(texts, from: first, &end)
    work.note(written - first)
  }

  /// The ratings of the games of a range, as far as these may be written; `nil` if ratings are not asked for.
  private func ratings(
    of solved: SolvedGames, _ range: Range<Int>, upTo count: Int, _ work: Work
  ) -> [Int?]? {
    guard choice.ratings != nil || room?.wantsRatings ?? false else { return nil }
    var indices = range.filter { index in
      if choice.steps == nil { return !choice.isSolvable || solved.isExact(at: index) }
      guard case .success(let solution) = solved.solution(at: index) else { return false }
      return mayBeWanted(solution)
    }
    // All are written until there are enough, unless something else is asked of them.
    if choice.ratings == nil, !choice.isDistinct { indices = Array(indices.prefix(count)) }
    var ratings = [Int?](repeating: nil, count: range.count)
    for (index, rating) in zip(indices, solved.ratings(work, at: indices)) {
      ratings[index - range.lowerBound] = rating
    }
    return ratings
  }

  /// Whether a game with a solution is one that is asked for, as far as that is known without its rating.
  private func mayBeWanted(_ solution: Solution) -> Bool {
    if choice.isSolvable, !solution.isExact { return false }
    return choice.steps?.contains(solution.expression.operationCount) ?? true
  }

  /// Whether a game may be written after those so far.
  private mutating func isNew(_ game: Game) -> Bool {
    !choice.isDistinct || seen.insert(GameKey(game)).inserted
  }

  /// The maximum number of games that are drawn and solved together. For half as many it takes less time to find the solutions of
  /// all selections first.
  private static let largestLotCount = 1 << 19
  /// The number of games that are rated and written together.
  private static let sliceCount = 1 << 14
}

/// A hash of a game of 128 bits, whatever the order of its numbers: so long that two games do not have the same.
private struct GameKey: Hashable {
  private let first: UInt64
  private let second: UInt64

  init(_ game: Game) {
    first = gameHash(game.numbers, game.target, 0)
    second = gameHash(game.numbers, game.target, 1)
  }
}

/// Games that are drawn one after the other.
private struct DrawnLot {
  private(set) var games: [Game] = []
  /// The generator before every so many of them, and after all.
  private var states: [GameGenerator]
  private var last: GameGenerator

  /// No games yet.
  init(_ generator: GameGenerator) {
    states = []
    last = generator
  }

  mutating func draw(_ count: Int, large: Int?) throws {
    games.reserveCapacity(count)
    for index in 0..<count {
      if index % Self.stateDistance == 0 { states.append(last) }
      games.append(try last.next(large: large))
    }
  }

  /// The generator after a number of the games.
  func generator(after count: Int, large: Int?) -> GameGenerator {
    let place = count / Self.stateDistance
    guard count < games.count, states.indices.contains(place) else { return last }
    var generator = states[place]
    // What could be drawn once can be drawn again.
    for _ in 0..<(count % Self.stateDistance) { _ = try? generator.next(large: large) }
    return generator
  }

  private static let stateDistance = 64
}
