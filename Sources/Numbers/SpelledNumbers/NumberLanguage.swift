/// A language in which numbers are spelled out: a value made of its words, so that another needs no change here.
public struct NumberLanguage: Sendable {
  /// The code of ISO 639-1.
  public let code: String
  /// The word before a negative number.
  public let minus: String
  /// The words between two numbers and before a result.
  public let arithmetic: Arithmetic
  /// The words for fractions; without them, fractions are written in digits.
  public let fractions: Fractions?
  /// The largest magnitude that is spelled out; numbers beyond it are written in digits.
  public let largest: UInt
  private let spell: @Sendable (UInt) -> String

  /// The words for arithmetic.
  public struct Arithmetic: Hashable, Sendable {
    /// The words between two numbers that are added, subtracted, multiplied and divided.
    public let plus, minus, times, dividedBy: String
    /// The words before a result.
    public let equals: String

    /// Creates words for arithmetic.
    public init(plus: String, minus: String, times: String, dividedBy: String, equals: String) {
      self.plus = plus
      self.minus = minus
      self.times = times
      self.dividedBy = dividedBy
      self.equals = equals
    }
  }

  /// Creates a language that spells out magnitudes up to the largest by a function.
  public init(
    code: String, minus: String, arithmetic: Arithmetic, fractions: Fractions? = nil,
    largest: UInt = UInt(clamping: 999_999_999_999 as UInt64),
    spell: @escaping @Sendable (UInt) -> String
  ) {
    self.code = code
    self.minus = minus
    self.arithmetic = arithmetic
    self.fractions = fractions
    self.largest = largest
    self.spell = spell
  }

  /// All languages of this module.
  public static let all: [NumberLanguage] = [.english, .french, .german, .dutch, .spanish]

  /// The language of a code, whatever its region; English for codes of other languages.
  ///
  /// - Parameter code: A code of ISO 639-1, perhaps with a region: "fr", "fr-CH", "fr_CH.UTF-8".
  public init(code: String) {
    let code = String(code.prefix(2)).lowercased()
    self = Self.all.first { $0.code == code } ?? .english
  }

  /// The magnitude of a number in words, or in digits if it is too large.
  func words(_ magnitude: UInt) -> String {
    magnitude <= largest ? spell(magnitude) : "\(magnitude)"
  }
}

extension NumberLanguage: Hashable {
  /// Whether two languages have the same code.
  public static func == (first: NumberLanguage, second: NumberLanguage) -> Bool {
    first.code == second.code
  }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
