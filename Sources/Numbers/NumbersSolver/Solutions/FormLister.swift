import NumbersGame

/// Unfolds solutions from a forest.
///
/// The forms of nodes that have few are written down once. What they are part of copies them, so that a solution is seldom
/// unfolded by more than one level.
final class FormLister {
  private let nodes: GrowingList<SolutionForest.Node>
  private let alternatives: GrowingList<SolutionForest.Alternative>
  private let members: GrowingList<ChainMember>
  private let planner: GroupingPlanner
  /// The plans of the alternatives of prepared nodes.
  private let plans: GrowingList<GroupingPlanner.Entry>
  /// By node that has been prepared: where its forms are.
  private let writtenForms: GrowingList<WrittenForms>
  /// The forms of nodes that have few, in postfix order: entries that are no members.
  private let entries: GrowingList<GroupingPlanner.Entry>
  /// The expression that is written. An expression over *n* numbers has 2n − 1 tokens.
  private let line: UnsafeMutablePointer<GroupingPlanner.Entry>
  /// Which form each member has of the chains that are being unfolded, one chain after the other. A chain of *c* members
  /// leaves each of them at most n + 1 − c numbers, so these are fewer than 2n in all.
  private let forms: UnsafeMutablePointer<Int>
  /// By subset of one number: its place among the distinct numbers.
  private let numberPlaces: UnsafeMutablePointer<UInt8>
  /// The distinct numbers.
  private let numbers: [UInt64]
  /// The tokens that entries stand for.
  private let tokens: [Expression.Token]

  /// The forms of nodes that have more are not written down.
  private static let mostWrittenForms = 64

  private struct WrittenForms {
    /// Where they are in `entries`; −1 if they are not written down.
    var start = -1
    /// How long each is.
    var length = 0
  }

  init(
    _ lattice: SelectionLattice, _ nodes: GrowingList<SolutionForest.Node>,
    _ alternatives: GrowingList<SolutionForest.Alternative>, _ members: GrowingList<ChainMember>,
    in memory: OwnedMemory
  ) {
    self.nodes = nodes
    self.alternatives = alternatives
    self.members = members
    numbers = lattice.numbers
    let numberCount = Int(lattice.sizes[lattice.full])
    planner = GroupingPlanner(in: memory)
    plans = GrowingList(in: memory, capacity: 8192)
    writtenForms = GrowingList(in: memory, capacity: 4096)
    entries = GrowingList(in: memory, capacity: 8192)
    line = memory.array(2 * numberCount, of: .number(0))
    forms = memory.array(2 * numberCount, of: 0)
    numberPlaces = memory.array(lattice.count, of: 0)
    for (place, subset) in lattice.ofSize[1].enumerated() {
      numberPlaces[subset] = UInt8(place)
    }
    tokens = (0...UInt8.max).map { code in
      let entry = GroupingPlanner.Entry(code: code)
      let number = Int(code) < lattice.numbers.count ? lattice.numbers[Int(code)] : 0
      return entry.operation.map { .operation($0) } ?? .number(Int(number))
    }
  }

  /// Works out in which order to carry out the operations of the chains of new nodes, and writes down the forms of those that
  /// have few. The nodes of members come before those of chains.
  func prepare() {
    for id in writtenForms.count..<nodes.count {
      let node = nodes[id]
      for place in node.alternatives {
        alternatives[place].plan = plans.count
        plan(alternatives[place], node.kind)
      }
      var written = WrittenForms()
      if node.count <= Self.mostWrittenForms {
        written.start = entries.count
        var place = node.start
        for index in 0..<node.count {
          while place + 1 < node.end, alternatives[place + 1].before <= index { place += 1 }
          written.length = write(alternatives[place], at: index, to: line, forms)
          for entry in 0..<written.length { entries.append(line[entry]) }
        }
      }
      writtenForms.append(written)
    }
  }

  private func plan(_ alternative: SolutionForest.Alternative, _ kind: ChainKind) {
    let chain = members[alternative.start..<alternative.start + alternative.count]
    planner.append(kind, chain, to: plans)
    for place in alternative.plan..<plans.count {
      guard let member = plans[place].member, chain[member].node < 0 else { continue }
      plans[place] = .number(Int(numberPlaces[chain[member].subset]))
    }
  }

