/// The forms of a sentence that templates are matched against: with and without words that can be left out.
struct SentenceTexts {
  /// A form.
  enum Kind: Int, CaseIterable {
    /// Without what can be left out.
    case reduced
    /// With all words.
    case whole
    /// With all words, and without a space at the end.
    case wholeUnended
    /// Without what can be left out at the start.
    case reducedAtStart
    /// Without what can be left out at the end.
    case reducedAtEnd
  }

  private let said: TrackedText
  private let reduced: TrackedText
  private let skipPhrases: SkipPhrases
  private let ignoresSpaces: Bool
  private var made: [TrackedText?] = Array(repeating: nil, count: Kind.allCases.count)

  init(_ utterance: String, _ skipPhrases: SkipPhrases, ignoresSpaces: Bool) {
    said = TrackedText.normalized(utterance)
    var reduced = said
    skipPhrases.remove(from: &reduced, at: .anywhere, isIgnoringSpaces: ignoresSpaces)
    self.reduced = reduced
    self.skipPhrases = skipPhrases
    self.ignoresSpaces = ignoresSpaces
  }

  /// Whether nothing is left of the sentence but signs.
  var isEmpty: Bool { said.letters.isEmpty }

  /// The letters in which a template's words are searched before it is matched.
  var searched: [[Unicode.Scalar]] {
    var texts = [said]
    if isReduced { texts.append(reduced) }
    if ignoresSpaces {
      for var text in texts {
        text.removeSpacesOfSpacelessScripts()
        texts.append(text)
      }
    }
    return texts.map { CaseFolding.fold($0.letters) }
  }

  /// The words.
  var keywords: Set<String> {
    Set(reduced.letters.split(whereSeparator: \.isSpace).map { String($0) })
  }

  private var isReduced: Bool { reduced.letters != said.letters }

  /// The forms that a template is matched against. Next to a wildcard nothing is left out, because it may be meant.
  mutating func kinds(startsFree: Bool, endsFree: Bool, isAlone: Bool) -> [Kind] {
    var kind = Kind.reduced
    if isAlone, startsFree {
      kind = .wholeUnended
    } else if !isAlone, startsFree {
      kind = .reducedAtEnd
    } else if !isAlone, endsFree {
      kind = .reducedAtStart
    }
    // Words that can be left out may be meant.
    if isReduced, kind == .reduced || text(kind).letters == text(.reduced).letters {
      return [.whole, kind]
    }
    return [kind]
  }

  /// A form of the sentence.
  mutating func text(_ kind: Kind) -> TrackedText {
    if let known = made[kind.rawValue] { return known }
    var text = said
    switch kind {
    case .reduced: text = reduced
    case .whole, .wholeUnended: break
    case .reducedAtStart:
      skipPhrases.remove(from: &text, at: .start, isIgnoringSpaces: ignoresSpaces)
    case .reducedAtEnd:
      skipPhrases.remove(from: &text, at: .end, isIgnoringSpaces: ignoresSpaces)
    }
    if kind != .wholeUnended {
      if ignoresSpaces { text.removeSpacesOfSpacelessScripts() } else { text.appendSpace() }
    }
    made[kind.rawValue] = text
    return text
  }
}

/// The matchers for the forms of a sentence.
struct MatcherPool {
  private let settings: Matcher.Settings
  /// The number of steps for all templates.
  private(set) var stepCount = 0
  private var matchers: [Matcher?] = Array(repeating: nil, count: SentenceTexts.Kind.allCases.count)

  init(_ settings: Matcher.Settings) {
    self.settings = settings
  }

  /// Matches a template.
  ///
  /// - Parameters:
  ///   - sentence: The template.
  ///   - block: Its block.
  ///   - kind: The form of the sentence.
  ///   - text: The sentence in that form.
  ///   - onState: Takes each state in which the template matched.
  ///   - onExceeded: Is called if there were too many.
  mutating func match(
    _ sentence: CompiledSentence, of block: CompiledBlock, _ kind: SentenceTexts.Kind,
    _ text: TrackedText, onState: (inout Matcher, MatchState) -> Void, onExceeded: () -> Void
  ) {
    var matcher = matchers[kind.rawValue] ?? Matcher(MatchText(text.letters), settings)
    matchers[kind.rawValue] = nil
    // Each match holds words of the sentence.
    var letterCount = 0
    for state in matcher.match(sentence.node, of: block) {
      letterCount += text.letters.count
      guard matcher.canHold(letters: letterCount) else { break }
      onState(&matcher, state)
    }
    stepCount += matcher.steps
    if matcher.isExceeded || !matcher.canHold(letters: letterCount) { onExceeded() }
    matchers[kind.rawValue] = matcher
  }
}
