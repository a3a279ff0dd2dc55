import NumbersGame

extension SolutionForest {
  /// The solution of a member that has this place among its solutions.
  func expression(of member: Member, at index: Int) -> Expression {
    var tokens: [Expression.Token] = []
    tokens.reserveCapacity(2 * lattice.ofSize.count)
    append(member, at: index, to: &tokens)
    return Expression(postfix: tokens)
  }

  private func append(_ member: Member, at index: Int, to tokens: inout [Expression.Token]) {
    switch member {
    case .number(let number):
      tokens.append(.number(number))
    case .node(let id):
      let alternative = alternatives[alternativeIndex(of: id, at: index)]
      // Which form each member has: the place is a number with the sets of each run as digits.
      var forms = SIMD16<Int64>()
      var (rest, member) = (index - alternative.start, 0)
      for run in runs[alternative.runs] {
        let set = rest % run.sets
        rest /= run.sets
        run.forEachForm(ofSet: set) { form in
          forms[member] = Int64(form)
          member += 1
        }
      }
      for entry in plans[alternative.plan] {
        switch entry {
        case .member(let place):
          append(
            members[alternative.members.lowerBound + Int(place)], at: Int(forms[Int(place)]),
            to: &tokens)
        case .operation(let operation):
          tokens.append(.operation(operation))
        }
      }
    }
  }

  /// The last alternative of a node that starts at or before a place.
  private func alternativeIndex(of id: Int, at index: Int) -> Int {
    var (low, high) = (nodes[id].alternatives.lowerBound, nodes[id].alternatives.upperBound)
    while high - low > 1 {
      let middle = (low + high) / 2
      if alternatives[middle].start <= index { low = middle } else { high = middle }
    }
    return low
  }
}

extension SolutionForest.Run {
  /// Calls a function with the forms of a set, by its place, in descending order: the sets that have
  /// no form above the first come before all others, and so on (the combinatorial number system).
  fileprivate func forEachForm(ofSet index: Int, _ body: (Int) -> Void) {
    if length == 1 { return body(index) }
    var rest = index
    for left in (1...length).reversed() {
      var form = 0
      while (form + 1).multichoose(left) <= rest { form += 1 }
      body(form)
      rest -= form.multichoose(left)
    }
  }
}
