// Made by 'swift run fit-difficulty TABLE FILE', of 700 hands. In the mean of five, the rank correlation of a fifth
// of them with the rate at which people solve them, by weights of the others, is 0.882.
extension PuzzleFeatures {
  /// The weights of the features.
  private static let weights = [
    -0.326, 0.091, -0.833, -0.114, -0.393, -0.11, -0.502, -0.499, 0.155, -0.122,
    -0.415, -0.225, 0.396, 0.075,
  ]
  /// What the sum has more. It is the logarithm of the odds that somebody does not find a solution.
  private static let constant = -1.419
  /// The sums at which the ratings 2 to 5 begin, so that a fifth of all hands has each: of 24, and of make ten.
  private static let bounds = [-2.959, -2.364, -1.911, -1.432]
  private static let boundsOfTen = [-3.721, -3.158, -2.688, -2.228]

  /// How many hands have each rating, from 1.
  static let counts = [273, 273, 272, 272, 272]
  static let countsOfTen = [111, 109, 111, 111, 110]

  /// The rating among puzzles with a target, from 1, easy, to 5, hard.
  func rating(target: Int) -> Int {
    let sum = zip(values, Self.weights).reduce(Self.constant) { $0 + $1.0 * $1.1 }
    return 1 + (target == 10 ? Self.boundsOfTen : Self.bounds).count { $0 <= sum }
  }
}
