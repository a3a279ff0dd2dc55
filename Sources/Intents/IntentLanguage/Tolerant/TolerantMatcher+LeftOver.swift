import IntentKit

extension TolerantMatcher {
  /// The words that an alignment leaves out although they may matter.
  func leftOver(
    _ alignment: Alignment, _ sentence: AnnotatedSentence, _ aside: Aside,
    bounds: [String], values: Set<Int>
  ) -> [String] {
    let words = alignment.steps.flatMap { step -> [String] in
      guard case .skip(let words, let price) = step,
        price >= Prices.mattering || isJoinedName(words, sentence),
        !(aside.times + aside.values).contains(where: { $0.overlaps(words) })
      else { return [] }
      return [sentence.sentence.text(words)]
    }
    return words + aside.words.map { sentence.sentence.text($0) }
      + conditions(of: alignment, sentence) + bounds
      + numbers(after: alignment, sentence, besides: values)
      + clauses(outside: alignment, sentence, besides: aside)
      + alignment.otherRequests.map { sentence.sentence.text($0) }
  }

  /// The conditions of a request that changes something, which is carried out at once: "if Ben pays".
  private func conditions(of alignment: Alignment, _ sentence: AnnotatedSentence) -> [String] {
    guard alignment.isChange else { return [] }
    let fitting = alignment.fittingWords
    return sentence.words.indices.compactMap { place in
      // "If you can" is a courtesy.
      guard index.requests.conditions.contains(sentence.words[place]), !fitting.contains(place),
        !index.skippableLengths(in: sentence.words[place...]).contains(where: { $0 > 1 })
      else { return nil }
      let end = (place + 1..<sentence.count).first {
        fitting.contains($0) || sentence.clauses.contains($0)
      }
      return sentence.sentence.text(place..<(end ?? sentence.count))
    }
  }

  /// The words next to the amount of a request that make it another one: "up to" in "up to 20", "more" in
  /// "20 more". Such an amount is asked for.
  func bounds(of alignment: Alignment, _ sentence: AnnotatedSentence) -> [String] {
    guard alignment.isGrave else { return [] }
    let fitting = alignment.fittingWords
    let isAmount = isAmount(of: alignment, sentence)
    return sentence.words.indices.compactMap { place in
      guard
        let bound = index.requests.bounds.first(where: { sentence.words[place...].starts(with: $0) }
        )
      else { return nil }
      let words = place..<place + bound.count
      // "Top it up to 500" has a word of its own in it.
      guard !words.allSatisfy(fitting.contains),
        sentence.words.indices.contains(words.upperBound) && isAmount(words.upperBound)
          || place > 0 && isAmount(place - 1)
          // "5 pounds off".
          || place > 1 && fitting.contains(place - 1) && isAmount(place - 2)
      else { return nil }
      return sentence.sentence.text(words)
    }
  }

  /// Whether a word of content right before the amount of a grave request is left out: "half of 30 pounds", "a quarter of a
  /// pound".
  func leavesWordBeforeAmount(_ alignment: Alignment, _ sentence: AnnotatedSentence) -> Bool {
    guard alignment.isGrave else { return false }
    let isAmount = isAmount(of: alignment, sentence)
    return alignment.steps.contains { step in
      // "Ein Drittel von 5 Pfund an Ben zahlen" has the word before the request.
      if case .outside(let words, _) = step, let last = words.last, isAmount(words.upperBound) {
        return index.requests.prepositions.contains(sentence.words[last])
          && !words.allSatisfy { index.requests.functionWords.contains(sentence.words[$0]) }
      }
      guard case .skip(let words, let price) = step, price >= Prices.mattering else { return false }
      let next = sentence.words.indices.dropFirst(words.upperBound).first {
        isAmount($0) || !index.requests.functionWords.contains(sentence.words[$0])
      }
      return next.map(isAmount) == true
    }
  }

  private func isAmount(of alignment: Alignment, _ sentence: AnnotatedSentence) -> (Int) -> Bool {
    let fitting = alignment.fittingWords
    let values = alignment.steps.reduce(into: Set<Int>()) { values, step in
      if case .value(let found, _, let words) = step, found.isSingleNumber {
        values.formUnion(words)
      }
    }
    return { place in
      values.contains(place)
        || fitting.contains(place)
          && (sentence.isNumber[place]
            || sentence.words[place].contains { $0.isNumber || $0.isCurrencySymbol })
    }
  }

  /// Whether words outside a request make it one that may not be meant for now, or not
  /// for the assistant: a condition, a time, or someone who says it or is told to. It is asked about first.
  func isForSomeoneOrSometime(
    _ alignment: Alignment, _ sentence: AnnotatedSentence, _ aside: Aside
  ) -> Bool {
    if !conditions(of: alignment, sentence).isEmpty { return true }
    guard let start = alignment.span?.lowerBound else { return false }
    let begin = sentence.statementStart(of: start)
    let isToldOfAnother = (begin..<start).contains { place in
      let isCovered = (begin...place).contains { first in
        index.skippableLengths(in: sentence.words[first...]).contains { first + $0 > place }
      }
      return !isCovered && !aside.values.contains { $0.contains(place) }
        && !index.requests.functionWords.contains(sentence.words[place])
        && !index.requests.conjunctions.contains(sentence.words[place])
    }
    return isToldOfAnother || !aside.words.isEmpty
  }

