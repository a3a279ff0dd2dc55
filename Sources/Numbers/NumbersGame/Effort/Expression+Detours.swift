extension Expression {
  /// The steps of an answer that leads round a corner: those with a result that was there without them.
  ///
  /// A result is there already if it is one of the numbers that the answer leaves unused, or a number or a result that went into
  /// it: `25 × 4 = 100` where 100 is unused, `50 − 25 = 25`, `7 × 1 = 7`. An expression with a step that does not give
  /// a positive integer has its steps up to that one looked at.
  ///
  /// - Parameter numbers: The numbers of the game.
  /// - Returns: The needless steps, in the order in which they are carried out.
  /// - Complexity: O(*n*²), where *n* is the number of numbers.
  public func detours(in numbers: [Int]) -> [Step] {
    let spare = numbers.removing(self.numbers)
    var found: [Step] = []
    do throws(IllegalStep) {
      _ = try fold {
        (value: $0, within: [$0])
      } operation: { (operation, left, right) throws(IllegalStep) in
        let step = try Step(left.value, operation, right.value)
        let within = left.within + right.within
        if within.contains(step.result) || spare.contains(step.result) { found.append(step) }
        return (step.result, within + [step.result])
      }
    } catch {
      return found
    }
    return found
  }
}

extension [Int] {
  /// The numbers that are left when others are taken away, each as often as it is among them.
  package func removing(_ others: [Int]) -> [Int] {
    others.reduce(into: self) { left, number in
      if let place = left.firstIndex(of: number) { left.remove(at: place) }
    }
  }
}
