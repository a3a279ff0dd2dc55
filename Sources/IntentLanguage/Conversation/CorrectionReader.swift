import IntentKit

/// Parses an utterance as a correction of an earlier answer.
struct CorrectionReader {
  let sentence: Sentence
  let slots: [Slot]
  let last: Slot?
  private let reader: SlotReader
  private let spoken: ConversationWords
  private let names: NameWords
  private var words: [String] { sentence.words.map(\.text) }

  init(_ sentence: Sentence, _ slots: [Slot], last: Slot?, _ knowledge: SlotKnowledge) {
    self.sentence = sentence
    self.slots = slots
    self.last = last
    reader = SlotReader(sentence: sentence, knowledge: knowledge)
    spoken = knowledge.words
    names = knowledge.names
  }

  func read() -> Correction? {
    let lead = leadLength
    var place = lead
    let isChange = spoken.correction.changes.contains(word(place))
    if isChange { place += 1 }
    if names.articles.contains(word(place)) { place += 1 }
    if let (target, length) = target(at: place) {
      place += length
      let verb = spoken.correction.verbs.first { words.dropFirst(place).starts(with: $0) }
      place += verb?.count ?? 0
      if place == sentence.words.count {
        return isChange ? target.correction(nil) : nil
      }
      guard isChange || verb != nil, let value = value(of: target.slot, from: place) else {
        return nil
      }
      return target.correction(value)
    }
    // "no, 500", "I meant 500"
    guard lead > 0, !isChange, let last else { return nil }
    if let make = spoken.correction.makeIt.first(where: { words.dropFirst(place).starts(with: $0) })
    {
      place += make.count
    }
    guard let value = value(of: Slot(last.parameter), from: place) else { return nil }
    let changed: Correction.Place = last.parameter.kind.elementKind != nil ? .lastElement : .whole
    return Correction(parameter: last.parameter.name, place: changed, value: value)
  }

  private func word(_ place: Int) -> String {
    place < sentence.words.count ? sentence.words[place].text : ""
  }

  /// The number of leading words in phrases that introduce a correction.
  private var leadLength: Int {
    var place = 0
    while let lead = spoken.correction.leads.first(where: {
      words.dropFirst(place).starts(with: $0)
    }) {
      place += lead.count
    }
    return place
  }

  /// A value that can be corrected.
  private struct Target {
    let slot: Slot
    let place: Correction.Place

    func correction(_ value: GivenInput?) -> Correction {
      Correction(parameter: slot.parameter.name, place: place, value: value)
    }
  }

  /// "third one", "second number", "target".
  private func target(at place: Int) -> (Target, length: Int)? {
    if let ordinal = spoken.ordinal(word(place)),
      let list = listSlot(named: word(place + 1))
    {
      let isNamed = spoken.correction.elements.contains(word(place + 1)) || list.isNamed
      let element: Correction.Place = ordinal < 0 ? .lastElement : .element(ordinal)
      return (Target(slot: Slot(list.slot.parameter), place: element), isNamed ? 2 : 1)
    }
    let named = slots.compactMap { slot -> (Target, length: Int)? in
      let title = Sentence.words(slot.parameter.title, sentence.spelling)
      guard !title.isEmpty, words.dropFirst(place).starts(with: title) else { return nil }
      return (Target(slot: slot, place: .whole), title.count)
    }
    return named.max { $0.length < $1.length }
  }

  /// The list that an element word refers to: one whose title is the word or its plural, the one
  /// answered last, or the first.
  private func listSlot(named word: String) -> (slot: Slot, isNamed: Bool)? {
    let lists = slots.filter { $0.parameter.kind.elementKind != nil }
    if !word.isEmpty,
      let named = lists.first(where: { names.singular($0.parameter.title) == names.singular(word) })
    {
      return (named, true)
    }
    let usual = lists.first { $0.parameter.name == last?.parameter.name } ?? lists.first
    return usual.map { ($0, false) }
  }

  private func given(_ value: IntentValue, _ kind: ParameterKind) -> GivenInput {
    GivenInput(kind.input(value), .said(at: nil))
  }

  /// The value that consists of all words from a position on.
  private func value(of slot: Slot, from place: Int) -> GivenInput? {
    guard place < sentence.words.count else { return nil }
    let whole = reader.candidates(slot, from: place)
      .first { place + $0.length == sentence.words.count }
    guard let value = whole?.value else { return nil }
    // An element is a single value.
    if slot.count == 1...1, let elements = value.elements {
      return elements.count == 1 ? given(elements[0], slot.parameter.kind.singleKind) : nil
    }
    return given(value, slot.parameter.kind)
  }
}
