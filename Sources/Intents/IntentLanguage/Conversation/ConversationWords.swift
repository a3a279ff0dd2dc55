public import IntentKit

/// The commands to the conversation itself in a language, and its filler words.
///
/// Texts are in ordinary spelling; case, accents and punctuation are ignored. In texts that are
/// sets of words, spaces separate the words.
public struct ConversationWords: Sendable {
  let commands: [String: ConversationCommand]
  /// The texts of commands as they are written, the most usual first.
  let writtenCommands: [(command: ConversationCommand, text: String)]
  /// The other texts as they are written.
  let written: Written
  /// The number of words in the longest command.
  let maximumCommandLength: Int
  /// Polite words and texts, joined by spaces.
  let polite: Set<String>
  /// The first words of commands and of polite texts.
  let commandStarts: Set<String>
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
  /// The places by their words, counted from zero.
  let ordinals: [String: Int]
  let ordinalEnds: [String]
  let last: Set<String>
  let correction: Correction
  let asides: Asides
  let choosing: Choosing
  /// Texts with which the user begins to say that nothing is wanted.
  let refusals: [[String]]
  /// The cancellations that take back what was just done if nothing is open.
  let takingBack: Set<String>

  /// Texts as they are written, with accents, for those who speak them.
  struct Written: Sendable {
    let and: String?
    /// The forms of each place: "primero", "primera".
    let ordinals: [[String]]
    let last: [String]
    let placeNouns: [String]
    let choiceStarts: [String]
  }

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
  ///   - courtesies: Polite texts of several words around a command.
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
  ///   - ordinals: "first", "second" and so on; several forms of one are separated by bars:
  ///     "erste|ersten".
  ///   - ordinalEnds: The ends of ordinals in digits: "rd" for "3rd".
  ///   - last: Words for the last element.
  ///   - correction: The words of corrections.
  ///   - asides: The words of side questions, and of questions about requests.
  ///   - choosing: The words of choices without a name.
  ///   - refusals: Texts with which an answer begins that refuses to answer: "I don't want".
  ///   - takingBack: Texts that cancel what is open, or else take back what was just done: "cancel that".
  public init(
    spelling: Spelling = Spelling(),
    commands: KeyValuePairs<ConversationCommand, [String]>, polite: String = "",
    courtesies: [String] = [],
    starts: [String] = [], ends: [String] = [], appStarts: [String] = ["*"],
    appEnds: [String] = ["*"], fillers: String = "", and: [String], yesAndNo: [String],
    choiceStarts: String = "", choiceEnds: String = "", placeNouns: String = "",
    ordinals: [String] = [], ordinalEnds: [String] = [], last: String = "",
    correction: Correction = Correction(), asides: Asides = Asides(),
    choosing: Choosing = Choosing(), refusals: [String] = [], takingBack: [String] = []
  ) {
    self.commands = Dictionary(
      commands.flatMap { command, texts in
        texts.map { (Sentence.words($0, spelling).joined(separator: " "), command) }
      }, uniquingKeysWith: { first, _ in first })
    writtenCommands = commands.flatMap { command, texts in texts.map { (command, $0) } }
    written = Written(
      and: and.first { $0.allSatisfy(\.isLetter) },
      ordinals: ordinals.map { $0.split(separator: "|").map(String.init) },
      last: last.split(separator: " ").map(String.init),
      placeNouns: placeNouns.split(separator: " ").map(String.init),
      choiceStarts: choiceStarts.split(separator: " ").map(String.init))
    maximumCommandLength =
      self.commands.keys.map { $0.split(separator: " ").count }.max() ?? 1
    self.polite = Sentence.set(polite, spelling)
      .union(courtesies.map { Sentence.words($0, spelling).joined(separator: " ") })
    commandStarts = Set(
      (Array(self.commands.keys) + self.polite).compactMap { text in
        text.split(separator: " ").first.map(String.init)
      })
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
    self.ordinals = Dictionary(
      ordinals.enumerated().flatMap { place, forms in
        forms.split(separator: "|").map { (spelling.fold(PlainText.fold($0)), place) }
      }, uniquingKeysWith: { first, _ in first })
    self.ordinalEnds = ordinalEnds.map(PlainText.fold)
    self.last = Sentence.set(last, spelling)
    self.correction = correction
    self.asides = asides
    self.choosing = choosing
    self.refusals = Sentence.phrases(refusals, spelling)
    self.takingBack = Set(takingBack.map { Sentence.words($0, spelling).joined(separator: " ") })
  }
}

extension ConversationWords {
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
    if let place = ordinals[word] { return place }
    guard let end = ordinalEnds.first(where: word.hasSuffix),
      let number = Int(word.dropLast(end.count)), number >= 1
    else { return nil }
    return number - 1
  }
}
