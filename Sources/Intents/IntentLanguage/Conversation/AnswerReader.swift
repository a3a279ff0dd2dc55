import IntentKit

/// Parses an utterance as the answer to a question.
struct AnswerReader {
  let sentence: Sentence
  let slots: [Slot]
  private var reader: SlotReader
  /// The words of the parameters' titles, which may stand around the values.
  private let titleWords: [String]
  private var steps = 0
  private var alternatives: [IntentValue] = []
  /// Whether a word was matched leniently.
  private(set) var isGuess = false

  private static let maximumSteps = 20_000

  init(_ sentence: Sentence, _ slots: [Slot], _ knowledge: SlotKnowledge) {
    self.sentence = sentence
    self.slots = slots
    reader = SlotReader(sentence: sentence, knowledge: knowledge)
    titleWords = slots.flatMap { Sentence.words($0.parameter.title, sentence.spelling) }
  }

  /// The values; every word must be part of a value or a filler.
  mutating func read() -> Answer? {
    guard let first = slots.first else { return nil }
    switch first.parameter.kind {
    case .text(let maximumLength):
      // Free text, as written.
      let text = sentence.text.trimmed
      return text.isEmpty || text.count > maximumLength
        ? nil : Answer([first.parameter.name: GivenInput(.value(.text(text)), .said(at: nil))])
    case .entity:
      let name =
        sentence.text.hasSymbols
        ? .text(sentence.text.trimmed) : reader.candidates(first, from: 0).last?.value
      return name.map {
        Answer([first.parameter.name: GivenInput(first.parameter.kind.input($0), .said(at: nil))])
      }
    default:
      if let values = read(slots[...], from: 0) { return answer(values) }
      reader.isLenient = true
      isGuess = true
      return read(slots[...], from: 0).map { answer($0, isGuess: true) }
    }
  }

  private func answer(_ values: [String: IntentValue], isGuess: Bool = false) -> Answer {
    var inputs: [String: GivenInput] = [:]
    for slot in slots {
      guard let value = values[slot.parameter.name] else { continue }
      let isInDoubt = values.count == 1 && alternatives.count > 1
      let provenance: Provenance =
        isInDoubt || isGuess
        ? .guessed(alternatives: isInDoubt ? alternatives : []) : .said(at: nil)
      inputs[slot.parameter.name] = GivenInput(slot.parameter.kind.input(value), provenance)
    }
    return Answer(inputs)
  }

  private mutating func read(
    _ slots: ArraySlice<Slot>, from place: Int
  ) -> [String: IntentValue]? {
    steps += 1
    guard steps < Self.maximumSteps else { return nil }
    guard place < sentence.words.count else {
      // The first slot must have a value.
      return slots.startIndex > 0 ? [:] : nil
    }
    // "For target 420" has one number.
    if isOnlyHeardAsNumber(place), slots.first?.parameter.kind.elementKind == nil,
      let values = read(slots, from: place + 1)
    {
      return values
    }
    if let slot = slots.first, !slot.parameter.kind.isFree || slots.startIndex == 0 {
      let candidates = reader.candidates(slot, from: place)
      for candidate in candidates {
        steps += 1
        if var values = read(slots.dropFirst(), from: place + candidate.length) {
          values[slot.parameter.name] = candidate.value
          if slots.startIndex == 0 {
            alternatives = reader.alternatives(to: candidate, among: candidates)
          }
          return values
        }
      }
    }
    let word = sentence.words[place].text
    guard reader.knowledge.words.fillers.contains(word) || titleWords.contains(word),
      // "20%" is no amount of money.
      word != "%" || !self.slots.contains(where: { $0.parameter.kind.singleKind == .money })
    else { return nil }
    return read(slots, from: place + 1)
  }

  /// Whether a word that may stand around values only sounds like a number: "for".
  private func isOnlyHeardAsNumber(_ place: Int) -> Bool {
    let word = sentence.words[place].text
    return reader.knowledge.words.fillers.contains(word)
      && reader.knowledge.numbers.isHomophone(word)
  }
}

extension String {
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
