import IntentKit

/// Whether the texts of a reading can be meant.
extension TolerantMatcher {
  /// Whether a text has no words that are probably no part of it: a courtesy at its end, and words that join it to
  /// something else (any prepositions by default), such as the names that exist, unless it is a clause of its own.
  func isPlainText(
    _ text: String, isClause: Bool = false, beside names: NameTables? = nil,
    where isJoint: ((String) -> Bool)? = nil
  ) -> Bool {
    let plain = Sentence(text, index.requests.spelling)
    guard plain.words.count <= Self.maximumWords else { return true }
    let words = plain.words.map(\.text)
    if let last = words.last, words.count > 1, index.extraWords.contains(last) { return false }
    if let first = words.first, words.count > 1, knowledge.words.polite.contains(first) {
      return false
    }
    if index.requests.retractions.contains(words) { return false }
    // "Remind me tomorrow" says when, not of what.
    if index.requests.times.contains(words) || words.allSatisfy(index.extraWords.contains) {
      return false
    }
    let isTakenBack = words.indices.dropFirst().contains { place in
      index.requests.retractions.contains {
        words[place...].starts(with: $0) && place + $0.count < words.count
      }
    }
    if isTakenBack { return false }
    let isTwo = words.indices.dropFirst().dropLast().contains { place in
      knowledge.words.and.contains(words[place]) && index.isVerb(words[place + 1])
    }
    if isTwo { return false }
    let endsPolitely = index.requests.courtesies.contains {
      $0.count < words.count && words.suffix($0.count).elementsEqual($0)
    }
    if words.contains(where: index.requests.negations.contains) { return false }
    let isPronoun = words.allSatisfy { index.requests.functionWords.contains($0) }
    guard !endsPolitely, !isPronoun else { return false }
    return isClause
      || words.indices.allSatisfy { place in
        !index.nouns.contains(words[place])
          && !(isJoint?(words[place]) ?? joins(at: place, of: words, beside: names))
      }
  }

  /// Whether a word of a text joins something else to it, as most prepositions do; "pasta de dientes" is one thing.
  private func joins(at place: Int, of words: [String], beside names: NameTables?) -> Bool {
    guard index.requests.prepositions.contains(words[place]) else { return false }
    return !index.links(at: place, of: words)
      || names.map { $0.isInName(words[place + 1]) } ?? true
  }

  /// Whether a text can be one of several things: "put it bakc on the list" puts nothing on it that is called so,
  /// and "add no bread" is about none.
  func isPlainElement(_ text: String) -> Bool {
    let words = Sentence.words(text, index.requests.spelling)
    guard let first = words.first, words.count > 1 else { return true }
    let isPronoun =
      index.requests.pronouns.contains(first) && !language.names.ignored.contains(first)
      && !index.requests.openers.contains(words[1])
    return !isPronoun && !index.requests.noes.contains(first)
  }

  /// Whether a text neither asks nor requests something.
  func isNoRequest(_ text: String) -> Bool {
    Sentence.words(text, index.requests.spelling).allSatisfy { word in
      !index.isVerb(word) && !index.requests.openers.contains(word)
        && !index.requests.questions.contains(word)
    }
  }

  /// Whether texts are several numbers: "add twelve and nineteen" is about no items.
  func areNumbers(_ texts: [String]) -> Bool {
    texts.count > 1
      && texts.allSatisfy {
        Sentence.words($0, index.requests.spelling).allSatisfy(knowledge.numbers.isOfNumber)
      }
  }

  /// Whether the words at a place are mostly no numbers, but sound like some: "too".
  func isHomophone(_ place: Range<Int>, in utterance: String) -> Bool {
    words(at: place, in: utterance)?.allSatisfy { knowledge.numbers.isHomophone($0) } == true
  }

  /// Whether the words at a place are articles that can also be the number one: "ein".
  func isArticle(_ place: Range<Int>, in utterance: String) -> Bool {
    words(at: place, in: utterance)?.allSatisfy(language.names.ignored.contains) == true
  }

  /// The words at a place, in UTF-8 bytes; `nil` if there is no such place.
  func words(at place: Range<Int>, in utterance: String) -> [String]? {
    let utf8 = Array(utterance.utf8)
    guard place.lowerBound >= 0, place.upperBound <= utf8.count else {
      return nil
    }
    return Sentence.words(String(decoding: utf8[place], as: UTF8.self), index.requests.spelling)
  }

  /// Whether words of an utterance are followed by a noun for entities: "sock" in "the sock list".
  func isBeforeNoun(_ text: String, in utterance: String) -> Bool {
    let said = Sentence.words(text, index.requests.spelling)
    guard !said.contains(where: { index.nouns.contains($0) || index.isVerb($0) }) else {
      return false
    }
    let words = Sentence.words(utterance, index.requests.spelling)
    return words.indices.contains { place in
      words[place...].starts(with: said)
        && words[(place + said.count)...].first.map(index.nouns.contains) == true
    }
  }

  /// Whether a text is a calculation from its beginning to its end.
  func isCalculation(_ text: String) -> Bool {
    let plain = Sentence(text, index.requests.spelling)
    guard plain.words.count <= Self.maximumWords else { return false }
    let sentence = AnnotatedSentence(plain, index, knowledge, nil)
    let finder = ValueFinder(sentence, index, knowledge, language, nil)
    return finder.calculations(at: 0).contains { $0.length == plain.words.count }
  }
}
