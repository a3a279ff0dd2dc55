import NumbersGame

/// A search that is nearly free and finds something close, for those that are stopped: a beam over lists of numbers, of
/// which two are joined at each step. It is not a proof.
struct QuickSearch {
  private let rules: PuzzleRules
  private let target: ExactNumber
  private let operations: [PuzzleOperation]
  private var best: PuzzleSolution?

  /// The number of lists that are kept at each step.
  private static let width = 24

  private struct Term {
    let value: ExactNumber
    let formula: Formula
  }

  private struct State {
    var terms: [Term]
    var distance: ExactNumber
  }

  init(_ rules: PuzzleRules, target: ExactNumber) {
    self.rules = rules
    self.target = target
    operations = [.multiply, .add, .subtract, .divide].filter(rules.operations.contains)
  }

  /// The closest formula found; `nil` if there is none.
  mutating func run(_ numbers: [Int]) -> PuzzleSolution? {
    let terms = numbers.sorted(by: >).map { Term(value: ExactNumber($0), formula: .number($0)) }
    for term in terms where !rules.usesAllNumbers || terms.count == 1 { note(term) }
    var states = [State(terms: terms, distance: target)]
    while let first = states.first, first.terms.count > 1, best?.isExact != true {
      var next: [State] = []
      for state in states { expand(state, into: &next) }
      next.sort { $0.distance < $1.distance }
      states = Array(next.prefix(Self.width))
    }
    return best
  }

  private mutating func expand(_ state: State, into next: inout [State]) {
    for i in state.terms.indices {
      for j in state.terms.indices where i != j {
        for operation in operations {
          let commutes = operation == .add || operation == .multiply
          if commutes, i > j { continue }
          let (a, b) = (state.terms[i], state.terms[j])
          guard let value = operation.apply(a.value, b.value, digits: rules.digits),
            rules.allows(value)
          else { continue }
          let term = Term(value: value, formula: .binary(operation, a.formula, b.formula))
          var terms = state.terms
          terms[min(i, j)] = term
          terms.remove(at: max(i, j))
          if !rules.usesAllNumbers || terms.count == 1 { note(term) }
          next.append(State(terms: terms, distance: promise(of: terms)))
        }
      }
    }
  }

  private mutating func note(_ term: Term) {
    let solution = PuzzleSolution(term.formula, value: term.value, target: target)
    if best.map({ solution < $0 }) ?? true { best = solution }
  }

  /// How close the terms come at once: by their product, or that of some of the largest with the others added.
  private func promise(of terms: [Term]) -> ExactNumber {
    var sum = ExactNumber(0)
    var tails: [ExactNumber] = []
    for term in terms.reversed() {
      tails.append(sum)
      sum = sum + term.value
    }
    var closest = sum.distance(to: target)
    guard rules.operations.contains(.multiply) else { return closest }
    var product = ExactNumber(1)
    for (place, term) in terms.enumerated() {
      product = product * term.value
      guard rules.allows(product) else { break }
      let rest = tails[terms.count - 1 - place]
      closest = min(closest, (product + rest).distance(to: target))
      if !rules.usesAllNumbers || place + 1 == terms.count {
        closest = min(closest, product.distance(to: target))
      }
    }
    return closest
  }
}

extension PuzzleSolver {
  /// Something close that is found nearly at once, in milliseconds, and is not proved to be the best: for those who stop a
  /// search.
  ///
  /// - Returns: A solution by the rules; `nil` if none was found, or if they want a number of steps or an order.
  public static func quickSolution(of puzzle: Puzzle) -> PuzzleSolution? {
    if puzzle.rules.keepsOrder || puzzle.rules.usedCount != nil { return nil }
    // Fractions and negative results lead astray as often as they help.
    var plain = puzzle.rules
    plain.allowsNegative = false
    plain.allowsZero = false
    plain.allowsFractions = false
    return [plain, puzzle.rules].compactMap { rules in
      var search = QuickSearch(rules, target: puzzle.target)
      return search.run(puzzle.numbers)
    }.min()
      .map {
        PuzzleSolution(
          $0.formula.written(by: puzzle.rules), value: $0.value, target: puzzle.target)
      }
  }
}
