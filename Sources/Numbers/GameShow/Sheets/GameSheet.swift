public import NumbersGame

/// A sheet of games to print and to play with a pencil, with the answers on the last page.
///
/// ```swift
/// let sheet = GameSheet(title: "Countdown", entries: games.map { .init($0, best: try Solver(order: .easiest).solve($0)) })
/// try sheet.html.write(to: url, atomically: true, encoding: .utf8)
/// ```
public struct GameSheet: Hashable, Sendable {
  /// The heading.
  public let title: String
  /// A line under the heading, such as the seed; may be empty.
  public let note: String
  /// The rules in a sentence or two, under the heading; may be empty.
  public var rules = ""
  /// Whether there is a line for a name and a date.
  public var hasNameLine = false
  /// The paper that it is printed on.
  public var paper = Paper.a4
  /// Whether the games are cards to cut out, without room to write.
  public var isCards = false
  /// What of it is written: the games, the answers, or both.
  public var part = Part.all
  /// The games, in groups with a heading.
  public let groups: [Group]

  /// A size of paper.
  public enum Paper: String, CaseIterable, Sendable {
    /// 210 by 297 mm.
    case a4
    /// 8.5 by 11 inches.
    case letter
  }

  /// A part of a sheet that can be written alone.
  public enum Part: Sendable {
    /// The games, and then the answers.
    case all
    /// Only the games.
    case games
    /// Only the answers.
    case answers
  }

  /// Games under a heading, such as those of a level.
  public struct Group: Hashable, Sendable {
    /// The heading; none if empty.
    public let heading: String
    /// The games, in order. Their numbers on the sheet go on over all groups.
    public let entries: [Entry]

    /// A group.
    public init(heading: String = "", entries: [Entry]) {
      self.heading = heading
      self.entries = entries
    }
  }

  /// A game or a puzzle as it is printed. Nothing is solved or checked.
  public struct Entry: Hashable, Sendable {
    /// The target, as it is printed.
    public let target: String
    /// The numbers, in the order in which they are printed.
    public let numbers: [Int]
    /// The answer on one line, such as `25 + (100 + 3) × (6 × 75 ÷ 50) = 952`.
    public let answer: String

    /// A game or a puzzle.
    public init(target: String, numbers: [Int], answer: String) {
      self.target = target
      self.numbers = numbers
      self.answer = answer
    }

    /// A game with its best solution. If that misses the target, the answer says by how much.
    public init(_ game: Game, best: Solution) {
      let away = best.isExact ? "" : " (\(best.distance) away)"
      self.init(
        target: "\(game.target)", numbers: game.numbers,
        answer: "\(best.expression) = \(best.value)\(away)")
    }
  }

  /// A sheet of groups of games.
  public init(title: String, note: String = "", groups: [Group]) {
    self.title = title
    self.note = note
    self.groups = groups
  }

  /// A sheet of games in a single group without a heading.
  public init(title: String, note: String = "", entries: [Entry]) {
    self.init(title: title, note: note, groups: [Group(entries: entries)])
  }

  /// A group with the place of each game on the sheet, from 1.
  typealias NumberedGroup = (heading: String, entries: [(place: Int, entry: Entry)])

  /// The groups with the places of their games.
  var numbered: [NumberedGroup] {
    var place = 0
    return groups.map { group in
      let entries = group.entries.map { entry in
        place += 1
        return (place, entry)
      }
      return (group.heading, entries)
    }
  }

  /// The answers in order.
  var answers: [String] { groups.flatMap { group in group.entries.map { $0.answer } } }

  var hasGames: Bool { part != .answers }
  var hasAnswers: Bool { part != .games }
  var answersTitle: String { part == .answers ? "\(title): answers" : "Answers" }
}
