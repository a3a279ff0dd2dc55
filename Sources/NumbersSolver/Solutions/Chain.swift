/// The kinds of flat forms: a sum has terms that are added or taken away, a product has factors and
/// divisors.
enum ChainKind: UInt8 {
  case sum, product

  /// What the members of a chain may be, besides numbers.
  var memberKind: ChainKind { self == .sum ? .product : .sum }
}

/// A member of a chain: what it is made of and what it is worth, not how.
struct ChainMember: Hashable {
  let subset: SelectionLattice.Subset
  let value: Int
  /// Whether it is taken away or divided by.
  let isInverse: Bool

  /// Whether members may stand in this order. Each set of members has one order: by subset, and
  /// members of equal subsets by sign and value.
  static func isOrdered(_ first: ChainMember, _ second: ChainMember) -> Bool {
    if first.subset != second.subset { return first.subset < second.subset }
    if first.isInverse != second.isInverse { return second.isInverse }
    return first.value <= second.value
  }
}

/// What is still missing from a chain so that it has the value it must have: an amount from a sum, a
/// ratio in lowest terms from a product.
enum MissingValue {
  case amount(Int)
  case ratio(Int, Int)

  init(_ kind: ChainKind, value: Int) {
    self = kind == .sum ? .amount(value) : .ratio(value, 1)
  }

  /// What is missing after a member has joined; nothing if that is more than any expression over the
  /// numbers of the game can make up for, whose product is less than the largest `Int`.
  func after(_ value: Int, isInverse: Bool) -> MissingValue? {
    switch self {
    case .amount(let amount):
      let (rest, overflow) =
        isInverse
        ? amount.addingReportingOverflow(value) : amount.subtractingReportingOverflow(value)
      return overflow ? nil : .amount(rest)
    case .ratio(let numerator, let denominator):
      if isInverse {
        return Self.product(numerator, value, over: denominator).map { .ratio($0, $1) }
      }
      return Self.product(denominator, value, over: numerator).map { .ratio($1, $0) }
    }
  }

  /// The one member that completes the chain, if a positive integer does. Factors of 1 do not.
  var completion: (value: Int, isInverse: Bool)? {
    switch self {
    case .amount(let amount): amount == 0 ? nil : (abs(amount), amount < 0)
    case .ratio(let value, 1) where value > 1: (value, false)
    case .ratio(1, let value) where value > 1: (value, true)
    case .ratio: nil
    }
  }

  /// The ratio `a · b / c` in lowest terms, where `a / c` is in lowest terms.
  private static func product(_ a: Int, _ b: Int, over c: Int) -> (Int, Int)? {
    var (divisor, rest) = (b, c)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let (product, overflow) = a.multipliedReportingOverflow(by: b / divisor)
    return overflow ? nil : (product, c / divisor)
  }
}

extension ChainKind {
  /// Whether a chain of these members has a useless step: some terms that add up to zero, or some,
  /// but not all, factors and divisors that multiply to one.
  func isRedundant(_ members: [ChainMember]) -> Bool {
    guard members.count > 2, members.contains(where: \.isInverse) else { return false }
    let everything = (1 << members.count) - 1
    return (1..<everything).contains { group in
      var (direct, inverse) = self == .sum ? (0, 0) : (1, 1)
      for (index, member) in members.enumerated() where group & (1 << index) != 0 {
        switch (self, member.isInverse) {
        case (.sum, false): direct += member.value
        case (.sum, true): inverse += member.value
        case (.product, false): direct *= member.value
        case (.product, true): inverse *= member.value
        }
      }
      return direct == inverse
    }
  }
}
