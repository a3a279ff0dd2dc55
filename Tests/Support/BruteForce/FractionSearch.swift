/// The values that can be made of all of some numbers with the four operations, by joining any two of them and
/// going on with what is left: as simple as it gets, in fractions of machine integers.
public struct FractionSearch {
  /// A fraction in lowest terms with a positive denominator.
  public struct Fraction: Hashable {
    /// Above the bar.
    public let top: Int
    /// Below it.
    public let bottom: Int

    /// A fraction; fails for a bottom of zero.
    public init?(_ top: Int, _ bottom: Int) {
      guard bottom != 0 else { return nil }
      var (a, b) = (abs(top), abs(bottom))
      while b != 0 { (a, b) = (b, a % b) }
      let sign = bottom < 0 ? -1 : 1
      self.top = sign * top / max(a, 1)
      self.bottom = sign * bottom / max(a, 1)
    }
  }

  private let isAllowed: (Fraction) -> Bool
  private(set) var found: Set<Fraction> = []

  /// A search with those results on the way and in the end that are allowed.
  public init(isAllowed: @escaping (Fraction) -> Bool) {
    self.isAllowed = isAllowed
  }

  /// All values of all of the numbers.
  public mutating func values(of numbers: [Int]) -> Set<Fraction> {
    found = []
    join(numbers.compactMap { Fraction($0, 1) })
    return found
  }

  private mutating func join(_ numbers: [Fraction]) {
    if numbers.count == 1 {
      found.insert(numbers[0])
      return
    }
    for i in numbers.indices {
      for j in numbers.indices where i != j {
        var rest: [Fraction] = []
        for k in numbers.indices where k != i && k != j { rest.append(numbers[k]) }
        let (a, b) = (numbers[i], numbers[j])
        let results = [
          Fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom),
          Fraction(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom),
          Fraction(a.top * b.top, a.bottom * b.bottom),
          Fraction(a.top * b.bottom, a.bottom * b.top),
        ]
        for case let result? in results where isAllowed(result) { join(rest + [result]) }
      }
    }
  }
}
