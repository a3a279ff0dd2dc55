/// Markup that is well-formed and safe by construction: texts and attributes are escaped when they
/// are added.
struct Markup {
  private(set) var text = ""

  /// Adds an element whose content a closure adds.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ content: (inout Markup) -> Void = { _ in }
  ) {
    text += "<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(Self.escape(value))\"" }
    text += ">"
    content(&self)
    text += "</\(name)>"
  }

  /// Adds an element that contains a text.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String
  ) {
    element(name, attributes) { $0.add(text) }
  }

  /// Adds a text.
  mutating func add(_ text: String) {
    self.text += Self.escape(text)
  }

  /// Escapes the markup characters in a text, and removes the characters that XML does not allow.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
