import GameCorpus
import NumbersGame
import NumbersSolver

/// Something that is measured.
struct Workload: Sendable {
  let name: String
  let run: @Sendable (_ scale: Scale) async throws -> Row
}

/// How much is measured.
enum Scale {
  /// So that it cannot rot: a few seconds in all.
  case quick
  /// Under two minutes in all.
  case normal

  func callAsFunction(_ quick: Int, _ normal: Int) -> Int { self == .quick ? quick : normal }
}

extension Workload {
  static let all: [Workload] = [
    .corpusGames, .randomGames, .easiestGames, .farGames, .batch(threads: 1), .batch(threads: 2),
    .largeBatch, .ratings, .everything(threads: 1), .everything(threads: 2), .lookups,
    .lookupsSideBySide, .selections, .census(threads: 1), .census(threads: 2),
    .listing(numbers: 7), .listing(numbers: 8), .packedListing, .counting,
    .sevenNumbers, .eightNumbers, .nineNumbers, .tenNumbers, .twentyFour, .fourFours, .twelveDigits,
    .registration, .turns, .recognition, .tolerantRecognition, .phraseCompilation, .understanding,
    .fewShot,
    .suggestions, .fileSuggestions,
  ]

  /// Seeded random games.
  static func games(_ count: Int, seed: UInt64 = 1) throws -> [Game] {
    var generator = try GameGenerator(seed: seed)
    return try (0..<count).map { _ in try generator.next() }
  }
}

extension Checksum {
  mutating func add(_ solution: Solution) {
    add(solution.value)
    add(solution.steps.count)
    add(solution.largestStepResult)
  }
}
