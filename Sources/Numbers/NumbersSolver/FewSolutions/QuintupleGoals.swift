/// The values that five of six numbers must have for a solution, by the use that is made of them and the sixth.
///
/// Beside a number *t*, the others can go on with a sum that begins with it, or with a product, or be the product that is one
/// member of that sum, or the sum in that product. So for both kinds of chains over the five, there are up to five goals, which
/// can be looked for together.
struct QuintupleGoals {
  /// A use of the value of the five.
  enum Use: Int {
    /// They go on with a chain of their kind that begins with the number: as a term or factor, or taken away or divided by.
    case afterDirect, afterInverse
    /// They are one member of a chain of the other kind, beside the number: as a term or factor, or taken away or divided by.
    case besideDirect, besideInverse
    /// The number is not used.
    case alone
  }

  /// By use: the value that chains of terms over the five must have.
  let totals: UnsafeMutablePointer<Int>
  /// By use: the value that chains of factors and divisors must have, as a numerator over ``denominator(_:)``.
  let numerators: UnsafeMutablePointer<Int>
  /// The smallest of the totals and of the numerators over 1, without their signs.
  private(set) var smallestTotal = 0
  private(set) var smallestNumerator = 0
  /// The number of uses.
  private(set) var count = 0
  /// The number beside the five, and their subsets.
  private(set) var number = 0
  private(set) var numberSubset = 0
  private(set) var subset = 0

  /// The values that goals are set for: no tile of the shows is a multiple of one of them.
  static let values = 101...1 << 16
  /// In place of a goal that cannot be reached: larger than all goals for these values. Its product, and that of any goal, with the
  /// sum of two tiles fits in 32 bits.
  static let none = 10_000_000

  init(in memory: OwnedMemory) {
    totals = memory.room(for: 5)
    numerators = memory.room(for: 5)
  }

  /// Turns to a number and the five others, none of whose values is above a bound.
  mutating func set(
    _ value: Int, beside number: Int, _ split: PartShape.Split, bound: Int, alone: Bool
  ) {
    self.number = number
    numberSubset = split.part
    subset = split.others
    count = alone ? 5 : 4
    func goal(_ goal: Int) -> Int { goal > 0 && goal <= bound ? goal : Self.none }
    totals[0] = value - number
    totals[1] = value + number
    numerators[2] = goal(value - number)
    numerators[3] = goal(value + number)
    totals[4] = goal(value)
    numerators[4] = goal(value)
    // Nothing is multiplied or divided by 1.
    let isFactor = number > 1
    numerators[0] = isFactor ? value : Self.none
    numerators[1] = isFactor ? value * number : Self.none
    totals[2] = isFactor && value % number == 0 ? goal(value / number) : Self.none
    totals[3] = isFactor ? goal(value * number) : Self.none
    smallestTotal = Self.none
    smallestNumerator = Self.none
    for use in 0..<count {
      smallestTotal = min(smallestTotal, abs(totals[use]))
      if use > 0 { smallestNumerator = min(smallestNumerator, numerators[use]) }
    }
  }

  /// The value that chains of a kind over the five must have for a use, over ``denominator(_:)``.
  func goal(_ kind: ChainKind, _ use: Use) -> Int {
    (kind == .sum ? totals : numerators)[use.rawValue]
  }

  /// The number as the first member of a chain.
  func first(isInverse: Bool) -> ChainMember {
    ChainMember(subset: numberSubset, value: number, isInverse: isInverse)
  }

  /// The five as a member beside the number.
  func others(_ goal: Int) -> ChainMember {
    ChainMember(subset: subset, value: goal, isInverse: false)
  }

  /// The denominator for the numerator of a use: the number for the first use, and 1 for all others.
  @inline(__always)
  func denominator(_ use: Int) -> Int { use == 0 ? number : 1 }
}
