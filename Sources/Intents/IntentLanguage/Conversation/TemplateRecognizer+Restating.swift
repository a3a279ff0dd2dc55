public import IntentKit

/// Values of a request that is known from the conversation, among any other words.
extension TemplateRecognizer {
  /// The values that an utterance, which is no request of its own, gives for a request: "no, 250 then", "from savings to
  /// current I meant".
  ///
  /// Texts and choices are none of them, because other words can be one. A question, a negation, or a word
  /// that has nothing to do with the request means something else.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - request: The request.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: The values by parameter.
  public func restatement(
    in utterance: String, of request: OpenRequest, knowing names: KnownNames?
  ) -> [String: GivenInput] {
    if denies(utterance) { return [:] }
    let core = withoutLeads(utterance)
    let swapped = swapped(in: core, of: request)
    if !swapped.isEmpty { return swapped }
    let scaled = scaled(in: core, of: request)
    if !scaled.isEmpty { return scaled }
    guard request.canBeValue ? !isReport(core) : !saysMore(utterance),
      !isQuestion(core), request.canBeValue || !asks(utterance),
      !beginsOther(core, than: request.intent),
      !Sentence.words(core, language.requests.spelling).prefix(1).contains(where: {
        language.requests.questions.contains($0) || language.requests.openers.contains($0)
          || language.requests.alternatives.contains($0)
      })
    else { return [:] }
    let found = tolerant.restated(
      core, as: request.intent, knowing: names.map { tables(for: $0) },
      vocabulary: shared.commandVocabulary.value,
      announced: { prepositions(with: $0, of: request)?.parameters[$0] }
    ) { name, given in
      guard let slot = request.slots.first(where: { $0.parameter.name == name }),
        !isReference(given, in: core, as: slot.parameter.kind, of: request),
        !isOfList(given.input, in: request)
      else { return false }
      switch (slot.parameter.kind, given.input) {
      case (.text, _), (.enumeration, _), (.boolean, _): return false
      case (.entity(let kind), .name(let said)):
        return names.map { names in
          self.names(in: said, of: kind).contains {
            existingName(for: $0, ofType: kind.type, among: names, guesses: false) != nil
          }
        } ?? false
      case (let kind, .value(let value)): return !kind.isFree && kind.contains(value)
      default: return false
      }
    }
    return whereTheyAre(found, in: core, of: request, names).reduce(into: [:]) { values, found in
      values[found.key] = inSameWeek(found.value, found.key, in: core, of: request) ?? found.value
    }
  }

  /// Whether an utterance asks something, also by a verb that no closed class has: "kommt das vom Tagesgeld?" A word or two with
  /// a question mark are a value: "Anna?"
  private func asks(_ utterance: String) -> Bool {
    isQuestion(utterance)
      || utterance.trimmed.hasSuffix("?") && sentence(utterance).words.count > 2
  }

  /// A day of the week in the week of the day that it replaces.
  private func inSameWeek(
    _ given: GivenInput, _ name: String, in utterance: String, of request: OpenRequest
  ) -> GivenInput? {
    guard case .said(let place?) = given.provenance,
      let slot = request.slots.first(where: { $0.parameter.name == name }),
      let said = tolerant.words(at: place, in: utterance)
    else { return nil }
    return CorrectionValues(sentence(said.joined(separator: " ")), knowledge)
      .weekday(of: slot, from: 0)?.given
  }

  /// A name alone as the value that it is already, rather than of another parameter: "the current one", of a payment from there;
  /// or in place of what is of its kind: "take savings", which cannot be paid from like the current account, is no payee.
  private func whereTheyAre(
    _ found: [String: GivenInput], in utterance: String, of request: OpenRequest,
    _ names: KnownNames?
  ) -> [String: GivenInput] {
    guard found.count == 1, let (name, given) = found.first, case .name(let said) = given.input,
      !Sentence.words(utterance, language.requests.spelling).contains(where: {
        has($0, .preposition)
      })
    else { return found }
    func old(_ slot: Slot) -> String? {
      guard case .entity(let known)? = slot.value else { return nil }
      return known.name
    }
    let held = request.slots.first {
      $0.parameter.name != name && old($0)?.lowercased() == said.lowercased()
    }
    if let held { return [held.parameter.name: given] }
    let kind = request.slots.first { $0.parameter.name == name }?.parameter.kind
    let alike = request.slots.filter { slot in
      guard slot.parameter.kind == kind, let old = old(slot) else { return false }
      return request.slots.allSatisfy { other in
        let place = KnownNames.Place(intent: request.intent, parameter: other.parameter.name)
        return names?.canBe([said], at: place) == names?.canBe([old], at: place)
      }
    }
    return alike.count == 1 ? [alike[0].parameter.name: given] : found
  }

