extension Matcher {
  /// Matches a value of a list.
  mutating func match(
    _ reference: Expression.ListReference, _ state: MatchState, into states: inout [MatchState]
  ) {
    guard state.place < texts[state.text].count else { return }
    if let list = list(reference.list) {
      switch list.content {
      case .values(let index): match(index, reference, state, into: &states)
      case .range(let range): match(range, reference.slot, state, into: &states)
      case .wildcard: states.append(opening(reference, state))
      }
    } else if let range = reference.range {
      match(range, reference.slot, state, into: &states)
    }
  }

  private func list(_ name: String) -> PreparedList? {
    block?.lists[name] ?? settings.givenLists[name] ?? settings.lists[name]
  }

  private mutating func opening(
    _ reference: Expression.ListReference, _ state: MatchState
  ) -> MatchState {
    var state = state
    state.entities = entities.appending(
      FoundEntity(
        slot: reference.slot,
        content: .wildcard(isOpen: true, isEndOfWord: reference.isEndOfWord),
        part: TextPart(text: state.text, range: state.place..<state.place),
        span: state.index..<state.index + 1), to: state.entities,
      isApart: settings.allowsUnmatched)
    closeUnmatched(state)
    return state
  }

  private mutating func match(
    _ index: ValueIndex, _ reference: Expression.ListReference, _ state: MatchState,
    into states: inout [MatchState]
  ) {
    var hasMatch = false
    for candidate in candidates(index, state) {
      let value = index.values[candidate]
      guard value.length <= texts[state.text].count - state.place,
        block?.allows(value.value) ?? true, spend()
      else { continue }
      var found: [MatchState] = []
      match(value.node, state, into: &found)
      for end in found {
        hasMatch = true
        states.append(taking(value, reference, from: state, to: end))
      }
    }
    guard !hasMatch, settings.allowsUnmatched else { return }
    states.append(missing(reference.slot, state))
  }

  /// A state in which the value is missing.
  mutating func missing(_ slot: String, _ state: MatchState) -> MatchState {
    var state = state
    state.unmatched = unmatched.appending(
      FoundUnmatched(slot: slot), to: state.unmatched, isApart: true)
    closeWildcard(state)
    return state
  }

  private mutating func candidates(_ index: ValueIndex, _ state: MatchState) -> [Int] {
    let text = texts[state.text]
    let isSearching =
      openWildcard(state) != nil || (settings.allowsUnmatched && openUnmatched(state) != nil)
    if !isSearching, !settings.ignoresSpaces, state.startsWord {
      let place = text.skippingSpaces(from: state.place)
      let broken = text.lastJoiner >= place ? texts[self.broken(state.text)] : nil
      return index.candidates(in: text, at: place, broken: broken)
    }
    // Where a value may be anywhere, a step is spent for each letter, with which a search in the trie begins.
    guard spend(isSearching ? text.count - state.place : 1) else { return [] }
    var places = [text.folded[state.place...]]
    if text.lastJoiner >= state.place {
      places.append(texts[broken(state.text)].folded[state.place...])
    }
    if settings.ignoresSpaces, text.lastNeedlessSpace > state.place {
      places.append(texts[joined(state.text, from: state.place)].folded[...])
    }
    return index.candidates(
      in: places, isJoined: settings.ignoresSpaces, isAnywhere: isSearching)
  }

  /// The state after a value.
  private mutating func taking(
    _ value: PreparedValue, _ reference: Expression.ListReference, from state: MatchState,
    to end: MatchState
  ) -> MatchState {
    let count = texts[state.text].count
    let left = texts[end.text].count - end.place
    var start = state.place
    // What a wildcard took is not of the value.
    if let last = entities.last(end.entities), last.isWildcard {
      let taken = texts[last.part.text].letters[last.part.range]
      _ = spend(letters: taken.count)
      if texts[state.text].letters[start...].starts(with: taken) { start += taken.count }
    }
    let stop = max(start, count - left)
    let part = TextPart(text: state.text, range: start..<stop)
    let index = state.index + (start - state.place)
    var next = state
    next.text = end.text
    next.place = end.place
    next.index = state.index + max(0, stop - state.place)
    next.entities = end.entities
    next.captures = end.captures
    next.values = end.values
    if reference.isCapture {
      next.captures = captures.appending(
        FoundCapture(name: reference.slot, part: part), to: end.captures)
    } else {
      next.entities = entities.appending(
        FoundEntity(
          slot: reference.slot, content: .value(value), part: part,
          span: index..<index + part.range.count), to: end.entities)
    }
    if !value.value.context.isEmpty {
      next.values = values.appending(ValueReference(value: value), to: state.values)
    }
    return next
  }
}
