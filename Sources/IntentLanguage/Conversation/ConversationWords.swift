import IntentKit

/// What people say about the conversation itself, in English.
enum ConversationWords {
  static func command(_ sentence: Sentence) -> ConversationCommand? {
    var words = sentence.words.map(\.text)[...]
    guard words.count <= 6 else { return nil }
    // "no thanks, please": what is only polite says nothing, unless there is nothing else.
    while words.count > 1, let last = words.last, polite.contains(last) { words.removeLast() }
    while words.count > 1, let first = words.first, polite.contains(first) { words.removeFirst() }
    return commands[words.joined(separator: " ")]
  }

  private static let polite: Set<String> = ["please", "thanks", "um", "uh", "er", "well"]

  private static let commands: [String: ConversationCommand] = {
    let phrases: [(ConversationCommand, [String])] = [
      (
        .yes,
        [
          "yes", "yeah", "yep", "yup", "y", "sure", "ok", "okay", "right", "correct",
          "that is right", "do it", "do that", "go ahead", "please", "please do", "of course",
          "absolutely", "yes it is", "yes i do", "yes i did", "yes do it", "yes that is right",
        ]
      ),
      (
        .no,
        [
          "no", "nope", "nah", "n", "no thank you", "thanks", "dont", "do not", "no dont",
          "no i dont",
          "not that", "wrong", "that is wrong", "no it is not", "no it isnt",
          "not now",
        ]
      ),
      (
        .cancel,
        [
          "cancel", "cancel it", "cancel that", "stop", "stop it", "never mind", "nevermind",
          "forget it", "forget that", "quit", "exit", "leave it", "abort", "goodbye", "bye",
        ]
      ),
      (
        .help,
        [
          "help", "help me", "what can i say", "what can you do", "what can i do",
          "what do i say", "i need help", "what are my options",
        ]
      ),
      (
        .repeat,
        [
          "repeat", "repeat that", "say that again", "say it again", "again", "pardon",
          "what", "what did you say", "come again", "sorry", "once more",
        ]
      ),
      (
        .startAgain,
        [
          "start again", "start over", "restart", "from the start", "from the beginning",
          "begin again", "lets start again", "lets start over",
        ]
      ),
      (.goBack, ["back", "go back", "undo", "undo that", "previous", "one back", "step back"]),
    ]
    return Dictionary(
      phrases.flatMap { command, texts in texts.map { ($0, command) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// A yes or a no at the beginning of some words, with its length.
  static func booleans(
    _ words: ArraySlice<Sentence.Word>
  ) -> [(value: Bool, length: Int)] {
    (1...max(1, min(4, words.count))).reversed().compactMap { length in
      switch commands[words.prefix(length).map(\.text).joined(separator: " ")] {
      case .yes: (true, length)
      case .no: (false, length)
      default: nil
      }
    }
  }

  /// Words that say nothing in an answer.
  static let fillers: Set<String> = [
    "um", "uh", "er", "erm", "well", "ok", "okay", "so", "it", "its", "is", "the", "are", "they",
    "theyre", "please", "then", "with", "using", "use", "from", "my", "number", "numbers", "and",
    "of", "that", "would", "be", "ill", "have", "take", "say", "lets", "make", "for", "to",
  ]
}
