/// The words at the end of a sentence that call off what precedes them.
extension ClauseReader {
  /// These words; `nil` if there are none.
  ///
  /// They are of closed classes alone, with a negation or a word such as "cancel" among them: "please don't", "not yet",
  /// "I changed my mind". After a comma any such words are meant; without one, those that can only begin so.
  func callingOff() -> Range<Int>? {
    let count = words.count
    let first = (0..<count).reversed().prefix(while: isClosed).last ?? count
    return (max(first, 1)..<max(first, 1, count)).first { place in
      (isStop(place) || sentence.words[place].isAfterComma || beginsCallingOff(place))
        && callsOff(place..<count)
    }.map { $0..<count }
  }

  /// Whether a word is of a closed class.
  private func isClosed(_ place: Int) -> Bool {
    !classes[place].isEmpty || isCourtesy(place) || grammar.functionWords.contains(words[place])
  }

  /// Whether words at the end call something off.
  private func callsOff(_ range: Range<Int>) -> Bool {
    let negation = range.first { has($0, .negation) && !isPolite[$0] }
    // "Don't forget", "vergiss die Milch nicht".
    let start = (0...range.lowerBound).last { isStop($0) || isAfterComma($0) } ?? 0
    let isNegated = range.contains { has($0, .negation) && !has($0, .interjection) }
    if isNegated, (start..<words.count).contains(where: { has($0, .oversight) }),
      !range.contains(where: { has($0, .withdrawal) && !has($0, .oversight) })
    {
      return false
    }
    if range.contains(where: { has($0, .withdrawal) && !isPolite[$0] }) { return true }
    guard let place = negation, !sentence.isAsked,
      !has(range.lowerBound, .alternative), !has(range.lowerBound - 1, .alternative)
    else { return false }
    if range.contains(where: { !grammar.words.tags.lengths(in: words[$0...]).isEmpty }) {
      return false
    }
    // "Isn't it", "don't you".
    let isTag =
      has(place - 1, .finite) && place > range.lowerBound && has(place + 1, .subject)
      && !(has(place - 1, .command) && !has(place + 1, [.speaker, .listener]))
    return !isTag
  }

  /// Whether a calling-off can begin at a place without a comma.
  private func beginsCallingOff(_ place: Int) -> Bool {
    guard
      !has(
        place - 1,
        [
          .speaker, .listener, .finite, .negation, .question, .manner, .determiner, .preposition,
          .alternative, .condition, .and,
        ])
    else { return false }
    return has(place, [.withdrawal, .negation])
      || has(place, .interjection) && place + 1 < words.count && beginsAfterInterjection(place + 1)
      || has(place, .command) && has(place + 1, .negation)
  }

  private func beginsAfterInterjection(_ place: Int) -> Bool {
    has(place, [.withdrawal, .negation]) || has(place, .command) && has(place + 1, .negation)
  }
}
