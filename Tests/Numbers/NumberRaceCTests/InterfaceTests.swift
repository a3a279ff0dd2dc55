import BruteForce
import CNumberRace
import NumberRaceC
import NumbersGame
import NumbersSolver
import Testing

/// The functions of the C interface, as far as they do more than pass on.
@Suite("The C interface")
struct InterfaceTests {
  private func text(_ body: (UnsafeMutablePointer<CChar>, Int) -> nr_status) -> (nr_status, String)
  {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress else { return (nr_status(NR_INVALID_ARGUMENT), "") }
      let status = body(start, buffer.count)
      return (status, String(cString: start))
    }
  }

  private var message: String { String(cString: CNumberRace.nr_error_message()) }

  private func games(_ count: Int, seed: UInt64) throws -> [Game] {
    var generator = try GameGenerator(seed: seed)
    return try (0..<count).map { _ in try generator.next() }
  }

  private func with<Result>(
    _ games: [Game], _ body: (inout nr_games) throws -> Result
  ) rethrows -> Result {
    let numbers = games.flatMap { $0.numbers.map { Int64($0) } }
    let targets = games.map { Int32($0.target) }
    return try numbers.withUnsafeBytes { numbers in
      try targets.withUnsafeBytes { targets in
        var all = nr_games()
        all.size = UInt32(MemoryLayout<nr_games>.stride)
        all.count = games.count
        all.numbers = numbers.baseAddress
        all.width = 6
        all.targets = targets.baseAddress
        all.targets_type = nr_type(NR_INT32)
        return try body(&all)
      }
    }
  }

  @Test("has the version of its header")
  func version() {
    #expect(CNumberRace.nr_abi_version() == UInt32(NR_ABI_VERSION))
  }

  @Test("names the tasks, and judges by them")
  func tasks() throws {
    let names = (0...).lazy.map { CNumberRace.nr_task_name($0) }.prefix { $0 != nil }
      .compactMap { $0.map { String(cString: $0) } }
    #expect(Array(names) == AnswerTask.presets.map(\.id))
    for task in AnswerTask.presets {
      var options = nr_verify_options()
      options.size = UInt32(MemoryLayout<nr_verify_options>.stride)
      var rules: OpaquePointer?
      #expect(CNumberRace.nr_task_named(task.id, &options, &rules) == NR_OK, "\(message)")
      defer { CNumberRace.nr_rules_free(rules) }
      var verdict = nr_verdict()
      verdict.size = UInt32(MemoryLayout<nr_verdict>.stride)
      let text = "<answer>63 + 1</answer>"
      let status = CNumberRace.nr_verify(
        rules, [63, 1, -5], 3, 64, text, text.utf8.count, &options, -1, &verdict, nil, 0, nil)
      #expect(status == nr_status(task.allowsAnyGame ? NR_OK : NR_ILLEGAL_GAME))
      #expect(
        verdict.kind == nr_verdict_kind(task.allowsAnyGame ? NR_BREAKS_RULE : NR_UNSET))
      #expect(verdict.fault == nr_fault(task.allowsAnyGame ? NR_NUMBER_LEFT_OVER : NR_NO_FAULT))
    }
    var options = nr_verify_options()
    var rules: OpaquePointer?
    #expect(CNumberRace.nr_task_named("24", &options, &rules) == NR_INVALID_ARGUMENT)
    options.size = UInt32(MemoryLayout<nr_verify_options>.stride)
    #expect(CNumberRace.nr_task_named("chess", &options, &rules) == NR_INVALID_ARGUMENT)
    #expect(message.contains("'chess'"))
    #expect(rules == nil)
  }

  @Test("solves as the solver does, one by one and in batches, on any number of threads")
  func solving() throws {
    let games = try games(3000, seed: 3)
    try with(games) { all in
      for threads in [1, 2, 5] as [UInt32] {
        var statuses = [nr_status](repeating: -1, count: games.count)
        var distances = [Int64](repeating: -1, count: games.count)
        var bytes = [CChar](
          repeating: 0, count: CNumberRace.nr_text_bound(&all, nr_notation(NR_ASCII)))
        var offsets = [Int64](repeating: -1, count: games.count + 1)
        let status = statuses.withUnsafeMutableBufferPointer { statuses in
          distances.withUnsafeMutableBufferPointer { distances in
            bytes.withUnsafeMutableBufferPointer { bytes in
              offsets.withUnsafeMutableBufferPointer { offsets in
                var results = nr_results()
                results.size = UInt32(MemoryLayout<nr_results>.stride)
                results.statuses = statuses.baseAddress
                results.distances = distances.baseAddress
                results.text = bytes.baseAddress
                results.text_capacity = bytes.count
                results.text_offsets = offsets.baseAddress
                var limits = nr_limits()
                limits.size = UInt32(MemoryLayout<nr_limits>.stride)
                limits.threads = threads
                return CNumberRace.nr_solve_batch(&all, &limits, &results)
              }
            }
          }
        }
        #expect(status == NR_OK, "\(message)")
        for (index, game) in games.enumerated() {
          let best = try Solver().solve(game)
          let text = String(
            decoding: bytes[Int(offsets[index])..<Int(offsets[index + 1])].map {
              UInt8(bitPattern: $0)
            },
            as: UTF8.self)
          #expect(statuses[index] == NR_OK)
          #expect(distances[index] == Int64(best.distance))
          #expect(text == best.expression.text(in: .ascii))
        }
      }
    }
  }

  @Test("rates as the solver does")
  func rating() throws {
    for game in try games(120, seed: 4) {
      let best = try Solver().solve(game)
      #expect(try Solver().rating(of: game, best: best) == Solver().difficulty(of: game).rating)
    }
  }

  @Test("rates the games of a batch, some of which break their rules")
  func ratingBrokenGames() throws {
    // Wherever the game without numbers stands, and whatever else there is.
    for broken in [[0], [1], [2], [0, 1], [1, 2], [0, 1, 2]] {
      let numbers: [Int64] = (0..<3).flatMap {
        broken.contains($0) ? [0, 0, 0, 0, 0, 0] : [25, 50, 75, 100, 3, 6]
      }
      let targets: [Int64] = [952, 952, 952]
      var ratings: [Int32] = [-1, -1, -1]
      var statuses: [nr_status] = [-1, -1, -1]
      numbers.withUnsafeBytes { numbers in
        targets.withUnsafeBytes { targets in
          ratings.withUnsafeMutableBufferPointer { ratings in
            statuses.withUnsafeMutableBufferPointer { statuses in
              var all = nr_games()
              all.size = UInt32(MemoryLayout<nr_games>.stride)
              all.count = 3
              all.width = 6
              all.numbers = numbers.baseAddress
              all.numbers_type = nr_type(NR_INT64)
              all.targets = targets.baseAddress
              all.targets_type = nr_type(NR_INT64)
              var results = nr_results()
              results.size = UInt32(MemoryLayout<nr_results>.stride)
              results.ratings = ratings.baseAddress
              results.statuses = statuses.baseAddress
              #expect(CNumberRace.nr_solve_batch(&all, nil, &results) == nr_status(NR_OK))
            }
          }
        }
      }
      for index in 0..<3 {
        let isBroken = broken.contains(index)
        #expect(statuses[index] == nr_status(isBroken ? NR_ILLEGAL_GAME : NR_OK))
        #expect((ratings[index] == 0) == isBroken)
      }
    }
  }

  @Test("draws the games that the generator draws, in one call or several")
  func drawing() throws {
    var generator = try GameGenerator(seed: 5)
    let expected = try (0..<40).map { _ in try generator.nextSolvable() }
    for lots in [[40], [1, 9, 30]] {
      var handle: OpaquePointer?
      #expect(CNumberRace.nr_generator_open(nil, 5, &handle) == NR_OK)
      defer { CNumberRace.nr_generator_free(handle) }
      var options = nr_draw_options()
      options.size = UInt32(MemoryLayout<nr_draw_options>.stride)
      options.solvable = 1
      var drawn: [[Int64]] = []
      for count in lots {
        var numbers = [Int64](repeating: 0, count: 6 * count)
        var targets = [Int64](repeating: 0, count: count)
        #expect(
          CNumberRace.nr_draw(handle, count, &options, nil, &numbers, &targets, nil, nil) == NR_OK)
        for index in 0..<count {
          drawn.append(numbers[(6 * index)..<(6 * index + 6)] + [targets[index]])
        }
      }
      #expect(drawn == expected.map { $0.numbers.map { Int64($0) } + [Int64($0.target)] })
    }
  }

  @Test(
    "knows what numbers reach, also those with products beyond 32 bits",
    arguments: [
      [99, 98, 97, 96, 95, 94], [100, 100, 99, 99, 98, 98], [1, 2, 50_000, 60_000, 70_000],
      [1_000_000, 999_983, 7, 11, 13], [25, 50, 75, 100, 3, 6], [91, 73, 64, 88, 2, 2],
    ])
  func reach(numbers: [Int]) throws {
    let entry = try #require(Solver().reach(of: numbers, targets: 100...999))
    let table = BestTable(numbers)
    for target in 100...999 {
      #expect(entry.solvable.contains(target) == (table[target] != nil), "\(target)")
    }
    for (target, distance) in zip(entry.solvable.missing, entry.distances) {
      #expect(table.best(for: target).distance == distance, "\(target)")
    }
  }

  @Test("writes the same canonical form for expressions that differ in order and grouping only")
  func canonicalForm() throws {
    func canonical(_ expression: String) -> String {
      text {
        CNumberRace.nr_expression_rewrite(
          expression, expression.utf8.count, nr_notation(NR_CANONICAL), $0, $1, nil)
      }.1
    }
    #expect(canonical("25 + (100 + 3) * 9") == canonical("9 * (3 + 100) + 25"))
    #expect(canonical("100 - (50 - 25)") == canonical("(25 + 100) - 50"))
    #expect(canonical("6 * 75 / 50") == canonical("75 / (50 / 6)"))
    #expect(canonical("25 - 3 - 4") != canonical("25 - (3 - 4)"))
    for game in try games(50, seed: 6) {
      var seen: Set<String> = []
      for solution in try Solver().solutions(of: game).prefix(500) {
        let form = canonical(solution.expression.text(in: .ascii))
        #expect(seen.insert(form).inserted, "distinct solutions have different forms")
        let expression = try NumbersGame.Expression(parsing: form)
        #expect(try Solution(expression, to: game).value == solution.value)
      }
    }
  }

  @Test("hashes do not change")
  func hashes() throws {
    let game = try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952)
    let other = try Game(numbers: [6, 3, 100, 75, 50, 25], target: 952)
    var hashes: [UInt64] = [0, 0]
    let status = with([game, other]) { CNumberRace.nr_hash_batch(&$0, 0, &hashes) }
    #expect(status == NR_OK)
    #expect(hashes[0] == hashes[1])
    // Worked out with SplitMix64 elsewhere.
    #expect(hashes[0] == 0x46EBDE37C976BA94)
  }

  @Test("refuses what cannot be, with a message, and takes what is missing")
  func wrongArguments() throws {
    let numbers: [Int64] = [25, 50, 75, 100, 3, 6]
    for count in [-1, Int.max, Int.min, 7, 0] {
      #expect(
        CNumberRace.nr_solve(nil, numbers, count == 7 ? 5 : count, 952, 0, nil, nil, nil, 0, nil)
          != NR_OK)
      #expect(!message.isEmpty)
    }
    #expect(
      CNumberRace.nr_solve(nil, numbers, 6, .min, 0, nil, nil, nil, 0, nil) == NR_ILLEGAL_GAME)
    #expect(
      CNumberRace.nr_solve(nil, numbers, 6, 952, 99, nil, nil, nil, 0, nil) == NR_INVALID_ARGUMENT)
    #expect(CNumberRace.nr_solve(nil, nil, 6, 952, 0, nil, nil, nil, 0, nil) == NR_INVALID_ARGUMENT)
    #expect(CNumberRace.nr_solve_batch(nil, nil, nil) == NR_INVALID_ARGUMENT)
    #expect(CNumberRace.nr_rules_named(nil, nil) == NR_INVALID_ARGUMENT)
    #expect(CNumberRace.nr_solutions_next(nil, 0, nil, nil, 0, nil) == NR_INVALID_ARGUMENT)
    #expect(CNumberRace.nr_rules_name(.max) == nil)
    var games = nr_games()
    games.size = UInt32(MemoryLayout<nr_games>.stride)
    for count in [-1, .max, 5] {
      games.count = count
      var results = nr_results()
      results.size = UInt32(MemoryLayout<nr_results>.stride)
      #expect(CNumberRace.nr_solve_batch(&games, nil, &results) == NR_INVALID_ARGUMENT)
    }
    var limits = nr_limits()
    limits.size = UInt32(MemoryLayout<nr_limits>.stride)
    for seconds in [-1, Double.nan, -Double.infinity] {
      limits.seconds = seconds
      #expect(
        CNumberRace.nr_solve(nil, numbers, 6, 952, 0, &limits, nil, nil, 0, nil)
          == NR_INVALID_ARGUMENT)
    }
    limits.seconds = .infinity
    #expect(CNumberRace.nr_solve(nil, numbers, 6, 952, 0, &limits, nil, nil, 0, nil) == NR_OK)
    limits.order = 2
    #expect(
      CNumberRace.nr_solve(nil, numbers, 6, 952, 0, &limits, nil, nil, 0, nil)
        == NR_INVALID_ARGUMENT)
  }

  @Test(
    "gives the smallest solution or the easiest, which limits of the first header have no word for")
  func orders() throws {
    let numbers: [Int64] = [100, 75, 50, 25, 6, 2]
    func solve(_ order: Int32?) -> String {
      var limits = nr_limits()
      limits.size = order == nil ? 40 : UInt32(MemoryLayout<nr_limits>.stride)
      limits.order = nr_order(order ?? 1)
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
        #expect(
          CNumberRace.nr_solve(
            nil, numbers, 6, 223, nr_notation(NR_ASCII), &limits, nil, buffer.baseAddress, 256, nil)
            == NR_OK)
        return buffer.baseAddress.map { String(cString: $0) } ?? ""
      }
    }
    #expect(solve(1) == "100 + 75 + 50 - 2")
    #expect(solve(0) != solve(1))
    #expect(solve(nil) == solve(0))
  }
}
