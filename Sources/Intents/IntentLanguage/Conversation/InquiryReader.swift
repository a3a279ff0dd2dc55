import IntentKit

/// Parses utterances about requests, and what is said around a side question.
struct InquiryReader {
  private let sentence: Sentence
  private let said: [String]
  private let knowledge: SlotKnowledge
  private var words: ConversationWords.Asides { knowledge.words.asides }

  init(_ sentence: Sentence, _ knowledge: SlotKnowledge) {
    self.sentence = sentence
    self.knowledge = knowledge
    said = sentence.words.map(\.text)
  }

  /// The inquiry: "help with lists", "back to the game".
  func read() -> Inquiry? {
    topic(after: words.save).map { .save(phrase: $0) }
      ?? topic(after: words.undo).map { .undo(topic: $0) }
      ?? topic(after: words.resume).map { .resume(topic: $0) }
      ?? topic(after: words.help).map { .help(topic: $0) }
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
