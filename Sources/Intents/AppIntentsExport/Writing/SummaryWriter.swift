import IntentKit

/// Writes the sentence that the Shortcuts app shows for an intent, with its parameters as fields.
struct SummaryWriter {
  let intent: ExportedIntent

  /// The summary: each parameter once, those that the sentence does not name below it.
  var text: String {
    var sentence = ""
    var named: Set<String> = []
    var rest = intent.declaration.summary.text[...]
    while let first = rest.first {
      switch first {
      // Optional parts are shown too, for their fields can be left empty.
      case "[", "]": rest.removeFirst()
      case "{":
        let name = rest.dropFirst().prefix { $0 != "}" }
        rest = rest[name.endIndex...].dropFirst()
        if let parameter = intent.parameter(String(name)), named.insert(parameter.name).inserted {
          sentence += "\\(\\.$\(parameter.name))"
        }
      default:
        let words = rest.prefix { !"[]{".contains($0) }
        sentence += String(words).swiftEscaped
        rest = rest[words.endIndex...]
      }
    }
    if sentence.allSatisfy(\.isWhitespace) { sentence = intent.declaration.name.swiftEscaped }
    let others = intent.parameters.filter { !named.contains($0.name) }
    guard !others.isEmpty else { return "Summary(\"\(sentence)\")" }
    return """
      Summary("\(sentence)") {
      \(others.map { "  \\.$\($0.name)" }.joined(separator: "\n"))
      }
      """
  }
}
