extension GameSheet {
  /// The sheet as a page of HTML that prints well: games in two columns, twelve on a page, no game across two pages, lines to
  /// write on that do not need backgrounds to be printed, and the answers on a page of their own at the end.
  public var html: String {
    let games = entries.enumerated().map { place, entry in
      let tiles = entry.numbers.map { "<span class=\"tile\">\($0)</span>" }.joined()
      return """
        <section class="game">
          <p><span class="place">\(place + 1)</span><span class="target">\(Self.html(entry.target))</span></p>
          <p class="tiles">\(tiles)</p>
          <div class="room"><p></p><p></p><p></p></div>
        </section>
        """
    }.joined(separator: "\n")
    let answers = entries.map { "<li>\(Self.html($0.answer))</li>" }.joined(separator: "\n")
    let note = note.isEmpty ? "" : "<p class=\"note\">\(Self.html(note))</p>\n"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>\(Self.html(title))</title>
      <style>
      @page { size: A4; margin: 16mm; }
      body { font-family: "Helvetica Neue", Helvetica, Arial, sans-serif; margin: 2em auto; max-width: 46em; color: #111; }
      h1 { font-size: 1.5em; margin: 0 0 0.3em; }
      .note { color: #666; margin: 0 0 1em; }
      .games { display: grid; grid-template-columns: 1fr 1fr; gap: 1.2em 2em; }
      .game { break-inside: avoid; }
      .game p { margin: 0 0 0.5em; }
      .place { color: #666; display: inline-block; min-width: 2em; }
      .target { font-size: 1.6em; font-weight: bold; letter-spacing: 0.06em; }
      .tile { display: inline-block; border: 1.5px solid #111; border-radius: 4px; min-width: 1.8em; padding: 0.25em 0.2em; margin: 0 0.3em 0.3em 0; text-align: center; font-weight: bold; }
      .room p { height: 1.7em; margin: 0; border-bottom: 1px solid #bbb; }
      .answers { break-before: page; }
      .answers li { margin: 0 0 0.4em; }
      @media print { body { margin: 0; max-width: none; font-size: 12.5px; } }
      </style>
      </head>
      <body>
      <h1>\(Self.html(title))</h1>
      \(note)<div class="games">
      \(games)
      </div>
      <section class="answers">
      <h1>Answers</h1>
      <ol>
      \(answers)
      </ol>
      </section>
      </body>
      </html>

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
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
