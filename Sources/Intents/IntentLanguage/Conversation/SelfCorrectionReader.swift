import IntentKit

/// Parses an answer in which the speaker corrects himself: "twenty, no, thirty", "25, I mean 50".
/// The last value counts.
struct SelfCorrectionReader {
  private let sentence: Sentence
  private let slots: [Slot]
  private let knowledge: SlotKnowledge

  init(_ sentence: Sentence, _ slots: [Slot], _ knowledge: SlotKnowledge) {
    self.sentence = sentence
    self.slots = slots
    self.knowledge = knowledge
  }

  /// The answer; `nil` if it has no correction. Elements of a list replace as many before them.
  func read() -> Answer? {
    guard let kind = slots.first?.parameter.kind else { return nil }
    if case .text = kind { return nil }
    let parts = parts(isFree: kind.isFree)
    guard (2...Self.maximumParts).contains(parts.count) else { return nil }
    var values: [String: GivenInput] = [:]
    for part in parts {
      var reader = AnswerReader(sentence.keeping(part), slots, knowledge)
      guard let answer = reader.read() else { return nil }
      for (name, given) in answer.values {
        values[name] = Self.replacing(values[name], by: given)
      }
    }
    return Answer(values)
  }

  /// The maximum number of values that replace each other.
  private static let maximumParts = 6

  private static func replacing(_ before: GivenInput?, by given: GivenInput) -> GivenInput {
    guard let old = before?.input.elements, let new = given.input.elements, old.count > new.count
    else {
      return given
    }
    return GivenInput(.list(Array(old.dropLast(new.count)) + new), given.provenance)
  }

  /// The words between corrections. In free text, a correction is marked by a comma, or has several
  /// words.
  private func parts(isFree: Bool) -> [ArraySlice<Sentence.Word>] {
    let words = sentence.words[...]
    var parts: [ArraySlice<Sentence.Word>] = []
    var start = 0
    var place = 1
    while place < words.endIndex {
      guard let length = length(at: place),
        !isFree || length > 1 || words[place].isAfterComma || place == start
      else {
        place += 1
        continue
      }
      // In "no, sorry", the correction goes on.
      if place > start { parts.append(words[start..<place]) }
      place += length
      start = place
    }
    return start < words.endIndex ? parts + [words[start...]] : []
  }

  /// The number of words of a correction.
  private func length(at place: Int) -> Int? {
    let correction = knowledge.words.correction
    let rest = sentence.words[place...].lazy.map(\.text)
    return (correction.selfCorrections + correction.makeIt).first { rest.starts(with: $0) }?.count
  }
}
