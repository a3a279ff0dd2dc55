import IntentKit

/// Parses an utterance as a choice among options.
struct ChoiceReader {
  private let words: [String]
  /// The words without those that introduce a correction.
  private let said: [String]
  private let knowledge: SlotKnowledge
  /// What was said as it is written, also without punctuation at its end.
  private let written: [String]

  init(_ sentence: Sentence, _ knowledge: SlotKnowledge) {
    self.knowledge = knowledge
    let text = sentence.text.asWritten
    written = [text, String(text.reversed().drop { ".!,".contains($0) }.reversed())]
    let spoken = knowledge.words
    let rest = sentence.words.map(\.text)[...].dropping(leads: spoken.correction.leads)
    said = spoken.withoutEnds(sentence.words.suffix(rest.count)).map(\.text)
    var words = sentence.words.map(\.text)
    if let lead = spoken.choosing.leads.first(where: {
      $0.count < words.count && words.starts(with: $0)
    }) {
      words.removeFirst(lead.count)
    }
    while words.count > 1, let first = words.first, spoken.choiceStarts.contains(first) {
      words.removeFirst()
    }
    while words.count > 1, let last = words.last, spoken.choiceEnds.contains(last) {
      words.removeLast()
    }
    self.words = words
  }

  /// The choice, of the options that ``read(_:)`` finds, or of none, any or all of them.
  func pick(_ names: [String]) -> Pick {
    let same = writtenPlaces(in: names)
    if !same.isEmpty { return .options(same) }
    let exact = exactPlaces(in: names.map { Sentence.words($0, knowledge.spelling) })
    if !exact.isEmpty { return .options(exact) }
    let text = said.joined(separator: " ")
    let choosing = knowledge.words.choosing
    if choosing.none.contains(text) { return .none }
    if choosing.all.contains(text) { return .all }
    if choosing.any.contains(text) { return .any }
    if choosing.other.contains(text) { return .other }
    if names.count == 2, choosing.first.contains(text) { return .options([0]) }
    if names.count == 2, choosing.last.contains(text) { return .options([1]) }
    return .options(read(names))
  }

  /// The indices of the matching options, by whole name, position or some words of a name.
  func read(_ names: [String]) -> [Int] {
    let same = writtenPlaces(in: names)
    if !same.isEmpty { return same }
    guard !words.isEmpty else { return [] }
    let named = names.map { Sentence.words($0, knowledge.spelling) }
    let exact = exactPlaces(in: named)
    if !exact.isEmpty { return exact }
    if let place = place(among: names.count) { return [place] }
    return named.indices.filter { index in words.allSatisfy(named[index].contains) }
  }

  /// The indices of the options that are written as what was said: "Tom 🎄", of which "Tom" is the only word.
  private func writtenPlaces(in names: [String]) -> [Int] {
    let texts = names.map(\.asWritten)
    for text in written where !text.isEmpty {
      let same = texts.indices.filter { texts[$0] == text }
      if !same.isEmpty { return same }
    }
    return []
  }

  private func exactPlaces(in names: [[String]]) -> [Int] {
    names.indices.filter { names[$0] == words }
  }

  private func place(among count: Int) -> Int? {
    var words = words[...]
    if words.count == 2, let first = words.first, knowledge.words.placeNouns.contains(first) {
      words.removeFirst()
    }
    guard words.count == 1, let word = words.first else { return nil }
    var place = knowledge.words.ordinal(word)
    if place == -1 { place = count - 1 }
    if place == nil, let number = knowledge.numbers.number(word) {
      place = number - 1
    }
    return place.flatMap { (0..<count).contains($0) ? $0 : nil }
  }
}
