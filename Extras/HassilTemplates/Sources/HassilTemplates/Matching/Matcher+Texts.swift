extension Matcher {
  /// Matches a word of a template.
  mutating func match(_ chunk: Chunk, _ state: MatchState, into states: inout [MatchState]) {
    guard !chunk.letters.isEmpty else {
      states.append(state)
      return
    }
    var state = state
    let letters: ArraySlice<Unicode.Scalar>
    if settings.ignoresSpaces {
      letters = chunk.joined[...]
      if texts[state.text].lastNeedlessSpace > state.place {
        state.text = joined(state.text, from: state.place)
        state.place = 0
      }
    } else if state.startsWord {
      // At the start of a word, spaces do not count.
      letters = chunk.letters.dropFirst(chunk.leadingSpaces)
      let place = texts[state.text].skippingSpaces(from: state.place)
      state.index += place - state.place
      state.place = place
    } else {
      letters = chunk.letters[...]
    }
    if let wildcard = openWildcard(state) {
      match(chunk, letters, after: wildcard, state, into: &states)
      return
    }
    if texts[state.text].has(letters, at: state.place) {
      state.place += letters.count
      state.index += letters.count
      state.startsWord = chunk.endsWord
      if !chunk.isBlank {
        state.literalLength += letters.trimmed.count
        closeUnmatched(state)
      }
      states.append(state)
    } else if state.place >= texts[state.text].endOfWords, !letters.isEmpty, chunk.isBlank {
      // No text is left, and spaces may be missing.
      states.append(state)
    } else {
      matchBroken(chunk, letters, state, into: &states)
    }
  }

  /// Matches a word where hyphens stand for spaces, or further on if the value before it is none of its list.
  private mutating func matchBroken(
    _ chunk: Chunk, _ letters: ArraySlice<Unicode.Scalar>, _ state: MatchState,
    into states: inout [MatchState]
  ) {
    var state = state
    if texts[state.text].lastJoiner >= state.place {
      state.text = broken(state.text)
      if texts[state.text].has(letters, at: state.place) {
        state.place += letters.count
        state.index += letters.count
        if !chunk.isBlank { closeUnmatched(state) }
        states.append(state)
        return
      }
    }
    guard settings.allowsUnmatched, var missing = openUnmatched(state),
      spend(letters: texts[state.text].count - state.place),
      let (start, end) = find(chunk.word, state)
    else { return }
    missing.parts.append(TextPart(text: state.text, range: state.place..<start + 1))
    missing.isOpen = false
    state.unmatched = replace(missing, in: state.unmatched)
    state.index += start - state.place
    state.place = end
    state.startsWord = true
    state.literalLength += chunk.word.count
    states.append(state)
  }

  /// The list with a missing value in place of all of its name.
  private mutating func replace(_ missing: FoundUnmatched, in list: Int) -> Int {
    var new = Chain<FoundUnmatched>.empty
    for other in unmatched.elements(list) where other.slot != missing.slot {
      new = unmatched.appending(other, to: new)
    }
    return unmatched.appending(missing, to: new)
  }

  /// A word in the rest of the text, with the spaces around it unless spaces do not count.
  private func find(_ word: ArraySlice<Unicode.Scalar>, _ state: MatchState) -> (
    start: Int, end: Int
  )? {
    let letters = texts[state.text].letters
    for start in state.place..<max(state.place, letters.count) {
      let begin = settings.ignoresSpaces ? start : start + 1
      guard settings.ignoresSpaces || letters[start].isSpace, begin <= letters.count,
        letters[begin...].starts(with: word)
      else { continue }
      let end = begin + word.count
      if settings.ignoresSpaces || end == letters.count { return (start, end) }
      if letters[end].isSpace { return (start, end + 1) }
    }
    return nil
  }

  /// Matches a word after a wildcard, which takes what is before each place where the word is.
  private mutating func match(
    _ chunk: Chunk, _ letters: ArraySlice<Unicode.Scalar>, after wildcard: FoundEntity,
    _ state: MatchState, into states: inout [MatchState]
  ) {
    let start = state.place
    let text = texts[state.text]
    guard !chunk.isBlank else {
      var state = state
      state.index += letters.count
      state.startsWord = true
      states.append(state)
      return
    }
    var endsWord = false
    if case .wildcard(_, let isEndOfWord) = wildcard.content {
      endsWord = isEndOfWord && !settings.ignoresSpaces
    }
    var found = find(letters, in: text, from: start, isAtBorder: endsWord)
    // A wildcard has at least a letter.
    if found == start { found = find(letters, in: text, from: start + 1, isAtBorder: endsWord) }
    let before = entities.droppingLast(state.entities)
    while let place = found, spend() {
      var next = state
      next.place = place
      next.index += place - start
      next.startsWord = true
      next.entities = entities.appending(
        FoundEntity(
          slot: wildcard.slot, content: .wildcard(isOpen: false, isEndOfWord: true),
          part: TextPart(text: state.text, range: start..<place),
          span: state.index..<state.index + (place - start)), to: before)
      match(chunk, next, into: &states)
      found = find(letters, in: text, from: place + 1, isAtBorder: false)
    }
  }

  private mutating func find(
    _ letters: ArraySlice<Unicode.Scalar>, in text: MatchText, from start: Int, isAtBorder: Bool
  ) -> Int? {
    var compared = 0
    let place = text.first(letters, from: start, isAtBorder: isAtBorder, compared: &compared)
    return spend(letters: compared) ? place : nil
  }
}
