import IntentKit

/// The texts of a reading that matches word for word, beside those of one that may leave words out.
extension TemplateRecognizer {
  /// Whether a reading has only a part of a text that another, which matches word for word, has whole: "chapter" of "chapter
  /// one", "bank" of "go to the bank". What it leaves out is a part of the text then, not something around it, as "please" in "milk
  /// please" is.
  func leavesOutText(_ near: Reading, of exact: Reading) -> Bool {
    guard near.inputs.count == exact.inputs.count, let intent = catalog[exact.intent] else {
      return false
    }
    var leavesOut = false
    for (name, whole) in exact.inputs {
      guard let part = near.inputs[name]?.input else { return false }
      let texts = whole.input.texts.map { words(of: $0) }
      let kept = part.texts.flatMap { words(of: $0) }
      if whole.input == part || Array(texts.joined()) == kept { continue }
      guard intent.parameter(name)?.takesAnyText == true, !kept.isEmpty,
        let left = Self.leavings(texts, kept), isPartOfText(left, beside: kept)
      else { return false }
      leavesOut = true
    }
    return leavesOut
  }

  /// The readings that match word for word with names that exist, where those with the fewest words in texts have none:
  /// "to do" is the list in "add go to the bank to to do", though "go" is shorter.
  func readingsWithNames(_ utterance: String, _ tables: NameTables?) -> [Reading]? {
    guard let tables else { return nil }
    for var matcher in matchers(for: utterance) where !matcher.isLenient {
      matcher.knowsName = { type, name in
        tables.names(ofType: type)?.isExactly(name, language) == true
      }
      let named = readings(matcher).filter { isPlausible($0, tables, utterance) }
      if !named.isEmpty { return named }
    }
    return nil
  }

  private func words(of text: String) -> [String] {
    Sentence.words(text, language.requests.spelling)
  }

  /// Words that a reading leaves out of a text.
  private struct Leaving {
    let word: String
    /// Whether it is an element of a list by itself, as "a" in "a, b and c".
    let isElement: Bool
  }

  /// The words of some texts that are not kept; `nil` if what is kept is not in them in that order.
  private static func leavings(_ texts: [[String]], _ kept: [String]) -> [Leaving]? {
    var rest = kept[...]
    var left: [Leaving] = []
    for text in texts {
      for word in text {
        if rest.first == word {
          rest.removeFirst()
        } else {
          left.append(Leaving(word: word, isElement: text.count == 1 && texts.count > 1))
        }
      }
    }
    return rest.isEmpty ? left : nil
  }

  /// Whether words that are left out can be a part of the text, and are not all said around it.
  private func isPartOfText(_ left: [Leaving], beside kept: [String]) -> Bool {
    let requests = language.requests
    let index = tolerant.index
    // These tell something about the request, whose other reading knows more of it.
    let tells = left.contains {
      requests.negations.contains($0.word) || requests.noes.contains($0.word)
        || requests.conjunctions.contains($0.word) || requests.conditions.contains($0.word)
        || index.nouns.contains($0.word)
    }
    let isTwo = zip(left, left.dropFirst()).contains {
      knowledge.words.and.contains($0.word) && index.isVerb($1.word)
    }
    let isPronoun = kept.allSatisfy(requests.functionWords.contains)
    guard !tells, !isTwo, !isPronoun else { return false }
    return left.contains { !isAroundText($0) }
  }

  /// Whether a word can be said before or after a text without being a part of it.
  private func isAroundText(_ left: Leaving) -> Bool {
    let word = left.word
    if knowledge.words.polite.contains(word) { return true }
    let isExtra =
      tolerant.index.extraWords.contains(word)
      || language.requests.courtesies.contains { $0.contains(word) }
      || language.requests.times.contains { $0.contains(word) }
    if isExtra { return !knowledge.numbers.isOfNumber(word) }
    guard !left.isElement else { return false }
    return language.names.ignored.contains(word)
      || knowledge.numbers.words.counts.determiners.contains([word])
  }
}

extension ParameterDeclaration {
  /// Whether it can have any text, as an item can, or any name for something new.
  fileprivate var takesAnyText: Bool {
    switch kind.singleKind {
    case .text: content == .any
    case .entity(let kind): kind.allowsNew
    default: false
    }
  }
}
