import NumbersGame

/// A contestant's working for a puzzle: lines as they come to mind, each judged when it is added.
///
/// A line is a formula or several steps. It can use the results of earlier lines, and go on from the latest with a sign:
///
/// ```swift
/// var working = PuzzleWorking(for: try Puzzle(numbers: [3, 3, 8, 8], target: 24, rules: .twentyFour))
/// try working.add("8 / 3").value             // 8/3
/// try working.add("3 - 8/3").value           // 1/3
/// try working.add("8 / (1/3)").answer        // 24, exact
/// ```
///
/// A line is an answer only if the rules allow it as one, which may want all numbers to be used.
public struct PuzzleWorking: Sendable {
  /// The puzzle that is worked on.
  public var puzzle: Puzzle { checker.puzzle }
  /// The lines, the oldest first.
  public private(set) var lines: [Line] = []
  private let checker: FormulaChecker

  /// A legal line of a working, with its value.
  public struct Line: Hashable, Sendable {
    /// The text as it was typed.
    public let text: String
    /// The value that it amounts to.
    public let value: ExactNumber
    /// The answer that it is; `nil` if the rules do not allow it as one, and there is more to be done.
    public let answer: PuzzleSolution?
    /// The formula over numbers of the puzzle only.
    let formula: Formula
    /// Whether it goes with earlier lines that it does not use.
    let keepsEarlier: [Formula]
  }

  /// An empty working.
  public init(for puzzle: Puzzle) {
    checker = FormulaChecker(puzzle)
  }

  /// The closest answer of any line, the earliest of those that are equally close; `nil` before the first.
  public var best: PuzzleSolution? {
    lines.compactMap(\.answer).min { $0.distance < $1.distance }
  }

  /// The numbers that the latest line, and those that go with it, leave over.
  public var unusedNumbers: [Int] {
    var left = puzzle.numbers
    for formula in open { _ = try? checker.given(formula, &left) }
    return left
  }

  /// The formulas whose results can be used.
  private var open: [Formula] {
    lines.last.map { $0.keepsEarlier + [$0.formula] } ?? []
  }

  /// Judges a line, a formula or steps as `FormulaChecker.check(_:)` reads them, and keeps it if it is legal.
  ///
  /// A number equal to the result of an earlier line means that result, if the numbers allow it, and else the number.
  ///
  /// - Throws: ``FormulaFault`` if it cannot be read or breaks a rule; the working is unchanged then.
  @discardableResult
  public mutating func add(_ text: String) throws(FormulaFault) -> Line {
    var whole = text
    // A step that begins with a sign goes on from the latest result.
    if let last = lines.last, let first = text.first(where: { !$0.isWhitespace }),
      "+*×x·/÷".contains(first)
        || "-−".contains(first) && !puzzle.rules.operations.contains(.negate)
    {
      whole = "\(last.value) \(text)"
    }
    let line: Line
    do throws(FormulaFault) {
      line = try self.line(text, whole, after: open)
    } catch {
      // The number itself may be meant. If not, the first fault is the one to tell.
      guard !open.isEmpty, let other = try? self.line(text, whole, after: []) else { throw error }
      line = other
    }
    lines.append(line)
    return line
  }

  /// Removes the latest line.
  ///
  /// - Returns: The line; `nil` if there is none.
  @discardableResult
  public mutating func undo() -> Line? { lines.popLast() }

  private func line(
    _ text: String, _ whole: String, after earlier: [Formula]
  ) throws(FormulaFault) -> Line {
    let results = earlier.map {
      FormulaChecker.StepResult(
        formula: $0, value: $0.value(digits: puzzle.rules.digits), place: nil)
    }
    let (read, unused) = try checker.formula(of: whole, after: results)
    var left = puzzle.numbers
    let formula = try checker.given(read, &left)
    let value = try checker.value(formula)
    // An attempt that begins anew leaves what it does not go with.
    var kept: [Formula] = []
    for other in unused.reversed() {
      var rest = left
      guard (try? checker.given(other.formula, &rest)) != nil else { break }
      left = rest
      kept.insert(other.formula, at: 0)
    }
    return Line(
      text: text, value: value, answer: try? checker.check(formula), formula: formula,
      keepsEarlier: kept)
  }
}
