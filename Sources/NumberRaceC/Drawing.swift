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
  call { () throws(Failure) in
    let place = try NumberRaceC.out(out)
    do throws(GameGeneratorError) {
      let rules = RulesHandle.rules(rules)
      // Targets without a bound are as good as none to draw from.
      guard rules.targets.upperBound < 1 << 31 else { throw .noTiles(rules) }
      GeneratorHandle(try GameGenerator(rules: rules, seed: seed)).handOut(to: place)
    } catch {
      throw Failure(NR_ILLEGAL_RULES, error.description)
    }
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

  init(_ pointer: UnsafePointer<nr_draw_options>?) throws(Failure) {
    let options = try nr_draw_options.read(pointer, or: "options")
    large = options.has_large == 0 ? nil : Int(options.large)
    ratings = try drawnRatings(options.least_rating, options.most_rating)
    if options.least_steps == 0, options.most_steps == 0 {
      steps = nil
    } else {
      guard options.least_steps >= 0, options.least_steps <= options.most_steps else {
        throw .argument(
          "there are no solutions of \(options.least_steps) to \(options.most_steps) steps")
      }
      steps = Int(options.least_steps)...Int(options.most_steps)
    }
    isSolvable = options.solvable != 0 || ratings != nil || steps != nil
    isDistinct = options.distinct != 0
    type = options.type
    guard type == NR_INT32 || type == NR_INT64 else {
      throw .argument("options->type is \(type), which is no type of elements")
    }
  }
}

/// The ratings of games that are drawn; `nil` for all.
func drawnRatings(_ least: Int32, _ most: Int32) throws(Failure) -> ClosedRange<Int>? {
  if least == 0, most == 0 { return nil }
  guard Difficulty.ratings.contains(Int(least)), Difficulty.ratings.contains(Int(most)),
    least <= most
  else {
    throw .argument("there are no ratings from \(least) to \(most): they are 1 to 5")
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
  call { () throws(Failure) in
    drawn?.pointee = 0
    let handle = try GeneratorHandle.of(generator, "generator")
    let choice = try DrawChoice(options)
    guard (0...Games.maximumCount).contains(count) else {
      throw .argument("\(UInt(bitPattern: count)) games are too many: at most 2^31 - 1 are allowed")
    }
    let start = handle.generator.withLock { $0 }
    let arrays = DrawnArrays(
      numbers: try given(numbers, "numbers"), targets: try given(targets, "targets"),
      type: choice.type, width: start.rules.numberCount.upperBound)
    // One thread at a time uses it, and the memory is nobody else's until the call ends.
    nonisolated(unsafe) let pointer = results
    let room = try results.map { results throws(Failure) in try Results(results, count: count) }
    let written = Mutex(0)
    let outcome = Result { () throws(Failure) in
      try Work.within(limits, total: count) { work throws(Failure) in
        // The generator is locked while it draws, so that each game is drawn once.
        let result: Result<Void, Failure> = handle.generator.withLock { generator in
          Result { () throws(Failure) in
            var drawing = Drawing(generator: generator, choice: choice, room: room, arrays: arrays)
            defer {
              generator = drawing.generator
              written.withLock { $0 = drawing.written }
            }
            try drawing.draw(count, work)
            if let room, let pointer { try room.finish(pointer, drawing.end) }
          }
        }
        try result.get()
      }
    }
    drawn?.pointee = written.withLock { $0 }
    try outcome.get()
  }
}

/// The drawing of a number of games.
private struct Drawing {
  /// The generator after the last game that was written.
  var generator: GameGenerator
  let choice: DrawChoice
  let room: Results?
  let arrays: DrawnArrays
  var written = 0
  var end = Results.End()
  private var seen: Set<[Int]> = []

  init(generator: GameGenerator, choice: DrawChoice, room: Results?, arrays: DrawnArrays) {
    self.generator = generator
    self.choice = choice
    self.room = room
    self.arrays = arrays
  }

  /// Games are drawn in lots, whose solutions are found together.
  mutating func draw(_ count: Int, _ work: Work) throws(Failure) {
    var fruitless = 0
    while written < count {
      guard work.limit.shouldContinue() else {
        throw Failure(NR_STOPPED, "the limit was reached after \(written) games")
      }
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

  private mutating func drawLot(_ count: Int, _ work: Work) throws(Failure) {
    // Few more than are missing, as most are what is asked for unless ratings are.
    let missing = count - written
    let lot = min(max(missing * (choice.ratings == nil ? 5 : 10) / 4, 16), Self.lotCount)
    var games: [Game] = []
    /// The generator after each of them.
    var states: [GameGenerator] = []
    games.reserveCapacity(lot)
    for _ in 0..<lot {
      do throws(GameGeneratorError) {
        games.append(try generator.next(large: choice.large))
      } catch {
        throw .argument(error.description)
      }
      states.append(generator)
    }
    var solved: SolvedGames?
    if choice.isSolvable || room != nil {
      solved = SolvedGames(games)
      solved?.solve(work)
    }
    var ratings: [Int?]?
    if let solved, choice.ratings != nil || room?.wantsRatings ?? false {
      ratings = solved.ratings(work, exactOnly: choice.isSolvable)
    }
    var texts = Results.Texts()
    let first = written
    for (index, game) in games.enumerated() where written < count {
      generator = states[index]
      if let solved {
        guard case .success(let solution) = solved.solution(at: index) else {
          throw Failure(NR_STOPPED, "the limit was reached after \(written) games")
        }
        if choice.isSolvable, !solution.isExact { continue }
        if let steps = choice.steps, !steps.contains(solution.expression.operationCount) {
          continue
        }
        if let wanted = choice.ratings {
          guard let rating = ratings?[index] else {
            throw Failure(NR_STOPPED, "the limit was reached after \(written) games")
          }
          if !wanted.contains(rating) { continue }
        }
        if choice.isDistinct, !seen.insert(game.numbers.sorted() + [game.target]).inserted {
          continue
        }
        if let room {
          room.write(written, solution, rating: ratings?[index])
          if room.wantsTexts { room.append(solution, to: &texts) }
        }
      } else if choice.isDistinct, !seen.insert(game.numbers.sorted() + [game.target]).inserted {
        continue
      }
      arrays.write(game, at: written)
      written += 1
    }
    room?.write(texts, from: first, &end)
    work.note(written - first)
  }

  /// The number of games that are drawn together.
  private static let lotCount = 1 << 14
}