  /// The requests outside an alignment that "and" joins to it, and that it does not cover.
  func requests(outside alignment: Alignment, _ sentence: AnnotatedSentence) -> [String] {
    return alignment.steps.compactMap { step in
      guard case .outside(let words, _) = step,
        let verb = words.first(where: { isNextRequest($0, sentence) }),
        !alignment.otherRequests.contains(where: { $0.contains(verb) })
      else { return nil }
      return sentence.sentence.text(verb..<words.upperBound)
    }
  }

  /// Whether another request begins at a word: a verb, or what asks, after "and".
  private func isNextRequest(_ place: Int, _ sentence: AnnotatedSentence) -> Bool {
    isJoined(place, sentence)
      && (sentence.isVerb[place] || index.isGeneral(sentence.words[place])
        || index.requests.questions.contains(sentence.words[place]))
  }

  /// Whether "and" or "then" precedes a word.
  private func isJoined(_ place: Int, _ sentence: AnnotatedSentence) -> Bool {
    guard place > 0 else { return false }
    let before = sentence.words[place - 1]
    return knowledge.words.and.contains(before) || index.requests.joints.contains(before)
  }

  /// Whether words are a name next to "and": "in current and savings".
  private func isJoinedName(_ words: Range<Int>, _ sentence: AnnotatedSentence) -> Bool {
    let isAnd = { (place: Int) in
      sentence.words.indices.contains(place)
        && knowledge.words.and.contains(sentence.words[place])
    }
    return words.allSatisfy { sentence.isName[$0] }
      && (isAnd(words.lowerBound - 1) || isAnd(words.upperBound))
  }

  /// The clauses outside a request, which are told of beside a change if they have words of content, and else if they are a request.
  private func clauses(
    outside alignment: Alignment, _ sentence: AnnotatedSentence, besides aside: Aside
  ) -> [String] {
    guard alignment.isChange else { return requests(outside: alignment, sentence) }
    let told = alignment.otherRequests + aside.words + aside.values
    let isPolite = politeWords(sentence)
    func isContent(_ word: Int) -> Bool {
      !isPolite.contains(word)
        && !index.requests.functionWords.contains(sentence.words[word])
        && !sentence.isConjunction[word]
        && !index.requests.conditions.contains(sentence.words[word])
    }
    func isSaid(_ word: Int) -> Bool { !isPolite.contains(word) && !sentence.isAnd[word] }
    return alignment.steps.flatMap { step -> [String] in
      guard case .outside(let outside, _) = step else { return [] }
      return sentence.acts.all.compactMap { clause in
        let words = clause.words.clamped(to: outside)
        guard clause.act != .address, !told.contains(where: { $0.overlaps(words) }) else {
          return nil
        }
        if words.contains(where: { isTimeOfNextSentence($0, after: alignment, sentence) }) {
          return sentence.sentence.text(words)
        }
        guard words.contains(where: isContent),
          let first = words.first(where: isSaid), let last = words.last(where: isSaid)
        else { return nil }
        return sentence.sentence.text(first..<last + 1)
      }
    }
  }

  /// Whether a time begins at a word in a sentence after a request that cannot be taken back: "do it every month".
  private func isTimeOfNextSentence(
    _ word: Int, after alignment: Alignment, _ sentence: AnnotatedSentence
  ) -> Bool {
    guard alignment.isGrave, let end = alignment.span?.upperBound, word >= end else {
      return false
    }
    return sentence.isBreak[end...word].contains(true)
      && timeLength(at: word, sentence.sentence) > 0
  }

  /// The words that are covered by texts of no account.
  private func politeWords(_ sentence: AnnotatedSentence) -> Set<Int> {
    sentence.words.indices.reduce(into: []) { polite, place in
      for skip in sentence.skips[place]
      where skip.price == Prices.courtesy || skip.price <= Prices.extra && skip.length > 1
        || index.extraWords.contains(sentence.words[place])
      {
        polite.formUnion(place..<place + skip.length)
      }
    }
  }

  /// The numbers that follow an alignment in the same sentence, such as a seventh one after a comma.
  private func numbers(
    after alignment: Alignment, _ sentence: AnnotatedSentence,
    besides values: Set<Int>
  ) -> [String] {
    guard let end = alignment.span?.upperBound, end < sentence.count else { return [] }
    let rest = (end..<sentence.count).prefix { !sentence.isBreak[$0] }
    return rest.filter { word in
      sentence.isBeyondClause(word, after: end)
        && !alignment.otherRequests.contains { $0.contains(word) }
    }
    .filter {
      sentence.isNumber[$0] && sentence.words[$0].contains { $0.isLetter || $0.isNumber }
        && !values.contains($0) && !index.requests.functionWords.contains(sentence.words[$0])
        && !knowledge.words.and.contains(sentence.words[$0])
    }
    .map { sentence.sentence.text($0..<$0 + 1) }
  }
}
