/// A kind of puzzle in which all numbers must be used.
///
/// The rules are those of the presets of the same names in `PuzzleRules`, but for one bound: results on the way, above
/// and below the bar of a fraction, are integers of 64 bits. Only four fours gets that far.
enum Puzzle: String, CaseIterable {
  case twentyFour = "24"
  case makeTen = "make-ten"
  case krypto
  case fourFours = "four-fours"

  /// How many numbers are given.
  var numberCount: ClosedRange<Int> {
    switch self {
    case .twentyFour, .makeTen: 4...4
    case .krypto: 5...5
    case .fourFours: 1...4
    }
  }

  /// The numbers that can be given.
  var numbers: ClosedRange<Int> {
    switch self {
    case .twentyFour: 1...13
    case .makeTen: 0...9
    case .krypto: 1...25
    case .fourFours: 1...9
    }
  }

  /// The numbers that can be wanted.
  var targets: ClosedRange<Int> {
    switch self {
    case .twentyFour: 24...24
    case .makeTen: 10...10
    case .krypto: 1...25
    case .fourFours: 0...999
    }
  }

  /// Whether results on the way may be fractions.
  var hasFractions: Bool { self != .krypto }

  /// Whether there are powers, square roots, factorials and digits that are written together.
  var hasManyOperations: Bool { self == .fourFours }

  /// Whether the numbers are those of such a puzzle.
  func allows(_ given: [Int]) -> Bool {
    numberCount.contains(given.count) && given.allSatisfy { numbers.contains($0) }
      && (self != .fourFours || given.allSatisfy { $0 == given[0] })
  }
}
