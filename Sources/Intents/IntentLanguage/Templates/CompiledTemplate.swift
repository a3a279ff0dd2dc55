package import IntentKit

/// A slot of a phrase, at which a value is parsed.
package struct TemplateSlot: Sendable {
  /// The unique number of the slot.
  package let id: Int
  /// The list and the parameter, as written in the phrase.
  package let reference: Template.SlotReference
  package let slot: Slot
  /// Whether several values can match equally well, so that the user must be asked.
  let canBeInDoubt: Bool
  /// The values of the list's names; `nil` if the parsed value is used directly.
  package let values: [String: IntentValue]?

  package init(
    _ reference: Template.SlotReference, _ slot: Slot, id: Int,
    values: [String: IntentValue]? = nil
  ) {
    self.id = id
    canBeInDoubt =
      switch slot.parameter.kind {
      case .list, .money, .temporal: true
      default: false
      }
    self.reference = reference
    self.slot = slot
    self.values = values
  }
}

/// A phrase compiled to an automaton over words, whose states are numbers.
///
/// It is acyclic: a state only leads to states with lower numbers. ``Template/Limit`` bounds the
/// number of states and the length of the longest path, so code that follows the states may
/// recurse.
package struct CompiledTemplate: Sendable {
  enum State: Sendable {
    case word(String, next: Int)
    /// Any of several synonyms.
    case anyWord(Set<String>, next: Int)
    case slot(Int, next: Int)
    /// Values and letters joined without spaces.
    case joined([Part], next: Int)
    case split([Int])
    case end
  }

  /// A part of a joined text without spaces.
  enum Part: Hashable, Sendable {
    case letters(String)
    case slot(Int)
  }

  let states: [State]
  let start: Int
  let slots: [TemplateSlot]
  /// The words that a sentence can begin with; `nil` if it can begin with a parameter.
  package let firstWords: Set<String>?

  /// Compiles a phrase without rules. Throws ``Template/Fault`` if the automaton exceeds a ``Template/Limit``.
  package init(
    _ template: Template, synonyms: SynonymTable = SynonymTable([]),
    slot: (Template.SlotReference) -> TemplateSlot?
  ) throws(Template.Fault) {
    var pieces = PieceList()
    let first = try pieces.add(template, next: 0, slot)
    var joiner = WordJoiner(pieces: pieces.pieces, synonyms: synonyms)
    start = try joiner.join(from: first)
    slots = pieces.slots
    states = joiner.states
    firstWords = Self.firstWords(of: joiner.states, from: start)
  }

  package var words: Set<String> {
    var words: Set<String> = []
    for state in states {
      switch state {
      case .word(let word, _): words.insert(word)
      case .anyWord(let any, _): words.formUnion(any)
      case .slot, .joined, .split, .end: break
      }
    }
    return words
  }

  private static func firstWords(of states: [State], from start: Int) -> Set<String>? {
    var words: Set<String> = []
    var visited: Set<Int> = []
    var open = [start]
    while let state = open.popLast() {
      guard visited.insert(state).inserted else { continue }
      switch states[state] {
      case .word(let word, _): words.insert(word)
      case .anyWord(let any, _): words = words.isEmpty ? any : words.union(any)
      case .slot, .joined, .end: return nil
      case .split(let branches): open += branches
      }
    }
    return words
  }

  /// All matching sentences; `nil` if there are more than the limit.
  func expansions(limit: Int = 400) -> [Fingerprint]? {
    var found: [Fingerprint] = []
    var open = [(state: start, print: Fingerprint())]
    // Many sentences go through the same state.
    var known = [Fingerprint?](repeating: nil, count: states.count)
    func fingerprint(_ state: Int, _ word: @autoclosure () -> String) -> Fingerprint {
      if let print = known[state] { return print }
      let print = Fingerprint(word())
      known[state] = print
      return print
    }
    while let (state, print) = open.popLast() {
      guard found.count + open.count <= limit else { return nil }
      switch states[state] {
      case .end: found.append(print)
      case .word(let word, let next): open.append((next, print + fingerprint(state, word)))
      case .anyWord(let words, let next):
        guard words.count <= limit else { return nil }
        open += words.map { (next, print + Fingerprint($0)) }
      case .slot(let slot, let next):
        open.append((next, print + fingerprint(state, label(slot))))
      case .joined(let parts, let next):
        open.append((next, print + fingerprint(state, parts.map(label).joined())))
      case .split(let branches): for branch in branches.reversed() { open.append((branch, print)) }
      }
    }
    return found
  }

  private func label(_ part: Part) -> String {
    switch part {
    case .letters(let letters): letters
    case .slot(let slot): label(slot)
    }
  }

  private func label(_ slot: Int) -> String {
    let reference = slots[slot].reference
    // A number that one intent refuses can be what another is for.
    let ranges = slots[slot].slot.parameter.kind.ranges ?? []
    return "{\(reference.list ?? ""):\(reference.parameter)\(ranges)}"
  }
}

extension ParameterKind {
  /// The whole numbers that it has; `nil` for other kinds.
  fileprivate var ranges: [ClosedRange<Int>]? {
    if case .integer(let ranges) = self { ranges } else { nil }
  }
}
