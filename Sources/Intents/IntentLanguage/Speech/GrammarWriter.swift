import IntentKit

/// Writes rules and their subrules. A part that cannot be said, such as a name where none is known, is `nil`; one that may be
/// left unsaid is empty.
struct GrammarWriter {
  let language: Language
  let knowledge: SlotKnowledge
  /// The phrases of all requests, in which prepositions are looked up.
  let phrases: [CompiledPhrase]
  /// Words of phrases as they are written, by their form without accents.
  let writtenWords: [String: String]
  let names: KnownNames
  let texts: [String]
  private(set) var rules = GrammarRuleList()

  var isEnglish: Bool { language.code == "en" }

  init(_ source: SpeechGrammarSource, names: KnownNames, texts: [String]) {
    language = source.recognizer.language
    knowledge = source.recognizer.knowledge
    phrases = source.recognizer.phrases
    writtenWords = source.writtenWords
    self.names = names
    self.texts = texts
  }

  // MARK: Rules

  /// Adds a rule; one that is defined already stays as it is.
  mutating func add(_ name: String, _ alternatives: [String], isPublic: Bool = false) {
    rules.add(name, alternatives, isPublic: isPublic)
  }

  /// Adds a rule, and returns the reference to it; `nil` if it has no alternatives.
  mutating func rule(_ name: String, _ alternatives: [String]) -> String? {
    let alternatives = alternatives.filter { !$0.isEmpty }
    guard !alternatives.isEmpty || rules.has(name) else { return nil }
    add(name, alternatives)
    return "<\(name)>"
  }

  /// Returns the reference to a rule that is defined already, so that it is not made again; `nil` if it is not.
  func known(_ name: String) -> String? { rules.has(name) ? "<\(name)>" : nil }

  // MARK: Expansions

  mutating func expansion(of phrase: CompiledPhrase) -> String? {
    expansion(phrase.source.separated, text: { $0.tokens($1) }) { writer, reference in
      guard let slot = phrase.template.slots.first(where: { $0.reference == reference }) else {
        return nil
      }
      if let values = slot.values {
        return writer.choice(values.keys.sorted().compactMap(writer.sayable))
      }
      return writer.rule(of: slot.slot, phrase.intent)
    }
  }

  /// The expansion of a template by those of its texts and slots.
  mutating func expansion(
    _ template: Template, text: (GrammarWriter, String) -> String?,
    slot: (inout GrammarWriter, Template.SlotReference) -> String?
  ) -> String? {
    switch template {
    case .text(let words): return text(self, words)
    case .slot(let reference): return slot(&self, reference)
    case .rule: return nil
    case .sequence(let parts):
      var texts: [String] = []
      for part in parts {
        guard let said = expansion(part, text: text, slot: slot) else { return nil }
        if !said.isEmpty { texts.append(said) }
      }
      return texts.joined(separator: " ")
    case .choice(let parts):
      return choice(parts.compactMap { expansion($0, text: text, slot: slot) })
    }
  }

  /// One of several expansions, which is optional if one of them is empty.
  func choice(_ expansions: [String]) -> String? {
    var seen: Set<String> = []
    let said = expansions.filter { !$0.isEmpty && seen.insert($0).inserted }
    if said.isEmpty { return expansions.isEmpty ? nil : "" }
    let body = said.joined(separator: " | ")
    if expansions.contains("") { return "[\(body)]" }
    return said.count == 1 ? body : "(\(body))"
  }

  /// Expansions of which those with the same end, from their last rule on, are one, since recognisers copy a rule wherever it is
  /// referred to.
  func sharingEnds(_ expansions: [String]) -> [String] {
    var ends: [Substring] = []
    var beginnings: [Substring: [String]] = [:]
    for expansion in expansions {
      var split = expansion.lastIndex(of: "<") ?? expansion.endIndex
      if !expansion[split...].closesOnlyWhatItOpens { split = expansion.endIndex }
      if beginnings[expansion[split...]] == nil { ends.append(expansion[split...]) }
      beginnings[expansion[split...], default: []]
        .append(expansion[..<split].split(separator: " ").joined(separator: " "))
    }
    return ends.flatMap { end in
      let beginnings = beginnings[end] ?? []
      guard !end.isEmpty, let beginning = choice(beginnings) else { return beginnings }
      return [beginning.isEmpty ? String(end) : "\(beginning) \(end)"]
    }
  }

  // MARK: Words

  /// The words of a text, in lowercase and with their accents: numbers spelled out, contractions in full, and without signs.
  func tokens(_ text: String) -> String {
    let sentence = Sentence(text, knowledge.spelling)
    return sentence.words.map { word in
      if let value = Int(word.text) { return number(value) }
      let letters = sentence.text[word.range].lowercased().filter(\.isLetter)
      // Both parts of a contraction have its place.
      let isWhole = knowledge.spelling.fold(PlainText.fold(letters)) == word.text
      return isWhole ? letters : written(word.text.filter(\.isLetter))
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The words of a name; `nil` for one that is not said as it is written, such as "3rd" and "R&D".
  func sayable(_ name: String) -> String? {
    let words = Sentence(name, knowledge.spelling).words.map(\.text)
    let isSaid = words.allSatisfy { word in
      word.allSatisfy(\.isLetter) || (word.count < 7 && Int(word).map { $0 >= 0 } == true)
    }
    let said = tokens(name)
    return isSaid && !said.isEmpty ? said : nil
  }

  /// A word with its accents, as it is in the phrases.
  func written(_ word: String) -> String { writtenWords[word] ?? word }

  func number(_ number: Int) -> String {
    knowledge.numbers.words.spell(number).split { !$0.isLetter }.joined(separator: " ")
  }
}

extension Substring {
  /// Whether each bracket that is closed in it is opened in it.
  fileprivate var closesOnlyWhatItOpens: Bool {
    var depth = 0
    for character in self {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth < 0 { return false }
    }
    return true
  }
}
