public import NumbersGame

/// A contestant's working for a game: lines as they come to mind, each judged when it is added.
///
/// A line is an expression, one step or several. It can use the results of earlier lines, and go on
/// from the latest with a sign:
///
/// ```swift
/// var working = Working(for: try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952))
/// try working.add("100 + 3").value           // 103
/// try working.add("x 9 = 927")               // throws: 9 is not one of the numbers
/// try working.add("6 * 75 / 50").value       // 9
/// try working.add("103 x 9, + 25").value     // 952
/// ```
///
/// Each line's value is an answer, since not all numbers need be used. The closest is ``best``.
public struct Working: Hashable, Sendable {
  /// The game, whose numbers the lines may use.
  public let game: Game
  /// The lines, the oldest first.
  public private(set) var lines: [Line] = []

  /// A legal line of a working, with the answer that it amounts to.
  public struct Line: Hashable, Sendable {
    /// The text as it was typed.
    public let text: String
    /// The answer that it amounts to, over numbers of the game only.
    public let solution: Solution
    /// The positions of the lines whose results it uses.
    public let usedLines: [Int]
  }

  /// An empty working.
  public init(for game: Game) {
    self.game = game
  }

  /// The closest answer of any line, the earliest of those that are equally close; `nil` before the
  /// first line.
  public var best: Solution? {
    lines.map { $0.solution }.min { $0.distance < $1.distance }
  }

  /// The numbers that the lines not used by later ones leave over, and the results of those lines.
  public var available: (tiles: [Int], results: [Int]) {
    let open = openLines.map { lines[$0].solution }
    return (
      game.numbers.removing(open.flatMap { $0.expression.numbers }), open.map { $0.value }
    )
  }

  /// The lines that go together: not used by a later one, and not overlapping with a later attempt.
  private var openLines: [Int] {
    var open: [Int] = []
    var tiles = game.numbers
    var used: Set<Int> = []
    for place in lines.indices.reversed() {
      used.formUnion(lines[place].usedLines)
      if used.contains(place) { continue }
      var rest = tiles
      let fits = lines[place].solution.expression.numbers.allSatisfy { number in
        rest.firstIndex(of: number).map { rest.remove(at: $0) } != nil
      }
      guard fits else { break }
      tiles = rest
      open.append(place)
    }
    return open.reversed()
  }

  /// Judges a line and keeps it if it is legal.
  ///
  /// A number equal to the result of an earlier line means that result, if the tiles allow it, and else
  /// the tile.
  ///
  /// - Parameter text: An expression or steps, as `Expression(parsing:)` reads them.
  /// - Returns: The answer that the line amounts to.
  /// - Throws: `AnswerFault` if it cannot be read or breaks a rule; the working is unchanged then.
  @discardableResult
  public mutating func add(_ text: String) throws(AnswerFault) -> Solution {
    let trimmed = text.trimmed
    let expression = try parse(trimmed)
    let line: Line
    do throws(AnswerFault) {
      line = try self.line(trimmed, expression, usesResults: true)
    } catch {
      // The tile itself may be meant. If not, the first fault is the one to tell.
      do throws(AnswerFault) {
        line = try self.line(trimmed, expression, usesResults: false)
      } catch let second {
        throw prefers(second, to: error) ? second : error
      }
    }
    lines.append(line)
    return line.solution
  }

  /// A fault of the numbers as they are given tells more than one that results of earlier lines led to.
  private func prefers(_ second: AnswerFault, to first: AnswerFault) -> Bool {
    if case .numberNotGiven(let number, _) = second {
      return !lines.contains { $0.solution.value == number }
    }
    return false
  }

  /// Removes the latest line.
  ///
  /// - Returns: The line; `nil` if there is none.
  @discardableResult
  public mutating func undo() -> Line? { lines.popLast() }

  /// Removes all lines.
  public mutating func clear() { lines = [] }

  private func parse(_ text: String) throws(AnswerFault) -> Expression {
    var text = text
    // A step that begins with a sign goes on from the latest result.
    if let last = lines.last, Self.beginsWithSign(text) {
      text = "\(last.solution.value) \(text)"
    }
    do throws(ParseError) {
      return try Expression(parsing: text)
    } catch {
      if case .illegalStep(let step) = error.reason { throw .illegalStep(step) }
      throw .unreadable(error)
    }
  }

  private static func beginsWithSign(_ text: String) -> Bool {
    text.unicodeScalars.first.map("+＋-−–—*x×X·/÷:".unicodeScalars.contains) ?? false
  }

  private func line(
    _ text: String, _ expression: Expression, usesResults: Bool
  ) throws(AnswerFault) -> Line {
    var used: [Int] = []
    var tokens: [Expression.Token] = []
    for token in expression.tokens {
      if case .number(let number) = token, usesResults,
        let place = lines.indices.last(where: {
          lines[$0].solution.value == number && !used.contains($0)
        })
      {
        used.append(place)
        tokens += lines[place].solution.expression.tokens
      } else {
        tokens.append(token)
      }
    }
    let whole = Expression(postfix: tokens)
    guard whole.numberCount <= Expression.maximumNumberCount else {
      // Only results that are used again and again lead to so many numbers.
      let number = whole.numbers[0]
      throw .numberUsedTooOften(
        number, used: whole.numbers.count { $0 == number },
        given: game.numbers.count { $0 == number })
    }
    return Line(text: text, solution: try Solution(whole, to: game), usedLines: used)
  }
}
