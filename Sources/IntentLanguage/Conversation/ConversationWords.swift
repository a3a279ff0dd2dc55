public import IntentKit

/// The commands to the conversation itself in a language, and its filler words.
///
/// Texts are in ordinary spelling; case, accents and punctuation are ignored. In texts that are
/// sets of words, spaces separate the words.
public struct ConversationWords: Sendable {
  let commands: [String: ConversationCommand]
  let polite: Set<String>
  let starts: [[String]]
  let ends: [[String]]
  let appStarts: [AppPhrase]
  let appEnds: [AppPhrase]
  let fillers: Set<String>
  let and: [String]
  let yesAndNo: [String]
  let choiceStarts: Set<String>
  let choiceEnds: Set<String>
  let placeNouns: Set<String>
  let ordinals: [String]
  let ordinalEnds: [String]
  let last: Set<String>
  let correction: Correction

  /// The words around the name of the app.
  struct AppPhrase: Sendable {
    let before: [String]
    let after: [String]

    init(_ text: String, _ spelling: Spelling) {
      let parts = text.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
        .map { Sentence.words(String($0), spelling) }
      before = parts.first ?? []
      after = parts.dropFirst().first ?? []
    }
  }

  /// Creates the words of a language.
  ///
  /// - Parameters:
  ///   - spelling: Contractions and elisions of the language.
  ///   - commands: The texts of commands to the conversation.
  ///   - polite: Polite words around a command.
  ///   - starts: Polite texts that a request can begin with.
  ///   - ends: Polite texts that a request can end with.
  ///   - appStarts: The beginnings of requests with the name of the app, for which `*` stands: "ask
  ///     * to".
  ///   - appEnds: The ends of requests with the name of the app: "in *".
  ///   - fillers: Filler words in an answer.
  ///   - and: The words before the last element of a list; the first is the one used in output.
  ///   - yesAndNo: The texts for yes and for no.
  ///   - choiceStarts: Filler words before a choice.
  ///   - choiceEnds: Filler words after a choice.
  ///   - placeNouns: Words before the number of a choice: "option".
  ///   - ordinals: "first", "second" and so on.
  ///   - ordinalEnds: The ends of ordinals in digits: "rd" for "3rd".
  ///   - last: Words for the last element.
  ///   - correction: The words of corrections.
  public init(
    spelling: Spelling = Spelling(),
    commands: KeyValuePairs<ConversationCommand, [String]>, polite: String = "",
    starts: [String] = [], ends: [String] = [], appStarts: [String] = ["*"],
    appEnds: [String] = ["*"], fillers: String = "", and: [String], yesAndNo: [String],
    choiceStarts: String = "", choiceEnds: String = "", placeNouns: String = "",
    ordinals: [String] = [], ordinalEnds: [String] = [], last: String = "",
    correction: Correction = Correction()
  ) {
    self.commands = Dictionary(
      commands.flatMap { command, texts in
        texts.map { (Sentence.words($0, spelling).joined(separator: " "), command) }
      }, uniquingKeysWith: { first, _ in first })
    self.polite = Sentence.set(polite, spelling)
    self.starts = Sentence.phrases(starts, spelling)
    self.ends = Sentence.phrases(ends, spelling)
    self.appStarts = appStarts.map { AppPhrase($0, spelling) }
    self.appEnds = appEnds.map { AppPhrase($0, spelling) }
    self.fillers = Sentence.set(fillers, spelling)
    self.and = and.map(PlainText.fold)
    self.yesAndNo = yesAndNo
    self.choiceStarts = Sentence.set(choiceStarts, spelling)
    self.choiceEnds = Sentence.set(choiceEnds, spelling)
    self.placeNouns = Sentence.set(placeNouns, spelling)
    self.ordinals = ordinals.map(PlainText.fold)
    self.ordinalEnds = ordinalEnds.map(PlainText.fold)
    self.last = Sentence.set(last, spelling)
    self.correction = correction
  }

  /// The words of corrections: "no, the third one is 8", "change the target to 500", "I meant 500".
  public struct Correction: Sendable {
    let leads: [[String]]
    let changes: Set<String>
    let verbs: [[String]]
    let makeIt: [[String]]
    let elements: Set<String>

    /// Creates the words of corrections.
    ///
    /// - Parameters:
    ///   - spelling: Contractions and elisions of the language.
    ///   - leads: Texts that introduce a correction: "no", "I meant".
    ///   - changes: Words that request a change: "change".
    ///   - verbs: Texts between the parameter and its new value: "is", "to", "should be".
    ///   - makeIt: Texts before a new value for the last answer: "make it".
    ///   - elements: Nouns for an element of any list: "one", "number".
    public init(
      spelling: Spelling = Spelling(), leads: [String] = [], changes: String = "",
      verbs: [String] = [], makeIt: [String] = [], elements: String = ""
    ) {
      self.leads = Sentence.phrases(leads, spelling)
      self.changes = Sentence.set(changes, spelling)
      self.verbs = Sentence.phrases(verbs, spelling)
      self.makeIt = Sentence.phrases(makeIt, spelling)
      self.elements = Sentence.set(elements, spelling)
    }
  }
}

extension ConversationWords {
  /// Parses a command to the conversation.
  func command(_ sentence: Sentence) -> ConversationCommand? {
    var words = sentence.words.map(\.text)[...]
    guard words.count <= 6 else { return nil }
    let isQuestion = sentence.text.contains("?")
    // "no thanks, please": polite words are ignored, unless there are no others.
    while words.count > 1, let last = words.last, polite.contains(last) { words.removeLast() }
    while words.count > 1, let first = words.first, polite.contains(first) { words.removeFirst() }
    let command = commands[words.joined(separator: " ")]
    // "Sure?" is a question, not an agreement.
    return isQuestion && (command == .yes || command == .weakYes) ? nil : command
  }

  /// The possible readings of leading words as yes or no, with their lengths.
  func booleans(_ words: ArraySlice<Sentence.Word>) -> [(value: Bool, length: Int)] {
    (1...max(1, min(4, words.count))).reversed().compactMap { length in
      switch commands[words.prefix(length).map(\.text).joined(separator: " ")] {
      case .yes, .weakYes: (true, length)
      case .no: (false, length)
      default: nil
      }
    }
  }

  /// The zero-based position that a word names: "third", "3rd"; −1 for "last".
  func ordinal(_ word: String) -> Int? {
    if last.contains(word) { return -1 }
    if let place = ordinals.firstIndex(of: word) { return place }
    guard let end = ordinalEnds.first(where: word.hasSuffix),
      let number = Int(word.dropLast(end.count)), number >= 1
    else { return nil }
    return number - 1
  }
}
