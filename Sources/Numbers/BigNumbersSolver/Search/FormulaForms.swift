import NumbersGame

/// The common part of formulas that differ only in the order and grouping of sums and products, in where signs are
/// put, and in where or whether one multiplies with or divides by 1 and adds or takes away 0: a number for each such form.
///
/// A form is that of the absolute value; a formula is a form with a sign.
struct FormulaForms {
  /// A form with a sign, −1 or 1.
  struct Signed: Hashable, Comparable {
    let form: Int
    let sign: Int

    static func < (first: Signed, second: Signed) -> Bool {
      (first.form, first.sign) < (second.form, second.sign)
    }
  }

  private enum Node: Hashable {
    /// Without its sign.
    case number(UInt)
    case sum([Signed])
    case product(over: [Int], under: [Int])
    case power(Signed, Signed)
    case unary(PuzzleOperation, Signed)
    /// With forms of 1 and of 0 that change nothing, in order.
    case with(Int, neutral: [Int])
  }

  private var nodes: [Node] = []
  private var places: [Node: Int] = [:]
  /// The forms of 1 and of 0.
  private var ones: Set<Int> = []
  private var zeros: Set<Int> = []

  private mutating func form(_ node: Node, of value: ExactNumber) -> Int {
    if let place = places[node] { return place }
    places[node] = nodes.count
    if value == ExactNumber(1) || value == ExactNumber(-1) { ones.insert(nodes.count) }
    if value.sign == 0 { zeros.insert(nodes.count) }
    nodes.append(node)
    return nodes.count - 1
  }

  /// The form of a number that is given, or of digits that are written together.
  mutating func number(_ number: Int) -> Signed {
    Signed(
      form: form(.number(number.magnitude), of: ExactNumber(number)), sign: number < 0 ? -1 : 1)
  }

  /// The form of an operation on one number, with its result.
  mutating func unary(
    _ operation: PuzzleOperation, _ inner: Signed, result: ExactNumber
  ) -> Signed {
    if operation == .negate { return Signed(form: inner.form, sign: -inner.sign) }
    let (inner, neutral) = parted(inner)
    return with(neutral, Signed(form: form(.unary(operation, inner), of: result), sign: 1), result)
  }

  /// A form without what changes nothing in it, and the forms of that.
  private func parted(_ signed: Signed) -> (core: Signed, neutral: [Int]) {
    guard case .with(let core, let neutral) = nodes[signed.form] else { return (signed, []) }
    return (Signed(form: core, sign: signed.sign), neutral)
  }

  /// A form with what changes nothing in it.
  private mutating func with(_ neutral: [Int], _ core: Signed, _ value: ExactNumber) -> Signed {
    if neutral.isEmpty { return core }
    var (core, neutral) = (core, neutral.sorted())
    // Of several forms of 1, or of 0, the first is the one that the others do not change.
    for known in [ones, zeros] where known.contains(core.form) {
      if let place = neutral.firstIndex(where: known.contains), neutral[place] < core.form {
        (core, neutral[place]) = (Signed(form: neutral[place], sign: core.sign), core.form)
      }
    }
    let node = Node.with(core.form, neutral: neutral.sorted())
    return Signed(form: form(node, of: value), sign: core.sign)
  }

  /// The form of an operation on two formulas, from their values and the value of the result.
  mutating func binary(
    _ operation: PuzzleOperation, _ left: (form: Signed, value: ExactNumber),
    _ right: (form: Signed, value: ExactNumber), result: ExactNumber
  ) -> Signed {
    let (first, second) = (parted(left.form), parted(right.form))
    var neutral = first.neutral + second.neutral
    let core: Signed
    switch operation {
    case .add, .subtract:
      let sign = operation == .subtract ? -1 : 1
      var all = terms(first.core) + terms(second.core, times: sign)
      takeOut(zeros, from: &all, \.form, into: &neutral)
      core = all.count == 1 ? all[0] : sum(all, value: result)
    case .multiply, .divide:
      let sign = first.core.sign * second.core.sign
      var (over, under) = factors(first.core)
      let (rightOver, rightUnder) = factors(second.core)
      over += operation == .multiply ? rightOver : rightUnder
      under += operation == .multiply ? rightUnder : rightOver
      under.removeAll {
        guard ones.contains($0) else { return false }
        neutral.append($0)
        return true
      }
      takeOut(ones, from: &over, \.self, into: &neutral)
      let product = Node.product(over: over.sorted(), under: under.sorted())
      core = Signed(
        form: over.count == 1 && under.isEmpty ? over[0] : form(product, of: result), sign: sign)
    default:
      core = Signed(
        form: form(.power(first.core, second.core), of: result), sign: result.sign < 0 ? -1 : 1)
    }
    return with(neutral, core, result)
  }

  /// Takes members that change nothing out of a sum or product, but for one if there are no others.
  private func takeOut<Member>(
    _ known: Set<Int>, from members: inout [Member], _ form: (Member) -> Int,
    into neutral: inout [Int]
  ) {
    let others = members.filter { !known.contains(form($0)) }
    let taken = members.filter { known.contains(form($0)) }
    neutral += taken.dropFirst(others.isEmpty ? 1 : 0).map(form)
    members = others.isEmpty ? Array(taken.prefix(1)) : others
  }

  private mutating func sum(_ terms: [Signed], value: ExactNumber) -> Signed {
    let sorted = terms.sorted()
    let flipped = terms.map { Signed(form: $0.form, sign: -$0.sign) }.sorted()
    // Of a sum that is zero, either way will do, as long as it is always the same.
    let isFlipped = value.sign < 0 || (value.sign == 0 && flipped.lexicographicallyPrecedes(sorted))
    return Signed(
      form: form(.sum(isFlipped ? flipped : sorted), of: value), sign: isFlipped ? -1 : 1)
  }

  private func terms(_ signed: Signed, times sign: Int = 1) -> [Signed] {
    let sign = sign * signed.sign
    guard case .sum(let terms) = nodes[signed.form] else {
      return [Signed(form: signed.form, sign: sign)]
    }
    return terms.map { Signed(form: $0.form, sign: $0.sign * sign) }
  }

  private func factors(_ signed: Signed) -> (over: [Int], under: [Int]) {
    guard case .product(let over, let under) = nodes[signed.form] else {
      return ([signed.form], [])
    }
    return (over, under)
  }
}
