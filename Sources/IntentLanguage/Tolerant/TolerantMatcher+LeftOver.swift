import IntentKit

/// The words that an alignment leaves out.
extension TolerantMatcher {
  /// The words that an alignment leaves out although they may matter.
  func leftOver(
    _ alignment: PhraseAligner.Alignment, _ sentence: AnnotatedSentence
  ) -> [String] {
    let words = alignment.steps.flatMap { step -> [String] in
      guard case .skip(let words, let price) = step,
        price >= Prices.mattering || isJoinedName(words, sentence)
          || tellsTimes(alignment) && index.requests.times.contains(Array(sentence.words[words]))
      else { return [] }
      return [sentence.sentence.text(words)]
    }
    return words + conditions(of: alignment, sentence) + numbers(after: alignment, sentence)
      + alignment.otherRequests.map { sentence.sentence.text($0) }
  }

  /// Whether it matters that a time was left out: what is always confirmed is done at once, and what has a
  /// date should have got it.
  private func tellsTimes(_ alignment: PhraseAligner.Alignment) -> Bool {
    alignment.isGrave
      || alignment.isChange
        && (catalog[alignment.phrase.compiled.intent]?.parameters ?? []).contains {
          if case .temporal = $0.kind.singleKind { true } else { false }
        }
  }

  /// The conditions of a request that changes something, which is carried out at once: "if Ben pays".
  private func conditions(
    of alignment: PhraseAligner.Alignment, _ sentence: AnnotatedSentence
  ) -> [String] {
    guard alignment.isChange else { return [] }
    let fitting = alignment.fittingWords
    return sentence.words.indices.compactMap { place in
      // "If you can" is a courtesy.
      guard index.requests.conditions.contains(sentence.words[place]), !fitting.contains(place),
        !index.skippable.contains(where: {
          !$0.phrases.lengths(in: sentence.words[place...]).isEmpty
        })
      else { return nil }
      let end = (place + 1..<sentence.count).first {
        fitting.contains($0) || sentence.clauses.contains($0)
      }
      return sentence.sentence.text(place..<(end ?? sentence.count))
    }
  }

  /// Whether words are a name beside "and": "in current and savings".
  private func isJoinedName(_ words: Range<Int>, _ sentence: AnnotatedSentence) -> Bool {
    let isAnd = { (place: Int) in
      sentence.words.indices.contains(place)
        && knowledge.words.and.contains(sentence.words[place])
    }
    return words.allSatisfy { sentence.isName[$0] }
      && (isAnd(words.lowerBound - 1) || isAnd(words.upperBound))
  }

  /// The numbers that follow an alignment in the same sentence, such as a seventh one after a comma.
  private func numbers(
    after alignment: PhraseAligner.Alignment, _ sentence: AnnotatedSentence
  ) -> [String] {
    guard let end = alignment.span?.upperBound, end < sentence.count else { return [] }
    let rest = (end..<sentence.count).prefix { !sentence.isBreak[$0] }
    return rest.filter { word in
      sentence.isBeyondClause(word, after: end)
        && !alignment.otherRequests.contains { $0.contains(word) }
    }
    .filter { sentence.isNumber[$0] && !knowledge.words.and.contains(sentence.words[$0]) }
    .map { sentence.sentence.text($0..<$0 + 1) }
  }
}
