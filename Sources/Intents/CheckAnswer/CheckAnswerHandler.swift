import GameParameters
public import IntentKit
import IntentLanguage
import NumbersGame

/// Judges answers.
public struct CheckAnswerHandler: IntentHandler {
  /// A handler.
  public init() {}

  /// The game is the one that was just drawn, solved or answered, if it is not given.
  public var resolvers: [ParameterResolver<CheckAnswerIntent>] {
    [
      .init(\.$target) { target, intent, context in
        if let target { return .success(target) }
        guard intent.$numbers.value == nil,
          let recent = context.recentValue("target", as: Int.self)
        else { return .needsValue }
        return .success(recent)
      },
      .init(\.$numbers) { numbers, intent, context in
        if let numbers { return Rules.countdown.resolve(numbers) }
        guard let recent = context.recentValue("numbers", as: [Int].self),
          intent.$target.value == context.recentValue("target", as: Int.self)
        else { return .needsValue }
        return .success(recent)
      },
    ]
  }

  /// Judges the answer.
  ///
  /// - Parameters:
  ///   - intent: The answer and its game.
  ///   - context: What surrounds it.
  /// - Returns: The judgement with its reason.
  /// - Throws: `GameError` if the numbers are no game.
  public func handle(
    _ intent: CheckAnswerIntent, context: HandlingContext
  ) async throws -> IntentResponse<JudgedAnswer> {
    let game = try Game(numbers: intent.numbers, target: intent.target)
    switch AnswerChecker(game).check(SpokenArithmetic.signs(intent.answer)) {
    case .legal(let solution):
      let verdict =
        solution.isExact ? "That's right" : "That's \(solution.value), \(solution.distance) away"
      let points = solution.points == 0 ? "no points" : "\(solution.points) points"
      return .success(
        Dialogue("\(verdict): \(points)."), snippet: Snippet(solution, to: game),
        value: JudgedAnswer(isLegal: true, points: solution.points),
        activity: UserActivity(intent))
    case .illegal(let fault):
      return .success(
        Dialogue("That's no answer: \(fault)."),
        snippet: Snippet(
          title: "\(game.target)", subtitle: .init("not legal: \(fault)", .bad),
          blocks: [.tiles(game.numbers.map { "\($0)" }), .paragraph(intent.answer)]),
        value: JudgedAnswer(isLegal: false, points: 0), activity: UserActivity(intent))
    }
  }
}
