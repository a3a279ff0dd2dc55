import IntentKit

/// A phrase whose words are numbers. A class, because many are looked at and none is changed.
final class TolerantPhrase: Sendable {
  enum Node: Sendable {
    case word(Int, next: Int)
    case anyWord([Int], next: Int)
    case slot(Int, next: Int)
    case split([Int])
    case end
    /// A phrase that only matches word for word.
    case strict
  }

  /// Values that tell about a request whatever words are around them.
  enum Telltale: Hashable, Sendable {
    case numbers
    case calculation
  }

  let compiled: CompiledPhrase
  var intent: String { compiled.intent }
  let nodes: [Node]
  var start: Int { compiled.template.start }
  let slots: [TolerantSlot]
  let tellingWords: Set<Int>
  /// Whether it can be said without telling words.
  let isPlain: Bool
  /// Whether no word but nouns for entities tells what is requested: "{items} on [my] {list} list".
  var isVerbless: Bool { isPlain || hasOnlyNouns }
  private let hasOnlyNouns: Bool
  /// Whether it begins with a word that asks.
  var isQuestion: Bool { !questionWords.isEmpty }
  /// The words that ask among the first.
  private let questionWords: Set<Int>
  /// Whether it cannot be said without a number.
  let needsNumber: Bool
  /// The evidence for a phrase without words; `nil` if it has words.
  let telltale: Telltale?
  let missing: [Int32]
  let isChange: Bool
  let firstTelling: Set<Int>

  /// Prepares a phrase; `nil` if it is too large for tolerant matching.
  init?(
    _ phrase: CompiledPhrase, _ telling: TellingWords, _ kinds: inout [ValueKind: Int],
    isChange: Bool
  ) {
    let template = phrase.template
    guard template.states.count <= Self.maximumStates else { return nil }
    compiled = phrase
    self.isChange = isChange
    nodes = template.states.map { state in
      switch state {
      case .word(let word, let next): .word(telling.ids[word] ?? 0, next: next)
      case .anyWord(let words, let next):
        .anyWord(words.compactMap { telling.ids[$0] }.sorted(), next: next)
      case .slot(let slot, let next): .slot(slot, next: next)
      case .split(let branches): .split(branches)
      case .end: .end
      case .joined: .strict
      }
    }
    slots = template.slots.map { slot in
      let kind = ValueKind(slot.slot.parameter, of: phrase.intent)
      let number = kinds[kind] ?? kinds.count
      kinds[kind] = number
      return TolerantSlot(slot: slot, kind: number)
    }
    let first = Self.firstStates(of: nodes, from: template.start)
    let all = nodes
    let firstWords = first.flatMap { state -> [Int] in
      switch all[state] {
      case .word(let id, _): [id]
      case .anyWord(let ids, _): ids
      default: []
      }
    }
    firstTelling = Set(firstWords.filter { telling.isTelling($0) })
    questionWords = telling.questions.intersection(firstWords)
    isPlain = Self.canEnd(all, from: template.start) { telling.weights[$0] < TellingWords.telling }
    let isPlainPhrase = isPlain
    let slots = slots
    func isLast(_ node: Node) -> Bool {
      guard case .word(_, let next) = node, case .end = all[next] else { return false }
      return true
    }
    missing = all.enumerated().map { state, node in
      // A phrase is not said without how it begins, nor without its last word: "where did my money go".
      let isAnchor = isPlainPhrase || first.contains(state) || isLast(node)
      switch node {
      case .word(let id, _): return Int32(telling.missing(id, isPlainPhrase, isAnchor))
      case .anyWord(let ids, _):
        return Int32(ids.map { telling.missing($0, isPlainPhrase, isAnchor) }.min() ?? 0)
      case .slot(let slot, _):
        let parameter = slots[slot].parameter
        if parameter.content == .arithmetic { return Int32(Prices.missingCalculation) }
        if case .text = parameter.kind.singleKind { return Int32(Prices.missingText) }
        return Int32(Prices.missingValue)
      case .split, .end, .strict: return 0
      }
    }
    let parameters = template.slots.map(\.slot.parameter)
    needsNumber =
      isPlain
      && !Self.canEnd(all, from: template.start, through: { !parameters[$0].kind.isNumeric }) { _ in
        true
      }
    telltale =
      !template.words.isEmpty
      ? nil
      : parameters.contains { $0.content == .arithmetic }
        ? .calculation : parameters.contains { $0.kind.isManyNumbers } ? .numbers : nil
    tellingWords = Set(
      template.words.compactMap { telling.ids[$0] }
        .filter { telling.isTelling($0) })
    hasOnlyNouns = telling.nouns.isSuperset(of: tellingWords)
  }

  /// Whether a word can stand for one of the phrase: "check milk" is not "get milk", and "make a list" does
  /// not ask "do I have a list".
  func allows(_ match: AnnotatedSentence.WordMatch, for id: Int) -> Bool {
    !(isChange && match.isLookup) && !(match.isMeaning && questionWords.contains(id))
  }

