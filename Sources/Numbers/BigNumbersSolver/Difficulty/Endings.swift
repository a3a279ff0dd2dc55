import NumbersGame

/// The last steps with which four numbers can make a target, as people look for them: from the target backwards.
struct Endings {
  /// Steps that add or subtract a number, or multiply a result of two by one of the two others.
  private(set) var other = 0
  /// Steps that multiply or divide by a number.
  private(set) var multiplied = 0
  private(set) var divided = 0

  /// The number of steps.
  var count: Int { other + multiplied + divided }

  init(_ numbers: [Int], target: Int) {
    for (place, number) in numbers.enumerated() where numbers.firstIndex(of: number) == place {
      var rest = numbers
      rest.remove(at: place)
      let values = Self.values(rest)
      other += [target - number, target + number].count { values.contains(ExactNumber($0)) }
      guard number != 0 else { continue }
      if target.isMultiple(of: number), values.contains(ExactNumber(target / number)) {
        multiplied += 1
      }
      if values.contains(ExactNumber(target * number)) { divided += 1 }
    }
    for (pair, others) in Self.pairings(of: numbers) {
      let values = Self.values(others)
      other += Self.values(pair).count { value in
        guard let value = value.integer, value > 0, target.isMultiple(of: value) else {
          return false
        }
        return values.contains(ExactNumber(target / value))
      }
    }
  }

  /// The ways to part four numbers into two pairs, that of the first number first.
  static func pairings(of numbers: [Int]) -> [([Int], [Int])] {
    numbers.indices.dropFirst().map { partner in
      let others = numbers.indices.dropFirst().filter { $0 != partner }.map { numbers[$0] }
      return ([numbers[0], numbers[partner]], others)
    }
  }

  /// All values of some numbers, up to three, each used once.
  static func values(_ numbers: [Int]) -> Set<ExactNumber> {
    guard numbers.count > 1 else { return Set(numbers.map { ExactNumber($0) }) }
    var found: Set<ExactNumber> = []
    for chosen in 1..<(1 << numbers.count) - 1 {
      func part(_ isChosen: Bool) -> Set<ExactNumber> {
        values(
          numbers.indices.filter { (chosen >> $0 & 1 == 1) == isChosen }.map { numbers[$0] })
      }
      let rights = part(false)
      for left in part(true) {
        for right in rights {
          for operation: PuzzleOperation in [.add, .subtract, .multiply, .divide] {
            if let value = operation.apply(left, right, digits: 30) { found.insert(value) }
          }
        }
      }
    }
    return found
  }
}
