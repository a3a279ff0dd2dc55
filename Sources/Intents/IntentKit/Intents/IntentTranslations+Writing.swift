extension IntentDescription {
  /// The declaration as a section of a text with translations, for translators to begin with.
  package var translationText: String {
    var lines = ["# \(name)", "title: \(title)"]
    if explanation != title { lines.append("explanation: \(explanation)") }
    if summary.text != title { lines.append("summary: \(summary.text)") }
    lines += phrases.map { "phrase: \($0.text)" }
    lines += keywords.map { "keyword: \($0.text)" }
    lines += followUpPhrases.map { "follow-up: \($0.text)" }
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
