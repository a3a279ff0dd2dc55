import IntentKit

extension ExportedIntent {
  /// The sentence that the Shortcuts app shows for the intent, with each parameter once as a field: those that the sentence
  /// does not name are below it.
  var summarySource: String {
    let template = declaration.summary.text.inComment.swiftEscaped
    var seen: Set<String> = []
    // An optional part is shown for its field, which can be left empty, but not without one.
    var sentence = Summary(template).text { name in
      parameter(name).map { seen.insert(name).inserted ? field($0) : "" }
    }
    if sentence.isEmpty { sentence = declaration.name.swiftEscaped }
    let others = parameters.filter { !sentence.contains(field($0)) }
    guard !others.isEmpty else { return "Summary(\"\(sentence)\")" }
    return """
      Summary("\(sentence)") {
      \(others.map { "  \\.$\($0.name)" }.joined(separator: "\n"))
      }
      """
  }

  private func field(_ parameter: ExportedParameter) -> String { "\\(\\.$\(parameter.name))" }
}
