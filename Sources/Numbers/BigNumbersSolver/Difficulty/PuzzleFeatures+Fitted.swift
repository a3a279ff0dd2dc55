// Made by 'swift run fit-difficulty TABLE FILE', of 700 hands. In the mean of five, the rank correlation of a fifth
// of them with the rate at which people solve them, by weights of the others, is 0.866.
extension PuzzleFeatures {
  /// The weights of the features.
  private static let weights = [-0.397, 0.237, -0.634, -0.082, -0.323, -0.119, -0.933, -0.673]
  /// What the sum has more. It is the logarithm of the odds that somebody does not find a solution.
  private static let constant = -2.546
  /// The sums at which the ratings 2 to 5 begin, so that a fifth of all hands has each: of 24, and of make ten.
  private static let bounds = [-2.926, -2.307, -1.873, -1.467]
  private static let boundsOfTen = [-3.903, -3.188, -2.651, -2.178]

  /// How many hands have each rating, from 1.
  static let counts = [272, 273, 271, 274, 272]
  static let countsOfTen = [111, 109, 111, 110, 111]

  /// The rating among puzzles with a target, from 1, easy, to 5, hard.
  func rating(target: Int) -> Int {
    let sum = zip(values, Self.weights).reduce(Self.constant) { $0 + $1.0 * $1.1 }
    return 1 + (target == 10 ? Self.boundsOfTen : Self.bounds).count { $0 <= sum }
  }
}
