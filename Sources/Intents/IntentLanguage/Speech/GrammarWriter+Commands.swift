import IntentKit

/// The commands to the conversation, and the choices among options.
extension GrammarWriter {
  /// The commands that make sense while a question is open.
  static let duringQuestion: [ConversationCommand] = [
    .cancel, .help, .repeat, .startAgain, .goBack, .pause, .thanks, .quit,
  ]

  /// The commands that make sense while no question is open: all but answers.
  static let duringNothing: [ConversationCommand] = ConversationCommand.allCases.filter {
    ![.yes, .weakYes, .no].contains($0)
  }

  /// Texts of commands, the most usual ones first. Short words are mistaken for others, a verdict of vowels alone is what noise
  /// sounds like, and long texts are rarely said as they are listed.
  mutating func commands(_ commands: [ConversationCommand]) -> [String] {
    commands.compactMap { command in
      let isVerdict = command == .yes || command == .no
      let texts = knowledge.words.writtenCommands.filter { $0.command == command }
        .compactMap { sayable($0.text) }.filter { text in
          // A text that has another command's meaning, such as "sorry", is that one's.
          knowledge.words.commands[Sentence.words(text, knowledge.spelling).joined(separator: " ")]
            == command && text.count > (isVerdict ? 1 : 3)
            && !(isVerdict && text.allSatisfy("aeiouy".contains))
            && text.split(separator: " ").count <= Self.maximumCommandLength
        }
      return rule(
        "say_\(command)", Array(texts.prefix(isVerdict ? Self.verdictCount : Self.commandCount)))
    }
  }

  /// The maximum number of words in a command.
  private static let maximumCommandLength = 4
  private static let verdictCount = 10
  private static let commandCount = 12

  /// The places of choices: "the first", "the second one", and none of them.
  mutating func places(_ count: Int) -> [String] {
    guard count > 1 else { return [] }
    let words = knowledge.words
    let ordinals = words.written.ordinals.prefix(count).flatMap(\.self).compactMap(sayable)
    guard let place = choice(ordinals + words.written.last.compactMap(sayable)) else { return [] }
    let noun = words.choiceEnds.contains("one") ? " [one]" : ""
    return ["\(article())\(place)\(noun)"] + words.choosing.written.compactMap(sayable)
  }

  /// Any of the definite articles, or none.
  func article() -> String {
    choice(knowledge.names.writtenArticles.prefix(Self.articleCount).compactMap(sayable) + [""])
      .map { "\($0) " } ?? ""
  }

  private static let articleCount = 5
}
