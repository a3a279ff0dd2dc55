/// A kind of puzzle: all numbers must be used, but in a numbers round as few as one likes.
///
/// The rules are those of the presets of the same names in `PuzzleRules`, and of shows with free numbers, but for one
/// bound: results on the way, above and below the bar of a fraction, are integers of 64 bits. Only four fours gets that
/// far.
enum Puzzle: String, CaseIterable {
  case twentyFour = "24"
  case makeTen = "make-ten"
  case krypto
  case fourFours = "four-fours"
  case numbers

  /// How many numbers are given.
  var numberCount: ClosedRange<Int> {
    switch self {
    case .numbers: 1...6
    case .twentyFour, .makeTen: 4...4
    case .krypto: 5...5
    case .fourFours: 1...4
    }
  }

  /// The numbers that can be given.
  var allowedNumbers: ClosedRange<Int> {
    switch self {
    case .numbers: 1...999
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
    case .numbers: 1...9999
    }
  }

  /// Whether results on the way may be fractions.
  var hasFractions: Bool { self != .krypto && self != .numbers }

  /// Whether results on the way may be zero or less.
  var hasNegatives: Bool { self != .numbers }

  /// Whether there are powers, square roots, factorials and digits that are written together.
  var hasManyOperations: Bool { self == .fourFours }

  /// Whether the numbers are those of such a puzzle.
  func allows(_ given: [Int]) -> Bool {
    numberCount.contains(given.count) && given.allSatisfy { allowedNumbers.contains($0) }
      && (self != .fourFours || given.allSatisfy { $0 == given[0] })
  }
}
