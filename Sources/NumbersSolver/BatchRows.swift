import NumbersGame

/// The solutions of a batch that is large enough to solve the games of its rules by multisets.
struct BatchRows: Sendable {
  private let plan: EverythingPlan
  private let rows: SolutionRows
  private let nearest: NearestValues

  /// From so many games on, all rows take less time than the games one by one.
  static let worthwhileCount = 200_000

  /// How far around a target values are looked at. Games whose nearest values are farther away are solved by themselves:
  /// they are one in a hundred.
  private static let distance = 5

  /// Nothing if the rules of the first game have no rows, or the limit is reached.
  init?(_ games: [Game], _ selections: [SmallSelection?], _ threads: Int, _ limit: SearchLimit) {
    guard let rules = games.first?.rules, let plan = try? EverythingPlan(rules),
      !plan.window.isEmpty
    else { return nil }
    self.plan = plan
    do throws(Stopped) {
      let wanted = WantedValues(selectionCount: plan.selections.count, plan.window)
      for (game, selection) in zip(games, selections) {
        guard let place = Self.place(of: selection, plan) else { continue }
        wanted.insert(game.target, within: Self.distance, place)
      }
      let run = try EverythingRun(plan, threads: threads, limit: limit)
      try run.run(wanted: wanted)
      rows = run.rows[plan.selectionSize]
      nearest = NearestValues(plan, run.rows)
    } catch {
      return nil
    }
  }

  /// The solution of a game, if the rows have it.
  func solution(_ selection: SmallSelection, _ target: Int) -> SmallSolution? {
    guard let place = Self.place(of: selection, plan),
      let value = nearest.value(nearest: target, place)
    else { return nil }
    let row = rows[place]
    let tiles = plan.multisets.tiles
    let expression = PackedExpression(
      row.expressions[value], tileCount: SolutionKey.tiles(row.keys[value])
    ) { tile in selection.firstPlace(of: tiles[tile]) }
    return SmallSolution(value: UInt32(value), expression: expression)
  }

  private static func place(of selection: SmallSelection?, _ plan: EverythingPlan) -> Int? {
    guard let selection, selection.count == plan.selectionSize else { return nil }
    return plan.multisets.code(of: selection).map { plan.multisets.place(of: $0) }
  }
}
