public import IntentKit
public import NumbersGame

/// The parameters that the intents of numbers games share.

extension Parameter where Value.Base == Int {
  /// The target of a game.
  ///
  /// - Parameter rules: The rules of the game.
  public init(target rules: Rules) {
    self.init("target", in: rules.targets, prompt: "What is the target?")
  }
}

extension Parameter where Value.Base == [Int] {
  /// The numbers of a game.
  ///
  /// - Parameter rules: The rules of the game.
  public init(numbers rules: Rules) {
    let kind = ParameterKind.integer(rules.pool?.ranges ?? [1...Int.max])
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

extension Rules {
  /// Whether these rules have so many tiles of each number, of which there may be more to come.
  ///
  /// - Parameter numbers: Numbers that there are tiles of.
  /// - Returns: The numbers, or that one is there too often.
  public func resolve(_ numbers: [Int]?) -> Resolution<[Int]> {
    guard let numbers else { return .needsValue }
    guard let pool else { return .success(numbers) }
    for number in Set(numbers).sorted() {
      let available = pool.count(of: number)
      if numbers.count(where: { $0 == number }) > available {
        return .unsupported(
          available == 1
            ? "There is only one \(number)."
            : "There are only \(EnglishNumber.words(available)) tiles with a \(number).")
      }
    }
    return .success(numbers)
  }
}

extension TilePool {
  /// The numbers that are on tiles, as ranges.
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

/// A game as the result of an intent, for other intents to use.
public struct GameValue: IntentValueConvertible {
  /// The target.
  public let target: Int
  /// The numbers.
  public let numbers: [Int]

  /// A game.
  ///
  /// - Parameter game: The game.
  public init(_ game: Game) {
    target = game.target
    numbers = game.numbers
  }

  /// A target and numbers.
  public static var kind: ParameterKind {
    .object([.init("target", Int.kind), .init("numbers", [Int].kind)])
  }

  /// The game; nothing if the value is none.
  ///
  /// - Parameter value: A value.
  public init?(_ value: IntentValue) {
    guard case .object(let members) = value, let target = members["target"].flatMap({ Int($0) }),
      let numbers = members["numbers"].flatMap({ [Int]($0) })
    else { return nil }
    self.target = target
    self.numbers = numbers
  }

  /// The game without its type.
  public var intentValue: IntentValue {
    .object(["target": target.intentValue, "numbers": numbers.intentValue])
  }
}

extension Snippet {
  /// A game with a solution of it.
  ///
  /// - Parameters:
  ///   - solution: A legal answer.
  ///   - game: The game.
  public init(_ solution: Solution, to game: Game) {
    self.init(
      title: "\(game.target)",
      subtitle: .init(
        solution.isExact
          ? "exact: \(solution.points) points"
          : "\(solution.value), \(solution.distance) away: \(solution.points) points",
        solution.isExact ? .good : solution.points > 0 ? .fair : .bad),
      blocks: [.tiles(game.numbers.map { "\($0)" })])
    if !solution.steps.isEmpty {
      blocks.append(
        .steps(
          solution.steps.map {
            Step("\($0.left) \($0.operation.sign) \($0.right)", result: "\($0.result)")
          }))
      blocks.append(.paragraph("\(solution.expression) = \(solution.value)"))
    }
  }
}

extension Solution {
  /// The steps as one says them, or the number if there are none.
  public var spokenSteps: String {
    steps.isEmpty ? EnglishNumber.words(value) : steps.map(\.spoken).joined(separator: ", ")
  }
}
