/// A sentence template with parameter values, such as `Transfer {amount} to {payee} [for
/// {reason}]`. Text in brackets is omitted if one of its parameters has no value.
public struct Summary: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The template.
  public let text: String

  /// Creates a summary from a template.
  public init(_ text: String) {
    self.text = text
  }

  /// Creates a summary from a template.
  public init(stringLiteral text: String) {
    self.text = text
  }

  package enum Piece {
    case text(Substring)
    case parameter(Substring)
    case open, close
  }

  /// The template in pieces.
  package var pieces: [Piece] {
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

  /// The names of the parameters in the template.
  public var parameters: [String] {
    pieces.compactMap { if case .parameter(let name) = $0 { String(name) } else { nil } }
  }

  /// The names of the parameters outside brackets.
  public var requiredParameters: [String] {
    var isInPart = false
    return pieces.compactMap { piece in
      switch piece {
      case .open: isInPart = true
      case .close: isInPart = false
      case .parameter(let name) where !isInPart: return String(name)
      case .text, .parameter: break
      }
      return nil
    }
  }

  /// The sentence with its values filled in.
  ///
  /// - Parameter value: Returns the text for a parameter; `nil` if it has no value.
  /// - Returns: The sentence. A parameter without a value outside brackets is omitted.
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
