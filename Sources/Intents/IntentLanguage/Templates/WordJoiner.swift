/// Assembles the words of a phrase from parts joined without spaces, and creates the states of its
/// automaton.
///
/// It makes two passes over the parts, which only lead to parts with lower numbers: a forward pass
/// determines what can be pending at each part, and a backward pass creates the states. It does not
/// recurse, and it stops as soon as it reaches a ``Template/Limit``.
struct WordJoiner {
  private let pieces: [Piece]
  private let synonyms: SynonymTable
  /// The states, each after those that it leads to.
  private(set) var states: [CompiledTemplate.State] = [.end]
  /// The length of the longest path from each state to the end.
  private var heights = [0]
  /// The possible pending texts at each piece, with the resulting step.
  private var turns: [[Turn]]
  /// The known positions; those without pending text are kept separately, because most are.
  private var plain: [Int?]
  private var known: [Place: Int] = [:]

  /// The text parsed so far that does not belong to a finished word.
  private struct Pending: Hashable {
    /// The parsed values, and the letters joined to them.
    var parts: [CompiledTemplate.Part] = []
    /// Text without spaces.
    var text = ""

    var isEmpty: Bool { text.isEmpty && parts.isEmpty }
  }

  private struct Place: Hashable {
    let piece: Int
    let pending: Pending

    init(_ piece: Int, _ pending: Pending = Pending()) {
      self.piece = piece
      self.pending = pending
    }
  }

  private struct Turn {
    let pending: Pending
    let step: Step
  }

  /// The step that follows from a piece and its pending text.
  private enum Step {
    /// The pending text ends, followed by the rest or by the end of the phrase.
    case finish(Pending, then: Place?)
    case go(Place)
    case split([Int])
  }

  init(pieces: [Piece], synonyms: SynonymTable) {
    self.pieces = pieces
    self.synonyms = synonyms
    turns = [[Turn]](repeating: [], count: pieces.count)
    plain = [Int?](repeating: nil, count: pieces.count)
  }

  mutating func join(from first: Int) throws(Template.Fault) -> Int {
    try reach(Place(first))
    for piece in stride(from: first, through: 0, by: -1) {
      for place in turns[piece].indices { try follow(turns[piece][place].step, from: piece, place) }
    }
    for piece in 0...first {
      for turn in turns[piece] { note(try state(turn), at: Place(piece, turn.pending)) }
      turns[piece] = []
    }
    return state(at: Place(first))
  }

  // MARK: From the beginning

  private mutating func follow(_ step: Step, from piece: Int, _ turn: Int) throws(Template.Fault) {
    switch step {
    case .finish(_, let place): if let place { try reach(place) }
    case .go(let place): try reach(place)
    case .split(let branches):
      let pending = turns[piece][turn].pending
      for branch in branches { try reach(Place(branch, pending)) }
    }
  }

  private mutating func reach(_ place: Place) throws(Template.Fault) {
    if place.pending.isEmpty {
      guard plain[place.piece] == nil else { return }
      plain[place.piece] = 0
    } else {
      guard known[place] == nil else { return }
      guard known.count < Template.Limit.states.maximum else { throw Template.Fault(.states) }
      guard place.pending.text.utf8.count <= Template.Limit.word.maximum else {
        throw Template.Fault(.word)
      }
      known[place] = 0
    }
    let step = try step(from: place.piece, place.pending)
    turns[place.piece].append(Turn(pending: place.pending, step: step))
  }

  private func step(from piece: Int, _ pending: Pending) throws(Template.Fault) -> Step {
    switch pieces[piece] {
    case .end:
      return .finish(pending, then: nil)
    case .split(let branches):
      return .split(branches)
    case .slot(let slot, let next):
      return try step(to: slot, after: pending, next: next)
    case .text(let text, let next):
      var pending = pending
      pending.text += text
      if text.utf8.last == UInt8(ascii: " ") {
        // A fast path for the most common case of the next.
        return .finish(pending, then: Place(next))
      }
      // Most text is plain letters, of which it is quickly seen that none is a space.
      let isPlain = pending.text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
      guard !isPlain, let space = pending.text.lastIndex(where: \.isWhitespace) else {
        return .go(Place(next, pending))
      }
      let rest = Pending(text: String(pending.text[pending.text.index(after: space)...]))
      pending.text = String(pending.text[...space])
      return .finish(pending, then: Place(next, rest))
    }
  }

