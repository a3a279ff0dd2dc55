extension GameSheet {
  /// The sheet as Markdown, with a table of games and a list of answers.
  public var markdown: String {
    var lines: [String] = []
    if hasGames {
      lines += ["# \(Self.markdown(title))", ""]
      if hasNameLine {
        lines += [Self.markdown("Name: ____________________ Date: __________"), ""]
      }
      for text in [rules, note] where !text.isEmpty { lines += [Self.markdown(text), ""] }
      for group in numbered {
        if !group.heading.isEmpty { lines += ["## \(Self.markdown(group.heading))", ""] }
        lines += ["| | Target | Numbers |", "| ---: | ---: | --- |"]
        for (place, entry) in group.entries {
          let numbers = entry.numbers.map { "\($0)" }.joined(separator: " ")
          lines.append("| \(place) | **\(Self.markdown(entry.target))** | \(numbers) |")
        }
        lines.append("")
      }
    }
    if hasAnswers {
      lines += [(hasGames ? "## " : "# ") + Self.markdown(answersTitle), ""]
      for (place, answer) in answers.enumerated() {
        lines.append("\(place + 1). \(Self.markdown(answer))")
      }
    }
    if lines.last == "" { lines.removeLast() }
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