  /// The solution that an alternative has at a place among those of its node, which must have been prepared.
  func expression(_ alternative: SolutionForest.Alternative, at index: Int) -> Expression {
    let count = write(alternative, at: index, to: line, forms)
    return tokens.withUnsafeBufferPointer { tokens in
      Expression(
        postfix: [Expression.Token](count: count) { expression in
          for place in 0..<count {
            expression.initializeElement(at: place, to: tokens[Int(line[place].code)])
          }
        })
    }
  }

  /// The same solution in packed form.
  func packed(_ alternative: SolutionForest.Alternative, at index: Int) -> PackedSolution {
    PackedSolution(line, count: write(alternative, at: index, to: line, forms))
  }

  /// A number in packed form.
  func packed(_ number: Int) -> PackedSolution {
    line[0] = .number(numbers.firstIndex(of: UInt64(number)) ?? 0)
    return PackedSolution(line, count: 1)
  }

  /// Writes down the form that an alternative has at a place among those of its node, with what is free of `self.forms`, and
  /// returns how long it is.
  private func write(
    _ alternative: SolutionForest.Alternative, at index: Int,
    to line: UnsafeMutablePointer<GroupingPlanner.Entry>, _ forms: UnsafeMutablePointer<Int>
  ) -> Int {
    chooseForms(alternative, index - alternative.before, forms)
    var length = 0
    for place in alternative.plan..<(alternative.plan + 2 * alternative.count - 1) {
      let entry = plans[place]
      guard let member = entry.member else {
        line[length] = entry
        length &+= 1
        continue
      }
      length &+= write(
        members[alternative.start + member].node, at: forms[member], to: line + length,
        forms + alternative.count)
    }
    return length
  }

  /// Writes down the form of a node that has a place among its forms.
  private func write(
    _ id: Int32, at index: Int, to line: UnsafeMutablePointer<GroupingPlanner.Entry>,
    _ forms: UnsafeMutablePointer<Int>
  ) -> Int {
    let written = writtenForms[Int(id)]
    guard written.start >= 0 else {
      return write(alternative(of: nodes[Int(id)], at: index), at: index, to: line, forms)
    }
    let start = written.start &+ index &* written.length
    for place in 0..<written.length { line[place] = entries[start &+ place] }
    return written.length
  }

  /// The last alternative of a node that starts at or before a place.
  private func alternative(
    of node: SolutionForest.Node, at index: Int
  ) -> SolutionForest.Alternative {
    // The first one starts at 0.
    let next = (node.start + 1..<node.end).firstPlace { alternatives[$0].before > index }
    return alternatives[next - 1]
  }

  /// Chooses the forms of the members of an alternative. The place is a number with the sets of each run of members that are
  /// alike as digits.
  private func chooseForms(
    _ alternative: SolutionForest.Alternative, _ index: Int, _ forms: UnsafeMutablePointer<Int>
  ) {
    var rest = index
    var member = 0
    while member < alternative.count {
      let first = members[alternative.start &+ member]
      if first.node < 0 {
        member &+= 1
        continue
      }
      var length = 1
      while member &+ length < alternative.count,
        ChainMember.isSame(members[alternative.start &+ member &+ length], first)
      {
        length &+= 1
      }
      if rest == 0 {
        for place in member..<member &+ length { forms[place] = 0 }
      } else {
        let count = nodes[Int(first.node)].count
        let sets = length == 1 ? count : count.multichoose(length)
        let (next, set) = Self.divide(rest, by: sets)
        rest = next
        setForms(ofSet: set, length, forms + member)
      }
      member &+= length
    }
  }

  /// A division of numbers that are not negative; of small ones it is faster.
  @inline(__always)
  private static func divide(_ dividend: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    guard (dividend | divisor) >> 32 == 0 else {
      return dividend.quotientAndRemainder(dividingBy: divisor)
    }
    let small = UInt32(truncatingIfNeeded: dividend)
      .quotientAndRemainder(dividingBy: UInt32(truncatingIfNeeded: divisor))
    return (Int(small.quotient), Int(small.remainder))
  }

  /// Writes down the forms of a set of a given size, by its place, in descending order: the sets that have no
  /// form above the first come before all others, and so on (the combinatorial number system).
  private func setForms(ofSet index: Int, _ length: Int, _ forms: UnsafeMutablePointer<Int>) {
    if length == 1 {
      forms[0] = index
      return
    }
    var rest = index
    for left in (1...length).reversed() {
      var form = 0
      while (form + 1).multichoose(left) <= rest { form += 1 }
      forms[length - left] = form
      rest -= form.multichoose(left)
    }
  }
}
