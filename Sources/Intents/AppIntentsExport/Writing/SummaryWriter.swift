import IntentKit

/// Writes the sentence that the Shortcuts app shows for an intent, with its parameters as fields.
struct SummaryWriter {
  let intent: ExportedIntent

  /// The summary: each parameter once, those that the sentence does not name below it.
  var text: String {
    let template = intent.declaration.summary.text.inComment.swiftEscaped
    var seen: Set<String> = []
    // An optional part is shown for its field, which can be left empty, but not without one.
    var sentence = Summary(template).text { name in
      intent.parameter(name).map { seen.insert(name).inserted ? field($0) : "" }
    }
    if sentence.isEmpty { sentence = intent.declaration.name.swiftEscaped }
    let others = intent.parameters.filter { !sentence.contains(field($0)) }
    guard !others.isEmpty else { return "Summary(\"\(sentence)\")" }
    return """
      Summary("\(sentence)") {
      \(others.map { "  \\.$\($0.name)" }.joined(separator: "\n"))
      }
      """
  }

  private func field(_ parameter: ExportedParameter) -> String { "\\(\\.$\(parameter.name))" }
}
