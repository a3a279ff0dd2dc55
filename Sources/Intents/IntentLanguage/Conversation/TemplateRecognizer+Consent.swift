public import IntentKit

/// A yes that repeats what it agrees to.
extension TemplateRecognizer {
  /// Whether an utterance agrees to a request in the request's own words: "yes to Anna", "yep, pay Anna", "send it to her".
  ///
  /// Each word is a yes, a verb of the request, a pronoun, or a name that the request has where it was said; so another name, an
  /// amount, a time and "to me" are none. Without a yes, the verb needs pronouns for the thing and the person, and no names.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - request: The request that is asked about.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: Whether it agrees to exactly this request.
  public func consents(
    _ utterance: String, to request: OpenRequest, knowing names: KnownNames?
  ) -> Bool {
    let said = Sentence(utterance, language.requests.spelling)
    let verbs = verbs(of: request.intent)
    let vocabulary = shared.commandVocabulary.value
    var words = said.words.map(\.text).flatMap {
      language.requests.parts(of: $0, isVerb: verbs.contains)
    }[...]
    var (agrees, isAimed) = (false, false)
    var verb: String?
    var pronouns = 0
    guard said.canAgree, !said.trailsOff else { return false }
    while let word = words.first {
      let isFirst = verb == nil && !isAimed
      if isFirst, verbs.contains(word) {
        verb = word
        words.removeFirst()
      } else if verb != nil, isPronoun(word, vocabulary) {
        // "Selo" is two.
        let isTwo = language.requests.enclitics.contains { $0 != word && word.hasSuffix($0) }
        pronouns += isTwo ? 2 : 1
        words.removeFirst()
      } else if let length = lengthOfAim(words, of: request, knowing: names, afterVerb: verb != nil)
      {
        isAimed = isAimed || !isPronoun(words[words.startIndex + length - 1], vocabulary)
        pronouns += isPronoun(words[words.startIndex + length - 1], vocabulary) ? 1 : 0
        words.removeFirst(length)
      } else if words.count == 1, let verb,
        vocabulary.entry(at: [verb, word])?.words.count == 2
      {
        // "Stuur het haar maar", as "stuur maar".
        words.removeFirst()
      } else if let entry = vocabulary.entry(at: words),
        entry.isCourtesy || isFirst && entry.command == .yes
      {
        agrees = agrees || entry.command == .yes
        words.removeFirst(entry.words.count)
      } else {
        return false
      }
    }
    return agrees ? verb != nil || isAimed : verb != nil && !isAimed && pronouns > 1
  }

  private func isPronoun(_ word: String, _ vocabulary: CommandVocabulary) -> Bool {
    vocabulary.pronouns.contains(word) || language.requests.enclitics.contains(word)
  }

  /// The number of words that name what a request has, after the preposition with which it is said, or after the verb, and that can
  /// be nothing else of the request: "to Anna", "to her", "Anna", not "to savings"; `nil` if some words begin with no such name.
  private func lengthOfAim(
    _ words: ArraySlice<String>, of request: OpenRequest, knowing names: KnownNames?,
    afterVerb: Bool
  ) -> Int? {
    let preposition = words.first.flatMap {
      language.requests.prepositions.contains($0) ? $0 : nil
    }
    let rest = preposition == nil ? words : words.dropFirst()
    let named = rest.drop(while: language.names.articles.contains)
    let announced = preposition.flatMap { prepositions(with: $0, of: request)?.parameters[$0] }
    let entities = request.slots.filter { $0.parameter.kind.entityKind != nil }
    for slot in entities {
      guard case .entity(let known)? = slot.value else { continue }
      let name = Sentence.words(known.name, language.requests.spelling)
      let others = entities.filter { $0.parameter.name != slot.parameter.name }
      let isOnly = others.allSatisfy { other in
        names?.canBe(
          [known.name], at: .init(intent: request.intent, parameter: other.parameter.name))
          == false
      }
      let isAnnounced =
        announced.map { place in
          place.contains(slot.parameter.name)
            && !others.contains { place.contains($0.parameter.name) }
        } ?? false
      guard isOnly, preposition == nil ? afterVerb : isAnnounced else { continue }
      if !name.isEmpty, named.starts(with: name) {
        return words.count - named.count + name.count
      }
      if preposition != nil, let next = rest.first,
        isPronoun(next, shared.commandVocabulary.value)
      {
        return 2
      }
    }
    return nil
  }
}
