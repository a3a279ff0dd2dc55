/// Parses an utterance as a choice among options.
struct ChoiceReader {
  private let words: [String]
  private let knowledge: SlotKnowledge

  init(_ sentence: Sentence, _ knowledge: SlotKnowledge) {
    self.knowledge = knowledge
    var words = sentence.words.map(\.text)
    while words.count > 1, let first = words.first,
      knowledge.words.choiceStarts.contains(first)
    {
      words.removeFirst()
    }
    while words.count > 1, let last = words.last, knowledge.words.choiceEnds.contains(last) {
      words.removeLast()
    }
    self.words = words
  }

  /// The indices of the matching options, by whole name, position or some words of a name.
  func read(_ names: [String]) -> [Int] {
    guard !words.isEmpty else { return [] }
    let named = names.map { Sentence.words($0, knowledge.spelling) }
    let exact = named.indices.filter { named[$0] == words }
    if !exact.isEmpty { return exact }
    if let place = place(among: names.count) { return [place] }
    return named.indices.filter { index in words.allSatisfy(named[index].contains) }
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
