/// A finite automaton over the words of a grammar, deterministic and with the fewest states.
///
/// A recogniser follows every path through a grammar at once. A grammar says the same beginning and the same number in many
/// places; here each is one path, so that there are tens of times fewer to follow than PocketSphinx makes of the grammar itself.
struct WordAutomaton {
  /// An arc: a word, by its place in a vocabulary, and the state to which it leads.
  struct Arc: Hashable {
    let word: Int32
    let target: Int32
  }

  /// The arcs of each state, by word. The first state is the start.
  var arcs: [[Arc]]
  /// Whether a sentence can end in each state.
  var accepts: [Bool]

  /// Makes an automaton deterministic by the subset construction, and merges states that cannot be told apart.
  ///
  /// - Complexity: Exponential in the worst case; for grammars of requests about linear in their number of words.
  init(_ draft: AutomatonDraft) {
    (arcs, accepts) = Self.deterministic(draft)
    merge()
  }

  private static func deterministic(_ draft: AutomatonDraft) -> ([[Arc]], [Bool]) {
    var reach = Reach(draft)
    var numbers: [[Int32]: Int32] = [:]
    var subsets: [[Int32]] = []
    var arcs: [[Arc]] = []
    var accepts: [Bool] = []
    func number(of subset: [Int32]) -> Int32 {
      if let number = numbers[subset] { return number }
      let number = Int32(subsets.count)
      numbers[subset] = number
      subsets.append(subset)
      arcs.append([])
      accepts.append(subset.contains(draft.end))
      return number
    }
    _ = number(of: reach.closure(of: [draft.start]))
    var next = 0
    while next < subsets.count {
      var targets: [Int32: [Int32]] = [:]
      for state in subsets[next] {
        for arc in draft.arcs[Int(state)] { targets[arc.word, default: []].append(arc.target) }
      }
      arcs[next] = targets.sorted { $0.key < $1.key }.map {
        Arc(word: $0.key, target: number(of: reach.closure(of: $0.value)))
      }
      next += 1
    }
    return (arcs, accepts)
  }

  /// The states that are reached without a word.
  private struct Reach {
    private let draft: AutomatonDraft
    private var marks: [Int32]
    private var mark: Int32 = 0

    init(_ draft: AutomatonDraft) {
      self.draft = draft
      marks = Array(repeating: 0, count: draft.arcs.count)
    }

    /// All states that are reached, sorted, of those that have an arc with a word or are the end.
    mutating func closure(of states: [Int32]) -> [Int32] {
      mark += 1
      var open = states
      var reached: [Int32] = []
      while let state = open.popLast() {
        let place = Int(state)
        guard marks[place] != mark else { continue }
        marks[place] = mark
        if !draft.arcs[place].isEmpty || state == draft.end { reached.append(state) }
        open += draft.jumps[place]
      }
      return reached.sorted()
    }
  }

  /// Merges states by Moore's refinement: states differ if one accepts, or if a word leads to states that differ.
  private mutating func merge() {
    var classes = accepts.map { $0 ? Int32(1) : 0 }
    var count = 0
    while true {
      var numbers: [[Int32]: Int32] = [:]
      var next: [Int32] = []
      next.reserveCapacity(classes.count)
      for state in arcs.indices {
        var signature = [classes[state]]
        for arc in arcs[state] { signature += [arc.word, classes[Int(arc.target)]] }
        let number = numbers[signature] ?? Int32(numbers.count)
        numbers[signature] = number
        next.append(number)
      }
      classes = next
      if numbers.count == count { break }
      count = numbers.count
    }
    var merged: [[Arc]] = []
    var accepting: [Bool] = []
    // The classes are numbered in the order of their first states, so the start stays the first.
    for state in arcs.indices where Int(classes[state]) == merged.count {
      merged.append(
        arcs[state].map { Arc(word: $0.word, target: classes[Int($0.target)]) })
      accepting.append(accepts[state])
    }
    (arcs, accepts) = (merged, accepting)
  }

  /// Whether a sentence leads from the start to an end.
  func accepts(_ words: [Int32]) -> Bool { state(after: words).map { accepts[$0] } ?? false }

  /// The ends of the longer sentences that begin with some words.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - limit: The maximum number of ends.
  /// - Returns: The ends; none for words with which no sentence begins; `nil` if they are more than the limit.
  func endings(after words: [Int32], upTo limit: Int) -> [[Int32]]? {
    guard let state = state(after: words) else { return [] }
    var endings: [[Int32]] = []
    var open: [(state: Int, words: [Int32])] = [(state, [])]
    // Of what goes on without end there are more than any limit.
    var steps = 0
    while let (state, words) = open.popLast() {
      for arc in arcs[state] {
        steps += 1
        let longer = (Int(arc.target), words + [arc.word])
        if accepts[longer.0] { endings.append(longer.1) }
        guard endings.count <= limit, steps <= limit * Self.endingSteps else { return nil }
        open.append(longer)
      }
    }
    return endings
  }

  /// The maximum mean number of arcs of an end that is looked for.
  private static let endingSteps = 8

  private func state(after words: [Int32]) -> Int? {
    var state = 0
    for word in words {
      guard let arc = arcs[state].first(where: { $0.word == word }) else { return nil }
      state = Int(arc.target)
    }
    return state
  }
}
