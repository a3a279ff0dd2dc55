extension GameSheet {
  /// The sheet as Markdown, with a table of games and a list of answers.
  public var markdown: String {
    var lines = ["# \(Self.markdown(title))", ""]
    if !note.isEmpty { lines += [Self.markdown(note), ""] }
    lines += ["| | Target | Numbers |", "| ---: | ---: | --- |"]
    for (place, entry) in entries.enumerated() {
      let numbers = entry.numbers.map { "\($0)" }.joined(separator: " ")
      lines.append("| \(place + 1) | **\(Self.markdown(entry.target))** | \(numbers) |")
    }
    lines += ["", "## Answers", ""]
    for (place, entry) in entries.enumerated() {
      lines.append("\(place + 1). \(Self.markdown(entry.answer))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text with everything escaped that Markdown would act on.
  private static func markdown(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\`*_[]<>#|~&".contains(character) { escaped.append("\\") }
      escaped.append(character.isNewline ? " " : character)
    }
    return escaped
  }
}
