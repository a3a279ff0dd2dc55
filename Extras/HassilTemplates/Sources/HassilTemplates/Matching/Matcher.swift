import IntentKit

/// Matches templates against one text, as hassil's matcher does: each part of a template takes the states that the
/// parts before it left, and leaves those in which it matched too.
///
/// Equal states are one, which hassil's are not, so that what can be read in many ways that come to the same does not
/// multiply.
struct Matcher {
  /// The largest number of steps for a template and a sentence, which no sentence of Home Assistant's templates needs.
  static let maximumStepCount = 100_000
  /// The largest number of parts within each other, with those of values that are templates: a value of a template of
  /// ``TemplateCompiler/maximumDepth`` can be as deep again.
  private static let maximumDepth = 2 * TemplateCompiler.maximumDepth + 10
  /// The number of letters that are compared, or copied, in a step.
  private static let lettersPerStep = 16
  /// The largest number of texts that are kept for the next template.
  private static let maximumTextCount = 64

  /// What matching depends on besides the template.
  struct Settings {
    var ignoresSpaces = false
    var allowsUnmatched = false
    /// The lists of all templates.
    var lists: [String: PreparedList] = [:]
    /// Those given for this sentence.
    var givenLists: [String: PreparedList] = [:]
    var language = ""
    var numbers: NumberTries
  }

  let settings: Settings
  var texts: [MatchText]
  var entities = Chain<FoundEntity>()
  var values = Chain<ValueReference>()
  var unmatched = Chain<FoundUnmatched>()
  var captures = Chain<FoundCapture>()
  var block: CompiledBlock?
  /// The number of steps of the last template.
  private(set) var steps = 0
  private var depth = 0
  /// The texts that were made of others.
  private var derived: [DerivedText: Int] = [:]

  struct ValueReference: Equatable {
    let value: PreparedValue
    static func == (first: Self, second: Self) -> Bool { first.value === second.value }
  }

  private struct DerivedText: Hashable {
    let text: Int
    /// The place of the original that it begins at; `nil` if it has spaces for hyphens and underscores.
    let joinedFrom: Int?
  }

  init(_ text: MatchText, _ settings: Settings) {
    texts = [text]
    self.settings = settings
  }

  /// Whether the last template took more steps than allowed, so that ways to read the sentence may be missing.
  var isExceeded: Bool { steps > Self.maximumStepCount }

  /// The states in which a template matched, perhaps with some text left.
  mutating func match(_ node: TemplateNode, of block: CompiledBlock) -> [MatchState] {
    self.block = block
    if texts.count > Self.maximumTextCount {
      texts.removeLast(texts.count - 1)
      derived.removeAll()
    }
    steps = 0
    depth = 0
    entities.removeAll()
    values.removeAll()
    unmatched.removeAll()
    captures.removeAll()
    var states: [MatchState] = []
    match(node, MatchState(), into: &states)
    return states
  }

  /// Counts work, in units of a comparison or so.
  mutating func spend(_ count: Int = 1) -> Bool {
    steps += count
    return steps <= Self.maximumStepCount
  }

  /// Counts the work on letters.
  mutating func spend(letters count: Int) -> Bool { spend(1 + count / Self.lettersPerStep) }

  /// Whether the matches of a template may have this many letters.
  func canHold(letters count: Int) -> Bool { count <= Self.maximumStepCount * Self.lettersPerStep }

  mutating func match(_ node: TemplateNode, _ state: MatchState, into states: inout [MatchState]) {
    guard spend() else { return }
    guard depth < Self.maximumDepth else {
      steps = Self.maximumStepCount + 1
      return
    }
    depth += 1
    defer { depth -= 1 }
    switch node.kind {
    case .text(let chunk): match(chunk, state, into: &states)
    case .sequence: matchSequence(node.parts, state, into: &states)
    case .alternative: for part in node.parts { match(part, state, into: &states) }
    case .permutation:
      var visited: Set<Visit> = []
      matchPermutation(node.parts, 0, state, &visited, into: &states)
    case .list(let reference): match(reference, state, into: &states)
    }
  }

  private mutating func matchSequence(
    _ parts: [TemplateNode], _ state: MatchState, into states: inout [MatchState]
  ) {
    guard !parts.isEmpty else { return }
    var current = [state]
    var next: [MatchState] = []
    for part in parts {
      next.removeAll(keepingCapacity: true)
      for state in current { match(part, state, into: &next) }
      guard !next.isEmpty else { return }
      next.removeDuplicates()
      swap(&current, &next)
    }
    states += current
  }

  private struct Visit: Hashable {
    let done: UInt32
    let state: MatchState
  }

  private mutating func matchPermutation(
    _ parts: [TemplateNode], _ done: UInt32, _ state: MatchState, _ visited: inout Set<Visit>,
    into states: inout [MatchState]
  ) {
    guard visited.insert(Visit(done: done, state: state)).inserted, spend() else { return }
    for place in parts.indices where done & 1 << UInt32(place) == 0 {
      var next: [MatchState] = []
      match(parts[place], state, into: &next)
      next.removeDuplicates()
      let more = done | 1 << UInt32(place)
      if more.nonzeroBitCount == parts.count {
        states += next
      } else {
        for state in next { matchPermutation(parts, more, state, &visited, into: &states) }
      }
    }
  }

  /// The wildcard that still takes words.
  func openWildcard(_ state: MatchState) -> FoundEntity? {
    guard let last = entities.last(state.entities), last.isOpen else { return nil }
    return last
  }

  /// The missing value that still takes words.
  func openUnmatched(_ state: MatchState) -> FoundUnmatched? {
    guard let last = unmatched.last(state.unmatched), last.isOpen else { return nil }
    return last
  }

  /// Ends a missing value, for all ways to go on from it, as hassil does: what is said after it was not meant.
  mutating func closeUnmatched(_ state: MatchState) {
    unmatched.changeLast(state.unmatched) { $0.isOpen = false }
  }

  /// Ends a wildcard, for all ways to go on from it.
  mutating func closeWildcard(_ state: MatchState) {
    entities.changeLast(state.entities) { entity in
      if entity.isOpen { entity.content = .wildcard(isOpen: false, isEndOfWord: true) }
    }
  }

  /// A text with spaces for hyphens and underscores, with the same places.
  mutating func broken(_ text: Int) -> Int {
    derive(DerivedText(text: text, joinedFrom: nil)) { $0.map { $0.isJoiner ? " " : $0 } }
  }

  /// The rest of a text without spaces between letters of scripts that have none.
  mutating func joined(_ text: Int, from place: Int) -> Int {
    derive(DerivedText(text: text, joinedFrom: place)) { letters in
      var text = TrackedText(String(letters[place...]))
      text.removeSpacesOfSpacelessScripts()
      return text.letters
    }
  }

  private mutating func derive(
    _ key: DerivedText, _ change: ([Unicode.Scalar]) -> [Unicode.Scalar]
  ) -> Int {
    if let known = derived[key] { return known }
    let letters = texts[key.text].letters
    // What comes after is refused if this exceeds the limit.
    _ = spend(letters: letters.count)
    texts.append(MatchText(change(letters)))
    derived[key] = texts.count - 1
    return texts.count - 1
  }
}

extension Array<MatchState> {
  /// Removes states that equal an earlier one.
  fileprivate mutating func removeDuplicates() {
    guard count > 1 else { return }
    if count <= 8 {
      var place = 1
      while place < count {
        if self[..<place].contains(self[place]) { remove(at: place) } else { place += 1 }
      }
    } else {
      var known: Set<MatchState> = []
      self = filter { known.insert($0).inserted }
    }
  }
}
