extension GameSheet {
  /// The sheet as a page of HTML that prints well: games in two columns, no game across two pages, lines to write on and borders
  /// that do not need backgrounds to be printed, and the answers on a page of their own at the end.
  public var html: String {
    let (layout, height) = layoutOnPaper
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>\(Self.html(title))</title>
      <style>
      @page { size: \(paper == .a4 ? "A4" : "letter"); margin: 16mm; }
      body { font-family: "Helvetica Neue", Helvetica, Arial, sans-serif; margin: 2em auto; max-width: 46em; color: #111; }
      h1 { font-size: 1.5em; margin: 0 0 0.3em; }
      h2 { font-size: 1.1em; margin: 1em 0 0.6em; break-after: avoid; }
      .note { color: #666; margin: 0 0 1em; }
      .name span { display: inline-block; border-bottom: 1px solid #666; width: 14em; margin: 0 1.5em 0 0.4em; }
      .name .date { width: 8em; }
      .whole { break-inside: avoid; }
      .games { display: grid; grid-template-columns: repeat(\(layout.columns), 1fr); gap: 0.8em 2em; }
      .game { break-inside: avoid; }
      .game p { margin: 0 0 0.5em; }
      .place { color: #666; display: inline-block; min-width: 2em; }
      .target { font-size: 1.6em; font-weight: bold; letter-spacing: 0.06em; }
      .tile { display: inline-block; border: 1.5px solid #111; border-radius: 4px; min-width: 1.8em; padding: 0.25em 0.2em; margin: 0 0.3em 0.3em 0; text-align: center; font-weight: bold; }
      .room p { height: \(layout.spacing)pt; margin: 0; border-bottom: 1px solid #bbb; }
      .cards { gap: 0; }
      .cards .game { border: 1px dashed #888; margin: -1px 0 0 -1px; padding: 1.5em 1em; text-align: center; font-size: 1.25em; }
      .answers li { margin: 0 0 0.4em; }
      .group + .answers { break-before: page; }
      @media print {
        body { margin: 0; max-width: none; font-size: 12.5px; }
        .cards .game { padding: 1em 0.5em; font-size: 1em; }
      }
      </style>
      </head>
      <body>
      \(hasGames ? gamesInHTML(layout, height: height) : "")\(hasAnswers ? answersInHTML : "")</body>
      </html>

      """
  }

  private func gamesInHTML(_ layout: Layout, height: Int) -> String {
    var lines = ["<h1>\(Self.html(title))</h1>"]
    if hasNameLine {
      lines.append("<p class=\"name\">Name<span></span> Date<span class=\"date\"></span></p>")
    }
    if !rules.isEmpty { lines.append("<p class=\"rules\">\(Self.html(rules))</p>") }
    if !note.isEmpty { lines.append("<p class=\"note\">\(Self.html(note))</p>") }
    for group in numbered {
      let isWhole = !group.heading.isEmpty && layout.height(of: group) <= height
      lines.append("<section class=\"group\(isWhole ? " whole" : "")\">")
      if !group.heading.isEmpty { lines.append("<h2>\(Self.html(group.heading))</h2>") }
      lines.append(isCards ? "<div class=\"games cards\">" : "<div class=\"games\">")
      lines += group.entries.map { html($0.entry, place: $0.place, layout) }
      lines.append("</div>\n</section>")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func html(_ entry: Entry, place: Int, _ layout: Layout) -> String {
    let tiles = entry.numbers.map { "<span class=\"tile\">\($0)</span>" }.joined()
    let lines = String(repeating: "<p></p>", count: layout.lines)
    let room = isCards ? "" : "\n  <div class=\"room\">\(lines)</div>"
    return """
      <section class="game">
        <p><span class="place">\(place)</span><span class="target">\(Self.html(entry.target))</span></p>
        <p class="tiles">\(tiles)</p>\(room)
      </section>
      """
  }

  private var answersInHTML: String {
    let answers = answers.map { "<li>\(Self.html($0))</li>\n" }.joined()
    return """
      <section class="answers">
      <h1>\(Self.html(answersTitle))</h1>
      <ol>
      \(answers)</ol>
      </section>

      """
  }

  private static func html(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // What is no character of HTML.
      case "\u{0}"..."\u{1F}", "\u{7F}": escaped += " "
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
