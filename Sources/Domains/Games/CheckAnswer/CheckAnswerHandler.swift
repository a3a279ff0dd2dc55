public import GameParameters
public import IntentKit
import IntentLanguage
public import NumbersGame
import NumbersSolver
import SolvePuzzle

/// Judges answers.
public struct CheckAnswerHandler: GameHandler {
  package let rules: Rules

  /// Creates a handler.
  public init(rules: Rules = .countdown) {
    self.rules = rules
  }

  /// Fills in the game that was just drawn, solved or answered.
  public var resolvers: [ParameterResolver<CheckAnswerIntent>] {
    [
      .init(\.$target) { target, intent, context in
        if let target { return .success(target) }
        if intent.numbers == nil, context.latestPuzzle(besides: rules) != nil {
          return .notRequired
        }
        guard intent.numbers == nil,
          let recent = context.recentValue("target", as: Int.self)
        else { return .needsValue }
        return .success(recent)
      },
      .init(\.$numbers) { numbers, intent, context in
        if let numbers { return rules.resolve(numbers: numbers, context) }
        if intent.target == nil, context.latestPuzzle(besides: rules) != nil {
          return .notRequired
        }
        guard let recent = context.recentValue("numbers", as: [Int].self),
          intent.target == context.recentValue("target", as: Int.self)
        else { return .needsValue }
        return .success(recent)
      },
      .init(\.$answer) { answer, intent, context in
        if let earlier = intent.earlier.flatMap({ self.answer($0, to: intent, context) }) {
          return .success(earlier)
        }
        return answer.map { .success($0) } ?? .needsValue
      },
    ]
  }

  /// An earlier answer to the same game; `nil` if there was none.
  private func answer(
    _ earlier: EarlierGame, to intent: CheckAnswerIntent, _ context: HandlingContext
  ) -> String? {
    let answers = context.recent.filter {
      $0.invocation.intent == CheckAnswerIntent.name
        && $0.invocation.values["target"] == intent.target?.intentValue
        && $0.invocation.values["numbers"] == intent.numbers?.intentValue
    }.compactMap { $0.invocation.values["answer"].flatMap { String(intentValue: $0) } }
    return earlier == .first ? answers.first : answers.dropLast().last ?? answers.last
  }

  /// Judges the answer. If there is an easier way to it, tells that too, and by which trick.
  ///
  /// - Throws: `GameError` if the numbers do not form a game.
  public func handle(
    _ intent: CheckAnswerIntent, context: HandlingContext
  ) async throws -> IntentResponse<JudgedAnswer> {
    let language = context.language
    let answer = SpokenArithmetic.signs(intent.answer, in: Language(code: language))
    if intent.target == nil, let puzzle = context.latestPuzzle(besides: rules) {
      return puzzle.verdict(on: answer, in: language)
    }
    let game = try Game(numbers: intent.numbers ?? [], target: intent.target ?? 0, rules: rules)
    // "How close was I" is answered once more.
    var same = intent
    same.earlier = nil
    let followUps = game.followUps + [Invocation(same)]
    switch AnswerChecker(game).check(answer) {
    case .legal(let solution):
      var dialogue = GameMessage.legal(solution).dialogue(in: language)
      var snippet = Snippet(solution, to: game, in: language)
      if let way = easierWay(than: solution, to: game) {
        dialogue = dialogue + way.dialogue(in: language)
        snippet.blocks += way.lines(in: language).map { .paragraph($0) }
      }
      return .success(
        dialogue, snippet: snippet,
        value: JudgedAnswer(isLegal: true, points: solution.points),
        activity: UserActivity(intent, in: language), followUps: followUps)
    case .illegal(let fault):
      return .success(
        GameMessage.illegal(fault).dialogue(in: language),
        snippet: Snippet(
          title: "\(game.target)",
          subtitle: .init(GameMessage.notLegal(fault).text(in: language), .bad),
          blocks: [.tiles(game.numbers.map { "\($0)" }), .paragraph(intent.answer)]),
        value: JudgedAnswer(isLegal: false, points: 0),
        activity: UserActivity(intent, in: language), followUps: followUps)
    }
  }

  /// The easier way to a legal answer; `nil` if there is none, or the search cannot end.
  private func easierWay(than answer: Solution, to game: Game) -> EasierWayMessage? {
    guard let best = try? Solver(order: .easiest).solve(game), best.isEasierWay(than: answer)
    else { return nil }
    return EasierWayMessage(solution: best, trick: Trick.all(in: best, of: game).first)
  }
}
