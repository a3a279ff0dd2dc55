import IntentKit

/// What is said around a text that was asked for, and is no part of it.
extension TemplateRecognizer {
  /// The words of an answer without the politeness around them, and without words that announce the parameter in the phrases
  /// of its intents: "to 12 Baker Street, please".
  func plainText(_ sentence: Sentence, of parameter: ParameterDeclaration) -> Sentence {
    var words = sentence.words[...]
    let vocabulary = shared.commandVocabulary.value
    func drop(_ phrases: [[String]]) -> Bool {
      if let end = phrases.first(where: { phrase in
        phrase.count < words.count && words.suffix(phrase.count).map(\.text) == phrase
      }) {
        words.removeLast(end.count)
        return true
      }
      return false
    }
    while drop(knowledge.words.ends) {}
    while let first = words.first, words.count > 1 {
      let rest = Array(words.map(\.text))
      if let entry = vocabulary.entry(at: rest[...]), entry.words.count < words.count,
        entry.command == .pause
          || entry.isAround && words.dropFirst(entry.words.count).first?.isAfterComma == true
          || entry.isAround && knowledge.words.polite.contains(first.text) && entry.command == nil
      {
        words.removeFirst(entry.words.count)
      } else {
        break
      }
    }
    if words.count > 2, let first = words.first,
      language.requests.prepositions.contains(first.text),
      announcing(parameter).contains(first.text)
    {
      words.removeFirst()
    }
    return words.count < sentence.words.count ? sentence.keeping(words) : sentence
  }

  /// The words of an answer without what only says that it is one: "it's light bulbs".
  func withoutCopula(_ sentence: Sentence) -> Sentence {
    let words = sentence.words.map(\.text)
    guard words.count > 2, has(words[0], .other), has(words[0], .subject),
      has(words[1], .auxiliary),
      has(words[1], .finite)
    else { return sentence }
    return sentence.keeping(sentence.words.dropFirst(2))
  }

  /// The words that stand before a parameter in phrases.
  private func announcing(_ parameter: ParameterDeclaration) -> Set<String> {
    let own = phrases.filter { phrase in
      phrase.template.slots.contains { $0.slot.parameter == parameter }
    }
    let request = OpenRequest(
      intent: "", slots: [Slot(parameter)], last: nil, asked: nil, isRetry: false)
    let index = PrepositionIndex(own, request, knowledge)
    return Set(index.parameters.filter { $0.value.contains(parameter.name) }.keys)
  }

  /// Whether a question is about what was done or told last: of "it" or the listener in the past, or of "that".
  ///
  /// Words of its own are a verb at most, and no name of something else: "is that how the guy on telly did it" is about more.
  ///
  /// - Parameters:
  ///   - question: The utterance.
  ///   - reply: What was told last.
  /// - Returns: Whether it is such a question: "which account did it come from", "is that exact".
  public func asksBack(_ question: String, about reply: String) -> Bool {
    guard isQuestion(question) else { return false }
    let words = Sentence.words(question, language.requests.spelling)
    let told = Set(Sentence.words(reply, language.requests.spelling).map(language.names.singular))
    let vocabulary = shared.commandVocabulary.value
    let others = words.indices.filter {
      let word = words[$0]
      return !vocabulary.isKnown(word) && !tolerant.index.isKnown(word)
        && !tolerant.index.nouns.contains(word) && !told.contains(language.names.singular(word))
    }
    let isVerb = { (place: Int) in
      words[max(0, place - 2)..<place].contains { self.has($0, .subject) }
        || place == words.count - 1 && self.language.requests.clauses.isVerbSecond
    }
    guard others.count <= 1, others.allSatisfy(isVerb) else { return false }
    let things = words.filter { has($0, .other) && !has($0, .personal) }
    let isPast = words.contains { has($0, .past) }
    return things.contains { has($0, .determiner) }
      || isPast && (!things.isEmpty || words.contains { has($0, .listener) })
  }

  /// Whether an utterance asks something: "how much does it cost", "is there more".
  ///
  /// It begins with a word that asks, near which a finite verb stands, or with a finite verb before its subject.
  public func isQuestion(_ utterance: String) -> Bool {
    let sentence = Sentence(utterance, language.requests.spelling)
    let clauses = clauses(of: sentence).all
    guard sentence.words.count > 2,
      let place = clauses.firstIndex(where: { [.question, .manner, .reason].contains($0.act) }),
      // "First, do I have enough".
      clauses[..<place].allSatisfy({ clause in
        [.courtesy, .context, .address, .request].contains(clause.act)
          && !clause.words.contains { tolerant.index.isVerb(sentence.words[$0].text) }
      })
    else { return false }
    let clause = clauses[place]
    let vocabulary = shared.commandVocabulary.value
    let said = sentence.words[clause.words].map(\.text)
    let words = said.indices.map { vocabulary.classes(at: said[$0...]) }
    guard let first = words.first(where: { !$0.isDisjoint(with: [.question, .manner, .finite]) })
    else {
      return false
    }
    if first.isDisjoint(with: [.question, .manner]) {
      return words.dropFirst().first?.isDisjoint(with: .subject) == false
    }
    // "From which account?" has no verb, and that of "de qué cuenta sale" can be any word.
    let isAfterPreposition =
      words.count > 1 && !words[0].isDisjoint(with: .preposition)
      && !words[1].isDisjoint(with: .question)
    return isAfterPreposition
      || words.dropFirst().prefix(4).contains { !$0.isDisjoint(with: .finite) }
  }
}
