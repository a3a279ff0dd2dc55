import BigNumbersSolver
public import CNumberRace
import NumbersGame
import NumbersSolver
import Synchronization

/// A solver for puzzles by some rules.
private final class PuzzlesHandle: Handle {
  let rules: PuzzleRules
  let solver: Mutex<PuzzleSolver>

  init(_ rules: PuzzleRules, memory: UInt64) throws {
    self.rules = rules
    let memory = memory == 0 ? 1_000_000_000 : Int(clamping: memory)
    solver = Mutex(try PuzzleSolver(rules, memory: memory))
  }

  /// Lends the solver, to one caller at a time.
  func lend<Result: Sendable>(
    _ limits: UnsafePointer<nr_limits>?,
    _ body: @escaping @Sendable (inout PuzzleSolver, SearchLimit) throws -> Result
  ) throws -> Result {
    try Work.within(limits) { [self] work in
      try solver.withLock { solver in try body(&solver, work.limit) }
    }
  }

  /// The puzzle that is given.
  func puzzle(
    _ numbers: UnsafePointer<Int64>?, _ count: Int, _ target: UnsafePointer<CChar>?
  ) throws -> Puzzle {
    let numbers = try integers(numbers, count, "numbers")
    let wanted: ExactNumber
    if target == nil {
      guard rules.targets.lowerBound == rules.targets.upperBound else {
        throw Failure.argument("target must not be NULL: \(rules.title) has more than one")
      }
      wanted = ExactNumber(rules.targets.lowerBound)
    } else {
      let text = try string(target, "target")
      guard let number = ExactNumber(text) else {
        throw Failure.argument(
          "target must be a whole number of up to \(ExactNumber.maximumDigits) digits")
      }
      wanted = number
    }
    return try Puzzle(numbers: numbers, target: wanted, rules: rules)
  }
}

extension PuzzleError {
  /// The best solution until the search was stopped.
  fileprivate var best: PuzzleSolution? {
    switch self {
    case .stopped(let best), .outOfMemory(let best): best
    default: nil
    }
  }
}

extension nr_puzzle_solution {
  /// Writes what is known of an answer; `nil` if there is none.
  fileprivate static func write(
    _ solution: PuzzleSolution?, to pointer: UnsafeMutablePointer<Self>?
  ) throws {
    guard let pointer else { return }
    // It says where texts are wanted.
    var result = try read(UnsafePointer(pointer), "solution")
    result.operations = Int32(clamping: solution?.formula.operationCount ?? 0)
    result.is_exact = solution?.isExact ?? false ? 1 : 0
    let written = [
      Result {
        try write(
          solution?.value, result.value, result.value_capacity, length: &result.value_length)
      },
      Result {
        try write(
          solution?.distance, result.distance, result.distance_capacity,
          length: &result.distance_length)
      },
    ]
    write(result, to: pointer)
    for part in written { try part.get() }
  }

  /// Writes a number, if it is wanted, and fails if it does not fit as a whole.
  private static func write(
    _ number: ExactNumber?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    length: inout Int
  ) throws {
    length = 0
    guard let buffer else { return }
    let text = number.map { "\($0)" } ?? ""
    length = text.utf8.count
    try TextBuffer(buffer, capacity, nil).write(text)
  }
}

/// A notation for puzzles, which have no canonical form.
private func puzzleNotation(_ notation: nr_notation) throws -> Notation {
  guard case .notation(let notation) = try NotationChoice(notation) else {
    throw Failure.argument("NR_CANONICAL is no notation of puzzles")
  }
  return notation
}

/// The names of the presets, which last for ever.
private let names = LastingNames(PuzzleRules.presets.map(\.id))

/// Implements `nr_puzzle_rules_name`; see `numberrace.h`.
@c(nr_puzzle_rules_name) @implementation
public func nr_puzzle_rules_name(_ index: Int) -> UnsafePointer<CChar>? {
  names[index]
}

/// Implements `nr_puzzles_open`; see `numberrace.h`.
@c(nr_puzzles_open) @implementation
public func nr_puzzles_open(
  _ name: UnsafePointer<CChar>?, _ memory: UInt64, _ out: UnsafeMutablePointer<OpaquePointer?>?
) -> nr_status {
  call {
    let place = try NumberRaceC.out(out)
    let name = try string(name, "name")
    guard let rules = PuzzleRules(preset: name) else {
      throw Failure.argument(
        "there are no rules of puzzles '\(name)': choose one of "
          + PuzzleRules.presets.map(\.id).joined(separator: ", "))
    }
    try PuzzlesHandle(rules, memory: memory).handOut(to: place)
  }
}

