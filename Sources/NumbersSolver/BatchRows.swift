import NumbersGame

/// The solutions of a batch that is large enough to solve the games of its rules by multisets.
struct BatchRows: Sendable {
  private let plan: EverythingPlan
  private let rows: SolutionRows
  private let nearest: NearestValues
  /// For each game, the place of its selection; −1 if the rows do not have it.
  private let places: [Int32]

  /// From this number of games on, all rows take less time than the games one by one.
  static let worthwhileCount = 200_000

  /// From this number of games on, nearly all values are asked for, so all are looked at.
  private static let countThatAsksForAll = 1_500_000

  /// How far around a target values are looked at otherwise. Games whose nearest values are farther away are solved by
  /// themselves: they are one in a hundred.
  private static let distance = 5

  /// Nothing if the rules of the first game have no rows, or the limit is reached.
  init?(_ games: [Game], _ threads: Int, _ limit: SearchLimit) {
    guard let rules = games.first?.rules, let plan = try? EverythingPlan(rules),
      !plan.window.isEmpty
    else { return nil }
    self.plan = plan
    do throws(Stopped) {
      let wanted =
        games.count < Self.countThatAsksForAll
        ? WantedValues(selectionCount: plan.selections.count, plan.window) : nil
      places = games.map { game in
        guard game.numbers.count == plan.selectionSize,
          let code = plan.multisets.code(of: game.numbers)
        else { return -1 }
        let place = plan.multisets.place(of: code)
        wanted?.insert(game.target, within: Self.distance, place)
        return Int32(place)
      }
      let run = try EverythingRun(plan, threads: threads, limit: limit)
      try run.run(wanted: wanted)
      rows = run.rows[plan.selectionSize]
      nearest = NearestValues(plan, run.rows)
    } catch {
      return nil
    }
  }

  /// The solution of the game at an index, which has a selection and a target, if the rows have it.
  func solution(_ index: Int, _ selection: SmallSelection, _ target: Int) -> SmallSolution? {
    let place = Int(places[index])
    guard place >= 0, let value = nearest.value(nearest: target, place) else { return nil }
    let row = rows[place]
    let tiles = plan.multisets.tiles
    let expression = PackedExpression(
      row.expressions[value], tileCount: SolutionKey.tiles(row.keys[value])
    ) { tile in selection.firstPlace(of: tiles[tile]) }
    return SmallSolution(value: UInt32(value), expression: expression)
  }
}
