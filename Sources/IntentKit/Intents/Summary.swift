/// A sentence with the values of parameters in it, such as `Transfer {amount} to {payee} [for {reason}]`.
/// What stands in brackets is left out if one of the parameters in it has no value.
public struct Summary: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The sentence as it was written.
  public let text: String

  /// A sentence.
  ///
  /// - Parameter text: The sentence.
  public init(_ text: String) {
    self.text = text
  }

  /// A sentence.
  ///
  /// - Parameter text: The sentence.
  public init(stringLiteral text: String) {
    self.text = text
  }

  private enum Piece {
    case text(Substring)
    case parameter(Substring)
    case open, close
  }

  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let first = rest.first {
      switch first {
      case "[":
        pieces.append(.open)
        rest.removeFirst()
      case "]":
        pieces.append(.close)
        rest.removeFirst()
      case "{":
        let name = rest.dropFirst().prefix { $0 != "}" }
        pieces.append(.parameter(name))
        rest = rest[name.endIndex...].dropFirst()
      default:
        let words = rest.prefix { !"[]{".contains($0) }
        pieces.append(.text(words))
        rest = rest[words.endIndex...]
      }
    }
    return pieces
  }

  /// The names of the parameters in it.
  public var parameters: [String] {
    pieces.compactMap { if case .parameter(let name) = $0 { String(name) } else { nil } }
  }

  /// The names of the parameters in it that do not stand in brackets.
  public var requiredParameters: [String] {
    var names: [String] = []
    var isInPart = false
    for piece in pieces {
      switch piece {
      case .text: break
      case .open: isInPart = true
      case .close: isInPart = false
      case .parameter(let name): if !isInPart { names.append(String(name)) }
      }
    }
    return names
  }

  /// The sentence with values in it.
  ///
  /// - Parameter value: Gives the text for a parameter; nothing if it has no value.
  /// - Returns: The sentence. A parameter without a value outside of brackets leaves nothing behind.
  public func text(_ value: (String) -> String?) -> String {
    var (whole, part) = ("", "")
    var (isInPart, isComplete) = (false, true)
    for piece in pieces {
      switch piece {
      case .text(let words):
        part += words
      case .parameter(let name):
        let text = value(String(name))
        part += text ?? ""
        if text == nil { isComplete = false }
      case .open, .close:
        if isComplete || !isInPart { whole += part }
        (part, isComplete) = ("", true)
        if case .open = piece { isInPart = true } else { isInPart = false }
      }
    }
    if isComplete || !isInPart { whole += part }
    return whole.split(separator: " ").joined(separator: " ")
  }
}
