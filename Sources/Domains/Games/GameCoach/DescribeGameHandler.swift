import DrawGame
import GameParameters
import GameShow
import IntentKit
import NumbersGame
import NumbersSolver

/// Answers questions about games.
struct DescribeGameHandler: GameHandler {
  let rules: Rules

  /// Fills in the game that was drawn, solved or spoken of.
  var resolvers: [ParameterResolver<DescribeGameIntent>] {
    [
      .init(\.$target) { target, intent, context in
        if let game = intent.earlier.flatMap({ context.game($0, rules) }) {
          return .success(game.target)
        }
        let known = rules.resolve(target: target, of: intent.numbers, context)
        guard case .success(let target) = known else { return known }
        let (other, isTooLarge) = target.addingReportingOverflow(
          (intent.more ?? 0) - (intent.less ?? 0))
        return isTooLarge ? known : .success(other)
      },
      .init(\.$numbers) { numbers, intent, context in
        if let game = intent.earlier.flatMap({ context.game($0, rules) }) {
          return .success(game.numbers)
        }
        return rules.resolve(numbers: numbers, for: intent.target, context)
      },
    ]
  }

  /// Answers the question.
  func handle(
    _ intent: DescribeGameIntent, context: HandlingContext
  ) async throws -> IntentResponse<String> {
    guard let numbers = intent.numbers, let target = intent.target else {
      return .withoutGame(in: context.language)
    }
    let game = try Game(numbers: numbers, target: target, rules: rules)
    if let missing = intent.tiles?.first(where: { !numbers.contains($0) }) {
      return .success(
        GameFact.notAmong(missing, numbers).dialogue(in: context.language),
        followUps: game.followUps)
    }
    let question = intent.question ?? .game
    let isOther = context.recentGames(rules).first.map { $0 != game } ?? true
    let (fact, told) =
      question.isOfSolution && isOther
      ? try await solved(game) : try await answer(question, intent.tiles ?? [], game, context)
    return .success(
      fact.dialogue(in: context.language),
      snippet: told.map { Snippet($0, to: game, in: context.language) },
      value: told?.expression.text(in: .ascii), followUps: game.followUps)
  }

  /// The solution, for "and 614?" after a question about the solution of another target.
  private func solved(_ game: Game) async throws -> (fact: any WrittenMessage, told: Solution?) {
    let solution = try await Solver(order: .easiest).solve(game)
    return (GameMessage.solved(solution), solution)
  }

  /// The answer to a question, with the solution that it tells.
  private func answer(
    _ question: GameQuestion, _ tiles: [Int], _ game: Game, _ context: HandlingContext
  ) async throws -> (fact: any WrittenMessage, told: Solution?) {
    let solver = Solver(order: .easiest)
    switch question {
    case .game: return (GameMessage.drawn(game), nil)
    case .ownTry: return (GameFact.yourTurn, nil)
    case .highest:
      let reach = try TargetReach(of: game.numbers, rules: rules)
      let highest = reach.targets.last { reach[$0] == 0 }
      return (GameFact.highest(highest), nil)
    case .without, .needed:
      var rest = game.numbers
      for tile in tiles { rest.firstIndex(of: tile).map { _ = rest.remove(at: $0) } }
      guard !rest.isEmpty else { return (GameFact.needed(tiles, nil), nil) }
      let found = try await solver.solve(Game(numbers: rest, target: game.target, rules: .free))
      let best = try await solver.solve(game)
      if found.distance > best.distance { return (GameFact.needed(tiles, found), nil) }
      return question == .without
        ? (GameFact.without(tiles, found), found) : (GameFact.unneeded(tiles), nil)
    case .with:
      let found = try await solver.solutions(of: game).first {
        Set($0.expression.numbers).isSuperset(of: tiles)
      }
      return (found.map { GameFact.with(tiles, $0) } ?? GameFact.noneWith(tiles), found)
    case .reach, .difficulty, .steps, .unused, .used, .shortest, .firstStep: break
    }
    let best = try await solver.solve(game)
    let told = context.toldSolution(of: game, at: best.distance)
    switch question {
    case .difficulty:
      let rating = try Solver().rating(of: game, best: await Solver().solve(game))
      return (GameFact.difficulty(GameDifficulty(rating: rating), rating: rating), nil)
    case .firstStep where !best.steps.isEmpty: return (CoachMessage.firstStep(best.steps[0]), nil)
    case .steps, .firstStep:
      return (CoachMessage.stepCount(best.steps.count, distance: "\(best.distance)"), nil)
    case .unused: return (GameFact.unused((told ?? best).unused(of: game)), nil)
    case .used: return (GameFact.used((told ?? best).expression.numbers), nil)
    case .shortest where told.map { $0.steps.count > best.steps.count } == true:
      return (GameFact.shorter(best), best)
    case .shortest: return (GameFact.shortest(steps: best.steps.count), nil)
    default: return (GameFact.reach(game.target, distance: best.distance), nil)
    }
  }
}

extension IntentResponse {
  /// The response where no game is known: one is offered.
  static func withoutGame(in language: String) -> Self {
    .success(
      GameFact.noGame.dialogue(in: language),
      offer: Offer(DrawGameIntent(), question: GameFact.offerToDraw.dialogue(in: language)))
  }
}

extension Solution {
  /// The numbers of a game that a solution does not use, in the order of the game.
  func unused(of game: Game) -> [Int] { game.numbers.without(expression.numbers) }
}

extension [Int] {
  /// The numbers that are left when some are taken away, each once.
  func without(_ numbers: [Int]) -> [Int] {
    numbers.reduce(into: self) { left, number in
      if let place = left.firstIndex(of: number) { left.remove(at: place) }
    }
  }
}
