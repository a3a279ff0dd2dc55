/// Which values of the rows of selections are the best for targets.
struct NearestValues: Sendable {
  private let plan: EverythingPlan
  private let rows: SolutionRows?
  private let largestValues: LargestValues

  /// - Parameters:
  ///   - plan: The plan whose rows they are.
  ///   - rows: The rows of selections, if the plan has a window.
  init(_ plan: EverythingPlan, _ rows: SolutionRows?) {
    self.plan = plan
    self.rows = rows
    largestValues = LargestValues(plan.multisets)
  }

  /// The value of the best solution of a selection to a target; `nil` if it may lie outside the window, or a value that may be
  /// nearer was not looked at.
  func value(nearest target: Int, _ selection: Int) -> Int? {
    let (lowest, end) = (plan.window.lowerBound, plan.window.upperBound)
    guard let rows, plan.window.contains(target) else { return nil }
    let keys = rows[selection].keys
    if keys[target] != SolutionKey.none {
      return keys[target] == SolutionKey.unknown ? nil : target
    }
    // Values outside could be as near as this. (There is none below 1.)
    let isBounded = largestValues[selection, size: plan.selectionSize] < UInt32(end)
    let below = lowest == 1 ? Int.max : target &- (lowest &- 1)
    let above = isBounded ? Int.max : end &- target
    var distance = 1
    while distance < min(below, above), target &- distance >= lowest || target &+ distance < end {
      let low = target &- distance < lowest ? SolutionKey.none : keys[target &- distance]
      let high = target &+ distance >= end ? SolutionKey.none : keys[target &+ distance]
      if min(low, high) == SolutionKey.unknown { return nil }
      if min(low, high) != SolutionKey.none {
        return low <= high ? target &- distance : target &+ distance
      }
      distance &+= 1
    }
    return nil
  }
}
