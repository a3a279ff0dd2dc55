/// The value of some members of a chain. Nothing overflows: the product of all numbers of a game fits in an `Int`.
struct ChainValue {
  private let kind: ChainKind
  /// The sum or product of the members that are added or multiplied, and of those that are taken away or divided by.
  private(set) var direct: Int
  private(set) var inverse: Int

  /// No members.
  @inline(__always)
  init(_ kind: ChainKind) {
    self.kind = kind
    direct = kind == .sum ? 0 : 1
    inverse = direct
  }

  /// Members that come to a value.
  @inline(__always)
  init(_ kind: ChainKind, direct: Int, inverse: Int) {
    self.kind = kind
    self.direct = direct
    self.inverse = inverse
  }

  /// Takes a member in.
  @inline(__always)
  mutating func add(_ member: ChainMember) {
    switch (kind, member.isInverse) {
    case (.sum, false): direct &+= member.value
    case (.sum, true): inverse &+= member.value
    case (.product, false): direct &*= member.value
    case (.product, true): inverse &*= member.value
    }
  }

  /// Whether the members come to zero or one.
  @inline(__always)
  var isNothing: Bool { direct == inverse }

  /// The value if it is a positive integer, else zero or less.
  @inline(__always)
  var integer: Int {
    if kind == .sum { return direct &- inverse }
    if direct < inverse { return 0 }
    let (quotient, remainder) = direct.quotientAndRemainder(dividingBy: inverse)
    return remainder == 0 ? quotient : 0
  }

  /// Whether the members come to a value.
  @inline(__always)
  func isEqual(to value: Int) -> Bool {
    if kind == .sum { return direct &- inverse == value }
    let (product, overflow) = inverse.multipliedReportingOverflow(by: value)
    return !overflow && product == direct
  }
}
