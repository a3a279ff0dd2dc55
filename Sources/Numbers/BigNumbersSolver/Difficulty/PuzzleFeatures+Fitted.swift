// Made by 'swift run fit-difficulty TABLE FILE', of 700 hands. In the mean of five, the rank correlation of a fifth
// of them with the rate at which people solve them, by weights of the others, is 0.856.
extension PuzzleFeatures {
  /// The weights of the features.
  private static let weights = [-0.402, 0.213, -0.649, -0.095, -0.3, -0.131, -0.887, -0.673]
  /// What the sum has more. It is the logarithm of the odds that somebody does not find a solution.
  private static let constant = -2.579
  /// The sums at which the ratings 2 to 5 begin, so that a fifth of all hands has each: of 24, and of make ten.
  private static let bounds = [-2.899, -2.305, -1.851, -1.47]
  private static let boundsOfTen = [-3.899, -3.219, -2.659, -2.176]

  /// How many hands have each rating, from 1.
  static let counts = [273, 272, 272, 275, 270]
  static let countsOfTen = [110, 111, 110, 111, 110]

  /// The rating among puzzles with a target, from 1, easy, to 5, hard.
  func rating(target: Int) -> Int {
    let sum = zip(values, Self.weights).reduce(Self.constant) { $0 + $1.0 * $1.1 }
    return 1 + (target == 10 ? Self.boundsOfTen : Self.bounds).count { $0 <= sum }
  }
}
