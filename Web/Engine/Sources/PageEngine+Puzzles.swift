import NumbersGame
import PlainJSON

extension PageEngine {
  /// Formulas for a puzzle: its kind, the numbers, the first and the last target, which 24 and make ten need not be
  /// given, and options.
  static func puzzle(_ fields: Fields) throws(RequestError) -> JSON {
    guard let puzzle = Puzzle(rawValue: fields[1]) else {
      throw .choice(
        fields[1].beginning(30), allowed: "24, make-ten, krypto, four-fours, numbers")
    }
    let numbers = try fields.numbers(2)
    guard puzzle.allows(numbers) else { throw .puzzle(puzzle) }
    let isFixed = puzzle.targets.count == 1
    if !isFixed, fields[3].trimmed.isEmpty { throw .noTarget }
    let first = try fields.optionalNumber(3) ?? puzzle.targets.lowerBound
    let last = try fields.optionalNumber(4) ?? first
    guard first <= last, puzzle.targets.contains(first), puzzle.targets.contains(last) else {
      throw .puzzle(puzzle)
    }
    let options = try PuzzleOptions(fields[5])
    let counts = try options.usedCounts(puzzle, of: numbers.count)
    // More lead to more results than a browser has memory for.
    guard numbers.count < 6 || !options.hasDecimals && !options.hasRoots else {
      throw .tooManyNumbers(5)
    }
    let search = PuzzleSearch(
      puzzle, numbers, targets: first...last, options: options, usedCounts: counts)
    return [
      "kind": .string(puzzle.rawValue),
      "numbers": .integers(numbers),
      "first": .integer(first),
      "formulas": .array(search.formulas.map { $0.map { .string($0) } ?? .null }),
    ]
  }
}
