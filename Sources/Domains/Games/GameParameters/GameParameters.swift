public import IntentKit
public import NumbersGame

/// The parameters that the numbers game intents share.

extension Parameter where Value.ParameterBase == Int {
  /// Creates the target parameter of a game.
  public init(target rules: Rules) {
    self.init("target", in: rules.targets, prompt: "What is the target?")
  }
}

extension Parameter where Value.ParameterBase == [Int] {
  /// Creates the numbers parameter of a game.
  public init(numbers rules: Rules) {
    // Intents are made for every sentence, most of them by the rules of Countdown.
    let kind = rules.pool == Rules.countdown.pool ? countdownTiles : rules.tiles
    self.init(
      "numbers", each: kind, count: rules.numberCount, prompt: "What is the {ordinal} number?",
      help: rules.pool.map { pool in
        let large = pool.large.map { "\($0)" }.joined(separator: ", ")
        let last = pool.small.last ?? 0
        return "The numbers are on tiles: two each of 1 to \(last), and one each of \(large). "
          + "You can give several at once."
      })
  }
}

/// The tiles of Countdown.
private let countdownTiles = Rules.countdown.tiles

extension Rules {
  /// The numbers that can be given.
  fileprivate var tiles: ParameterKind { .integer(pool?.ranges ?? [1...Int.max]) }

  /// Restricts the game parameters to the values that these rules allow.
  public func declare(_ parameter: inout ParameterDeclaration) {
    switch parameter.name {
    case "target": parameter.change(to: .integer([targets]))
    case "numbers":
      let own = Parameter<[Int]>(numbers: self).declaration
      parameter.change(to: own.kind, help: own.help)
    default: break
    }
  }

  /// Checks that these rules have enough tiles of each number; more numbers may follow.
  public func resolve(numbers: [Int]?, _ context: HandlingContext) -> Resolution<[Int]> {
    guard let numbers else { return .needsValue }
    guard let pool else { return .success(numbers) }
    for number in Set(numbers).sorted() {
      let available = pool.count(of: number)
      if numbers.count(where: { $0 == number }) > available {
        let message = GameMessage.tooFewTiles(number: number, available: available)
        return .unsupported(message.dialogue(in: context.language))
      }
    }
    return .success(numbers)
  }
}

extension TilePool {
  /// The tile numbers, as ranges.
  fileprivate var ranges: [ClosedRange<Int>] {
    Set(tiles).sorted().reduce(into: []) { ranges, number in
      if let last = ranges.last, last.upperBound == number - 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
  }
}

/// A handler of requests about games by some rules.
package protocol GameHandler: IntentHandler {
  var rules: Rules { get }
}

extension GameHandler {
  /// Applies the rules' ranges of targets and numbers.
  public func declare(_ parameter: inout ParameterDeclaration) { rules.declare(&parameter) }
}

/// A game as the result of an intent, for other intents to use.
public struct GameValue: IntentValueConvertible {
  /// The number to reach.
  public let target: Int
  /// The numbers to reach it with.
  public let numbers: [Int]

  /// Creates a game value.
  public init(_ game: Game) {
    target = game.target
    numbers = game.numbers
  }

  /// An object with the target and the numbers.
  public static var intentKind: ParameterKind {
    .object([.init("target", Int.intentKind), .init("numbers", [Int].intentKind)])
  }

  /// Creates a game; `nil` for other values.
  public init?(intentValue: IntentValue) {
    guard case .object(let members) = intentValue,
      let target = members["target"].flatMap({ Int(intentValue: $0) }),
      let numbers = members["numbers"].flatMap({ [Int](intentValue: $0) })
    else { return nil }
    self.target = target
    self.numbers = numbers
  }

  /// The game as an intent value.
  public var intentValue: IntentValue {
    .object(["target": target.intentValue, "numbers": numbers.intentValue])
  }
}

extension Snippet {
  /// Creates the snippet of a game with a solution.
  public init(_ solution: Solution, to game: Game, in language: String) {
    self.init(
      target: "\(game.target)", numbers: game.numbers,
      verdict: .init(
        GameMessage.verdict(solution).text(in: language),
        solution.isExact ? .good : solution.points > 0 ? .fair : .bad),
      steps: solution.steps.map {
        Step("\($0.left) \($0.operation.sign) \($0.right)", result: "\($0.result)")
      },
      equation: "\(solution.expression) = \(solution.value)")
  }

  /// Creates the snippet of a game or a puzzle: its numbers, and the steps of a solution, if it has any.
  package init(
    target: String, numbers: [Int], verdict: Emphasised, steps: [Step], equation: String
  ) {
    self.init(
      title: target, subtitle: verdict, blocks: [.tiles(numbers.map { "\($0)" })])
    if !steps.isEmpty { blocks += [.steps(steps), .paragraph(equation)] }
  }
}
