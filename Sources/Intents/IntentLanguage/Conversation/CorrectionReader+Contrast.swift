import IntentKit

/// Corrections that name the old value and the new one: "not Anna, Hannah", "I said thirty, not
/// thirteen".
extension CorrectionReader {
  func contrast(from lead: Int) -> Correction? {
    let count = sentence.words.count
    guard lead < count else { return nil }
    let texts = spoken.correction
    if let length = length(of: texts.not, at: lead) {
      // "Not 13 but 30", "not Anna, Hannah", "not the rice, make it pasta"
      for place in (lead + length)..<max(lead + length, count) where place > lead + length {
        let but = self.length(of: texts.but + texts.meant, at: place)
        guard but != nil || sentence.words[place].isAfterComma else { continue }
        let end = place + (but ?? 0)
        let start = end + (self.length(of: texts.makeIt, at: end) ?? 0)
        return correction(of: lead + length..<place, to: start..<max(start, count))
      }
      return correction(of: lead + length..<count)
    }
    // "30, not 13"
    for place in lead..<count where place > lead {
      guard let length = length(of: texts.not, at: place), place + length < count else { continue }
      // "Anna no, Hannah"
      if sentence.words[place + length].isAfterComma, !isReport(text(place + length..<count)) {
        return correction(of: lead..<place, to: place + length..<count)
      }
      let make = self.length(of: texts.makeIt, at: lead) ?? 0
      // "What if I had 30 instead of 13"
      return (lead + make..<max(lead + make, place)).lazy.compactMap {
        correction(of: place + length..<count, to: $0..<place)
      }.first
    }
    return nil
  }

  /// The correction of an old value, perhaps with the preposition before both, which is asked for again if there is no new one.
  func correction(of old: Range<Int>, to new: Range<Int>? = nil) -> Correction? {
    plainCorrection(of: old, to: new)
      ?? (startsWithPreposition(old)
        ? plainCorrection(
          of: old.dropFirst(), to: new.map { startsWithPreposition($0) ? $0.dropFirst() : $0 })
        : nil)
  }

  private func startsWithPreposition(_ range: Range<Int>) -> Bool {
    range.count > 1 && isPreposition(word(range.lowerBound))
  }

  private func plainCorrection(of old: Range<Int>, to new: Range<Int>?) -> Correction? {
    let old = withoutArticle(old)
    let new = new.map(withoutArticle)
    guard !old.isEmpty, new?.isEmpty != true else { return nil }
    for slot in slots {
      guard let place = place(of: old, in: slot) else { continue }
      guard let new else {
        return Correction(parameter: slot.parameter.name, place: place)
      }
      let read = place == .whole ? slot : Slot(slot.parameter)
      if let value = values.value(of: read, in: new) {
        return Correction(parameter: slot.parameter.name, place: place, value: value.given)
      }
    }
    // "Not from savings, current", where it is current.
    if let new, let slot = slots.first(where: { place(of: new, in: $0) == .whole }),
      values.value(of: slot, in: old) != nil, let value = values.value(of: slot, in: new)
    {
      return Correction(parameter: slot.parameter.name, value: value.given)
    }
    // The old value was refused, or misunderstood.
    guard let new, let asked = request.asked ?? request.last, !asked.parameter.kind.isFree,
      asked.parameter.kind.elementKind == nil,
      values.value(of: asked, in: old) != nil, let value = values.value(of: asked, in: new)
    else { return nil }
    return Correction(parameter: asked.parameter.name, value: value.given)
  }

  /// The place where the words name the value of a parameter.
  func place(of old: Range<Int>, in slot: Slot) -> Correction.Place? {
    guard let known = slot.value else { return nil }
    if let elements = known.elements {
      func places(isPart: Bool) -> [Int] {
        elements.indices.filter {
          values.names(elements[$0], old, Slot(slot.parameter), names, isPart: isPart)
        }
      }
      if let place = places(isPart: false).first { return .element(place) }
      // "The satsumas", of a bag of satsumas.
      let parts = places(isPart: true)
      return parts.count == 1 ? .element(parts[0]) : nil
    }
    return values.names(known, old, slot, names) ? .whole : nil
  }

  /// The words without an article before others.
  private func withoutArticle(_ range: Range<Int>) -> Range<Int> {
    range.count > 1 && names.ignored.contains(word(range.lowerBound))
      ? range.lowerBound + 1..<range.upperBound : range
  }
}
