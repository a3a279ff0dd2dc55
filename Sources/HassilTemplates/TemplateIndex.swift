import IntentLanguage

/// Finds the templates that a sentence can match at all: one of its words that is of no value must be in them.
struct TemplateIndex {
  private var placesByWord: [String: Set<Int>] = [:]
  private var placesByJoint: [String: Set<Int>] = [:]
  private var placesOfTwoValues: Set<Int> = []
  private var placesOfFree: Set<Int> = []
  private let all: Set<Int>
  private let knowledge: SlotKnowledge

  init(_ templates: [CompiledTemplate], _ knowledge: SlotKnowledge) {
    self.knowledge = knowledge
    all = Set(templates.indices)
    for (place, template) in templates.enumerated() {
      if template.isFree {
        placesOfFree.insert(place)
        continue
      }
      for word in template.words { placesByWord[word, default: []].insert(place) }
      let joints = template.joints
      for letters in joints.letters { placesByJoint[letters, default: []].insert(place) }
      if joints.hasTwoValues { placesOfTwoValues.insert(place) }
    }
  }

  /// The places of templates, in order.
  func candidates(_ sentence: Sentence) -> [Int] {
    let plain = sentence.words.lazy.map(\.text).filter { !knowledge.isOfValue($0) }
    let rarest = plain.min { count($0) < count($1) }
    guard let rarest else { return all.sorted() }
    var places = (placesByWord[rarest] ?? []).union(placesOfFree)
    for (letters, joined) in placesByJoint
    where rarest.count > letters.count && (rarest.hasSuffix(letters) || rarest.hasPrefix(letters)) {
      places.formUnion(joined)
    }
    if isOfTwoValues(rarest) { places.formUnion(placesOfTwoValues) }
    return places.sorted()
  }

  private func count(_ word: String) -> Int { placesByWord[word]?.count ?? 0 }

  /// Whether the letters of a word are of two values.
  private func isOfTwoValues(_ word: String) -> Bool {
    word.indices.dropFirst().contains { place in
      knowledge.isOfValue(String(word[..<place])) && knowledge.isOfValue(String(word[place...]))
    }
  }
}
