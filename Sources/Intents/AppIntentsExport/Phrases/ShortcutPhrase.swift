/// A phrase of an App Shortcut, without the name of the app.
struct ShortcutPhrase {
  /// The words and the value, with single spaces between them.
  let pieces: [PhraseTemplate.Piece]

  /// The phrase with names for values, in small letters: equal phrases have equal keys.
  var key: String {
    pieces.map {
      switch $0 {
      case .text(let text): text.lowercased()
      case .parameter: "{}"
      }
    }.joined()
  }

  /// Creates a phrase; `nil` if it has no words.
  init?(_ pieces: [PhraseTemplate.Piece]) {
    var tidy: [PhraseTemplate.Piece] = []
    // Adjacent texts become one, in which runs of spaces become one space.
    for piece in pieces {
      if case .text(let text) = piece, case .text(let before)? = tidy.last {
        tidy[tidy.count - 1] = .text(before + text)
      } else {
        tidy.append(piece)
      }
    }
    self.pieces = tidy.enumerated().compactMap { place, piece in
      guard case .text(let text) = piece else { return piece }
      var words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if words.isEmpty { return place == 0 || place == tidy.count - 1 ? nil : .text(" ") }
      if place > 0, text.first?.isWhitespace == true { words = " " + words }
      if place < tidy.count - 1, text.last?.isWhitespace == true { words += " " }
      if place == 0 { words = words.prefix(1).uppercased() + words.dropFirst() }
      return .text(words)
    }
    let hasWords = self.pieces.contains {
      if case .text(let text) = $0 { text.contains(where: \.isLetter) } else { false }
    }
    guard hasWords else { return nil }
  }
}
