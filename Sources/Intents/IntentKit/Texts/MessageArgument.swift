/// A value that a message is given for one of its variables.
public enum MessageArgument: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A number or count.
  case number(Int)
  /// Several texts, which are joined by the "and" of the language unless the message says otherwise.
  case list([String])
  /// An amount in words or signs, with whether it is grammatically one.
  case amount(String, isOne: Bool)
  /// Nothing, where a value is optional.
  case none

  /// A text that may be missing.
  public static func optional(_ text: String?) -> Self { text.map { .text($0) } ?? .none }

  /// A text that messages select by: "yes" or "no".
  public static func flag(_ isTrue: Bool) -> Self { .text(isTrue ? "yes" : "no") }

  /// The number by which a plural is chosen.
  var count: Int? {
    switch self {
    case .number(let number): number
    case .list(let elements): elements.count
    case .amount(_, let isOne): isOne ? 1 : 2
    case .text, .none: nil
    }
  }

  /// The elements of a list, or the value as the only one.
  var elements: [String] {
    switch self {
    case .text(let text), .amount(let text, _): [text]
    case .number(let number): ["\(number)"]
    case .list(let elements): elements
    case .none: []
    }
  }
}

extension MessageArgument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates a text.
  public init(stringLiteral text: String) { self = .text(text) }

  /// Creates a number.
  public init(integerLiteral number: Int) { self = .number(number) }
}
