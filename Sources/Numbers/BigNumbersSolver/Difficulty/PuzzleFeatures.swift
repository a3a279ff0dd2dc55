import NumbersGame

/// What makes a puzzle of four numbers easy or hard for people, as numbers for a linear model.
package struct PuzzleFeatures: Hashable, Sendable {
  /// How easy its solutions are together, in doublings: each counts the more, the less its effort.
  package let ease: Double
  /// The logarithm of one more than the least largest result on the way, of solutions with whole results from 0 on.
  package let size: Double
  /// The number of ones, and of zeros: either can be there without changing a result.
  package let ones: Double
  /// The number of numbers above ten.
  package let large: Double
  /// The number of pairs of equal numbers.
  package let equal: Double
  /// The number of pairs of numbers with a difference of one.
  package let consecutive: Double
  /// Whether adding and subtracting is enough.
  package let sums: Double
  /// Whether two of the numbers make the target, and the others zero or one.
  package let aside: Double
  /// The fewest products of any solution.
  package let products: Double
  /// The fewest differences of any solution.
  package let differences: Double
  /// The ways to end, in doublings: a number, or the result of two, that makes the target with what the others can make.
  package let endings: Double
  /// The endings that multiply by a number, and those that divide by one.
  package let multiplied, divided: Double
  /// The numbers that divide the target.
  package let divisors: Double
  /// The names of the features.
  package static let names = [
    "ease", "size", "ones", "large", "equal", "consecutive", "sums", "aside",
    "products", "differences", "endings", "multiplied", "divided", "divisors",
  ]

  /// The features in the order of their names.
  package var values: [Double] {
    [
      ease, size, ones, large, equal, consecutive, sums, aside, products, differences, endings,
      multiplied, divided, divisors,
    ]
  }

  /// The features of a puzzle whose four numbers make a whole target by the four operations, given its distinct solutions, at
  /// least one.
  init(numbers: [Int], target: Int, solutions: [Formula]) {
    ease = Self.log2(solutions.reduce(0) { $0 + Self.weight(effort: $1.effort() ?? .max) })
    let sizes = solutions.compactMap { formula -> Double? in
      let results = formula.steps().dropLast().map(\.result)
      guard results.allSatisfy({ $0.isWhole && $0.sign >= 0 }) else { return nil }
      return results.map { Double($0.integer ?? .max) }.max() ?? 0
    }
    // Where a fraction cannot be avoided it is as if results were as large as any.
    size = Self.log2(1 + (sizes.min() ?? 600))
    ones = Double(numbers.count { $0 == 0 || $0 == 1 })
    large = Double(numbers.count { $0 > 10 })
    let pairs = numbers.indices.flatMap { first in
      numbers.indices.dropFirst(first + 1).map { (numbers[first], numbers[$0]) }
    }
    equal = Double(pairs.count { $0 == $1 })
    consecutive = Double(pairs.count { $0.distance(to: $1).magnitude == 1 })
    sums = solutions.contains { $0.isOfSums } ? 1 : 0
    let isApart = Endings.pairings(of: numbers).contains { pairing in
      let halves = [pairing.0, pairing.1].map { pair in
        Set(Endings.values(pair).compactMap(\.integer).filter { $0 >= 0 })
      }
      return halves[0].contains(target) && !halves[1].isDisjoint(with: [0, 1])
        || halves[1].contains(target) && !halves[0].isDisjoint(with: [0, 1])
    }
    aside = isApart ? 1 : 0
    let texts = solutions.map(\.ascii)
    func fewest(_ sign: Character) -> Double {
      Double(texts.map { text in text.count { $0 == sign } }.min() ?? 0)
    }
    (products, differences) = (fewest("*"), fewest("-"))
    let ends = Endings(numbers, target: target)
    endings = Self.log2(Double(1 + ends.count))
    (multiplied, divided) = (Double(ends.multiplied), Double(ends.divided))
    divisors = Double(numbers.count { $0 != 0 && target.isMultiple(of: $0) })
  }

  /// The share of a solution in the ease: half of it for each four points of effort. A fraction or a result below zero counts as
  /// ten points here, since people do find those.
  private static func weight(effort: Int) -> Double {
    let points = min(effort % StepEffort.avoided + 10 * (effort / StepEffort.avoided), 1000)
    return Double(
      sign: .plus, exponent: -points / 4, significand: [1, 0.84, 0.71, 0.59][points % 4])
  }

  /// The binary logarithm of a positive number, with straight lines between the powers of two, so that it is the same on every
  /// machine.
  private static func log2(_ number: Double) -> Double {
    Double(number.exponent) + number.significand - 1
  }
}
