/// What an utterance comes down to, where it is not understood as a whole.
extension Reduction {
  /// Parses an utterance, or, if it is not understood, what it comes down to without what is said beside it. That is no yes or
  /// no: "yes, the price went up" may be none.
  mutating func hearCore(
    of utterance: String, _ hear: (inout Reduction, String) -> Void
  ) {
    let before = self
    hear(&self, utterance)
    guard state.turn?.certainty == .missed else { return }
    let isMore = recognizer.beginsWithAnd(utterance)
    for core in recognizer.cores(of: utterance, knowing: names)
    where command(in: core.text)?.isVerdict != true && recognizer.beginsWithAnd(core.text) == isMore
    {
      var other = before
      if !core.remarks.isEmpty { other.remark(.leftOut(core.remarks)) }
      hear(&other, core.text)
      guard other.state.turn?.certainty != .missed else { continue }
      self = other
      return
    }
  }
}