  /// Whether the speaker tells something of himself: "I got 348" is no other target.
  func isReport(_ utterance: String) -> Bool {
    clauses(of: Sentence(utterance, language.requests.spelling)).all.contains {
      $0.act == .report && $0.person == .speaker
    }
  }

  /// Whether an utterance asks for something else besides: "and 20 to Ben", "Ben 20 too".
  private func saysMore(_ utterance: String) -> Bool {
    let words = sentence(utterance).words.map(\.text)
    // "And make it 120" changes what was said.
    let isChange =
      words.first.map(knowledge.words.and.contains) == true
      && knowledge.words.correction.makeIt.contains {
        $0.count > 1 && words.dropFirst().starts(with: $0)
      }
    return !isChange && words.prefix(2).contains(where: knowledge.words.and.contains)
      || knowledge.words.kernels.texts(.moreAfter).contains { words.suffix($0.count) == $0[...] }
  }

  /// Whether a value is rather a word that stands for something else, "the one before" and "too", or a place in an order, "the
  /// second" without "on" before it, or a number after an article, where a day was said: "le 6".
  private func isReference(
    _ given: GivenInput, in utterance: String, as kind: ParameterKind, of request: OpenRequest
  ) -> Bool {
    guard case .said(let place?) = given.provenance,
      let said = tolerant.words(at: place, in: utterance)
    else { return false }
    let hasDay = request.slots.contains {
      if case .temporal = $0.value { true } else { false }
    }
    let number = said.drop(while: language.names.articles.contains)
    if kind.isNumeric, hasDay || kind == .money, number.allSatisfy(knowledge.numbers.isOfNumber),
      number.count < said.count
        || tolerant.words(at: 0..<place.lowerBound, in: utterance)?.last
          .map(language.names.articles.contains) == true
    {
      return true
    }
    let words = said.drop(while: language.names.ignored.contains)
    if words.allSatisfy({
      knowledge.words.correction.elements.contains($0) || knowledge.numbers.isHomophone($0)
    }) {
      return true
    }
    let before = tolerant.words(at: 0..<place.lowerBound, in: utterance)?.last {
      !language.names.ignored.contains($0)
    }
    return words.allSatisfy { knowledge.words.ordinal($0) != nil }
      && before.map(language.requests.prepositions.contains) != true
  }

  /// Whether a value is one of those that a list of the request has: "I only have one 100", of a game with a 100.
  private func isOfList(_ input: ParameterInput, in request: OpenRequest) -> Bool {
    guard case .value(let value) = input else { return false }
    return request.slots.contains { $0.value?.elements?.contains(value) == true }
  }

  /// The only amount of money of a request, halved or doubled: "half of it", "double it, please".
  private func scaled(in utterance: String, of request: OpenRequest) -> [String: GivenInput] {
    let said = Sentence.words(withoutCourtesies(utterance), language.spelling)
    let correction = knowledge.words.correction
    let amounts = request.slots.compactMap { slot -> (String, MoneyAmount)? in
      guard case .money(let amount)? = slot.value else { return nil }
      return (slot.parameter.name, amount)
    }
    guard amounts.count == 1, let (name, amount) = amounts.first, sentence(utterance).canAgree
    else { return [:] }
    var number: DecimalNumber?
    if correction.doubles.contains(said) { number = amount.number.times(2) }
    if correction.halves.contains(said) {
      number =
        amount.number.times(5).flatMap { fivefold in
          DecimalNumber(
            coefficient: fivefold.coefficient, fractionDigits: fivefold.fractionDigits + 1)
        }?.reduced
    }
    // A half of the smallest coin is none.
    guard let number, number.fractionDigits <= 2 else { return [:] }
    return [name: GivenInput(.value(.money(MoneyAmount(number, amount.currency))), .said(at: nil))]
  }

