extension PuzzleRules {
  private init(_ id: String, _ title: String, _ change: (inout PuzzleRules) -> Void) {
    self.init(id: id, title: title)
    change(&self)
  }

  /// Allows negative numbers, zero and fractions on the way.
  private mutating func allowAnyResult() {
    (allowsNegative, allowsZero, allowsFractions) = (true, true, true)
  }

  /// The 24 game: four cards from ace to king must make 24, with fractions on the way.
  ///
  /// Source: <https://en.wikipedia.org/wiki/24_(puzzle)>.
  public static let twentyFour = PuzzleRules("24", "the 24 game") {
    $0.explanation =
      "Four numbers from 1 to 13, each used exactly once, must make 24. Fractions and negative results on "
      + "the way are allowed: 3 3 8 8 is 8 / (3 - 8 / 3)."
    $0.source = "https://en.wikipedia.org/wiki/24_(puzzle)"
    $0.allowAnyResult()
    $0.numberCount = 4...4
    $0.numbers = 1...13
    $0.targets = 24...24
  }

  /// Make ten: the four digits of a train ticket or a number plate must make 10, in any order.
  ///
  /// Source: <https://ja.wikipedia.org/wiki/テンパズル>.
  public static let makeTen = PuzzleRules("make-ten", "make ten") {
    $0.explanation =
      "Four digits, as on a train ticket, each used exactly once and in any order, must make 10. Fractions "
      + "and negative results on the way are allowed: 1 1 5 8 is 8 / (1 - 1 / 5)."
    $0.source = "https://ja.wikipedia.org/wiki/テンパズル"
    $0.allowAnyResult()
    $0.numberCount = 4...4
    $0.numbers = 0...9
    $0.targets = 10...10
  }

  /// Krypto: five cards from 1 to 25 must make a sixth, in whole numbers.
  ///
  /// Source: <https://en.wikipedia.org/wiki/Krypto_(game)>.
  public static let krypto = PuzzleRules("krypto", "Krypto") {
    $0.explanation =
      "Five of the 56 cards from 1 to 25, each used exactly once, must make a sixth. Results on the way are whole "
      + "numbers, negative ones and zero too."
    $0.source = "https://en.wikipedia.org/wiki/Krypto_(game)"
    $0.allowsNegative = true
    $0.allowsZero = true
    $0.numberCount = 5...5
    $0.numbers = 1...25
    // Three each of 1 to 6, four of 7 to 10, two of 11 to 17, and one of 18 to 25.
    $0.pool =
      [(1...6, 3), (7...10, 4), (11...17, 2), (18...25, 1)].flatMap { numbers, copies in
        numbers.flatMap { [Int](repeating: $0, count: copies) }
      }
    $0.targets = 1...25
  }

  /// Four fours: four copies of a digit must make a number, with powers, roots, factorials and digits that are
  /// written together.
  ///
  /// Source: W. W. Rouse Ball, "Mathematical Recreations and Essays", 1892;
  /// <https://en.wikipedia.org/wiki/Four_fours>.
  public static let fourFours = PuzzleRules("four-fours", "four fours") {
    $0.explanation =
      "Copies of one digit, four of them as a rule, must make a number. There are powers, square roots, "
      + "factorials, and digits that are written together (44). Roots and factorials are taken twice in a row "
      + "at most, and results have at most 30 digits."
    $0.source = "https://en.wikipedia.org/wiki/Four_fours"
    $0.operations = [
      .add, .subtract, .multiply, .divide, .power, .squareRoot, .factorial, .concatenate,
    ]
    $0.allowAnyResult()
    $0.numberCount = 1...6
    $0.numbers = 1...9
    $0.hasEqualNumbers = true
    $0.unaryDepth = 2
  }

  /// Digits, as The New York Times had it in 2023: six numbers; some may be left unused.
  ///
  /// Source: <https://en.wikipedia.org/wiki/The_New_York_Times_Games>.
  public static let digits = PuzzleRules("digits", "Digits") {
    $0.explanation =
      "Six numbers up to 25 must make a target, or come close. Not all must be used; results on the way are "
      + "positive whole numbers."
    $0.source = "https://en.wikipedia.org/wiki/The_New_York_Times_Games"
    $0.usesAllNumbers = false
    $0.numberCount = 6...6
    $0.numbers = 1...25
    $0.targets = 1...999
  }

  /// Moj broj, of Slagalica (RTS): four digits, a middle and a large number, and targets up to 999.
  ///
  /// Source: <https://sr.wikipedia.org/wiki/Слагалица_(ТВ_квиз)>.
  public static let mojBroj = PuzzleRules("moj-broj", "Moj broj") {
    $0.explanation =
      "Four numbers from 1 to 9, one of 10, 15 and 20, and one of 25, 50, 75 and 100 must make a target, or "
      + "come close. Not all must be used; results on the way are positive whole numbers."
    $0.source = "https://sr.wikipedia.org/wiki/Слагалица_(ТВ_квиз)"
    $0.usesAllNumbers = false
    $0.numberCount = 6...6
    $0.numbers = 1...100
    $0.drawnFrom =
      [[Int]](repeating: Array(1...9), count: 4) + [[10, 15, 20], [25, 50, 75, 100]]
    $0.targets = 1...999
  }

  /// The game of the shows with squares: any number or result may be squared as often as one likes, as long as it
  /// has no more than nine digits.
  ///
  /// Source: J.-M. Alliot, "The (final) countdown", 2015, <https://arxiv.org/abs/1502.05450>, who squares with a
  /// bound too.
  public static let squares = PuzzleRules("squares", "the shows' game with squares") {
    $0.explanation =
      "Numbers as in Countdown, of which not all must be used; results on the way are positive whole numbers, "
      + "and each may be squared as often as one likes, as long as it has no more than nine digits."
    $0.source = "https://arxiv.org/abs/1502.05450"
    $0.operations.insert(.square)
    $0.usesAllNumbers = false
    $0.numberCount = 1...6
    $0.numbers = 1...100
    $0.targets = 1...999_999_999
    $0.unaryDepth = maximumUnaryDepth
    $0.digits = 9
  }

  /// Any numbers and any target, each number used at most once, with fractions and negative results.
  public static let anything = PuzzleRules("anything", "any puzzle") {
    $0.explanation =
      "Any numbers and any target; the four operations, with fractions and negative results on the way. Not "
      + "all numbers must be used."
    $0.allowAnyResult()
    $0.usesAllNumbers = false
    $0.numbers = Int.min...Int.max
    $0.digits = 1000
    $0.targets = Int.min...Int.max
  }

  /// All rules of puzzles that have a name here.
  public static let presets: [PuzzleRules] = [
    .twentyFour, .makeTen, .krypto, .fourFours, .digits, .mojBroj, .squares,
    .anything,
  ]

  /// The preset of this name; fails if there is none.
  ///
  /// - Parameter id: The name, such as `24`; case does not matter.
  public init?(preset id: String) {
    guard let rules = Self.presets.first(where: { $0.id == id.lowercased() }) else { return nil }
    self = rules
  }
}
