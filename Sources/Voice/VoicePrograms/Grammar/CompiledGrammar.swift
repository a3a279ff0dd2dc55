/// A grammar as an automaton over its words.
struct CompiledGrammar {
  let words: [String]
  let automaton: WordAutomaton
  private let places: [String: Int32]
  /// The maximum number of endings of a sentence that are told.
  private static let maximumEndings = 12

  /// Compiles a grammar in the Java Speech Grammar Format, of those parts of the format that `SpeechGrammar` writes.
  ///
  /// - Throws: ``VoiceProgramError`` if it cannot be read, or has a rule that is not defined or refers to itself.
  init(_ text: String) throws(VoiceProgramError) {
    let rules = try GrammarRules(text)
    var compiler = Compiler(rules: rules)
    automaton = try compiler.automaton(of: rules.start)
    words = rules.words
    places = Dictionary(
      zip(words, Int32(0)...), uniquingKeysWith: { first, _ in first })
  }

  /// What may follow a sentence in longer ones; `nil` if it is more than a few.
  func endings(of sentence: String) -> [String]? {
    let known = sentence.split(separator: " ").map { places[String($0)] }
    // None is missing in what was heard with the grammar.
    guard !known.contains(nil) else { return [] }
    return automaton.endings(after: known.compactMap(\.self), upTo: Self.maximumEndings)?.map {
      $0.map { words[Int($0)] }.joined(separator: " ")
    }
  }

  private struct Compiler {
    let rules: GrammarRules
    /// The automata of rules; `nil` for those that are being made.
    var made: [String: WordAutomaton?] = [:]

    mutating func automaton(of rule: String) throws(VoiceProgramError) -> WordAutomaton {
      if let made = made[rule] {
        guard let made else {
          throw VoiceProgramError("the rule '\(rule)' of the grammar refers to itself")
        }
        return made
      }
      guard let expansion = rules.rules[rule] else {
        throw VoiceProgramError("the rule '\(rule)' of the grammar is not defined")
      }
      made[rule] = .some(nil)
      for name in expansion.references { _ = try automaton(of: name) }
      let parts = made
      let draft = try AutomatonDraft(expansion) { name throws(VoiceProgramError) in
        guard let part = parts[name] ?? nil else {
          throw VoiceProgramError("the rule '\(name)' of the grammar is not defined")
        }
        return part
      }
      let automaton = WordAutomaton(draft)
      made[rule] = automaton
      return automaton
    }
  }

  /// The automaton as a finite-state grammar of Sphinx.
  func sphinxText(named name: String) -> String {
    // All ends lead to a single one, as the format has only one.
    let end = automaton.arcs.count
    var text = "FSG_BEGIN \(name)\nNUM_STATES \(end + 1)\nSTART_STATE 0\nFINAL_STATE \(end)\n"
    for (state, arcs) in automaton.arcs.enumerated() {
      for arc in arcs { text += "TRANSITION \(state) \(arc.target) 1.0 \(words[Int(arc.word)])\n" }
      if automaton.accepts[state] { text += "TRANSITION \(state) \(end) 1.0\n" }
    }
    return text + "FSG_END\n"
  }
}

extension GrammarExpansion {
  /// The rules that are referred to.
  fileprivate var references: [String] {
    switch self {
    case .word: []
    case .rule(let name): [name]
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.references)
    case .optional(let part), .repeated(let part): part.references
    }
  }
}
