/// The place of a value inside a JSON document.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// A step from a value to one inside it.
  public enum Step: Hashable, Sendable {
    /// To the member of an object.
    case key(String)
    /// To the element of an array, from 0.
    case index(Int)
  }

  /// The steps from the whole document to the value.
  public var steps: [Step]

  /// Creates a path.
  ///
  /// - Parameter steps: The steps from the whole document, which is the place without any.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Whether this is the place of the whole document.
  public var isEmpty: Bool { steps.isEmpty }

  /// The path in the notation of programs, such as `games[2].numbers`, cut off after 200 characters.
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      }
    }
    return String(text.prefix(200))
  }

  /// The path in quotation marks, or the name of the document for the place of the whole.
  ///
  /// - Parameter subject: The name of the document, such as "the line".
  /// - Returns: The phrase.
  public func description(of subject: String) -> String { isEmpty ? subject : "'\(self)'" }

  /// The path as a JSON Pointer, with names cut off after 100 characters.
  ///
  /// Source: RFC 6901.
  public var pointer: String {
    var text = ""
    for step in steps {
      text += "/"
      switch step {
      case .index(let index): text += "\(index)"
      case .key(let key):
        for character in key.prefix(100) {
          switch character {
          case "~": text += "~0"
          case "/": text += "~1"
          default: text.append(character)
          }
        }
      }
    }
    return text
  }
}
