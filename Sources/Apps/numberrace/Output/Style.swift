/// Colours and weights, on a terminal that wants them.
struct Style {
  let isOn: Bool

  /// On if standard output is a terminal, and `NO_COLOR` (<https://no-color.org>) is not set.
  static let output = Style(
    isOn: Platform.outputIsTerminal && Platform.environment("NO_COLOR") == nil
      && Platform.environment("TERM") != "dumb")

  /// No colours.
  static let plain = Style(isOn: false)

  func bold(_ text: String) -> String { escape(text, "1") }
  func good(_ text: String) -> String { escape(text, "32") }
  func fair(_ text: String) -> String { escape(text, "33") }
  func bad(_ text: String) -> String { escape(text, "31") }
  func dim(_ text: String) -> String { escape(text, "2") }

  private func escape(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
