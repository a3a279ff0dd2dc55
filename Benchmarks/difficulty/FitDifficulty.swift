import BigNumbersSolver
import Foundation
import NumbersGame

/// Fits the rating of puzzles of four numbers to the share of people who solve hands of 24.
///
/// The table has a line `hand,seconds,solved_rate` and then one a hand, such as `1 1 4 6,4.4,99.20`, with the rate in percent.
/// The same table gives the same weights.
@main
enum FitDifficulty {
  static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      print("usage: fit-difficulty TABLE.csv [FILE.swift to write the weights to]")
      exit(64)
    }
    let table = try table(String(contentsOfFile: path, encoding: .utf8))
    let hands = try Hand.solvable(.twentyFour, 1...13)
    let known = hands.compactMap { hand in
      // Few hands are solved by all or by none, and their odds have no end.
      table[hand.numbers].map { (hand.features, log((100.2 - $0) / ($0 + 0.2))) }
    }
    guard known.count >= 50 else {
      print("\(path) has \(known.count) hands that can be solved; 50 are needed")
      exit(65)
    }
    print("\(known.count) of \(hands.count) hands")
    let folds = 5
    let correlations = (0..<folds).map { fold in
      let part = known.enumerated().filter { $0.offset % folds == fold }.map(\.element)
      let model = Ridge(known.enumerated().filter { $0.offset % folds != fold }.map(\.element))
      return rankCorrelation(part.map { model.value($0.0) }, part.map(\.1))
    }
    let mean = correlations.reduce(0, +) / Double(folds)
    print("rank correlation with the rate, each fifth judged by the others: \(rounded(mean))")
    let model = Ridge(known)
    print("of all: \(rounded(rankCorrelation(known.map { model.value($0.0) }, known.map(\.1))))")
    let handsOfTen = try Hand.solvable(.makeTen, 0...9)
    let (bounds, boundsOfTen) = (model.bounds(hands), model.bounds(handsOfTen))
    for (name, weight) in zip(PuzzleFeatures.names, model.weights) { print("  \(name) \(weight)") }
    print("  constant \(model.constant), bounds \(bounds), of make ten \(boundsOfTen)")
    if CommandLine.arguments.count > 2 {
      try source(
        model, bounds, boundsOfTen, counts: model.counts(hands, bounds),
        countsOfTen: model.counts(handsOfTen, boundsOfTen), mean, known.count
      )
      .write(toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)
    }
  }

  private static func table(_ text: String) throws -> [[Int]: Double] {
    var rates: [[Int]: Double] = [:]
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      let cells = line.split(separator: ",")
      let numbers = cells.first?.split(separator: " ").compactMap { Int($0) } ?? []
      guard cells.count == 3, numbers.count == 4, let rate = Double(cells[2]),
        (0...100).contains(rate)
      else { throw CocoaError(.fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: line]) }
      rates[numbers.sorted()] = rate
    }
    return rates
  }

  /// Weights in lines that are not too long.
  private static func rows(_ weights: [Double]) -> [String] {
    stride(from: 0, to: weights.count, by: 10).map { start in
      weights[start..<min(start + 10, weights.count)].map { "\($0)" }.joined(separator: ", ")
    }
  }

  private static func source(
    _ model: Ridge, _ bounds: [Double], _ boundsOfTen: [Double], counts: [Int],
    countsOfTen: [Int], _ correlation: Double, _ count: Int
  ) -> String {
    """
    // Made by 'swift run fit-difficulty TABLE FILE', of \(count) hands. In the mean of five, the rank correlation of a fifth
    // of them with the rate at which people solve them, by weights of the others, is \(rounded(correlation)).
    extension PuzzleFeatures {
      /// The weights of the features.
      private static let weights = [
        \(rows(model.weights).joined(separator: ",\n    ")),
      ]
      /// What the sum has more. It is the logarithm of the odds that somebody does not find a solution.
      private static let constant = \(model.constant)
      /// The sums at which the ratings 2 to 5 begin, so that a fifth of all hands has each: of 24, and of make ten.
      private static let bounds = \(bounds)
      private static let boundsOfTen = \(boundsOfTen)

      /// How many hands have each rating, from 1.
      static let counts = \(counts)
      static let countsOfTen = \(countsOfTen)

      /// The rating among puzzles with a target, from 1, easy, to 5, hard.
      func rating(target: Int) -> Int {
        let sum = zip(values, Self.weights).reduce(Self.constant) { $0 + $1.0 * $1.1 }
        return 1 + (target == 10 ? Self.boundsOfTen : Self.bounds).count { $0 <= sum }
      }
    }

    """
  }
}

