extension Sentence {
  /// Whether a yes in it agrees: beside its words there is nothing but white space, plain punctuation and
  /// signs that say yes too. A question mark of any script, another symbol ("yes 👎", "¬yes") and what cannot
  /// be seen make it something else.
  var canAgree: Bool {
    guard text.unicodeScalars.first != "!" else { return false }
    var end = text.startIndex
    for word in words where word.range.lowerBound >= end {
      guard Self.isPlain(text[end..<word.range.lowerBound]) else { return false }
      end = word.range.upperBound
    }
    return Self.isPlain(text[end...])
  }

  private static func isPlain(_ text: Substring) -> Bool {
    // Scalars are compared: as a character, the Greek question mark is a semicolon.
    text.unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || plainPunctuation.contains($0) || signsOfYes.contains($0)
    }
  }

  private static let plainPunctuation = Set(
    ".,;!¡…·-‐‑‒–—―'\"‘’‚‛“”„‟‹›«»。，、！؛،।".unicodeScalars)
  /// A thumb up in any colour, and ticks.
  private static let signsOfYes = Set("👍🏻🏼🏽🏾🏿✓✔✅☑\u{FE0E}\u{FE0F}".unicodeScalars)
}
