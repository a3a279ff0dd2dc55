/// Writes sums and products as a person would. The order of their members is decided here, for all expressions and formulas.
///
/// In a sum, products come before numbers, unless they are less than all of these, larger values before smaller ones, and what is
/// added before what is taken away. A product has the order that takes the least effort; of equally easy orders, sums come
/// before numbers, larger values first, and divisors last. What changes nothing, zero in a sum and one in a product, is at the
/// end of the whole expression. No chain has brackets in it, unless a product has fewer fractions with them, or a quotient that
/// is divided by takes less effort: `22 − 7 − 13`, `600 ÷ 5 ÷ 4`, but `1874 ÷ (100 ÷ 50)`.
package struct ChainWriter<Arithmetic: ChainArithmetic> {
  package typealias Form = Arithmetic.Form
  package typealias Value = Arithmetic.Value
  typealias Member = ChainMember<Form, Value>

  package var arithmetic: Arithmetic
  /// Whether the effort is asked for, and not the form.
  private var isForEffort = false
  /// What changes nothing, with the operation that joins it, to be written at the end.
  private var aside: [(operation: Operator, form: Form)] = []

  /// A writer.
  package init(_ arithmetic: Arithmetic) {
    self.arithmetic = arithmetic
  }

  /// An expression as a person would write it; `nil` if a step has no result that is allowed.
  package mutating func written(_ form: Form) -> Form? {
    isForEffort = false
    return whole(form)?.form
  }

  /// The effort of an expression, its sums and products worked out in the order that takes the least or with the brackets that
  /// it has; `nil` if a step has no result that is allowed.
  package mutating func effort(of form: Form) -> Int? {
    isForEffort = true
    return whole(form)?.points
  }

  /// An expression, with what changes nothing at its end.
  private mutating func whole(_ form: Form) -> Member? {
    let outer = aside
    aside = []
    defer { aside = outer }
    guard let core = member(form), let value = core.value else { return nil }
    var (written, points) = (core.form, core.points)
    // Ones before zeros, so that no product has brackets for a zero.
    for isProduct in [true, false] {
      while let place = aside.firstIndex(where: { $0.operation.isProduct == isProduct }) {
        let (operation, form) = aside.remove(at: place)
        guard let last = member(form) else { return nil }
        written = arithmetic.join(written, operation, last.form)
        points += last.points + (operation.isInverse ? 2 : 1)
      }
    }
    return Member(written, value: value, points: points, isResult: true)
  }

  /// An expression without the steps that change nothing, whose other operands are set aside.
  private mutating func core(_ form: Form) -> Form {
    var form = form
    while let (operation, neutral, rest) = neutralStep(of: form) {
      aside.append((operation, neutral))
      form = rest
    }
    return form
  }

  /// The last step of an expression if it changes nothing: how it is joined, with what, and the rest.
  private mutating func neutralStep(of form: Form) -> (Operator, neutral: Form, rest: Form)? {
    guard let (operation, left, right) = arithmetic.parts(of: form) else { return nil }
    if isNeutral(right, operation) { return (operation, right, left) }
    return !operation.isInverse && isNeutral(left, operation) ? (operation, left, right) : nil
  }

  private mutating func isNeutral(_ form: Form, _ operation: Operator) -> Bool {
    value(of: form).map {
      arithmetic.effort(of: $0).isNeutral(inProduct: operation.isProduct)
    } ?? false
  }

  private mutating func value(of form: Form) -> Value? {
    guard let (operation, left, right) = arithmetic.parts(of: form) else {
      return arithmetic.member(form).value
    }
    guard let a = value(of: left), let b = value(of: right) else { return nil }
    return arithmetic.result(a, operation, b)
  }

  /// What is known of a chain or a part of it as it is given.
  private struct Given {
    let value: Value
    /// The effort of the steps, without that of members.
    let points: Int
    let isResult: Bool
    let last: Operator?
    /// Whether it is of the kind of the chain, and whether it is not just read from left to right.
    let isChain: Bool
    let isNested: Bool
    /// Whether a quotient in brackets divides in it.
    var dividesByQuotient = false
  }

  private mutating func member(_ form: Form) -> Member? {
    let form = core(form)
    guard let (operation, _, _) = arithmetic.parts(of: form) else {
      let member = arithmetic.member(form)
      return member.value == nil ? nil : member
    }
    var members: [Member] = []
    members.reserveCapacity(4)
    guard let given = collect(form, operation.isProduct, isInverse: false, into: &members)
    else { return nil }
    let chain = ChainMembers(members, isProduct: operation.isProduct, arithmetic)
    var own: (form: Form, points: Int)?
    if isForEffort {
      let points = min(given.points, chain.leastPoints(arithmetic) ?? .max)
      own = (form, chain.members.reduce(points) { $0 + $1.points })
    } else {
      own = write(chain, given, as: form).map { ($0, 0) }
    }
    guard let own else { return nil }
    var member = Member(own.form, value: given.value, points: own.points, isResult: true)
    member.last = operation
    return member
  }

  /// Collects the members of a chain from left to right.
  private mutating func collect(
    _ form: Form, _ isProduct: Bool, isInverse: Bool, into members: inout [Member]
  ) -> Given? {
    let form = core(form)
    guard let (operation, left, right) = arithmetic.parts(of: form),
      operation.isProduct == isProduct
    else {
      guard var member = member(form), let value = member.value else { return nil }
      member.isInverse = isInverse
      member.place = members.count
      members.append(member)
      return Given(
        value: value, points: 0, isResult: member.isResult, last: member.last, isChain: false,
        isNested: false)
    }
    guard let a = collect(left, isProduct, isInverse: isInverse, into: &members),
      let b = collect(
        right, isProduct, isInverse: isInverse != operation.isInverse, into: &members),
      let value = arithmetic.result(a.value, operation, b.value)
    else { return nil }
    let own = arithmetic.points(
      operation, a.value, b.value, giving: value, isOfResults: a.isResult && b.isResult)
    return Given(
      value: value,
      points: a.points + b.points + own + arithmetic.brackets(operation, a.last, b.last),
      isResult: true, last: operation, isChain: true, isNested: a.isNested || b.isChain,
      dividesByQuotient: a.dividesByQuotient || b.dividesByQuotient
        || operation == .divide && b.last == .divide)
  }

  private mutating func write(
    _ chain: ChainMembers<Arithmetic>, _ given: Given, as form: Form
  ) -> Form? {
    if !chain.isProduct || !chain.hasOrders {
      if chain.isAllowed(arithmetic) { return joined(chain.members, chain.isProduct) }
    } else if let (order, points) = chain.easiestOrder(arithmetic),
      !given.isNested
        || points + chain.bracketPoints
          <= given.points + (given.dividesByQuotient ? 0 : StepEffort.avoided / 2)
    {
      return joined(order, chain.isProduct)
    }
    var place = 0
    return regrouped(form, chain, &place)
  }

  /// The expression that has members from left to right.
  private mutating func joined(_ members: [Member], _ isProduct: Bool) -> Form? {
    guard var form = members.first?.form else { return nil }
    for member in members.dropFirst() {
      form = arithmetic.join(form, member.operation(inProduct: isProduct), member.form)
    }
    return form
  }

  /// An expression as it is, with its members from a place on as they are written.
  private mutating func regrouped(
    _ form: Form, _ chain: ChainMembers<Arithmetic>, _ place: inout Int
  ) -> Form? {
    var form = form
    while let (_, _, rest) = neutralStep(of: form) { form = rest }
    guard let (operation, left, right) = arithmetic.parts(of: form),
      operation.isProduct == chain.isProduct
    else {
      defer { place += 1 }
      return chain.members.first { $0.place == place }?.form
    }
    guard let first = regrouped(left, chain, &place),
      let second = regrouped(right, chain, &place)
    else { return nil }
    return arithmetic.join(first, operation, second)
  }
}

extension ChainMember {
  /// The operation that joins it to the members before it.
  func operation(inProduct isProduct: Bool) -> Operator {
    Operator(inProduct: isProduct, isInverse: isInverse)
  }
}
