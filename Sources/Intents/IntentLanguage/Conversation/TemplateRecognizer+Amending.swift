public import IntentKit

/// Corrections of a request that was carried out, or left.
extension TemplateRecognizer {
  /// Parses an utterance as a correction of the last request, which was carried out.
  ///
  /// It must begin as corrections do. Names must exist, and a text must not itself be a question or a request.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - request: The last request.
  ///   - isOpen: Whether it was not carried out yet, so that an amount alone can be meant for it.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: The correction; `nil` if the utterance is not one.
  public func amendment(
    in utterance: String, of request: OpenRequest, isOpen: Bool, knowing names: KnownNames?
  ) -> Correction? {
    let reader = correctionReader(utterance, request)
    return moreOfText(reader, request) ?? reader.timeLeft()
      ?? amendment(reader, of: request, isOpen: isOpen, knowing: names)
      ?? countOfText(reader, request)
  }

  private func amendment(
    _ reader: CorrectionReader, of request: OpenRequest, isOpen: Bool, knowing names: KnownNames?
  ) -> Correction? {
    guard let correction = reader.beginsAsCorrection ? reader.read() : isOpen ? reader.alone() : nil
    else { return nil }
    // "Not the hammer": of several elements, the others stay.
    guard correction.value != nil else { return correction.place == .whole ? nil : correction }
    let slot = request.slots.first { $0.parameter.name == correction.parameter }
    if case .element(let place) = correction.place, place >= slot?.value?.elements?.count ?? 0 {
      // What is added is a request of its own.
      return nil
    }
    if case .text? = slot?.parameter.kind.singleKind, let slot, !reader.saysWhatIsMeant,
      !isOnlyOther(correction, reader, slot.value, names),
      !((reader.makesIt || isAmount(correction)) && isLike(correction, slot.value)),
      names.flatMap({ tables(for: $0).texts(request.intent, correction.parameter) }) == nil
    {
      return nil
    }
    if case .text? = slot?.parameter.kind.singleKind, let names, isName(correction, request, names)
    {
      return nil
    }
    return possible(correction, of: request, names).map { withRest($0, of: request) }
  }

  /// Whether a text is rather the name of something that another parameter takes: "no, I mean groceries".
  private func isName(
    _ correction: Correction, _ request: OpenRequest, _ names: KnownNames
  ) -> Bool {
    guard let text = correction.value?.input.texts.first else { return false }
    return request.slots.contains { slot in
      guard case .entity(let kind) = slot.parameter.kind else { return false }
      return self.names(in: text, of: kind).contains {
        existingName(for: $0, ofType: kind.type, among: names, guesses: false) != nil
      }
    }
  }

  /// Whether a no, a comma and a few words of content name another thing in place of the only one: "no, shampoo", of soap.
  /// They are neither a request of their own, nor the name of something else, nor "both".
  private func isOnlyOther(
    _ correction: Correction, _ reader: CorrectionReader, _ old: IntentValue?, _ names: KnownNames?
  ) -> Bool {
    let lead = reader.leadCount
    guard let text = correction.value?.input.texts.first, old?.elements?.count == 1,
      lead < reader.words.count, reader.sentence.words[lead].isAfterComma,
      beginsWithNo(reader.sentence.text(0..<reader.words.count)),
      !readings(of: text, knowing: names).contains(where: \.isCertain),
      names?.entities.values.joined().contains(where: { $0.lowercased() == text.lowercased() })
        != true
    else { return false }
    if case .all = pick(in: text, among: ["", ""]) { return false }
    let said = sentence(text).words.map(\.text).filter { !language.names.ignored.contains($0) }
    return (1...2).contains(said.count) && said.allSatisfy(isOfContent)
  }

  /// More about the last text of a request, for which a word stands: "8 of them", "a tin of it", "the big one".
  private func moreOfText(_ reader: CorrectionReader, _ request: OpenRequest) -> Correction? {
    guard let (slot, old) = lastText(of: request) else { return nil }
    let said = reader.words[reader.leadCount...]
    let numbers = said.prefix { knowledge.numbers.isOfNumber($0) }
    if let other = amount(in: said, reader, of: slot) { return other }
    guard let last = said.last else { return nil }
    guard !said.contains(where: { has($0, .finite) }) else { return nil }
    let isAmount = !numbers.isEmpty || said.first.map(language.names.ignored.contains) == true
    if isAmount, (3...5).contains(said.count), language.requests.pronouns.contains(last),
      language.requests.functionWords.contains(said[said.endIndex - 2])
    {
      let amount = said.dropLast(numbers.count == said.count - 2 ? 2 : 1)
      return correction(of: slot, to: reader.text(amount.indices), old)
    }
    guard knowledge.words.correction.elements.contains(language.names.singular(last)),
      let kind = kind(in: said.dropLast())
    else { return nil }
    return correction(of: slot, to: reader.text(kind.indices), old)
  }

  /// A number of the last text, perhaps with another unit, after words that introduce a correction: "no, two", "no, two tins".
  private func countOfText(_ reader: CorrectionReader, _ request: OpenRequest) -> Correction? {
    let lead = reader.leadCount
    let said = reader.words[lead...]
    let units = said.drop {
      knowledge.numbers.isOfNumber($0) && !knowledge.numbers.isHomophone($0)
    }
    // "Oh and a cake" is another thing.
    guard lead > 0, said.first.map(knowledge.words.and.contains) != true,
      units.count < min(2, said.count), let (slot, old) = lastText(of: request),
      units.allSatisfy({ isOfContent($0) && !isIn(slot.value, $0) })
    else { return nil }
    return correction(of: slot, to: reader.text(said.indices), old)
  }

