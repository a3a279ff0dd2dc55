import IntentKit

/// The parameters to which words belong in the phrases of an intent: in "pay {amount} from {account}",
/// "from" belongs to the account.
struct PrepositionIndex {
  private(set) var parameters: [String: Set<String>] = [:]

  /// Creates the index if a word is in the phrases.
  ///
  /// A word belongs to a parameter if it stands before it, perhaps with articles and the parameter's
  /// title between them: "from" and "account" in "from my account {account}". A word that a phrase begins with is its verb.
  ///
  /// - Complexity: Linear in the size of the phrases.
  init?(
    _ phrases: [CompiledPhrase], with word: String, _ request: OpenRequest,
    _ knowledge: SlotKnowledge
  ) {
    guard phrases.contains(where: { $0.template.contains(word) }) else { return nil }
    self.init(phrases, request, knowledge)
  }

  /// Creates the index.
  ///
  /// - Complexity: Linear in the size of the phrases.
  init(_ phrases: [CompiledPhrase], _ request: OpenRequest, _ knowledge: SlotKnowledge) {
    let titles = request.slots.flatMap {
      Sentence.words($0.parameter.title, knowledge.spelling)
    }
    // "Del" is an article with its preposition.
    let articles = knowledge.names.articles.subtracting(knowledge.names.naming)
    for phrase in phrases { add(phrase.template, articles, titles: Set(titles)) }
  }

  private mutating func add(
    _ template: CompiledTemplate, _ articles: Set<String>, titles: Set<String>
  ) {
    let verbs = template.firstWords ?? []
    // A state leads only to states with lower numbers.
    var before = [Set<String>](repeating: [], count: template.states.count)
    for state in template.states.indices.reversed() {
      switch template.states[state] {
      case .word(let word, let next):
        let isTitle = titles.contains(word)
        if isTitle || articles.contains(word) { before[next].formUnion(before[state]) }
        if isTitle || !articles.contains(word) { before[next].insert(word) }
      case .anyWord(let words, let next): before[next].formUnion(words.subtracting(articles))
      case .split(let branches):
        for next in branches { before[next].formUnion(before[state]) }
      case .slot(let slot, _):
        guard template.slots.indices.contains(slot) else { continue }
        let parameter = template.slots[slot].reference.parameter
        for word in before[state] where !verbs.contains(word) {
          parameters[word, default: []].insert(parameter)
        }
      case .joined, .end: break
      }
    }
  }
}

extension CompiledTemplate {
  /// Whether a word is in the phrase, outside of values.
  fileprivate func contains(_ word: String) -> Bool {
    states.contains { state in
      switch state {
      case .word(let other, _): other == word
      case .anyWord(let words, _): words.contains(word)
      case .slot, .joined, .split, .end: false
      }
    }
  }
}
