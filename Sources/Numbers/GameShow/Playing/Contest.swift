public import NumbersGame

/// Several contestants who answer the same game: each declares a number, then shows the working. Only
/// the closest answer scores.
///
/// As on television, the closest declaration is shown first. If its working does not hold, the turn
/// goes to the next closest.
///
/// ```swift
/// var contest = Contest(game, contestants: ["Anna", "Ben"])
/// contest.declare(950, by: 0)
/// contest.declare(953, by: 1)
/// contest.next                                // 1, Ben
/// try contest.show(working)                   // reaches 953
/// contest.points                              // [0, 7]
/// ```
public struct Contest: Hashable, Sendable {
  /// The game that is played.
  public let game: Game
  /// The names of the contestants.
  public let contestants: [String]
  /// The numbers that were declared, `nil` for a contestant who has none.
  public private(set) var declared: [Int?]
  /// The answers that were shown.
  public private(set) var answers: [Solution?]
  private var failed: Set<Int> = []

  /// A contest without declarations yet.
  public init(_ game: Game, contestants: [String]) {
    self.game = game
    self.contestants = contestants
    declared = contestants.map { _ in nil }
    answers = contestants.map { _ in nil }
  }

  /// A contest whose answers to the game are known, in the order of the contestants and `nil` for none, so that nobody declares or
  /// shows anything.
  public init(_ game: Game, contestants: [String], answers: [Solution?]) {
    self.init(game, contestants: contestants)
    for (place, answer) in answers.prefix(contestants.count).enumerated() {
      declare(answer?.value, by: place)
      self.answers[place] = answer
    }
  }

  /// Notes a declaration.
  ///
  /// - Parameters:
  ///   - number: The number that the contestant claims to reach; `nil` for none.
  ///   - contestant: The position of the contestant. Others are ignored.
  public mutating func declare(_ number: Int?, by contestant: Int) {
    guard declared.indices.contains(contestant) else { return }
    declared[contestant] = number.flatMap { $0 >= 1 ? $0 : nil }
  }

  /// The contestant who shows a working next; `nil` if nobody need.
  ///
  /// The closest declaration comes first, and contestants who are equally close all show theirs.
  /// Declarations too far away to score are not shown.
  public var next: Int? {
    let shown = answers.compactMap { $0?.distance }.min()
    let waiting = contestants.indices.compactMap { place -> (distance: Int, place: Int)? in
      guard let number = declared[place], answers[place] == nil, !failed.contains(place) else {
        return nil
      }
      let distance = number.distance(from: game.target)
      guard game.rules.scoring.points(distance: distance) > 0 else { return nil }
      return (distance, place)
    }
    guard let closest = waiting.min(by: { ($0.distance, $0.place) < ($1.distance, $1.place) }),
      shown.map({ closest.distance <= $0 }) ?? true
    else { return nil }
    return closest.place
  }

  /// Judges the working of the contestant whose turn it is.
  ///
  /// - Parameter working: The working; one of its lines must reach the number that was declared.
  /// - Returns: The answer.
  /// - Throws: ``ContestFault`` if nobody's turn it is, or the number is not reached. The turn goes on
  ///   in any case.
  @discardableResult
  public mutating func show(_ working: Working) throws(ContestFault) -> Solution {
    guard let place = next, let number = declared[place] else { throw .nobodysTurn }
    guard working.game == game,
      let line = working.lines.first(where: { $0.solution.value == number })
    else {
      failed.insert(place)
      throw .notReached(declared: number, contestant: contestants[place])
    }
    answers[place] = line.solution
    return line.solution
  }

  /// The points of each contestant by what has been shown.
  public var points: [Int] {
    game.rules.scoring.points(distances: answers.map { $0?.distance })
  }
}

/// Why a working does not count in a contest.
public enum ContestFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// No contestant has anything left to show.
  case nobodysTurn
  /// The working does not reach the number that was declared.
  case notReached(declared: Int, contestant: String)

  /// A description of the problem.
  public var description: String {
    switch self {
    case .nobodysTurn: "no contestant has a working left to show"
    case .notReached(let number, let contestant):
      "\(contestant)'s working does not make \(number), the number declared"
    }
  }
}
