/// Words that can be left out of a sentence.
struct SkipPhrases: Sendable {
  /// The lengths of the phrases, by their letters.
  private var forward = LetterTrie<Int>()
  /// The same, by their letters from the last to the first.
  private var backward = LetterTrie<Int>()
  private(set) var isEmpty = true

  /// The places where phrases are removed.
  enum Places { case anywhere, start, end }

  init(_ texts: [String]) { insert(texts) }

  private mutating func insert(_ texts: [String]) {
    for text in texts {
      let phrase = CaseFolding.fold(Array(text.unicodeScalars).trimmed)
      guard !phrase.isEmpty else { continue }
      forward.insert(phrase, phrase.count)
      backward.insert(phrase.reversed(), phrase.count)
      isEmpty = false
    }
  }

  /// These and others.
  func adding(_ texts: [String]) -> SkipPhrases {
    guard !texts.isEmpty else { return self }
    var all = self
    all.insert(texts)
    return all
  }

  /// Removes phrases from a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - places: Where to.
  ///   - isIgnoringSpaces: Whether they may be parts of what is written without spaces.
  func remove(from text: inout TrackedText, at places: Places, isIgnoringSpaces: Bool) {
    guard !isEmpty else { return }
    switch places {
    case .anywhere:
      let folded = CaseFolding.fold(text.letters)
      if isIgnoringSpaces {
        text.replace { _, place in ends(in: folded, at: place).first }
      } else {
        text.replace(with: " ") { letters, place in
          guard place == 0 || !letters[place - 1].isOfWord else { return nil }
          return ends(in: folded, at: place).first {
            $0 == letters.endIndex || !letters[$0].isOfWord
          }
        }
        text.normalizeSpaces()
        text.trim()
      }
    case .start, .end:
      if !isIgnoringSpaces { text.normalizeSpaces() }
      text.keep(kept(of: text.letters, at: places, isIgnoringSpaces: isIgnoringSpaces))
    }
  }

  /// What is left of a text without the phrases that it begins or ends with.
  private func kept(
    of letters: [Unicode.Scalar], at places: Places, isIgnoringSpaces: Bool
  ) -> Range<Int> {
    let folded = CaseFolding.fold(letters)
    var kept = letters.indices
    while true {
      if !isIgnoringSpaces { kept = letters[kept].trimmed.indices }
      guard !kept.isEmpty else { return kept }
      if places == .start {
        guard
          let end = ends(in: folded, at: kept.lowerBound).first(where: {
            $0 <= kept.upperBound
              && (isIgnoringSpaces || $0 == kept.upperBound || !letters[$0].isOfWord)
          })
        else { return kept }
        kept = end..<kept.upperBound
      } else {
        guard
          let start = starts(in: folded[kept]).first(where: { place in
            isIgnoringSpaces || place == kept.lowerBound || !letters[place - 1].isOfWord
          })
        else { return kept }
        kept = kept.lowerBound..<start
      }
    }
  }

  /// The ends of the phrases that begin at a place, the longest first.
  private func ends(in letters: [Unicode.Scalar], at place: Int) -> [Int] {
    forward.values(in: letters, at: place).reversed().map { place + $0 }
  }

  /// The beginnings of the phrases at the end of a text, the longest first.
  private func starts(in letters: ArraySlice<Unicode.Scalar>) -> [Int] {
    var lengths: [Int] = []
    backward.forEach(in: letters.reversed()) { lengths += $0 }
    return lengths.reversed().map { letters.endIndex - $0 }
  }
}

extension String {
  /// A text of letters.
  init(_ letters: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: letters)
    self = String(view)
  }
}
