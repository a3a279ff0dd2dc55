/// A clause of a sentence, and what the speaker does with it.
struct Clause: Sendable, Equatable {
  let words: Range<Int>
  let act: Act
  /// Who it is about; `nil` if it has no subject in the first words.
  var person: Person?
  /// Whether it is told or asked of the past, as far as an auxiliary says so.
  var isPast = false
  /// Whether an auxiliary or a modal verb follows its first word.
  var hasFiniteVerb = false
  /// The words that a negation applies to, from it on; `nil` if there is none.
  var negated: Range<Int>?
  /// The words that are left without what tells the act.
  let content: Range<Int>

  enum Person: String, Sendable {
    case speaker, listener, other
  }
}

/// The clauses of a sentence in order, which cover all of its words.
struct Clauses: Sendable, Equatable {
  let all: [Clause]

  /// The words that call off what precedes them, up to the end; `nil` if there are none.
  var callingOff: Range<Int>? {
    guard let last = all.last(where: { $0.act != .courtesy }), last.act == .callingOff,
      all.dropLast().contains(where: { ![.courtesy, .callingOff].contains($0.act) }),
      let end = all.last?.words.upperBound
    else { return nil }
    return last.words.lowerBound..<end
  }

  /// The words that say what shall not be done, if nothing else is requested.
  var refused: Range<Int>? {
    let told = all.filter { ![.courtesy, .address, .report, .context].contains($0.act) }
    return told.count == 1 && told[0].act == .refusal && !told[0].content.isEmpty
      ? told[0].content : nil
  }

  func clause(with word: Int) -> Clause? { all.first { $0.words.contains(word) } }

  var conditions: [Clause] { all.filter { $0.act == .condition } }
}