  /// The list of texts that a request was about last, and its last element.
  private func lastText(of request: OpenRequest) -> (slot: Slot, text: String)? {
    guard let last = request.last, case .text = last.parameter.kind.singleKind,
      let slot = request.slots.first(where: { $0.parameter.name == last.parameter.name }),
      case .text(let text)? = slot.value?.elements?.last
    else { return nil }
    return (slot, text)
  }

  /// The correction of the last text to one with other words before it.
  private func correction(of slot: Slot, to words: String, _ old: String) -> Correction {
    Correction(
      parameter: slot.parameter.name, place: .lastElement,
      value: GivenInput(.value(.text("\(words) \(core(of: old))")), .said(at: nil)))
  }

  /// Another amount of the only text that ends with the same word: "three pairs of socks" of "thermal socks".
  private func amount(
    in said: ArraySlice<String>, _ reader: CorrectionReader, of slot: Slot
  ) -> Correction? {
    guard said.count > 2, said.first.map(knowledge.numbers.isOfNumber) == true,
      let noun = said.last.map(language.names.singular),
      language.requests.prepositions.contains(said[said.endIndex - 2])
    else { return nil }
    let alike = (slot.value?.elements ?? []).enumerated().compactMap { place, element in
      guard case .text(let text) = element, let last = sentence(text).words.last,
        language.names.singular(last.text) == noun
      else { return nil as (Int, String)? }
      return (place, core(of: text))
    }
    guard alike.count == 1, let (place, old) = alike.first else { return nil }
    return Correction(
      parameter: slot.parameter.name, place: .element(place),
      value: GivenInput(
        .value(.text("\(reader.text(said.dropLast().indices)) \(old)")), .said(at: nil)))
  }

  /// Whether a word is in one of some texts: "3 pints" is another amount of "2 pints of milk".
  private func isIn(_ value: IntentValue?, _ word: String) -> Bool {
    let texts = (value?.elements ?? []).compactMap { element -> String? in
      if case .text(let text) = element { text } else { nil }
    }
    return texts.flatMap { sentence($0).words }.contains {
      language.names.singular($0.text) == language.names.singular(word)
    }
  }

  /// The words before "one" that say which one, after an article: "the big one"; `nil` if they say nothing of the kind.
  private func kind(in words: ArraySlice<String>) -> ArraySlice<String>? {
    let kind = words.drop { language.names.ignored.contains($0) }
    return (1...2).contains(kind.count) && kind.allSatisfy(isOfContent) ? kind : nil
  }

  /// Whether a word has a meaning of its own, and is none by which people say how they like something.
  private func isOfContent(_ word: String) -> Bool {
    !language.requests.functionWords.contains(word) && !tolerant.index.extraWords.contains(word)
      && !knowledge.numbers.isOfNumber(word) && knowledge.words.ordinal(word) == nil
      && !shared.commandVocabulary.value.isKnown(word)
  }

  /// A text without a number and an article before it.
  private func core(of text: String) -> String {
    let whole = sentence(text)
    let start = whole.words.firstIndex {
      !knowledge.numbers.isOfNumber($0.text) && !language.names.ignored.contains($0.text)
    }
    return start.map { whole.text($0..<whole.words.count) } ?? text
  }

  /// Whether a text begins with a number: "no, two tins".
  private func isAmount(_ correction: Correction) -> Bool {
    correction.value?.input.texts.first.flatMap { sentence($0).words.first }
      .map { knowledge.numbers.isOfNumber($0.text) } == true
  }

  /// Whether a text is an amount of the old one, or has a word of it: "3 pints" and "oat milk" after "milk". Any other words
  /// after "make it" may be about something else.
  private func isLike(_ correction: Correction, _ old: IntentValue?) -> Bool {
    guard let text = correction.value?.input.texts.first else { return false }
    let said = sentence(text).words.map(\.text)
    if said.count <= 2, let first = said.first, knowledge.numbers.isOfNumber(first) { return true }
    let before = (old?.elements ?? [old].compactMap { $0 }).compactMap { value -> String? in
      if case .text(let text) = value { text } else { nil }
    }
    let words = Set(before.flatMap { sentence($0).words.map(\.text) })
    return said.contains { words.contains($0) && !language.requests.functionWords.contains($0) }
  }

  /// A correction that only says another number of an element, with the rest of the element: "3 pints" of "2 pints of milk",
  /// and of "milk".
  private func withRest(_ correction: Correction, of request: OpenRequest) -> Correction {
    guard case .value(.text(let text))? = correction.value?.input,
      let slot = request.slots.first(where: { $0.parameter.name == correction.parameter }),
      case .text(let old)? = slot.value?.element(at: correction.place)
    else { return correction }
    let (said, before) = (sentence(text), sentence(old))
    guard said.words.count <= 2, let first = said.words.first,
      knowledge.numbers.isOfNumber(first.text),
      let start = before.words.first
    else { return correction }
    let same = said.words.last.flatMap { last in
      before.words.lastIndex {
        language.names.singular($0.text) == language.names.singular(last.text)
      }
    }
    let hasNumber = knowledge.numbers.isOfNumber(start.text)
    let replaced =
      same.map { $0 + 1 } ?? (hasNumber ? min(said.words.count, before.words.count) : 0)
    guard replaced < before.words.count else { return correction }
    let whole = "\(text) \(before.text(replaced..<before.words.count))"
    return Correction(
      parameter: correction.parameter, place: correction.place,
      value: GivenInput(.value(.text(whole)), .said(at: nil)))
  }
}

extension IntentValue {
  /// The element of a list at a place.
  fileprivate func element(at place: Correction.Place) -> IntentValue? {
    switch place {
    case .whole: nil
    case .lastElement: elements?.last
    case .element(let index): elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }
}
