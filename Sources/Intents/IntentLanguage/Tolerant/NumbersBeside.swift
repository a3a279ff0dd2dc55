import IntentKit

/// Reads numbers among the unused words of a sentence.
struct NumbersBeside {
  private let sentence: AnnotatedSentence
  private let reader: SlotReader
  private let index: PhraseIndex
  private let covered: Set<Int>

  init(
    _ sentence: AnnotatedSentence, _ knowledge: SlotKnowledge, _ index: PhraseIndex,
    _ covered: Set<Int>
  ) {
    self.sentence = sentence
    self.index = index
    self.covered = covered
    reader = SlotReader(sentence: sentence.sentence, knowledge: knowledge)
  }

  /// The value of a parameter outside the covered words, with its own words; `nil` if there is none, or more than one.
  /// A refused one, which the parameter does not allow, is asked about.
  func only(
    _ parameter: ParameterDeclaration, refused: Bool = false
  ) -> (SlotReader.Candidate, Range<Int>)? {
    let slot =
      if case .list(_, let count) = parameter.kind {
        Slot(parameter, count: 1...max(1, count.upperBound))
      } else { Slot(parameter) }
    let found = values(of: slot)
    guard found.count == 1, refused || found[0].0.isAllowed else { return nil }
    return found[0]
  }

  /// The values of a slot outside the covered words, allowed or not, with their own words.
  func values(of slot: Slot) -> [(SlotReader.Candidate, Range<Int>)] {
    var found: [(SlotReader.Candidate, Range<Int>)] = []
    var place = 0
    while place < sentence.count {
      guard let next = value(of: slot, at: place) else {
        place += 1
        continue
      }
      let words = place..<place + next.length
      place = words.upperBound
      if let count = next.value.elements?.count, count < Self.leastCount { continue }
      found.append((next, words))
    }
    return found
  }

  /// The longest value at a word, allowed or not.
  private func value(of slot: Slot, at place: Int) -> SlotReader.Candidate? {
    guard !covered.contains(place), sentence.canBeNumber[place],
      reader.knowledge.numbers.canBegin(sentence.words[place]),
      !reader.knowledge.numbers.isHomophone(sentence.words[place])
    else { return nil }
    return reader.candidates(slot, from: place).filter { candidate in
      // "How would one get 952" is about no one.
      let isPronoun =
        candidate.length == 1 && index.requests.pronouns.contains(sentence.words[place])
      return candidate.improperCount == 0 && !isPronoun
        && covered.isDisjoint(with: place..<place + candidate.length)
    }.max { $0.length < $1.length }
  }

  /// The number of numbers from which they can be those of a game.
  private static let leastCount = 3
}
