import IntentKit

/// Parses utterances about requests, and what is said around a side question.
struct InquiryReader {
  private let sentence: Sentence
  private let said: [String]
  private let knowledge: SlotKnowledge
  private var words: ConversationWords.Asides { knowledge.words.asides }

  private let beginsRequest: (String) -> Bool

  init(
    _ sentence: Sentence, _ knowledge: SlotKnowledge,
    beginsRequest: @escaping (String) -> Bool = { _ in false }
  ) {
    self.sentence = sentence
    self.knowledge = knowledge
    self.beginsRequest = beginsRequest
    said = sentence.words.map(\.text)
  }

  /// The inquiry: "help with lists", "back to the game".
  func read() -> Inquiry? {
    topic(after: words.save).map { .save(phrase: $0) }
      ?? shortcut()
      ?? topic(after: words.undo).flatMap { endsUndoing ? .undo(topic: $0) : nil }
      ?? topic(after: words.resume).map { .resume(topic: $0) }
      ?? topic(after: words.help).map { .help(topic: $0) }
  }

  /// A request and the phrase for it: "when I say good night, clear the groceries", in any order.
  private func shortcut() -> Inquiry? {
    for start in said.indices {
      guard let text = words.whenSaid.first(where: { said[start...].starts(with: $0) }) else {
        continue
      }
      let phrase = start + text.count..<said.count
      if start > 0, !phrase.isEmpty {
        return .save(phrase: sentence.text(phrase), request: sentence.text(0..<start))
      }
      // "When I say milk money pay the milkman": without a comma, the request begins with its verb.
      let end =
        phrase.dropFirst().first { sentence.words[$0].isAfterComma }
        ?? phrase.dropFirst().first { beginsRequest(sentence.text($0..<said.count)) }
      guard let end else { return nil }
      return .save(
        phrase: sentence.text(phrase.lowerBound..<end), request: sentence.text(end..<said.count))
    }
    return nil
  }

  /// Whether the rest of a command is said with its verb: "rückgängig" of "mach die Überweisung rückgängig".
  private var endsUndoing: Bool {
    let ends = knowledge.words.commands.filter { $0.value == .undo }.keys.compactMap { text in
      let words = text.split(separator: " ").map(String.init)
      return words.count > 2 && words.first == said.first ? words.last : nil
    }
    return ends.isEmpty || ends.contains(where: said.contains)
  }

  private func topic(after starts: [[String]]) -> String? {
    guard let start = starts.first(where: { $0.count < said.count && said.starts(with: $0) }) else {
      return nil
    }
    return sentence.text(start.count..<said.count)
  }

  /// The utterance without interjections around it, unless it has no other words.
  func withoutInterjections() -> String {
    var rest = sentence.words[...]
    func next(_ texts: [[String]], _ matches: ([String]) -> Bool) -> Int? {
      texts.first { $0.count < rest.count && matches($0) }?.count
    }
    while let length = next(words.starts, { rest.lazy.map(\.text).starts(with: $0) }) {
      rest = rest.dropFirst(length)
    }
    while let length = next(words.ends, { rest.suffix($0.count).map(\.text) == $0 }) {
      rest = rest.dropLast(length)
    }
    return rest.count == sentence.words.count ? sentence.text : sentence.keeping(rest).text
  }
}
