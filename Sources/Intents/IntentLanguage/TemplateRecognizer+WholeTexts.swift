import IntentKit

/// The texts of a reading that matches word for word, beside those of one that may leave words out.
extension TemplateRecognizer {
  /// The readings that match word for word with names that exist, where those with the fewest words in texts have none:
  /// "to do" is the list in "add go to the bank to to do", though "go" is shorter.
  func readingsWithNames(_ utterance: String, _ tables: NameTables?) -> [Reading]? {
    guard let tables else { return nil }
    for var matcher in exactMatchers(for: utterance) {
      matcher.knowsName = { type, name in
        tables.names(ofType: type)?.isExactly(name, language) == true
      }
      let named = readings(matcher).filter { isPlausible($0, tables, utterance) }
      if !named.isEmpty { return named }
    }
    return nil
  }

  /// Whether a reading has only a part of a text that another, which matches word for word, has whole: "chapter" of "chapter
  /// one", "bank" of "go to the bank". What it leaves out is a part of the text then, not something around it, as "please" in "milk
  /// please" is.
  func leavesOutText(_ near: Reading, of exact: Reading, _ tables: NameTables?) -> Bool {
    guard near.inputs.count == exact.inputs.count, let intent = catalog[exact.intent],
      // "Tea, it's for mum" is one thing.
      !freeTexts(of: exact).contains(where: { $0.texts.dropFirst().contains(where: tells) })
    else { return false }
    var leavesOut = false
    for (name, whole) in exact.inputs {
      guard let parameter = intent.parameter(name), let part = near.inputs[name]?.input else {
        return false
      }
      let said = PartialText(
        whole.input.texts.map { words(of: $0) }, part.texts.flatMap { words(of: $0) })
      if whole.input == part || said?.left.isEmpty == true { continue }
      guard let said, takesAnyText(parameter), isPartOfText(said, exact: whole.input.texts) else {
        return false
      }
      if isKnown(part, parameter, of: intent.name, tables) {
        // "The last thing I added" is about the last thing, but "go to the bank" isn't the bank, nor
        // "everything I bought" everything.
        let isOther =
          language.names.all.contains(said.kept)
          || said.left.contains {
            !isAroundText($0) && ($0.isBefore || isNumber($0.word))
          } && !said.left.contains { language.requests.openers.contains($0.word) }
        guard isOther else { return false }
        if case .entity = parameter.kind.singleKind { return false }
      }
      leavesOut = true
    }
    return leavesOut
  }

  private func words(of text: String) -> [String] {
    Sentence.words(text, language.requests.spelling)
  }

  /// Whether a parameter takes any text, as an item does, or any name for something new.
  private func takesAnyText(_ parameter: ParameterDeclaration) -> Bool {
    switch parameter.kind.singleKind {
    case .text: parameter.content == .any
    case .entity(let kind): kind.allowsNew
    default: false
    }
  }

  /// Whether an input is among what exists.
  private func isKnown(
    _ input: ParameterInput, _ parameter: ParameterDeclaration, of intent: String,
    _ tables: NameTables?
  ) -> Bool {
    let table =
      if case .entity(let kind) = parameter.kind.singleKind {
        tables?.names(ofType: kind.type)
      } else {
        tables?.texts(intent, parameter.name)
      }
    return table.map { table in input.texts.allSatisfy { table.isNearly($0, language) } } ?? false
  }

  /// Whether the words that are left out can be a part of the text, and are not all said around it.
  private func isPartOfText(_ said: PartialText, exact: [String]) -> Bool {
    let requests = language.requests
    let index = tolerant.index
    // These tell something about the request, whose other reading knows more of it.
    let tells = said.left.contains { leaving in
      [
        requests.negations, requests.noes, requests.conjunctions, requests.conditions,
        requests.questions, index.nouns, index.retractionWords,
      ].contains { $0.contains(leaving.word) } || leaving.isFirst && index.isVerb(leaving.word)
    }
    let isTwo = zip(said.left, said.left.dropFirst()).contains {
      knowledge.words.and.contains($0.word) && index.isVerb($1.word)
    }
    let isPronoun = said.kept.allSatisfy(requests.functionWords.contains)
    let isSentence = exact.contains { $0.contains(". ") || $0.contains("! ") }
    let isTakenBack = requests.retractions.contains { retraction in
      said.left.indices.contains { said.left[$0...].lazy.map(\.word).starts(with: retraction) }
    }
    guard !tells, !isTwo, !isPronoun, !isSentence, !isTakenBack else { return false }
    return said.left.contains { !isAroundText($0) }
  }

  /// Whether a word can be said before or after a text without being a part of it.
  private func isAroundText(_ left: PartialText.Leaving) -> Bool {
    let word = left.word
    let isDeterminer =
      language.names.ignored.contains(word) || language.names.articles.contains(word)
      || knowledge.numbers.words.counts.determiners.contains([word])
    if isDeterminer { return !left.isElement }
    if isNumber(word) { return false }
    return knowledge.words.polite.contains(word) || tolerant.index.extraWords.contains(word)
      || tolerant.index.courtesyWords.contains(word) || language.requests.times.contains([word])
      || left.isBefore && language.requests.particles.contains(word)
  }

  private func isNumber(_ word: String) -> Bool {
    knowledge.numbers.number(word) != nil && !knowledge.numbers.isHomophone(word)
  }
}

/// A text of which a reading has only some words.
private struct PartialText {
  /// The words that it has, and those that it leaves out.
  let kept: [String]
  let left: [Leaving]

  struct Leaving {
    let word: String
    /// Whether it is an element of a list by itself, as "a" in "a, b and c".
    let isElement: Bool
    /// Whether it is the first word of an element that follows others.
    let isFirst: Bool
    /// Whether it is before all that is kept.
    let isBefore: Bool
  }

  /// Compares the words of the elements of a text with those that are kept; `nil` if nothing is kept, or if that is not in them in
  /// the same order.
  init?(_ texts: [[String]], _ kept: [String]) {
    guard !kept.isEmpty else { return nil }
    self.kept = kept
    var rest = kept[...]
    var left: [Leaving] = []
    for (number, text) in texts.enumerated() {
      for (place, word) in text.enumerated() {
        if rest.first == word {
          rest.removeFirst()
        } else {
          left.append(
            Leaving(
              word: word, isElement: text.count == 1 && texts.count > 1,
              isFirst: place == 0 && number > 0,
              isBefore: rest.count == kept.count))
        }
      }
    }
    guard rest.isEmpty else { return nil }
    self.left = left
  }
}
