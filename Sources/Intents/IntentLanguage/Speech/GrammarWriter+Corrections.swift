import IntentKit

/// The corrections of an open request: "no, I said six", "change the target to 500", "the third one is eight", "from savings".
extension GrammarWriter {
  mutating func corrections(of request: OpenRequest) -> [String] {
    let spoken = knowledge.words.correction.written
    let known = request.slots.filter { $0.value != nil }
    guard !known.isEmpty, let lead = leads() else { return [] }
    let verb = rule("becomes", spoken.verbs.compactMap(sayable))
    let change = choice(spoken.changes.compactMap(sayable))
    let prepositions = PrepositionIndex(
      phrases.filter { $0.intent == request.intent }, request, knowledge
    ).parameters
    var all: [String] = []
    for slot in known {
      let title = sayable(slot.parameter.title)
      if let change, let title { all.append("\(change) \(article())\(title)") }
      guard let element = rule(of: Slot(slot.parameter, count: 1...1), request.intent) else {
        continue
      }
      if case .list = slot.parameter.kind {
        all += elementCorrections(
          element, slot.value?.elements?.count ?? 0, lead: lead, verb: verb)
      } else {
        if !slot.parameter.kind.isFree { all.append("\(lead) \(element)") }
        if let verb, let title {
          all.append("[\(lead)] \(article())\(title) \(verb) \(element)")
          if let change { all.append("\(change) \(article())\(title) \(verb) \(element)") }
        }
      }
      guard case .entity = slot.parameter.kind else { continue }
      let words = prepositions.filter { $0.value == [slot.parameter.name] }.keys.sorted()
      if let preposition = choice(words.map(written)) {
        all.append("[\(lead)] \(preposition) \(element)")
      }
    }
    return all
  }

  /// Corrections of an element of a list: "no, the third one is eight", "remove the last one".
  private func elementCorrections(
    _ element: String, _ count: Int, lead: String, verb: String?
  ) -> [String] {
    let words = knowledge.words
    guard count > 0, count <= words.written.ordinals.count,
      let place = choice(
        (words.written.ordinals.prefix(count).flatMap(\.self) + words.written.last)
          .compactMap(sayable)),
      let noun = choice(words.correction.written.elements.compactMap(sayable))
    else { return [] }
    let target = "\(article())\(place) \(noun)"
    var all: [String] = []
    if let verb { all.append("[\(lead)] \(target) \(verb) \(element)") }
    if let removal = choice(words.correction.written.removals.compactMap(sayable)) {
      all.append("\(removal) \(target)")
    }
    return all
  }

  /// What introduces a correction, once or twice: "no, I said".
  private mutating func leads() -> String? {
    let texts = knowledge.words.correction.written.leads.compactMap(sayable).filter {
      $0.count > 1 && $0.split(separator: " ").count <= Self.maximumLeadLength
    }
    guard let lead = rule("lead", Array(texts.prefix(Self.leadCount))) else { return nil }
    return rule("correcting", ["\(lead) [\(lead)]"])
  }

  private static let maximumLeadLength = 3
  private static let leadCount = 14
}
