/// The place of a value in a JSON text.
struct JSONPlace: Hashable, Sendable {
  private var parts: [Part] = []

  private enum Part: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The whole text.
  static let body = JSONPlace()

  /// Goes on to a member of the value.
  mutating func enter(_ key: String) { parts.append(.key(key)) }

  /// Goes on to an element of the value.
  mutating func enter(_ index: Int) { parts.append(.index(index)) }

  /// Goes back to the value that was entered from.
  mutating func leave() { parts.removeLast() }

  /// The place for people, such as `'numbers[2]'`.
  var text: String {
    guard !parts.isEmpty else { return "the body" }
    let text = parts.reduce(into: "") { text, part in
      switch part {
      case .index(let index): text += "[\(index)]"
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      }
    }
    return "'\(text.prefix(200))'"
  }

  /// The place for programs, as a JSON Pointer (RFC 6901).
  var pointer: String {
    parts.map { part in
      switch part {
      case .index(let index): "/\(index)"
      case .key(let key):
        "/" + key.replacing("~", with: "~0").replacing("/", with: "~1").prefix(100)
      }
    }.joined()
  }
}
