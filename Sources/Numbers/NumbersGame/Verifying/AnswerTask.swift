import SpelledNumbers

/// A numbers game as language models are trained and measured with it: the games, and how answers to them are judged.
///
/// The field has several games by the name of "countdown". The name of a task says which one is meant:
///
/// ```swift
/// let task = try AnswerTask(preset: "tinyzero")
/// var verifier = AnswerVerifier(options: task.options)
/// let game = try Game(numbers: [63, 1, 5], target: 64, rules: .free)
/// verifier.verify("<answer>63 + 1</answer>", for: game).fault   // .numberLeftOver(5)
/// ```
public struct AnswerTask: Hashable, Sendable {
  /// The name that programs use, such as `tinyzero`.
  public let id: String
  /// The rules by which games are drawn, and whose points near misses get.
  public let rules: Rules
  /// The differences between the judgement and that of the shows.
  public let options: AnswerVerifier.Options
  /// Whether answers to games that the rules would not draw are judged too.
  public let allowsAnyGame: Bool

  /// The task that the rules of a show are: positive whole results, and numbers may be left over.
  public init(show rules: Rules) {
    id = rules.id
    self.rules = rules
    options = []
    allowsAnyGame = false
  }

  /// A task of the field: all numbers are used, and results on the way may be anything. Each number may be drawn as often as a
  /// game has numbers.
  private init(
    field id: String, rulesID: String? = nil, title: String, numbers: ClosedRange<Int>,
    count: ClosedRange<Int>, targets: ClosedRange<Int>
  ) {
    self.id = id
    let tiles = numbers.flatMap { [Int](repeating: $0, count: count.upperBound) }
    rules = Rules(
      presetID: rulesID ?? id, title: title, pool: TilePool(sortedLarge: [], small: tiles),
      numberCount: count, targets: targets, scoring: .countdown, language: .english)
    options = [.usesAllNumbers, .allowsZero, .allowsNegative, .allowsFractions]
    allowsAnyGame = true
  }

  /// The tasks that have a name: the shows, `free`, `tinyzero`, `reasoning-gym` and `24`.
  public static let presets: [AnswerTask] =
    Rules.presets.map { AnswerTask(show: $0) } + [.tinyZero, .reasoningGym, .twentyFour]

  /// The data set Countdown-Tasks-3to4 of TinyZero: three or four numbers from 1 to 99, all of which must be used; targets from 10
  /// to 100.
  ///
  /// Source: <https://github.com/Jiayi-Pan/TinyZero>.
  public static let tinyZero = AnswerTask(
    field: "tinyzero", title: "Countdown-Tasks-3to4", numbers: 1...99, count: 3...4,
    targets: 10...100)

  /// The task `countdown` of reasoning-gym: six numbers from 1 to 100, all of which must be used; targets from 100 to 999.
  ///
  /// Source: <https://github.com/open-thought/reasoning-gym>.
  public static let reasoningGym = AnswerTask(
    field: "reasoning-gym", title: "reasoning-gym's countdown", numbers: 1...100, count: 6...6,
    targets: 100...999)

  /// The 24 game: four cards from 1 to 13, all of which must be used.
  public static let twentyFour = AnswerTask(
    field: "24", rulesID: "24-cards", title: "the 24 game", numbers: 1...13, count: 4...4,
    targets: 24...24)

  /// The task of this name.
  ///
  /// - Parameter id: The name, such as `tinyzero`; case does not matter.
  /// - Throws: ``UnknownTask`` if no task has that name.
  public init(preset id: String) throws(UnknownTask) {
    let wanted = id.lowercased()
    guard let task = Self.presets.first(where: { $0.id == wanted }) else {
      throw UnknownTask(id: id)
    }
    self = task
  }

  /// The reason why there can be no answers to numbers and a target by the rules, or by any if any game is allowed, when numbers
  /// may be zero or negative; `nil` if there can.
  package static func problem(
    numbers: [Int], target: Int, rules: Rules, allowsAnyGame: Bool
  ) -> String? {
    if allowsAnyGame {
      let most = Expression.maximumNumberCount
      return (1...most).contains(numbers.count) ? nil : "1 to \(most) numbers can be given"
    }
    do throws(GameError) {
      try rules.validate(numbers: numbers, target: target)
      return nil
    } catch {
      return error.description
    }
  }
}

/// The name of a task that does not exist.
public struct UnknownTask: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name that was asked for.
  public let id: String

  /// The name and those that exist.
  public var description: String {
    "Unknown task '\(id)'; choose one of "
      + AnswerTask.presets.map { $0.id }.joined(separator: ", ")
  }
}
