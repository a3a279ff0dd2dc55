import NumbersGame

/// What makes the rules of a puzzle harder or easier, as the options of the same names of the command line.
struct PuzzleOptions {
  /// Whether the numbers are used in the order in which they are given.
  var keepsOrder = false
  /// Whether numbers may be written after a point, as .4; fractions are allowed then.
  var hasDecimals = false
  /// Whether there are square roots.
  var hasRoots = false
  /// Whether all numbers must be used.
  var usesAll = false
  /// The exact number of steps, each of which joins two numbers.
  var stepCount: Int?

  /// The names of the options, as they are written with white space between.
  static let names = "in-order, decimals, roots, use-all, steps=4"

  /// Reads options that are written with spaces between: `in-order steps=4`.
  init(_ text: String) throws(RequestError) {
    for word in text.parts(separatedBy: " ") where !word.isEmpty {
      switch word {
      case "in-order": keepsOrder = true
      case "decimals": hasDecimals = true
      case "roots": hasRoots = true
      case "use-all": usesAll = true
      default:
        let parts = word.parts(separatedBy: "=")
        guard parts.count == 2, parts[0] == "steps", let count = Fields.integer(parts[1]) else {
          throw .choice(word.beginning(30), allowed: Self.names)
        }
        stepCount = count
      }
    }
  }

  /// How many of the numbers of a puzzle are used.
  ///
  /// - Throws: `RequestError` if so many steps cannot be done with them, or steps are counted where roots are steps too.
  func usedCounts(_ puzzle: Puzzle, of given: Int) throws(RequestError) -> ClosedRange<Int> {
    let mustUseAll = usesAll || puzzle != .numbers
    guard let stepCount else { return mustUseAll ? given...given : 1...given }
    guard !hasRoots, !puzzle.hasManyOperations else { throw .stepsWithRoots }
    guard mustUseAll ? stepCount == given - 1 : stepCount < given else {
      throw .steps(stepCount, mostly: given - 1, mustUseAll: mustUseAll)
    }
    return stepCount + 1...stepCount + 1
  }
}
