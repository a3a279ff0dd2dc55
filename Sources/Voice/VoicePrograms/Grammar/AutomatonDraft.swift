/// An automaton that is being put together: several arcs of a state can have the same word, and jumps have none.
struct AutomatonDraft {
  private(set) var arcs: [[WordAutomaton.Arc]] = []
  private(set) var jumps: [[Int32]] = []
  private(set) var start: Int32 = 0
  private(set) var end: Int32 = 0

  /// Creates the draft of an expansion.
  ///
  /// - Throws: The error of `rule`.
  init(
    _ expansion: GrammarExpansion, rule: (String) throws(VoiceProgramError) -> WordAutomaton
  ) throws(VoiceProgramError) {
    start = addState()
    end = try add(expansion, after: start, rule)
  }

  private mutating func addState() -> Int32 {
    arcs.append([])
    jumps.append([])
    return Int32(arcs.count - 1)
  }

  private mutating func jump(_ from: Int32, _ to: Int32) { jumps[Int(from)].append(to) }

  /// Adds an expansion after a state, and returns the state in which it ends.
  private mutating func add(
    _ expansion: GrammarExpansion, after state: Int32,
    _ rule: (String) throws(VoiceProgramError) -> WordAutomaton
  ) throws(VoiceProgramError) -> Int32 {
    switch expansion {
    case .word(let word):
      let end = addState()
      arcs[Int(state)].append(WordAutomaton.Arc(word: word, target: end))
      return end
    case .rule(let name):
      return add(try rule(name), after: state)
    case .sequence(let parts):
      var last = state
      for part in parts { last = try add(part, after: last, rule) }
      return last
    case .choice(let parts):
      let end = addState()
      for part in parts {
        // A beginning of its own, as a repetition jumps back to it.
        let begin = addState()
        jump(state, begin)
        jump(try add(part, after: begin, rule), end)
      }
      return end
    case .optional(let part):
      let begin = addState()
      jump(state, begin)
      let end = try add(part, after: begin, rule)
      let rest = addState()
      jump(end, rest)
      jump(state, rest)
      return rest
    case .repeated(let part):
      let begin = addState()
      jump(state, begin)
      let end = try add(part, after: begin, rule)
      jump(end, begin)
      let rest = addState()
      jump(begin, rest)
      return rest
    }
  }

  private mutating func add(_ automaton: WordAutomaton, after state: Int32) -> Int32 {
    let first = Int32(arcs.count)
    for _ in automaton.arcs { _ = addState() }
    let end = addState()
    jump(state, first)
    for (place, list) in automaton.arcs.enumerated() {
      arcs[Int(first) + place] = list.map {
        WordAutomaton.Arc(word: $0.word, target: $0.target + first)
      }
      if automaton.accepts[place] { jump(first + Int32(place), end) }
    }
    return end
  }
}
