/// A sum of terms that are added or taken away, or a product of factors and divisors, in no order; or a single part.
package struct Chain<Arithmetic: ChainArithmetic> {
  package typealias Form = Arithmetic.Form
  package typealias Value = Arithmetic.Value

  /// A part of a chain.
  package struct Member {
    package let form: Form
    /// Its value; `nil` if a step of it has no result that is allowed.
    package let value: Value?
    /// Whether it is taken away, or divides.
    package fileprivate(set) var isInverse = false
    /// Whether an operation on two numbers is in it.
    package let isResult: Bool
    /// Whether it is a product in a sum, or a sum in a product.
    package let isChain: Bool
    /// The effort of its steps.
    package let points: Int
  }

  /// The only member, if it is a single part.
  let part: Member?
  /// The members, of which at least one is not inverse; none if it is a single part.
  package let members: [Member]
  /// Whether the members are factors and divisors.
  package let isProduct: Bool
  /// The value; `nil` if a step has no result that is allowed, or a member could not be written.
  package let value: Value?
  /// The effort of the steps that join the members as the expression has them, without that of the members.
  let ownPoints: Int
  /// The expression as it is, if it is not just read from left to right.
  let given: Form?
  /// The last operation; `nil` of a single part.
  private let last: Operator?

  /// A part that is no sum and no product.
  ///
  /// - Parameters:
  ///   - form: The part.
  ///   - value: Its value, if it has one that is allowed.
  ///   - points: The effort of its steps.
  ///   - isResult: Whether an operation on two numbers is in it.
  package init(_ form: Form, value: Value?, points: Int = 0, isResult: Bool = false) {
    part = Member(form: form, value: value, isResult: isResult, isChain: false, points: points)
    (members, isProduct, self.value, ownPoints, given, last) = ([], false, value, 0, nil, nil)
  }

  /// Two expressions joined.
  ///
  /// - Parameters:
  ///   - left: The left one.
  ///   - operation: The operation.
  ///   - right: The right one.
  ///   - arithmetic: The arithmetic.
  ///   - write: Writes a chain that is a member of another, and tells its effort; `nil` if it cannot. What is not asked for
  ///     later may be left out.
  package init(
    _ left: Chain, _ operation: Operator, _ right: Chain, in arithmetic: Arithmetic,
    _ write: (Chain) -> (form: Form, points: Int)?
  ) {
    let isProduct = operation.isProduct
    var members: [Member] = []
    members.reserveCapacity(max(1, left.members.count) + max(1, right.members.count))
    var isWritten = true
    func add(_ chain: Chain, isInverse: Bool) {
      if var part = chain.part {
        part.isInverse = isInverse
        members.append(part)
      } else if chain.isProduct != isProduct {
        guard let (form, points) = write(chain) else {
          isWritten = false
          return
        }
        members.append(
          Member(
            form: form, value: chain.value, isInverse: isInverse, isResult: true, isChain: true,
            points: points))
      } else {
        for var member in chain.members {
          member.isInverse = member.isInverse != isInverse
          members.append(member)
        }
      }
    }
    add(left, isInverse: false)
    add(right, isInverse: operation.isInverse)
    (part, self.members, self.isProduct, last) = (nil, members, isProduct, operation)
    if isWritten, let a = left.value, let b = right.value,
      let value = arithmetic.result(a, operation, b)
    {
      self.value = value
      ownPoints =
        (left.isProduct == isProduct ? left.ownPoints : 0)
        + (right.isProduct == isProduct ? right.ownPoints : 0)
        + arithmetic.brackets(operation, left.last, right.last)
        + arithmetic.points(
          operation, a, b, giving: value, isOfResults: left.isResult && right.isResult)
      let isNested =
        left.isProduct == isProduct && left.given != nil
        || right.part == nil && right.isProduct == isProduct
      given =
        isNested
        ? left.given(in: isProduct, as: members[0], arithmetic).flatMap { left in
          right.given(in: isProduct, as: members[members.count - 1], arithmetic).map { right in
            arithmetic.form(left, operation, right)
          }
        } : nil
    } else {
      (value, ownPoints, given) = (nil, 0, nil)
    }
  }

  /// The expression as it is, where it is an operand in a sum or a product.
  private func given(
    in isProduct: Bool, as member: Member, _ arithmetic: Arithmetic
  ) -> Form? {
    if part != nil || self.isProduct != isProduct { return member.form }
    return given ?? form(of: members, in: arithmetic)
  }

  private var isResult: Bool { part?.isResult ?? true }

  /// The operation that joins a member to those before it.
  func operation(of member: Member) -> Operator {
    isProduct
      ? (member.isInverse ? .divide : .multiply) : (member.isInverse ? .subtract : .add)
  }

  /// The expression that has members from left to right.
  ///
  /// - Parameters:
  ///   - members: The members in an order, of which the first is not inverse.
  ///   - arithmetic: The arithmetic.
  /// - Returns: The expression.
  func form(of members: some Sequence<Member>, in arithmetic: Arithmetic) -> Form? {
    var form = part?.form
    for member in members {
      form = form.map { arithmetic.form($0, operation(of: member), member.form) } ?? member.form
    }
    return form
  }
}

extension Operator {
  /// Whether it makes a product or a quotient.
  var isProduct: Bool { self == .multiply || self == .divide }

  /// Whether its right operand is taken away, or divides.
  var isInverse: Bool { self == .subtract || self == .divide }
}

extension ChainArithmetic {
  /// The points of a step without brackets.
  func points(
    _ operation: Operator, _ left: Value, _ right: Value, giving value: Value, isOfResults: Bool
  ) -> Int {
    let result = effort(of: value)
    return result.avoidedPoints
      + StepEffort.points(
        operation, effort(of: left).topMagnitude, effort(of: right).topMagnitude,
        result: result.topMagnitude, isOfResults: isOfResults)
  }
}
