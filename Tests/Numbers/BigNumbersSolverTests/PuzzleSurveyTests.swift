import BigNumbersSolver
import BruteForce
import NumbersGame
import NumbersSolver
import Testing

@Suite("Surveys of puzzles")
struct PuzzleSurveyTests {
  @Test("of four digits reach what is published")
  func published() throws {
    // Project Euler, problem 93, <https://projecteuler.net/problem=93>: of 1 2 3 4, 31 positive whole numbers can
    // be made, up to 36, and all from 1 to 28; of all sets of four digits 1 2 5 8 have the longest such run.
    var solver = try PuzzleSolver(.twentyFour)
    let survey = try solver.survey([1, 2, 3, 4], upTo: 1000)
    #expect(survey.reachableCount == 31)
    #expect(survey.largest == ExactNumber(36))
    #expect(survey.longestRun == 28)
    let sets = (hands(4, 1...9)).filter { Set($0).count == 4 }
    let surveys = try sets.map { try solver.survey($0, upTo: 1000) }
    #expect(surveys.max { $0.longestRun < $1.longestRun }?.numbers == [1, 2, 5, 8])
  }

  @Test("are surveyed by the family, the same on any number of threads")
  func family() throws {
    let family = try #require(PuzzleRules.twentyFour.selections(of: 4))
    #expect(family == hands(4, 1...13))
    #expect(PuzzleRules.fourFours.selections(of: 3)?.count == 9)
    #expect(PuzzleRules.anything.selections(of: 2) == nil)
    #expect(PuzzleRules.twentyFour.selections(of: 5) == nil)
    let some = Array(family.prefix(60))
    let surveys = try PuzzleSurvey.surveys(of: some, by: .twentyFour, upTo: 100, threads: 1)
    #expect(try PuzzleSurvey.surveys(of: some, by: .twentyFour, upTo: 100, threads: 4) == surveys)
    var search = FractionSearch { _ in true }
    for survey in surveys {
      let whole = search.values(of: survey.numbers).filter { $0.bottom == 1 }.map(\.top)
      #expect(survey.reachableCount == whole.count { (1...100).contains($0) })
      #expect(survey.smallestUnreachable == (1...100).first { !whole.contains($0) })
      #expect(survey.largest?.integer == whole.max())
      #expect(survey.largestFormula?.value() == survey.largest)
    }
  }

  @Test("with squares reach what a plain enumeration reaches")
  func squares() throws {
    for numbers in [[2, 3], [5, 7, 2], [10, 9, 4], [1, 6, 25]] {
      var solver = try PuzzleSolver(.squares)
      let found = try solver.reachable(from: numbers, in: 1...10_000)
      let plain = PlainSquares.values(numbers.sorted()).filter { $0 <= 10_000 }
      #expect(Set(found.keys) == Set(plain), "\(numbers)")
      for (value, formula) in found { #expect(formula.value()?.integer == value, "\(formula)") }
      let survey = try solver.survey(numbers, upTo: 10_000)
      #expect(survey.reachableCount == found.count)
      #expect(survey.largest?.integer == PlainSquares.values(numbers.sorted()).max())
      #expect(survey.smallestUnreachable == (1...10_000).first { found[$0] == nil })
    }
  }
}

/// What some of the numbers can make in positive whole numbers below 10⁹, with squares.
private enum PlainSquares {
  static func values(_ numbers: [Int]) -> Set<Int> {
    (1..<(1 << numbers.count)).reduce(into: []) { all, choice in
      all.formUnion(ofAll(numbers.indices.filter { choice & (1 << $0) != 0 }.map { numbers[$0] }))
    }
  }

  private static func ofAll(_ numbers: [Int]) -> Set<Int> {
    guard numbers.count > 1 else { return squared(Set(numbers)) }
    var all: Set<Int> = []
    for choice in 1..<(1 << numbers.count) - 1 {
      let first = ofAll(numbers.indices.filter { choice & (1 << $0) != 0 }.map { numbers[$0] })
      let second = ofAll(numbers.indices.filter { choice & (1 << $0) == 0 }.map { numbers[$0] })
      for a in first {
        for b in second {
          all.formUnion([a + b, a - b, a * b].filter { (1..<1_000_000_000).contains($0) })
          if a % b == 0 { all.insert(a / b) }
        }
      }
    }
    return squared(all)
  }

  private static func squared(_ values: Set<Int>) -> Set<Int> {
    var all = values
    for value in values where value > 1 {
      var square = value
      while square < 31_623, square * square < 1_000_000_000 {
        square *= square
        all.insert(square)
      }
    }
    return all
  }
}
