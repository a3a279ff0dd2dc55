import IntentKit

extension Matcher {
  /// Matches a number of a range, in digits or in words.
  mutating func match(
    _ range: HassilTemplates.NumberRange, _ slot: String, _ state: MatchState,
    into states: inout [MatchState]
  ) {
    let wildcard = openWildcard(state)
    guard spend(letters: wildcard == nil ? 0 : texts[state.text].count - state.place) else {
      return
    }
    let written = digits(range, state, isAnywhere: wildcard != nil)
    var isFound = false
    for (part, number) in written where range.hasDigits && spend() {
      let isInRange = number.map(range.contains) ?? false
      if isInRange, let number, let value = range.value(of: number) {
        isFound = true
        states.append(taking(value, slot, part, state, after: wildcard))
      } else if settings.allowsUnmatched, wildcard == nil {
        var next = state
        next.place = part.upperBound
        next.index += part.upperBound - state.place
        next.unmatched = unmatched.appending(
          FoundUnmatched(slot: slot, isOpen: false, number: number ?? DecimalNumber(.max)),
          to: state.unmatched)
        states.append(next)
      }
    }
    if range.hasWords, !isFound, written.isEmpty {
      isFound = matchWords(range, slot, state, after: wildcard, into: &states)
    }
    if !isFound, settings.allowsUnmatched { states.append(missing(slot, state)) }
  }

  /// Matches numbers in words; with a wildcard, those anywhere.
  private mutating func matchWords(
    _ range: HassilTemplates.NumberRange, _ slot: String, _ state: MatchState,
    after wildcard: FoundEntity?, into states: inout [MatchState]
  ) -> Bool {
    guard let trie = settings.numbers.trie(range, settings.language) else { return false }
    let text = texts[state.text]
    var isFound = false
    let starts = wildcard == nil ? state.place..<state.place + 1 : state.place..<text.count
    for start in starts where spend() {
      for (end, number) in trie.numbers(in: text, at: start) {
        guard let value = range.value(of: number) else { continue }
        isFound = true
        var next = taking(value, slot, start..<end, state, after: wildcard)
        next.startsWord = false
        next.literalLength += end - start
        closeUnmatched(next)
        states.append(next)
      }
    }
    return isFound
  }

  /// The state after a number. A wildcard takes what is before it.
  private mutating func taking(
    _ value: IntentValue, _ slot: String, _ part: Range<Int>, _ state: MatchState,
    after wildcard: FoundEntity?
  ) -> MatchState {
    var next = state
    let distance = part.lowerBound - state.place
    if wildcard != nil, let open = wildcard {
      var closed = open
      closed.content = .wildcard(isOpen: false, isEndOfWord: true)
      closed.part = TextPart(text: state.text, range: state.place..<part.lowerBound)
      closed.span = open.span.lowerBound..<open.span.lowerBound + distance
      next.entities = entities.appending(closed, to: entities.droppingLast(state.entities))
    }
    let index = state.index + distance
    next.entities = entities.appending(
      FoundEntity(
        slot: slot, content: .number(value), part: TextPart(text: state.text, range: part),
        span: index..<index + part.count), to: next.entities)
    next.place = part.upperBound
    next.index = index + part.count
    return next
  }

  /// The numbers in digits at the place of a state, or anywhere after it, with the spaces before them.
  private func digits(
    _ range: HassilTemplates.NumberRange, _ state: MatchState, isAnywhere: Bool
  ) -> [(part: Range<Int>, number: DecimalNumber?)] {
    let letters = texts[state.text].letters
    var found: [(part: Range<Int>, number: DecimalNumber?)] = []
    var place = state.place
    while place < letters.count {
      if let end = endOfDigits(letters, place, hasFraction: range.fractions != .none) {
        let written = String(letters[place..<end].trimmed).replacing(",", with: ".")
        found.append((place..<end, DecimalNumber(written)))
        place = end
      } else {
        place += 1
      }
      if !isAnywhere { break }
    }
    return found
  }

  /// The end of a number in digits that begins at a place, perhaps with spaces and a minus.
  private func endOfDigits(
    _ letters: [Unicode.Scalar], _ start: Int, hasFraction: Bool
  ) -> Int? {
    func isDigit(_ place: Int) -> Bool {
      place < letters.count && ("0"..."9").contains(letters[place])
    }
    var place = start
    while place < letters.count, letters[place].isSpace { place += 1 }
    if place < letters.count, letters[place] == "-" { place += 1 }
    guard isDigit(place) else { return nil }
    while isDigit(place) { place += 1 }
    if hasFraction, place < letters.count, letters[place] == "." || letters[place] == ",",
      isDigit(place + 1)
    {
      place += 1
      while isDigit(place) { place += 1 }
    }
    return place
  }
}
