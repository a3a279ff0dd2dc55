extension IntentDescription {
  /// The declaration as a section of a text with translations, for translators to begin with.
  package var translationText: String {
    var lines = ["# \(name)", "title: \(title)"]
    if explanation != title { lines.append("explanation: \(explanation)") }
    if summary.text != title { lines.append("summary: \(summary.text)") }
    lines += phrases.map { $0.entry("phrase") }
    lines += keywords.map { $0.entry("keyword") }
    lines += followUpPhrases.map { $0.entry("follow-up") }
    for parameter in parameters {
      lines += ["parameter \(parameter.name): \(parameter.title)", "prompt: \(parameter.prompt)"]
      if let help = parameter.help { lines.append("help: \(help)") }
      if case .enumeration(_, let cases) = parameter.kind.elementKind ?? parameter.kind {
        lines += cases.map { "case \($0.id): \(([$0.name] + $0.synonyms).joined(separator: ", "))" }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Phrase {
  /// The phrase as an entry of such a section.
  fileprivate func entry(_ key: String) -> String {
    let choice = choices.sorted { $0.key < $1.key }.map { " \($0.key) \($0.value)" }.joined()
    return "\(key)\(choice): \(text)"
  }
}
