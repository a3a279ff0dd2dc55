import IntentKit

/// Finds the name of something that exists in the answer to a question for it, among words that say nothing of their
/// own and values of other parameters: "the groceries list, please", "a large margherita".
struct NamedAnswerReader {
  private let sentence: Sentence
  private let request: OpenRequest
  private let knowledge: SlotKnowledge
  private let vocabulary: CommandVocabulary
  /// The parameters that each word announces, such as "from".
  private let announced: [String: Set<String>]
  /// Whether the words only tell something, so that those around the name can be left out: "her name is Hannah".
  private let isStatement: Bool
  private let nouns: Set<String>

  init(
    _ sentence: Sentence, _ request: OpenRequest, _ knowledge: SlotKnowledge,
    _ vocabulary: CommandVocabulary, announced: [String: Set<String>], isStatement: Bool
  ) {
    self.sentence = sentence
    self.request = request
    self.knowledge = knowledge
    self.vocabulary = vocabulary
    self.announced = announced
    self.isStatement = isStatement
    let titles = [request.asked?.parameter.kind.entityKind?.title, request.asked?.parameter.title]
    nouns = Set(
      titles.compactMap { $0 }.flatMap { Sentence.words($0, sentence.spelling) }
        .map(knowledge.names.singular))
  }

  /// The answer; `nil` if no name is in the words, or several, or if other words may matter.
  func read(_ names: [String]) -> Answer? {
    guard let asked = request.asked?.parameter, sentence.words.count <= Self.maximumLength else {
      return nil
    }
    let found = names.compactMap { name in place(of: name).map { (name: name, place: $0) } }
    guard let length = found.map(\.place.count).max() else { return nil }
    let longest = found.filter { $0.place.count == length }
    guard longest.count == 1, let (name, place) = longest.first,
      // Another name beside it is another answer.
      found.allSatisfy({ $0.name == name || place.overlaps($0.place) }),
      place.count < sentence.words.count, !isAnnouncedElsewhere(place.lowerBound, asked.name),
      var values = values(before: place.lowerBound, after: place.upperBound)
    else { return nil }
    values[asked.name] = GivenInput(
      asked.kind.input(.text(name)), .said(at: sentence.place(of: place)))
    return Answer(values)
  }

  private static let maximumLength = 14

  /// Whether a name was said that is asked about.
  private var hasSaidName: Bool {
    request.slots.contains { $0.parameter == request.asked?.parameter && $0.value != nil }
  }

  /// The place of a name in the words; a plural of its last word is one of it.
  private func place(of name: String) -> Range<Int>? {
    let words = Sentence.words(name, sentence.spelling)
    let said = sentence.words.map(\.text)
    guard !words.isEmpty, words.count <= said.count else { return nil }
    return (0...said.count - words.count).first { start in
      words.indices.allSatisfy { index in
        let word = said[start + index]
        return word == words[index]
          || index == words.count - 1 && knowledge.names.singular(word) == words[index]
      }
    }.map { $0..<$0 + words.count }
  }

  /// Whether a word before a name announces another parameter only: "from" where "to whom?" is asked.
  private func isAnnouncedElsewhere(_ place: Int, _ asked: String) -> Bool {
    let before = sentence.words[..<place].last { !knowledge.names.articles.contains($0.text) }
    return before.flatMap { announced[$0.text] }.map { !$0.contains(asked) } == true
  }

  /// The values of other parameters around the name; `nil` if a word is neither part of one nor without meaning.
  private func values(before: Int, after: Int) -> [String: GivenInput]? {
    var values: [String: GivenInput] = [:]
    let reader = SlotReader(sentence: sentence, knowledge: knowledge)
    let isFrame = isFrame(before: before, after: after)
    let open = request.slots.filter {
      $0.value == nil && !$0.parameter.kind.isFree && $0.parameter.kind.elementKind == nil
    }
    var place = 0
    while place < sentence.words.count {
      if place == before { place = after }
      guard place < sentence.words.count else { break }
      let end = place < before ? before : sentence.words.count
      let value = open.lazy.filter { values[$0.parameter.name] == nil }.compactMap {
        slot -> (String, SlotReader.Candidate)? in
        reader.candidates(slot, from: place).first {
          $0.isAllowed && place + $0.length <= end && $0.guessedWords == 0
        }.map { (slot.parameter.name, $0) }
      }.first
      if let length = neutralLength(place..<end) {
        place += length
      } else if let (name, candidate) = value {
        values[name] = GivenInput(.value(candidate.value), .said(at: nil))
        place += candidate.length
      } else if place < before, values.isEmpty, isFrame, onlyTells(place) {
        place += 1
      } else {
        return nil
      }
    }
    return values
  }

  /// Whether the words before the name that is asked for only lead to it, and it is the last: "her name is Hannah", "it's under
  /// landlord", and not "I told Ben already" or "Anna's mother".
  private func isFrame(before: Int, after: Int) -> Bool {
    guard isStatement, after == sentence.words.count,
      let place = sentence.words[..<before].lastIndex(where: {
        !knowledge.names.articles.contains($0.text)
      })
    else { return false }
    let classes = vocabulary.classes(at: sentence.words[place...].map(\.text)[...])
    return !classes.isDisjoint(with: [.finite, .preposition])
  }

  /// Whether a word of a statement neither counts nor limits anything.
  private func onlyTells(_ place: Int) -> Bool {
    let word = sentence.words[place].text
    return !knowledge.numbers.isOfNumber(word)
      && vocabulary.classes(at: sentence.words[place...].map(\.text)[...]).isDisjoint(with: [
        .negation, .condition, .alternative, .question, .manner, .measure, .and,
      ])
  }

  /// The number of words at a place that say nothing of their own.
  private func neutralLength(_ range: Range<Int>) -> Int? {
    let words = sentence.words[range].map(\.text)
    guard let first = words.first else { return nil }
    // "I think" only makes it less certain.
    if let entry = vocabulary.entry(at: words[...]), entry.roles.contains(.opinion) {
      return entry.words.count
    }
    let classes = vocabulary.classes(at: words[...])
    // "Yes, groceries"; "no, to groceries", of another name that was said.
    if range.lowerBound == 0, let entry = vocabulary.entry(at: words[...]),
      entry.command == .yes || entry.command == .no && hasSaidName
    {
      return entry.words.count
    }
    guard
      classes.isDisjoint(with: [
        .negation, .condition, .alternative, .question, .manner, .measure, .and, .finite, .context,
      ]) || words.count > 1 && vocabulary.entry(at: words[...])?.words.count ?? 0 > 1
    else { return nil }
    if nouns.contains(knowledge.names.singular(first)) { return 1 }
    if let entry = vocabulary.entry(at: words[...]),
      entry.isAround || entry.roles.contains(.emphasis)
    {
      return entry.words.count
    }
    let leads = knowledge.words.correction.leads.first { words.starts(with: $0) }?.count
    return leads
      ?? (vocabulary.functionWords.contains(first) || vocabulary.pronouns.contains(first) ? 1 : nil)
  }
}