  private func step(
    to slot: Int, after pending: Pending, next: Int
  ) throws(Template.Fault) -> Step {
    if pending.isEmpty { return .go(Place(next, Pending(parts: [.slot(slot)]))) }
    let words = Sentence(pending.text, synonyms.spelling).words
    let hasPrefix = pending.text.last?.isOfWord == true
    let isWithin = pending.text.first?.isJoining != false && words.count <= 1
    if !pending.parts.isEmpty, pending.text.isEmpty || (hasPrefix && isWithin) {
      let letters = words.map { CompiledTemplate.Part.letters($0.text) }
      let valueCount = pending.parts.count { if case .slot = $0 { true } else { false } }
      guard valueCount < Template.Limit.joinedValues.maximum else {
        // There would be too many ways to parse them.
        throw Template.Fault(.joinedValues)
      }
      return .go(Place(next, Pending(parts: pending.parts + letters + [.slot(slot)])))
    }
    guard hasPrefix, let word = words.last else {
      return .finish(pending, then: Place(next, Pending(parts: [.slot(slot)])))
    }
    var before = pending
    before.text = String(pending.text[..<word.range.lowerBound])
    return .finish(
      before, then: Place(next, Pending(parts: [.letters(word.text), .slot(slot)])))
  }

  // MARK: From the end

  private mutating func note(_ state: Int, at place: Place) {
    if place.pending.isEmpty { plain[place.piece] = state } else { known[place] = state }
  }

  private func state(at place: Place) -> Int {
    (place.pending.isEmpty ? plain[place.piece] : known[place]) ?? 0
  }

  private mutating func state(_ turn: Turn) throws(Template.Fault) -> Int {
    switch turn.step {
    case .finish(let pending, let place):
      return try finish(pending, next: place.map { state(at: $0) } ?? 0)
    case .go(let place):
      return state(at: place)
    case .split(let branches):
      var targets: [Int] = []
      var known: Set<Int> = []
      for branch in branches {
        let target = state(at: Place(branch, turn.pending))
        if known.insert(target).inserted { targets.append(target) }
      }
      return targets.count == 1 ? targets[0] : try add(.split(targets))
    }
  }

  private mutating func add(_ state: CompiledTemplate.State) throws(Template.Fault) -> Int {
    guard states.count < Template.Limit.states.maximum else { throw Template.Fault(.states) }
    let height: Int
    switch state {
    case .word(_, let next), .anyWord(_, let next), .slot(_, let next), .joined(_, let next):
      height = heights[next] + 1
    case .split(let branches): height = (branches.map { heights[$0] }.max() ?? 0) + 1
    case .end: height = 0
    }
    guard height <= Template.Limit.path.maximum else { throw Template.Fault(.path) }
    states.append(state)
    heights.append(height)
    return states.count - 1
  }

  /// Parses the pending text, which ends with a whole word.
  private mutating func finish(_ pending: Pending, next: Int) throws(Template.Fault) -> Int {
    var words = Sentence.words(pending.text, synonyms.spelling)
    guard !pending.parts.isEmpty else { return try chain(words, next: next) }
    var parts = pending.parts
    if pending.text.first?.isJoining == true, !words.isEmpty {
      parts.append(.letters(words.removeFirst()))
    }
    var rest = try chain(words, next: next)
    if words.first == "-" {
      // A hyphen separates words, and after digits it is a sign.
      rest = try add(.split([chain(Array(words.dropFirst()), next: next), rest]))
    }
    if case .slot(let slot) = parts[0], parts.count == 1 {
      return try add(.slot(slot, next: rest))
    }
    return try add(.joined(parts, next: rest))
  }

  private mutating func chain(_ words: [String], next: Int) throws(Template.Fault) -> Int {
    var next = next
    for word in words.reversed() { next = try state(for: word, next: next) }
    return next
  }

  private mutating func state(for word: String, next: Int) throws(Template.Fault) -> Int {
    guard let synonyms = synonyms[word] else { return try add(.word(word, next: next)) }
    var branches = [
      synonyms.words.count == 1
        ? try add(.word(word, next: next)) : try add(.anyWord(synonyms.words, next: next))
    ]
    for phrase in synonyms.phrases {
      var state = next
      for word in phrase.reversed() { state = try add(.word(word, next: state)) }
      branches.append(state)
    }
    return branches.count == 1 ? branches[0] : try add(.split(branches))
  }
}

extension Character {
  /// Whether the scalar is a letter or a number, or a mark or joiner that belongs to one.
  fileprivate var isOfWord: Bool {
    if isLetter || isNumber { return true }
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isGraphemeExtend || first == "\u{200D}"
  }

  fileprivate var isJoining: Bool { isOfWord || Sentence.isApostrophe(self) }
}