  /// The values of two parameters in each other's place: "the other way round".
  private func swapped(in utterance: String, of request: OpenRequest) -> [String: GivenInput] {
    let words = sentence(utterance).words.map(\.text)
    let texts = knowledge.words.correction.swaps
    let isSwap = words.indices.contains { start in
      guard let text = texts.first(where: { words[start...].starts(with: $0) }) else {
        return false
      }
      // "Not the other way round" and "the other way round is wrong" ask for nothing.
      return (words[..<start] + words[(start + text.count)...]).allSatisfy(isFunction)
    }
    let named = request.slots.compactMap { slot -> (parameter: String, name: String)? in
      guard case .entity(let known)? = slot.value else { return nil }
      return (slot.parameter.name, known.name)
    }
    guard isSwap, named.count == 2 else { return [:] }
    return [
      named[0].parameter: GivenInput(.name(named[1].name), .said(at: nil)),
      named[1].parameter: GivenInput(.name(named[0].name), .said(at: nil)),
    ]
  }

  /// An utterance without the words that introduce a correction, also after those that only join it, "or no", and without
  /// interjections and what makes it stronger.
  private func withoutLeads(_ utterance: String) -> String {
    let whole = sentence(withoutInterjections(utterance))
    let words = whole.words.map(\.text)
    let leads = knowledge.words.correction.leads
    let joining = words.prefix { knowledge.words.polite.contains($0) || has($0, .alternative) }
      .count
    let lead =
      [joining, 0].lazy.map { words[$0...].dropping(leads: leads).startIndex }
      .first { ![0, joining].contains($0) } ?? 0
    let end = withoutEmphasis(whole.words, lead..<words.count).upperBound
    return lead < end && end - lead < words.count ? whole.text(lead..<end) : whole.text
  }

  /// Whether an utterance begins with a verb of requests that is none of an intent.
  private func beginsOther(_ utterance: String, than intent: String) -> Bool {
    guard beginsRequest(utterance) else { return false }
    let own = verbs(of: intent)
    return !Sentence.words(utterance, language.requests.spelling).prefix(3).contains(
      where: own.contains)
  }
}

extension TemplateRecognizer {
  /// Whether an utterance is a yes with words of what it agrees to: "yes, the dentist", "savings yes".
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - texts: The names and texts that it would agree to.
  /// - Returns: Whether it says yes, and nothing else.
  public func agrees(_ utterance: String, to texts: [String]) -> Bool {
    let words = plainWords(utterance)
    let isYes = { (word: String) in knowledge.words.commands[word] == .yes }
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    let rest = isYes(first) ? Array(words.dropFirst()) : isYes(last) ? words.dropLast() : []
    // "Yes, from savings" is no yes to what goes to savings.
    return rest.contains { !isFunction($0) }
      && texts.contains { text in
        let asked = plainWords(text)
        return asked.indices.contains { asked[$0...].starts(with: rest) }
      }
  }

  /// The words of a text without articles and courtesies.
  private func plainWords(_ text: String) -> [String] {
    sentence(text).words.map(\.text).filter {
      !language.names.ignored.contains($0)
        && (!knowledge.words.polite.contains($0) || knowledge.words.commands[$0] == .yes)
    }
  }

  /// Whether a word has no meaning of its own, and negates nothing.
  private func isFunction(_ word: String) -> Bool {
    let requests = language.requests
    return !requests.negations.contains(word) && !requests.noes.contains(word)
      && !requests.questions.contains(word)
      && (requests.functionWords.contains(word) || requests.prepositions.contains(word)
        || requests.conjunctions.contains(word) || knowledge.words.polite.contains(word)
        || language.names.ignored.contains(word))
  }

  /// Whether an answer refers to the value that the request had before: "the same ones", "same numbers as before".
  ///
  /// - Parameters:
  ///   - utterance: The answer.
  ///   - parameter: The parameter whose value is asked for.
  /// - Returns: Whether it refers to it.
  public func meansSame(_ utterance: String, as parameter: ParameterDeclaration) -> Bool {
    let said = Sentence(
      trimmer.trimmed(sentence(utterance)).request.text, language.requests.spelling)
    let title = Set(
      Sentence.words(parameter.title, language.requests.spelling).map(language.names.singular))
    let rest = said.words.map(\.text).filter { !knowledge.words.asides.same.contains($0) }
    return rest.count < said.words.count
      && rest.allSatisfy {
        isFunction($0) || title.contains(language.names.singular($0))
          || knowledge.words.correction.elements.contains(language.names.singular($0))
      }
  }
}

