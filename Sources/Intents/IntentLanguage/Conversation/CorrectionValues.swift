import IntentKit

/// Reads the values in a correction.
struct CorrectionValues {
  private let sentence: Sentence
  private let knowledge: SlotKnowledge

  init(_ sentence: Sentence, _ knowledge: SlotKnowledge) {
    self.sentence = sentence
    self.knowledge = knowledge
  }

  /// A value, and whether its kind allows it.
  struct Found {
    let given: GivenInput
    let value: IntentValue
    let isAllowed: Bool
  }

  /// Whether a word is mostly no number, but sounds like one: "too".
  func isHomophone(_ word: String) -> Bool { knowledge.numbers.isHomophone(word) }

  /// Whether a word can be part of a number.
  func isOfNumber(_ word: String) -> Bool { knowledge.numbers.isOfNumber(word) }

  /// The value that consists of all words from a position on.
  func value(of slot: Slot, from place: Int) -> Found? {
    let reader = SlotReader(sentence: sentence, knowledge: knowledge)
    guard place < sentence.words.count else { return nil }
    let candidates = reader.candidates(slot, from: place)
    guard let whole = candidates.first(where: { place + $0.length == sentence.words.count })
    else { return nil }
    // An element is a single value.
    if slot.count == 1...1, let elements = whole.value.elements {
      guard elements.count == 1 else { return nil }
      let kind = slot.parameter.kind.singleKind
      return Found(
        given: GivenInput(kind.input(elements[0]), .said(at: nil)), value: elements[0],
        isAllowed: whole.isAllowed)
    }
    let alternatives = reader.alternatives(to: whole, among: candidates)
    return Found(
      given: GivenInput(
        slot.parameter.kind.input(whole.value),
        alternatives.isEmpty ? .said(at: nil) : .guessed(alternatives: alternatives)),
      value: whole.value, isAllowed: whole.isAllowed)
  }

  /// The value that consists of all words in a range.
  func value(of slot: Slot, in range: Range<Int>) -> Found? {
    guard range.upperBound < sentence.words.count else {
      return value(of: slot, from: range.lowerBound)
    }
    let part = sentence.keeping(sentence.words[range])
    return CorrectionValues(part, knowledge).value(of: slot, from: 0)
  }

  /// Whether the words in a range name a value: all of them are in the name of an entity, or they are
  /// the value itself.
  func names(
    _ known: IntentValue, _ range: Range<Int>, _ slot: Slot, _ words: NameWords
  ) -> Bool {
    func plain(_ texts: [String]) -> [String] {
      texts.filter { !words.ignored.contains($0) }.map(words.singular)
    }
    let said = plain(sentence.words[range].map(\.text))
    switch known {
    case .entity(let reference):
      let name = plain(Sentence.words(reference.name, knowledge.spelling))
      return !said.isEmpty && said.allSatisfy(name.contains)
    case .newEntity(let entity):
      return !said.isEmpty && said == plain(Sentence.words(entity.name, knowledge.spelling))
    case .text(let text):
      return !said.isEmpty && said == plain(Sentence.words(text, knowledge.spelling))
    case .money(let amount):
      guard case .money(let other)? = value(of: slot, in: range)?.value else { return false }
      return other.number == amount.number
        && (other.currency == nil || other.currency == amount.currency)
    default: return value(of: slot, in: range)?.value == known
    }
  }
}
