package import IntentKit

/// A place of a phrase at which a value is read.
package struct TemplateSlot: Sendable {
  /// The number that tells it from other places.
  package let id: Int
  /// The list and the parameter as the phrase has them.
  package let reference: Template.SlotReference
  /// How the value is read.
  package let slot: Slot
  /// Whether several of the values that can be read may be equally good, so that the user must be asked.
  let canBeInDoubt: Bool
  /// The values that the names in a list stand for; `nil` if the value is the one that is read.
  package let values: [String: IntentValue]?

  /// A place.
  package init(
    _ reference: Template.SlotReference, _ slot: Slot, id: Int,
    values: [String: IntentValue]? = nil
  ) {
    self.id = id
    canBeInDoubt = slot.parameter.kind.elementKind != nil || slot.parameter.kind == .money
    self.reference = reference
    self.slot = slot
    self.values = values
  }
}

/// A phrase as an automaton over words, whose states are numbers.
///
/// It has no loops: a state leads to states with lower numbers only. The number of states and the length of the
/// longest way through them are bounded by ``Template/Limit``, so whatever follows the states may recurse.
package struct CompiledTemplate: Sendable {
  enum State: Sendable {
    case word(String, next: Int)
    /// Any of some words that mean the same.
    case anyWord(Set<String>, next: Int)
    case slot(Int, next: Int)
    /// Values and letters that stand together without a space.
    case joined([Part], next: Int)
    case split([Int])
    case end
  }

  /// A part of what stands together without a space.
  enum Part: Hashable, Sendable {
    case letters(String)
    case slot(Int)
  }

  let states: [State]
  let start: Int
  /// The places of the phrase at which values are read.
  let slots: [TemplateSlot]
  /// The words that a sentence can begin with; `nil` if it can begin with a parameter.
  package let firstWords: Set<String>?

  /// Compiles a phrase.
  ///
  /// - Parameters:
  ///   - template: The phrase, without rules.
  ///   - synonyms: The words that can be said for words of the phrase.
  ///   - slot: Gives the place for a reference.
  /// - Throws: ``Template/Fault`` if the automaton is over a ``Template/Limit``.
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

  /// The number of states.
  package var stateCount: Int { states.count }

  /// The words in it.
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

  /// All sentences that match; `nil` if there are more than a limit.
  func expansions(limit: Int = 400) -> [Fingerprint]? {
    var found: [Fingerprint] = []
    var open = [(state: start, print: Fingerprint())]
    while let (state, print) = open.popLast() {
      guard found.count + open.count <= limit else { return nil }
      switch states[state] {
      case .end: found.append(print)
      case .word(let word, let next): open.append((next, print + Fingerprint(word)))
      case .anyWord(let words, let next):
        guard words.count <= limit else { return nil }
        open += words.map { (next, print + Fingerprint($0)) }
      case .slot(let slot, let next): open.append((next, print + Fingerprint(label(slot))))
      case .joined(let parts, let next):
        let label = parts.map {
          switch $0 {
          case .letters(let letters): letters
          case .slot(let slot): self.label(slot)
          }
        }.joined()
        open.append((next, print + Fingerprint(label)))
      case .split(let branches): open += branches.reversed().map { ($0, print) }
      }
    }
    return found
  }

  private func label(_ slot: Int) -> String {
    let reference = slots[slot].reference
    return "{\(reference.list ?? ""):\(reference.parameter)}"
  }

  /// Whether any words can be read at some place of it.
  package var isFree: Bool { slots.contains(where: \.slot.parameter.kind.isFree) }

  /// The letters that stand together with values, and whether values stand together with each other.
  package var joints: (letters: Set<String>, hasTwoValues: Bool) {
    var letters: Set<String> = []
    var hasTwoValues = false
    for case .joined(let parts, _) in states {
      var slotCount = 0
      for part in parts {
        switch part {
        case .letters(let joined): letters.insert(joined)
        case .slot: slotCount += 1
        }
      }
      hasTwoValues = hasTwoValues || slotCount > 1
    }
    return (letters, hasTwoValues)
  }
}
