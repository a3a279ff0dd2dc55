import IntentKit

/// The parameters and elements that corrections refer to by name or position.
extension CorrectionReader {
  /// A value that can be corrected.
  struct Target {
    let slot: Slot
    let place: Correction.Place

    func correction(_ value: GivenInput?) -> Correction {
      Correction(parameter: slot.parameter.name, place: place, value: value)
    }
  }

  /// "third one", "second number", "target".
  func target(at place: Int) -> (Target, length: Int)? {
    if let element = element(at: place) { return element }
    let named = slots.compactMap { slot -> (Target, length: Int)? in
      let title = Sentence.words(slot.parameter.title, sentence.spelling)
      guard !title.isEmpty, words.dropFirst(place).starts(with: title) else { return nil }
      return (Target(slot: slot, place: .whole), title.count)
    }
    return named.max { $0.length < $1.length }
  }

  /// "third one", "last number".
  private func element(at place: Int) -> (Target, length: Int)? {
    guard let ordinal = spoken.ordinal(word(place)), let list = listSlot(named: word(place + 1))
    else { return nil }
    let isNamed = spoken.correction.elements.contains(word(place + 1)) || list.isNamed
    let element: Correction.Place = ordinal < 0 ? .lastElement : .element(ordinal)
    return (Target(slot: Slot(list.slot.parameter), place: element), isNamed ? 2 : 1)
  }

  /// The list that an element word refers to: one whose title is the word or its plural, the one
  /// answered last, or the first.
  private func listSlot(named word: String) -> (slot: Slot, isNamed: Bool)? {
    let lists = slots.filter { $0.parameter.kind.elementKind != nil }
    if !word.isEmpty,
      let named = lists.first(where: {
        names.singular($0.parameter.title) == names.singular(word)
      })
    {
      return (named, true)
    }
    let usual =
      lists.first { $0.parameter.name == request.last?.parameter.name }
      ?? lists.first { $0.value?.elements?.isEmpty == false } ?? lists.first
    return usual.map { ($0, false) }
  }

  /// "Remove the last one", "not the second number".
  func removal(from lead: Int) -> Correction? {
    guard let length = length(of: spoken.correction.removals, at: lead) else { return nil }
    var place = lead + length
    if names.articles.contains(word(place)) { place += 1 }
    guard let (target, rest) = element(at: place), place + rest == sentence.words.count,
      slots.contains(where: {
        $0.parameter == target.slot.parameter && $0.value?.elements?.isEmpty == false
      })
    else { return nil }
    return Correction(
      parameter: target.slot.parameter.name, place: target.place, isRemoval: true)
  }
}
