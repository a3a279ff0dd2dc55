import NumbersGame

/// The common part of formulas that differ only in the order and grouping of sums and products, in where signs are
/// put, and in whether one multiplies with or divides by 1: a number for each such form.
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
  }

  private var nodes: [Node] = []
  private var places: [Node: Int] = [:]
  /// The forms of 1.
  private var ones: Set<Int> = []

  private mutating func form(_ node: Node, of value: ExactNumber) -> Int {
    if let place = places[node] { return place }
    places[node] = nodes.count
    if value == ExactNumber(1) || value == ExactNumber(-1) { ones.insert(nodes.count) }
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
    return Signed(form: form(.unary(operation, inner), of: result), sign: 1)
  }

  /// The form of an operation on two formulas, from their values and the value of the result.
  mutating func binary(
    _ operation: PuzzleOperation, _ left: (form: Signed, value: ExactNumber),
    _ right: (form: Signed, value: ExactNumber), result: ExactNumber
  ) -> Signed {
    switch operation {
    case .add, .subtract:
      let sign = operation == .subtract && right.value.sign != 0 ? -1 : 1
      return sum(terms(left.form) + terms(right.form, times: sign), value: result)
    case .multiply, .divide:
      let sign = left.form.sign * right.form.sign
      var (over, under) = factors(left.form)
      let (rightOver, rightUnder) = factors(right.form)
      over += operation == .multiply ? rightOver : rightUnder
      under += operation == .multiply ? rightUnder : rightOver
      over += under.filter(ones.contains)
      under.removeAll(where: ones.contains)
      let product = Node.product(over: over.sorted(), under: under.sorted())
      return Signed(form: form(product, of: result), sign: sign)
    default:
      return Signed(
        form: form(.power(left.form, right.form), of: result), sign: result.sign < 0 ? -1 : 1)
    }
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
