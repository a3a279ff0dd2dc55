extension NumberLanguage {
  /// The words for fractions and decimals.
  public struct Fractions: Sendable {
    /// The words before the digits of a number between 0 and 1: "point".
    public let point: String
    /// The words before a fraction without words of its own, and between its two numbers: "the fraction", "over".
    public let fraction, over: String
    let short: @Sendable (UInt, UInt) -> String?

    /// Creates words for fractions. The short ones are those of a numerator and a denominator of at least 2, such as "three fifths";
    /// `nil` if there are none.
    public init(
      point: String, fraction: String, over: String,
      short: @escaping @Sendable (_ numerator: UInt, _ denominator: UInt) -> String?
    ) {
      self.point = point
      self.fraction = fraction
      self.over = over
      self.short = short
    }
  }
}
