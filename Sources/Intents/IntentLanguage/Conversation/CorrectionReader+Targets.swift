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

  /// "Remove the last one", "not the second number", "without the olives", "no toppings", "except the butter".
  func removal(from lead: Int) -> Correction? {
    if let correction = emptying(from: lead) { return correction }
    // "No milk", but "no, milk".
    if lead > 0, lead < words.count, !sentence.words[lead].isAfterComma,
      length(of: spoken.kernels.texts(.without), at: 0) == lead,
      let removed = removal(of: lead, isContrast: false)
    {
      return removed
    }
    let texts =
      spoken.correction.removals + spoken.kernels.texts(.without) + requests.exceptions
    guard let length = length(of: texts, at: lead) else { return denial(from: lead) }
    return removal(
      of: lead + length, isContrast: self.length(of: spoken.correction.not, at: lead) != nil)
  }

  /// The removal of the element that the words from a position on name.
  private func removal(of start: Int, isContrast: Bool) -> Correction? {
    var place = start
    if names.articles.contains(word(place)) { place += 1 }
    if let (target, rest) = element(at: place), place + rest == sentence.words.count,
      slots.contains(where: {
        $0.parameter == target.slot.parameter && $0.value?.elements?.isEmpty == false
      })
    {
      return Correction(
        parameter: target.slot.parameter.name, place: target.place, isRemoval: true)
    }
    // "Remove the ham from the toppings" names the list, or not.
    let end = endBeforeTitle(from: place)
    guard place < end else { return nil }
    // After "not the ham", another element is asked for, unless others are left.
    for slot in slots
    where slot.parameter.kind.elementKind != nil
      && (!isContrast || slot.value?.elements?.count ?? 0 > 1)
    {
      if let element = self.place(of: place..<end, in: slot), element != .whole {
        return Correction(parameter: slot.parameter.name, place: element, isRemoval: true)
      }
    }
    return nil
  }

  /// "Las cebollas no", "den Joghurt doch nicht": one of several elements with a negation after it, and perhaps a reason after that.
  private func denial(from lead: Int) -> Correction? {
    let start = names.ignored.contains(word(lead)) ? lead + 1 : lead
    let end =
      sentence.words.indices.dropFirst(start + 1).first { sentence.words[$0].isAfterComma }
      ?? sentence.words.count
    guard start < end,
      let not = (start + 1..<max(start + 1, end)).first(where: { place in
        length(of: spoken.correction.not, at: place).map { place + $0 } == end
      })
    else { return nil }
    for slot in slots where slot.value?.elements?.count ?? 0 > 1 {
      for last in (start + 1...not).reversed() {
        if let element = place(of: start..<last, in: slot), element != .whole {
          return Correction(parameter: slot.parameter.name, place: element, isRemoval: true)
        }
      }
    }
    return nil
  }

  /// "No toppings": a list that can be left out shall have no element.
  private func emptying(from lead: Int) -> Correction? {
    // The no of "no toppings" can also introduce a correction.
    for start in Set([0, lead]) {
      guard let length = length(of: spoken.kernels.texts(.without), at: start),
        let (target, rest) = target(at: start + length),
        start + length + rest == sentence.words.count,
        target.place == .whole, target.slot.parameter.kind.elementKind != nil,
        !target.slot.parameter.isRequired
      else { continue }
      return Correction(parameter: target.slot.parameter.name, isRemoval: true)
    }
    return nil
  }

  /// "Add ham", "I forgot the mushrooms", "olives too": another element of the only list that has some.
  func addition(from lead: Int) -> Correction? {
    let lists = slots.filter { $0.parameter.kind.elementKind != nil }
    guard lists.count == 1, let slot = lists.first, request.asked?.parameter != slot.parameter,
      slot.parameter.kind.singleKind.isFree || slot.value != nil
    else { return nil }
    let length = length(of: spoken.kernels.texts(.more), at: lead)
    var words = sentence.words[(lead + (length ?? 0))...]
    let end = moreAfter(words)
    words.removeLast(end ?? 0)
    let isAdded = length != nil || end != nil
    if let first = words.first, words.count > 1, names.articles.contains(first.text) {
      words.removeFirst()
    }
    guard isAdded, !words.isEmpty, !words.contains(where: { joinsValue($0.text) }),
      let found = values.value(of: Slot(slot.parameter), in: words.startIndex..<words.endIndex),
      found.isAllowed
    else { return nil }
    return Correction(
      parameter: slot.parameter.name, place: .element(slot.value?.elements?.count ?? 0),
      value: found.given)
  }

  /// Whether it ends as what is added does: "olives too".
  var hasMoreAfter: Bool { moreAfter(sentence.words[...]) != nil }

  /// The number of words at the end that say that something is added; `nil` if there are none, or no others.
  private func moreAfter(_ words: ArraySlice<Sentence.Word>) -> Int? {
    spoken.kernels.texts(.moreAfter).first {
      $0.count < words.count && words.suffix($0.count).map(\.text) == $0
    }?.count
  }

  /// "Change garlic to ham".
  func replacement(from start: Int) -> Correction? {
    for place in start..<sentence.words.count where place > start {
      guard let length = length(of: spoken.correction.verbs, at: place) else { continue }
      return correction(
        of: start..<place, to: place + length..<max(place + length, sentence.words.count))
    }
    return nil
  }

  /// The end of the words before a reason after a comma, and before the title of a list and the words that lead to it: "from the
  /// toppings".
  private func endBeforeTitle(from start: Int) -> Int {
    let count = sentence.words.count
    var end =
      sentence.words.indices.first {
        $0 > start && sentence.words[$0].isAfterComma && isReport(text($0..<count))
      } ?? count
    let titles = Set(
      slots.filter { $0.parameter.kind.elementKind != nil }
        .flatMap { Sentence.words($0.parameter.title, sentence.spelling) })
    guard end > start + 1, titles.contains(word(end - 1)) else { return end }
    end -= 1
    while end > start, names.articles.contains(word(end - 1)) || isPreposition(word(end - 1)) {
      end -= 1
    }
    return end
  }
}