extension TolerantMatcher {
  /// The values of an intent that is known to be meant, if no word has nothing to do with it.
  fileprivate func restated(
    _ utterance: String, as intent: String, knowing names: NameTables?,
    vocabulary: CommandVocabulary, announced: (String) -> Set<String>?,
    isWanted: (String, GivenInput) -> Bool
  ) -> [String: GivenInput] {
    let own = index.phrases.filter { $0.compiled.intent == intent }.reduce(into: Set<String>()) {
      $0.formUnion($1.compiled.template.words)
    }
    func hasMeaning(_ word: String) -> Bool {
      !index.requests.functionWords.contains(word) && !index.extraWords.contains(word)
        && !own.contains(word) && !knowledge.words.polite.contains(word)
        && !knowledge.words.correction.ends.contains(word)
    }
    for phrase in nearest(in: utterance, of: intent, knowing: names, offset: 0) {
      let sentence = phrase.sentence
      // A guess is none.
      let inputs = phrase.inputs.filter { name, given in
        guard case .said(.some) = given.provenance else { return false }
        return isWanted(name, given)
      }
      guard !inputs.isEmpty, !hasOtherPreposition(phrase, inputs, announced) else { continue }
      let used = sentence.words(of: inputs, 0)
      let others = sentence.words.indices.filter { !used.contains($0) }
      let left = others.filter { hasMeaning(sentence.words[$0]) }
      let numbers = sentence.words(
        of: inputs.filter { catalog[intent]?.parameter($0.key)?.kind.isNumeric == true }, 0)
      let means =
        !left.contains {
          index.isVerb(sentence.words[$0])
            || index.requests.otherVerbs.contains(sentence.words[$0])
            || !vocabulary.isKnown(sentence.words[$0])
            // "There are 120 people" is no amount of money.
            || numbers.contains($0 - 1)
        }
        && !others.contains { index.requests.negations.contains(sentence.words[$0]) }
        && (catalog[intent]?.risk.confirmation != .always
          || isPlain(others, phrase, before: numbers))
      return means ? inputs : [:]
    }
    return [:]
  }

  /// Whether nothing but small words is around the values of a request that cannot be taken back: neither "wake me at 7" nor "250
  /// is too much" is another amount.
  private func isPlain(
    _ others: [Int], _ phrase: NearestPhrase, before numbers: Set<Int>
  ) -> Bool {
    let fitting = phrase.alignment.fittingWords
    let words = phrase.sentence.words
    let spoken = knowledge.words.correction
    // "Do", of "do it", is none alone: "put 30 on to do".
    let small = Set((spoken.meant + spoken.makeIt + spoken.leads).joined()).filter {
      index.requests.clauses.classes[$0]?.contains(.command) != true
    }
    return others.allSatisfy {
      let word = words[$0]
      return fitting.contains($0) || language.names.ignored.contains(word)
        || knowledge.words.polite.contains(word) || spoken.ends.contains(word)
        || small.contains(word)
        || index.requests.prepositions.contains(word) && !numbers.contains($0 + 1)
    }
  }

  /// Whether another preposition stands before a name than in the phrases: "from savings" is not where money goes to.
  private func hasOtherPreposition(
    _ phrase: NearestPhrase, _ inputs: [String: GivenInput], _ announced: (String) -> Set<String>?
  ) -> Bool {
    inputs.contains { name, given in
      let words = phrase.sentence.words
      guard given.input.isName, let start = phrase.sentence.words(of: [name: given], 0).min(),
        let place = words[..<start].lastIndex(where: {
          !language.names.articles.contains($0) || announced($0) != nil
        })
      else { return false }
      if let parameters = announced(words[place]) { return !parameters.contains(name) }
      return index.requests.prepositions.contains(words[place])
        && !phrase.alignment.fittingWords.contains(place)
    }
  }
}

extension ParameterInput {
  /// Whether it is what something is called.
  fileprivate var isName: Bool { if case .name = self { true } else { false } }
}
