package import IntentKit

/// What is read at a place of a phrase.
package struct TemplateSlot: Sendable {
  /// Tells it from what is read otherwise.
  package let id: Int
  /// The list and the parameter as the phrase has them.
  package let reference: Template.SlotReference
  /// How the value is read.
  package let slot: Slot
  /// Whether it is several values.
  let isList: Bool
  /// What the names in a list stand for; nothing if a value is what is read.
  package let values: [String: IntentValue]?

  /// A place.
  package init(
    _ reference: Template.SlotReference, _ slot: Slot, id: Int,
    values: [String: IntentValue]? = nil
  ) {
    self.id = id
    isList = slot.parameter.kind.elementKind != nil
    self.reference = reference
    self.slot = slot
    self.values = values
  }
}

/// A phrase as an automaton over words, whose states are numbers. It has no loops.
package struct CompiledTemplate: Sendable {
  enum State: Sendable {
    case word(String, next: Int)
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

  private(set) var states: [State] = [.end]
  private(set) var start = 0
  /// What is read at the places of the phrase.
  let slots: [TemplateSlot]
  /// The words that a sentence can begin with; nothing if it can begin with a parameter.
  package private(set) var firstWords: Set<String>?

  /// The most states, which bounds what can be made by putting parts of words together.
  static let maximumStateCount = 20_000

  /// Compiles a phrase.
  ///
  /// - Parameters:
  ///   - template: The phrase, without rules.
  ///   - synonyms: What can be said for a word, in words; the word itself too.
  ///   - slot: What is read at a place.
  /// - Throws: `Template.Fault` if so many words can be put together from parts that it is unreasonable.
  package init(
    _ template: Template, synonyms: [String: [[String]]] = [:],
    slot: (Template.SlotReference) -> TemplateSlot?
  ) throws(Template.Fault) {
    var pieces = PieceList()
    let first = pieces.add(template, next: 0, slot)
    slots = pieces.slots
    var joiner = WordJoiner(pieces: pieces.pieces, synonyms: synonyms)
    start = joiner.state(first, Pending())
    guard !joiner.hasThreeValues else {
      throw Template.Fault(description: "three values stand together without a space")
    }
    guard !joiner.isFull else {
      throw Template.Fault(description: "it stands for too many words that are put together")
    }
    states = joiner.states
    firstWords = words(from: start)
  }

  /// The words in it.
  package var words: Set<String> {
    var words: Set<String> = []
    for case .word(let word, _) in states { words.insert(word) }
    return words
  }

  private func words(from state: Int) -> Set<String>? {
    switch states[state] {
    case .word(let word, _): return [word]
    case .slot, .joined, .end: return nil
    case .split(let branches):
      var all: Set<String> = []
      for branch in branches {
        guard let words = words(from: branch) else { return nil }
        all.formUnion(words)
      }
      return all
    }
  }

  /// All sentences that match; nothing if there are more than a few hundred.
  func expansions(limit: Int = 400) -> [Fingerprint]? {
    var found: [Fingerprint] = []
    var open = [(state: start, print: Fingerprint())]
    while let (state, print) = open.popLast() {
      guard found.count + open.count <= limit else { return nil }
      switch states[state] {
      case .end: found.append(print)
      case .word(let word, let next): open.append((next, print + Fingerprint(word)))
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

/// The parts of a phrase from which its words are put together.
private enum Piece {
  case text(String, next: Int)
  case slot(Int, next: Int)
  case split([Int])
  case end
}

private struct PieceList {
  private(set) var pieces: [Piece] = [.end]
  private(set) var slots: [TemplateSlot] = []

  mutating func add(
    _ template: Template, next: Int, _ slot: (Template.SlotReference) -> TemplateSlot?
  ) -> Int {
    switch template {
    case .rule: return next
    case .text(let text):
      pieces.append(.text(text, next: next))
    case .slot(let reference):
      guard let slot = slot(reference) else { return next }
      let place = slots.firstIndex { $0.reference == reference } ?? slots.count
      if place == slots.count { slots.append(slot) }
      pieces.append(.slot(place, next: next))
    case .sequence(let parts):
      return parts.reversed().reduce(next) { add($1, next: $0, slot) }
    case .choice(let parts):
      let branches = parts.map { add($0, next: next, slot) }
      pieces.append(.split(branches))
    }
    return pieces.count - 1
  }
}

/// What has been read of a phrase and belongs to no finished word.
private struct Pending: Hashable {
  /// Values that have been read, and letters that stand with them without a space.
  var parts: [CompiledTemplate.Part] = []
  /// Text without spaces.
  var text = ""
}

/// Puts words together from parts that stand without a space between them.
private struct WordJoiner {
  let pieces: [Piece]
  let synonyms: [String: [[String]]]
  private(set) var states: [CompiledTemplate.State] = [.end]
  /// The states of pieces with nothing pending, and of the others.
  private var plain: [Int?]
  private var known: [Place: Int] = [:]
  /// Whether three values stand together, for which there would be too many ways to read them.
  private(set) var hasThreeValues = false

  private struct Place: Hashable {
    let piece: Int
    let pending: Pending
  }

  init(pieces: [Piece], synonyms: [String: [[String]]]) {
    self.pieces = pieces
    self.synonyms = synonyms
    plain = [Int?](repeating: nil, count: pieces.count)
  }

  var isFull: Bool { known.count >= CompiledTemplate.maximumStateCount }

  /// The state from which what is pending and then a piece and all after it are read.
  mutating func state(_ piece: Int, _ pending: Pending) -> Int {
    let isPlain = pending.text.isEmpty && pending.parts.isEmpty
    let place = Place(piece: piece, pending: pending)
    if let state = isPlain ? plain[piece] : known[place] { return state }
    guard !isFull else { return 0 }
    let state: Int
    switch pieces[piece] {
    case .end:
      state = finish(pending, next: 0)
    case .text(let text, let next):
      var pending = pending
      pending.text += text
      if text.utf8.last == UInt8(ascii: " ") {
        // The most usual case of the next.
        state = finish(pending, next: self.state(next, Pending()))
      } else if let space = pending.text.lastIndex(where: \.isWhitespace) {
        let rest = Pending(text: String(pending.text[pending.text.index(after: space)...]))
        pending.text = String(pending.text[...space])
        state = finish(pending, next: self.state(next, rest))
      } else {
        state = self.state(next, pending)
      }
    case .slot(let slot, let next):
      state = beginSlot(slot, after: pending, next: next)
    case .split(let branches):
      var targets: [Int] = []
      for branch in branches {
        let target = self.state(branch, pending)
        if !targets.contains(target) { targets.append(target) }
      }
      state = targets.count == 1 ? targets[0] : add(.split(targets))
    }
    if isPlain { plain[piece] = state } else { known[place] = state }
    return state
  }

  private mutating func add(_ state: CompiledTemplate.State) -> Int {
    states.append(state)
    return states.count - 1
  }

  private mutating func beginSlot(_ slot: Int, after pending: Pending, next: Int) -> Int {
    if pending.text.isEmpty, pending.parts.isEmpty {
      return state(next, Pending(parts: [.slot(slot)]))
    }
    let words = Sentence(pending.text).words
    let hasPrefix = pending.text.last?.isLetterOrNumber == true
    let isWithin = pending.text.first?.isJoining != false && words.count <= 1
    if !pending.parts.isEmpty, pending.text.isEmpty || (hasPrefix && isWithin) {
      let letters = words.map { CompiledTemplate.Part.letters($0.text) }
      let valueCount = pending.parts.count { if case .slot = $0 { true } else { false } }
      if valueCount > 1 {
        hasThreeValues = true
        return 0
      }
      return state(next, Pending(parts: pending.parts + letters + [.slot(slot)]))
    }
    guard hasPrefix, let word = words.last else {
      return finish(pending, next: state(next, Pending(parts: [.slot(slot)])))
    }
    var before = pending
    before.text = String(pending.text[..<word.range.lowerBound])
    return finish(
      before, next: state(next, Pending(parts: [.letters(word.text), .slot(slot)])))
  }

  /// Reads what is pending, which ends with a whole word.
  private mutating func finish(_ pending: Pending, next: Int) -> Int {
    var words = Sentence.words(pending.text)
    guard !pending.parts.isEmpty else { return chain(words, next: next) }
    var parts = pending.parts
    if pending.text.first?.isJoining == true, !words.isEmpty {
      parts.append(.letters(words.removeFirst()))
    }
    var rest = chain(words, next: next)
    if words.first == "-" {
      // A hyphen separates words, and after digits it is a sign.
      rest = add(.split([chain(Array(words.dropFirst()), next: next), rest]))
    }
    if case .slot(let slot) = parts[0], parts.count == 1 { return add(.slot(slot, next: rest)) }
    return add(.joined(parts, next: rest))
  }

  private mutating func chain(_ words: [String], next: Int) -> Int {
    words.reversed().reduce(next) { word($1, next: $0) }
  }

  private mutating func word(_ word: String, next: Int) -> Int {
    guard let others = synonyms[word] else { return add(.word(word, next: next)) }
    let branches = others.map { words in
      words.reversed().reduce(next) { add(.word($1, next: $0)) }
    }
    return add(.split(branches))
  }
}

extension Character {
  fileprivate var isLetterOrNumber: Bool { isLetter || isNumber }
  fileprivate var isJoining: Bool { isLetterOrNumber || Sentence.isApostrophe(self) }
}
