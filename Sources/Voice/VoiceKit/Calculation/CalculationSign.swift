/// A sign of arithmetic.
enum CalculationSign: String, CaseIterable {
  case plus, minus, times, divided

  /// The ways to say it, the usual one first.
  var wordings: [[String]] {
    switch self {
    case .plus: [["plus"], ["added", "to"], ["add"]]
    case .minus: [["minus"], ["take", "away"], ["subtract"], ["less"]]
    case .times: [["times"], ["multiplied", "by"], ["times", "by"]]
    case .divided: [["divided", "by"], ["over"]]
    }
  }

  /// The signs that words can begin with, and the number of words that say them.
  static func beginning(_ words: ArraySlice<String>) -> [(sign: CalculationSign, count: Int)] {
    allCases.flatMap { sign in
      sign.wordings.filter(words.starts(with:)).map { (sign, $0.count) }
    }
  }

  /// The result of a step; `nil` if a game has no such step.
  func apply(_ first: Int, _ second: Int) -> Int? {
    let result: (partialValue: Int, overflow: Bool)
    switch self {
    case .plus: result = first.addingReportingOverflow(second)
    case .minus: return first > second ? first - second : nil
    case .times: result = first.multipliedReportingOverflow(by: second)
    case .divided: return second > 0 && first.isMultiple(of: second) ? first / second : nil
    }
    return result.overflow ? nil : result.partialValue
  }
}
