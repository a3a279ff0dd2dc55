import IntentKit
import SpelledNumbers

/// What people say about the conversation itself, in a language, and words that only lead up to something.
struct ConversationWords: Sendable {
  /// What is asked of the conversation, by the words for it.
  let commands: [String: ConversationCommand]
  /// Words around a request that are only polite.
  let polite: Set<String>
  /// What a request can begin and end with that is only polite.
  let starts: [[String]]
  let ends: [[String]]
  /// What stands around the name of the app: "ask NAME to", "in NAME".
  let appStarts: [(before: [String], after: [String])]
  let appEnds: [[String]]
  /// Words that say nothing in an answer.
  let fillers: Set<String>
  /// What may stand before the name of a thing.
  let articles: Set<String>
  /// What is said for all of some things.
  let all: [[String]]
  /// The usual ending of plurals.
  let pluralEnding: String
  /// What stands between the last two of a list; the first is what is said.
  let and: [String]
  /// What is said for yes and no.
  let yesAndNo: [String]
  /// What may stand before and after a choice.
  let choiceStarts: Set<String>
  let choiceEnds: Set<String>
  /// What may stand before the place of something that was offered: "number two".
  let placeNouns: Set<String>
  /// The places in a row.
  let ordinals: [String]
  /// The ends of places in digits: "3rd".
  let ordinalEnds: [String]
  let last: Set<String>
  /// What a correction is made with.
  let correction: Correction

  struct Correction: Sendable {
    /// What only says that something was wrong.
    let leads: [[String]]
    /// What asks for a change: "change the target".
    let changes: Set<String>
    /// What stands between what is changed and what it becomes: "is", "to", "should be".
    let verbs: Set<String>
    let be: Set<String>
    /// "make it 500".
    let makeIt: [[String]]
    /// What an element of a list is called whatever it is.
    let elements: Set<String>
  }

  /// The words of a language; of those that there are none of, the English ones.
  static func of(_ language: NumberLanguage) -> ConversationWords {
    language == .french ? french : english
  }

  /// What a sentence asks of the conversation.
  func command(_ sentence: Sentence) -> ConversationCommand? {
    var words = sentence.words.map(\.text)[...]
    guard words.count <= 6 else { return nil }
    let isQuestion = sentence.text.contains("?")
    // "no thanks, please": what is only polite says nothing, unless there is nothing else.
    while words.count > 1, let last = words.last, polite.contains(last) { words.removeLast() }
    while words.count > 1, let first = words.first, polite.contains(first) { words.removeFirst() }
    let command = commands[words.joined(separator: " ")]
    // "Sure?" asks back.
    return isQuestion && (command == .yes || command == .weakYes) ? nil : command
  }

  /// A yes or a no at the beginning of some words, with its length.
  func booleans(_ words: ArraySlice<Sentence.Word>) -> [(value: Bool, length: Int)] {
    (1...max(1, min(4, words.count))).reversed().compactMap { length in
      switch commands[words.prefix(length).map(\.text).joined(separator: " ")] {
      case .yes, .weakYes: (true, length)
      case .no: (false, length)
      default: nil
      }
    }
  }

  /// The place that a word names, from 0: "third", "3rd"; −1 for "last".
  func ordinal(_ word: String) -> Int? {
    if last.contains(word) { return -1 }
    if let place = ordinals.firstIndex(of: word) { return place }
    guard let end = ordinalEnds.first(where: word.hasSuffix),
      let number = Int(word.dropLast(end.count)), number >= 1
    else { return nil }
    return number - 1
  }

  /// Words as sentences have them.
  static func table(
    _ phrases: [(ConversationCommand, [String])]
  ) -> [String: ConversationCommand] {
    Dictionary(
      phrases.flatMap { command, texts in
        texts.map { (Sentence($0).words.map(\.text).joined(separator: " "), command) }
      }, uniquingKeysWith: { first, _ in first })
  }

  static func words(_ texts: [String]) -> [[String]] {
    texts.map { Sentence($0).words.map(\.text) }.sorted { $0.count > $1.count }
  }

  static func set(_ text: String) -> Set<String> { Set(Sentence(text).words.map(\.text)) }
}
