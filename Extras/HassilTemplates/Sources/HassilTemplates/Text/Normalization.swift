extension TrackedText {
  /// A sentence, ready to be matched: with single spaces, composed letters and straight apostrophes, without
  /// punctuation around words.
  static func normalized(_ sentence: String) -> TrackedText {
    var text = TrackedText(sentence)
    text.normalize()
    text.removePunctuation()
    text.trim()
    return text
  }

  /// A text of a template, with single spaces, composed letters and straight apostrophes.
  static func normalizedTemplate(_ template: String) -> [Unicode.Scalar] {
    var text = TrackedText(template)
    text.normalize()
    return text.letters
  }

  private mutating func normalize() {
    normalizeSpaces()
    compose()
    replace("’", by: "'")
  }

  /// Removes punctuation before and after words. Within them, as in `2.5` and `A.C.`, it stays.
  private mutating func removePunctuation() {
    guard letters.contains(where: \.isPunctuation) else { return }
    keep((letters.firstIndex { !$0.isPunctuation } ?? letters.endIndex)..<letters.endIndex)
    if !letters.endWithInitials {
      keep(0..<(letters.lastIndex { !$0.isPunctuation } ?? -1) + 1)
    }
    // Before a word.
    remove(\.isPunctuation) { letters, place, end in
      guard !letters[place - 1].isOfWord, end < letters.endIndex, letters[end].isOfWord else {
        return nil
      }
      return end
    }
    // After a word.
    remove(\.isPunctuationButPeriod) { letters, place, end in
      letters[place - 1].isOfWord ? letters.endBeforeNoWord(place, end) : nil
    }
    // A period, but for those of initials.
    remove({ $0 == "." }) { letters, place, _ in
      guard place + 1 < letters.endIndex, !letters[place + 1].isOfWord else { return nil }
      if place >= 3, letters[place - 1].isOfWord, letters[place - 2] == ".",
        letters[place - 3].isOfWord
      {
        return nil
      }
      return place + 1
    }
    // Between no words.
    remove(\.isPunctuation) { letters, place, end in
      letters[place - 1].isOfWord ? nil : letters.endBeforeNoWord(place, end)
    }
  }

  /// Removes signs of a kind.
  ///
  /// - Parameters:
  ///   - isOfKind: Whether a sign is of the kind.
  ///   - end: The end of what is removed from a place on, which is not the first one, for the end of the signs of the
  ///     kind there; `nil` if nothing is.
  private mutating func remove(
    _ isOfKind: (Unicode.Scalar) -> Bool, _ end: ([Unicode.Scalar], Int, Int) -> Int?
  ) {
    var endOfSigns = 0
    replace { letters, place in
      guard isOfKind(letters[place]) else { return nil }
      if place >= endOfSigns {
        endOfSigns = letters[place...].firstIndex { !isOfKind($0) } ?? letters.endIndex
      }
      return place > 0 ? end(letters, place, endOfSigns) : nil
    }
  }
}

extension Array<Unicode.Scalar> {
  /// The end of signs, or the place before the last of them, whichever is before something that is no word.
  fileprivate func endBeforeNoWord(_ place: Int, _ end: Int) -> Int? {
    if end < endIndex, !self[end].isOfWord { return end }
    return end - 1 > place ? end - 1 : nil
  }

  /// Whether the text ends as "A.C." does, whose last period is part of it.
  fileprivate var endWithInitials: Bool {
    count >= 4 && last == "." && self[count - 2].isOfWord && self[count - 3] == "."
      && self[count - 4].isOfWord && (count == 4 || !self[count - 5].isOfWord)
  }
}
