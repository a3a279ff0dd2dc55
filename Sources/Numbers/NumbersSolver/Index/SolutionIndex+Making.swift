public import NumbersGame

extension Solver {
  /// The best solutions of every game under some rules.
  ///
  /// For shows with tiles up to 100 and targets up to 2,000 this takes two seconds on one core, some 150
  /// nanoseconds a game, because what parts of selections make is found once. Under other rules games are solved one
  /// by one.
  ///
  /// - Parameters:
  ///   - rules: The rules, with a pool of tiles and one number of numbers.
  ///   - threads: The maximum number of threads; as many as there are cores if not given.
  ///   - limit: When to give up. By default, when the current task is cancelled.
  ///   - progress: Called now and then, from any thread, with the share that is done, from 0 to 1, which only grows.
  /// - Returns: The solutions; the same for any number of threads.
  /// - Throws: ``IndexError/unsupportedRules`` if the rules have too many games or too large numbers;
  ///   ``IndexError/stopped`` if the limit is reached.
  public func solveAll(
    _ rules: Rules, threads: Int? = nil, limit: SearchLimit = .taskCancellation,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) throws(IndexError) -> SolutionIndex {
    let progress = RisingProgress(progress)
    let plan = try EverythingPlan(rules)
    guard let pool = rules.pool else { throw .unsupportedRules }
    let threads = max(1, threads ?? availableCores())
    let memory: IndexMemory
    do throws(Stopped) {
      var run: EverythingRun?
      if !plan.window.isEmpty {
        run = try EverythingRun(plan, threads: threads, limit: limit)
        try run?.run { progress(0.95 * $0) }
      }
      let crew = Crew(threads: threads, limit: limit) { () }
      memory = try IndexBuilder(
        plan: plan, pool: pool, rows: run?.rows ?? [], blocks: run?.blocks, crew: crew
      ).memory()
    } catch {
      throw .stopped
    }
    progress(1)
    return try SolutionIndex(memory)
  }
}