/// Implements `nr_puzzles_custom`; see `numberrace.h`.
@c(nr_puzzles_custom) @implementation
public func nr_puzzles_custom(
  _ options: UnsafePointer<nr_puzzle_rules_options>?, _ memory: UInt64,
  _ out: UnsafeMutablePointer<OpaquePointer?>?
) -> nr_status {
  call {
    let place = try NumberRaceC.out(out)
    let options = try nr_puzzle_rules_options.read(try given(options, "options"), "options")
    try PuzzlesHandle(try PuzzleRules(options), memory: memory).handOut(to: place)
  }
}

/// Implements `nr_puzzle_solve`; see `numberrace.h`.
@c(nr_puzzle_solve) @implementation
public func nr_puzzle_solve(
  _ puzzles: OpaquePointer?, _ numbers: UnsafePointer<Int64>?, _ count: Int,
  _ target: UnsafePointer<CChar>?, _ notation: nr_notation, _ limits: UnsafePointer<nr_limits>?,
  _ solution: UnsafeMutablePointer<nr_puzzle_solution>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> nr_status {
  call {
    let handle = try PuzzlesHandle.of(puzzles, "puzzles")
    let puzzle = try handle.puzzle(numbers, count, target)
    let notation = try puzzleNotation(notation)
    try nr_puzzle_solution.check(solution, "solution")
    let text = try TextBuffer(buffer, capacity, length)
    func write(_ found: PuzzleSolution) throws {
      let written = Result { try nr_puzzle_solution.write(found, to: solution) }
      try text.write(found.formula.text(in: notation))
      try written.get()
    }
    let found: PuzzleSolution
    do {
      found = try handle.lend(limits) { solver, limit in try solver.solve(puzzle, limit: limit) }
    } catch {
      // What is too long for the buffer is cut; that the search was cut too matters more.
      if let best = (error as? PuzzleError)?.best { try? write(best) }
      throw error
    }
    try write(found)
  }
}

/// Implements `nr_puzzle_solutions`; see `numberrace.h`.
@c(nr_puzzle_solutions) @implementation
public func nr_puzzle_solutions(
  _ puzzles: OpaquePointer?, _ numbers: UnsafePointer<Int64>?, _ count: Int,
  _ target: UnsafePointer<CChar>?, _ notation: nr_notation, _ limits: UnsafePointer<nr_limits>?,
  _ solutions: UnsafeMutablePointer<UInt64>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> nr_status {
  call {
    let handle = try PuzzlesHandle.of(puzzles, "puzzles")
    let puzzle = try handle.puzzle(numbers, count, target)
    let notation = try puzzleNotation(notation)
    let text = try TextBuffer(buffer, capacity, length)
    let formulas = try handle.lend(limits) { solver, limit in
      try solver.solutions(of: puzzle, limit: limit)
    }
    solutions?.pointee = UInt64(formulas.count)
    try text.write(
      formulas.map { $0.text(in: notation) }.joined(separator: notation == .steps ? "\n\n" : "\n"))
  }
}

/// Implements `nr_puzzle_check`; see `numberrace.h`.
@c(nr_puzzle_check) @implementation
public func nr_puzzle_check(
  _ puzzles: OpaquePointer?, _ numbers: UnsafePointer<Int64>?, _ count: Int,
  _ target: UnsafePointer<CChar>?, _ text: UnsafePointer<CChar>?, _ text_length: Int,
  _ is_legal: UnsafeMutablePointer<Int32>?, _ solution: UnsafeMutablePointer<nr_puzzle_solution>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> nr_status {
  call {
    let handle = try PuzzlesHandle.of(puzzles, "puzzles")
    let puzzle = try handle.puzzle(numbers, count, target)
    let answer = try string(text, length: text_length, "text")
    try nr_puzzle_solution.check(solution, "solution")
    let text = try TextBuffer(buffer, capacity, length)
    let judged = Result { () throws(FormulaFault) in try FormulaChecker(puzzle).check(answer) }
    let found = try? judged.get()
    is_legal?.pointee = found == nil ? 0 : 1
    let written = Result { try nr_puzzle_solution.write(found, to: solution) }
    switch judged {
    case .success(let found): try text.write("\(found.value)")
    case .failure(let fault): try text.write(fault.description)
    }
    try written.get()
  }
}

/// Implements `nr_puzzle_rate`; see `numberrace.h`.
@c(nr_puzzle_rate) @implementation
public func nr_puzzle_rate(
  _ puzzles: OpaquePointer?, _ numbers: UnsafePointer<Int64>?, _ count: Int,
  _ target: UnsafePointer<CChar>?, _ limits: UnsafePointer<nr_limits>?,
  _ rating: UnsafeMutablePointer<Int32>?
) -> nr_status {
  call {
    let handle = try PuzzlesHandle.of(puzzles, "puzzles")
    let rating = try given(rating, "rating")
    let puzzle = try handle.puzzle(numbers, count, target)
    let difficulty = try handle.lend(limits) { solver, limit in
      try solver.difficulty(of: puzzle, limit: limit)
    }
    rating.pointee = Int32(difficulty?.rating ?? 0)
  }
}

/// Implements `nr_puzzle_draw`; see `numberrace.h`.
@c(nr_puzzle_draw) @implementation
public func nr_puzzle_draw(
  _ puzzles: OpaquePointer?, _ seed: UInt64, _ count: Int, _ least_rating: Int32,
  _ most_rating: Int32, _ limits: UnsafePointer<nr_limits>?,
  _ numbers: UnsafeMutablePointer<Int64>?,
  _ width: UnsafeMutablePointer<Int>?, _ targets: UnsafeMutablePointer<Int64>?
) -> nr_status {
  call {
    let handle = try PuzzlesHandle.of(puzzles, "puzzles")
    let ratings = try drawnRatings(least_rating, most_rating)
    guard (0...Games.maximumCount).contains(count) else {
      throw Failure.argument(
        "\(UInt(bitPattern: count)) puzzles are too many: at most 2^31 - 1 are allowed")
    }
    // One thread writes to both, and the memory is nobody else's until the call ends.
    nonisolated(unsafe) let numbers = try given(numbers, "numbers")
    nonisolated(unsafe) let targets = try given(targets, "targets")
    let rules = handle.rules
    let generator = try PuzzleGenerator(rules: rules, seed: seed)
    width?.pointee = generator.numberCount
    try Work.within(limits, total: count) { work in
      var generator = generator
      for index in 0..<count {
        let puzzle = try generator.next(rated: ratings, limit: work.limit)
        for (column, number) in puzzle.numbers.enumerated() {
          numbers[index * generator.numberCount + column] = Int64(number)
        }
        targets[index] = Int64(puzzle.target.integer ?? 0)
        work.note(1)
      }
    }
  }
}

/// Implements `nr_puzzle_reachable`; see `numberrace.h`.
@c(nr_puzzle_reachable) @implementation
public func nr_puzzle_reachable(
  _ puzzles: OpaquePointer?, _ numbers: UnsafePointer<Int64>?, _ count: Int, _ first: Int64,
  _ last: Int64, _ notation: nr_notation, _ limits: UnsafePointer<nr_limits>?,
  _ values: UnsafeMutablePointer<UInt64>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> nr_status {
  call {
    let handle = try PuzzlesHandle.of(puzzles, "puzzles")
    let numbers = try integers(numbers, count, "numbers")
    let notation = try puzzleNotation(notation)
    let text = try TextBuffer(buffer, capacity, length)
    guard first <= last else {
      throw Failure.argument("there are no numbers from \(first) to \(last)")
    }
    let range = Int(clamping: first)...Int(clamping: last)
    let found = try handle.lend(limits) { solver, limit in
      try solver.reachable(from: numbers, in: range, limit: limit)
    }
    values?.pointee = UInt64(found.count)
    try text.write(
      found.sorted { $0.key < $1.key }
        .map { "\($0.key) = \($0.value.text(in: notation))" }.joined(separator: "\n"))
  }
}

/// Implements `nr_puzzle_survey`; see `numberrace.h`.
@c(nr_puzzle_survey) @implementation
public func nr_puzzle_survey(
  _ puzzles: OpaquePointer?, _ numbers: UnsafePointer<Int64>?, _ count: Int, _ bound: Int64,
  _ limits: UnsafePointer<nr_limits>?, _ survey: UnsafeMutablePointer<nr_survey>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> nr_status {
  call {
    let handle = try PuzzlesHandle.of(puzzles, "puzzles")
    let numbers = try integers(numbers, count, "numbers")
    try nr_survey.check(survey, "survey")
    let text = try TextBuffer(buffer, capacity, length)
    guard (1...100_000_000).contains(bound) else {
      throw Failure.argument("bound is \(bound), but must be 1 to 100,000,000")
    }
    let found = try handle.lend(limits) { solver, limit in
      try solver.survey(numbers, upTo: Int(bound), limit: limit)
    }
    var result = nr_survey()
    result.longest_run = Int64(found.longestRun)
    result.reachable = Int64(found.reachableCount)
    nr_survey.write(result, to: survey)
    try text.write(found.largest.map { "\($0)" } ?? "")
  }
}

/// Implements `nr_puzzles_free`; see `numberrace.h`.
@c(nr_puzzles_free) @implementation
public func nr_puzzles_free(_ puzzles: OpaquePointer?) { PuzzlesHandle.takeBack(puzzles) }