/// A hand that makes the target.
private struct Hand {
  let numbers: [Int]
  let features: PuzzleFeatures

  /// All of four numbers.
  static func solvable(_ rules: PuzzleRules, _ numbers: ClosedRange<Int>) throws -> [Hand] {
    var solver = try PuzzleSolver(rules)
    let target = rules.targets.lowerBound
    let last = numbers.upperBound
    var hands: [Hand] = []
    for a in numbers {
      for b in a...last {
        for c in b...last {
          for d in c...last {
            let puzzle = try Puzzle(numbers: [a, b, c, d], target: target, rules: rules)
            if let features = try solver.difficulty(of: puzzle)?.features {
              hands.append(Hand(numbers: puzzle.numbers, features: features))
            }
          }
        }
      }
    }
    return hands
  }
}

/// A linear model with small weights.
private struct Ridge {
  let weights: [Double]
  let constant: Double

  /// The weights with the least sum of squared errors and of three squares of the weights of standardised features.
  init(_ examples: [(PuzzleFeatures, Double)]) {
    let (rows, count) = (examples.map { $0.0.values }, Double(examples.count))
    let width = PuzzleFeatures.names.count
    let means = (0..<width).map { column in rows.reduce(0) { $0 + $1[column] } / count }
    let deviations = (0..<width).map { column in
      max(1e-9, sqrt(rows.reduce(0) { $0 + pow($1[column] - means[column], 2) } / count))
    }
    let standard = rows.map { row in
      (0..<width).map { (row[$0] - means[$0]) / deviations[$0] }
    }
    let mean = examples.reduce(0) { $0 + $1.1 } / count
    var matrix = (0..<width).map { first in
      (0..<width).map { second in
        standard.reduce(first == second ? 3 : 0) { $0 + $1[first] * $1[second] }
      } + [zip(standard, examples).reduce(0) { $0 + $1.0[first] * ($1.1.1 - mean) }]
    }
    // The matrix is positive definite, so that no pivot is zero.
    for pivot in 0..<width {
      for row in 0..<width where row != pivot {
        let factor = matrix[row][pivot] / matrix[pivot][pivot]
        for column in pivot...width { matrix[row][column] -= factor * matrix[pivot][column] }
      }
    }
    let solved = (0..<width).map { matrix[$0][width] / matrix[$0][$0] / deviations[$0] }
    weights = solved.map(rounded)
    constant = rounded(mean - zip(solved, means).reduce(0) { $0 + $1.0 * $1.1 })
  }

  func value(_ features: PuzzleFeatures) -> Double {
    zip(features.values, weights).reduce(constant) { $0 + $1.0 * $1.1 }
  }

  /// The values that divide hands in fifths.
  func bounds(_ hands: [Hand]) -> [Double] {
    let values = hands.map { value($0.features) }.sorted()
    return (1...4).map { rounded(values[values.count * $0 / 5]) }
  }

  /// How many hands are below the first bound, from it to the second and so on.
  func counts(_ hands: [Hand], _ bounds: [Double]) -> [Int] {
    let ratings = hands.map { hand in bounds.count { $0 <= value(hand.features) } }
    return (0...bounds.count).map { rating in ratings.count { $0 == rating } }
  }
}

private func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

/// Spearman's rank correlation; equal values share the mean of their ranks.
private func rankCorrelation(_ first: [Double], _ second: [Double]) -> Double {
  func ranks(_ values: [Double]) -> [Double] {
    values.map { value in
      Double(values.count { $0 < value }) + Double(values.count { $0 == value } - 1) / 2
    }
  }
  let (a, b) = (ranks(first), ranks(second))
  let mean = Double(a.count - 1) / 2
  let product = zip(a, b).reduce(0) { $0 + ($1.0 - mean) * ($1.1 - mean) }
  func squares(_ ranks: [Double]) -> Double { ranks.reduce(0) { $0 + pow($1 - mean, 2) } }
  return product / sqrt(squares(a) * squares(b))
}
