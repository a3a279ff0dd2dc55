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
      let alternatives = nodes[id].alternatives
      let place = alternatives.partitioningIndex { $0.start > index } - 1
      let alternative = alternatives[place]
      let forms = alternative.forms(at: index - alternative.start)
      for entry in alternative.grouping.plan {
        switch entry {
        case .member(let place): append(alternative.members[place], at: forms[place], to: &tokens)
        case .operation(let operation): tokens.append(.operation(operation))
        }
      }
    }
  }
}

extension SolutionForest.Alternative {
  /// Which form each member has in the solution of this place: a number with the sets of each run as
  /// digits.
  fileprivate func forms(at index: Int) -> [Int] {
    var forms: [Int] = []
    var rest = index
    for run in runs {
      let (quotient, set) = rest.quotientAndRemainder(dividingBy: run.sets)
      rest = quotient
      forms += run.set(at: set)
    }
    return forms
  }
}

extension SolutionForest.Run {
  /// The set of forms of this place, in descending order: the sets that have no form above the
  /// first come before all others, and so on (the combinatorial number system).
  fileprivate func set(at index: Int) -> [Int] {
    if length == 1 { return [index] }
    var set: [Int] = []
    var rest = index
    for left in (1...length).reversed() {
      var form = 0
      while (form + 1).multichoose(left) <= rest { form += 1 }
      set.append(form)
      rest -= form.multichoose(left)
    }
    return set
  }
}

extension Array {
  /// The first position whose element, and all that follow, fulfil a condition.
  fileprivate func partitioningIndex(_ condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