  /// The words that can be said in place of that of a state: "create" for "make" in "(make|create) a list".
  func alternatives(to state: Int) -> [Int] {
    switch nodes[state] {
    case .word(_, let next):
      nodes.compactMap { if case .word(let id, next) = $0 { id } else { nil } }
    case .anyWord(let ids, _): ids
    default: []
    }
  }

  /// The least price of the telling words that are missing, whatever else is said, or the price of
  /// the words that are said.
  func leastMissing(_ said: [Int: Int], _ telling: TellingWords) -> Int {
    var least = [Int](repeating: .max / 2, count: nodes.count)
    func price(_ id: Int) -> Int {
      telling.weights[id] < TellingWords.telling
        ? 0 : said[id] ?? Prices.missing(weight: telling.weights[id], isAnchor: false)
    }
    // A state leads to states with lower numbers only.
    for (state, node) in nodes.enumerated() {
      switch node {
      case .end: least[state] = 0
      case .word(let id, let next): least[state] = least[next] + price(id)
      case .anyWord(let ids, let next):
        var cheapest = ids.isEmpty ? 0 : Int.max / 2
        for id in ids { cheapest = min(cheapest, price(id)) }
        least[state] = least[next] + cheapest
      case .slot(_, let next): least[state] = least[next]
      case .split(let branches):
        for branch in branches { least[state] = min(least[state], least[branch]) }
      case .strict: break
      }
    }
    return least[start]
  }

  /// The prepositions that join the name of an entity, with the parameters that are named after them.
  func joins(_ telling: TellingWords) -> [String: Set<String>] {
    var joins: [String: Set<String>] = [:]
    for node in nodes {
      switch node {
      case .word(let id, let next) where telling.prepositions.contains(id):
        joins[telling.texts[id], default: []].formUnion(names(from: next, telling))
      case .anyWord(let ids, let next):
        for id in ids where telling.prepositions.contains(id) {
          joins[telling.texts[id], default: []].formUnion(names(from: next, telling))
        }
      default: break
      }
    }
    return joins.filter { !$0.value.isEmpty }
  }

  /// The parameters of entities that can follow a state after words without evidence.
  private func names(from start: Int, _ telling: TellingWords) -> Set<String> {
    let states = Self.states(of: nodes, from: start) { node, open in
      switch node {
      case .split(let branches): open += branches
      case .word(let id, let next): if telling.articles.contains(id) { open.append(next) }
      case .anyWord(let ids, let next):
        if !telling.articles.isDisjoint(with: ids) { open.append(next) }
      case .slot, .end, .strict: break
      }
    }
    return states.reduce(into: []) { names, state in
      guard case .slot(let slot, _) = nodes[state] else { return }
      let parameter = slots[slot].parameter
      if case .entity = parameter.kind.singleKind { names.insert(parameter.name) }
    }
  }

  /// Whether the end can be reached with no other words than some.
  private static func canEnd(
    _ nodes: [Node], from start: Int, through isFree: (Int) -> Bool = { _ in true },
    with isAllowed: (Int) -> Bool
  ) -> Bool {
    states(of: nodes, from: start) { node, open in
      switch node {
      case .word(let id, let next): if isAllowed(id) { open.append(next) }
      case .anyWord(let ids, let next): if ids.contains(where: isAllowed) { open.append(next) }
      case .slot(let slot, let next): if isFree(slot) { open.append(next) }
      case .split(let branches): open += branches
      case .end, .strict: break
      }
    }.contains { if case .end = nodes[$0] { true } else { false } }
  }

  /// The states that can be reached from the beginning without a word.
  private static func firstStates(of nodes: [Node], from start: Int) -> Set<Int> {
    states(of: nodes, from: start) { node, open in
      if case .split(let branches) = node { open += branches }
    }
  }

  /// The states that can be reached from one, itself among them.
  private static func states(
    of nodes: [Node], from start: Int, _ follow: (Node, inout [Int]) -> Void
  ) -> Set<Int> {
    var found: Set<Int> = []
    var open = [start]
    while let state = open.popLast() {
      guard found.insert(state).inserted else { continue }
      follow(nodes[state], &open)
    }
    return found
  }

  private static let maximumStates = 5000
}

/// A slot of a phrase, with the number of its kind, by which what was read is kept.
final class TolerantSlot: Sendable {
  let slot: TemplateSlot
  let kind: Int
  var parameter: ParameterDeclaration { slot.slot.parameter }

  init(slot: TemplateSlot, kind: Int) {
    self.slot = slot
    self.kind = kind
  }
}

/// The key by which values are read: their kind and, for texts, their owner.
struct ValueKind: Hashable {
  private let kind: ParameterKind
  private let owner: [String]

  init(_ parameter: ParameterDeclaration, of intent: String) {
    kind = parameter.kind
    if case .text = kind.singleKind { owner = [intent, parameter.name] } else { owner = [] }
  }
}

extension ParameterKind {
  /// Whether it is a list of as many numbers as a game has, and not of the few that are picked from them.
  var isManyNumbers: Bool {
    if case .list(_, let count) = self { isNumeric && count.upperBound > 4 } else { false }
  }
}
