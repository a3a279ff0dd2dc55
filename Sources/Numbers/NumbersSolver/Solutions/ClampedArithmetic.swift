extension Int {
  /// The sum of two numbers that are not negative, or the maximum of the type where it is larger.
  func clampedSum(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }

  /// The product of two numbers that are not negative, or the maximum of the type where it is larger.
  func clampedProduct(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }

  /// In how many ways one can choose a number of things from this many, where each may be chosen more than
  /// once and the order does not matter: the binomial of self + choices − 1 over choices.
  func multichoose(_ choices: Int) -> Int {
    var result = 1
    for step in 0..<choices {
      let product = result.clampedProduct(clampedSum(step))
      if product == .max { return .max }
      result = product / (step + 1)
    }
    return result
  }
}
