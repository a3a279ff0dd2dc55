import PlainJSON

extension PageEngine {
  /// Formulas for a puzzle: its kind, the numbers, and the first and the last target, which 24 and make ten need not be
  /// given.
  static func puzzle(_ fields: Fields) throws(RequestError) -> JSON {
    guard let puzzle = Puzzle(rawValue: fields[2]) else {
      throw .choice(
        String(fields[2].prefix(30)), allowed: "24, make-ten, krypto, four-fours")
    }
    let numbers = try fields.numbers(3)
    guard puzzle.allows(numbers) else { throw .puzzle(puzzle) }
    let isFixed = puzzle.targets.count == 1
    if !isFixed, fields[4].allSatisfy({ $0.isWhitespace }) { throw .noTarget }
    let first = try fields.optionalNumber(4) ?? puzzle.targets.lowerBound
    let last = try fields.optionalNumber(5) ?? first
    guard first <= last, puzzle.targets.contains(first), puzzle.targets.contains(last) else {
      throw .puzzle(puzzle)
    }
    let search = PuzzleSearch(puzzle, numbers, targets: first...last)
    return [
      "kind": .string(puzzle.rawValue),
      "numbers": .integers(numbers),
      "first": .integer(first),
      "formulas": .array(search.formulas.map { $0.map { .string($0) } ?? .null }),
    ]
  }
}
