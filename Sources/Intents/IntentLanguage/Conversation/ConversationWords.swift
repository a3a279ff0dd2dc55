import IntentKit

/// The commands to the conversation itself in a language, and its filler words.
///
/// Texts are in ordinary spelling; case, accents and punctuation are ignored. In texts that are
/// sets of words, spaces separate the words.
struct ConversationWords: Sendable {
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
  /// Polite texts that a request can begin and end with.
  let starts, ends: [[String]]
  /// The beginnings and ends of requests with the name of the app.
  let appStarts, appEnds: [AppPhrase]
  /// Filler words in an answer.
  let fillers: Set<String>
  /// The words before the last element of a list; the first is the one used in output.
  let and: [String]
  /// The texts for yes and for no.
  let yesAndNo: [String]
  /// Filler words before and after a choice.
  let choiceStarts, choiceEnds: Set<String>
  /// Words before the number of a choice: "option".
  let placeNouns: Set<String>
  /// The places by their words, counted from zero.
  let ordinals: [String: Int]
  /// The ends of ordinals in digits: "rd" for "3rd".
  let ordinalEnds: [String]
  /// Words for the last element.
  let last: Set<String>
  let correction: Correction
  let asides: Asides
  let choosing: Choosing
  /// Texts with which the user begins to say that nothing is wanted.
  let refusals: [[String]]
  /// The cancellations that take back what was just done if nothing is open.
  let takingBack: Set<String>
  /// The words of commands that are said in other ways.
  let kernels: CommandWords

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

  init(_ file: LanguageFile, _ spelling: Spelling) throws(LanguageFile.Fault) {
    var texts: [(command: ConversationCommand, text: String)] = []
    var commandTable = WordTable("commands", of: file)
    for line in commandTable.allLines() {
      guard let command = ConversationCommand(inWords: line.key) else {
        let all = ConversationCommand.allCases.map(\.inWords).joined(separator: ", ")
        throw LanguageFile.Fault(
          line: line.line, reason: "'\(line.key)' is no command: write one of \(all)")
      }
      texts += line.list.map { (command, $0) }
    }
    writtenCommands = texts
    commands = Dictionary(
      texts.map { command, text in
        (Sentence.words(text, spelling).joined(separator: " "), command)
      }, uniquingKeysWith: { first, _ in first })
    maximumCommandLength = commands.keys.map { $0.split(separator: " ").count }.max() ?? 1
    var table = WordTable("conversation", of: file)
    let and = table.texts("and")
    let ordinals = table.forms("ordinals")
    written = Written(
      and: and.first { $0.allSatisfy(\.isLetter) }, ordinals: ordinals,
      last: table.split("last"), placeNouns: table.split("place nouns"),
      choiceStarts: table.split("choice starts"))
    polite = table.wordSet("polite", spelling).union(table.set("courtesies", spelling))
    commandStarts = Set(
      (Array(commands.keys) + polite).compactMap { text in
        text.split(separator: " ").first.map(String.init)
      })
    starts = table.phrases("starts", spelling)
    ends = table.phrases("ends", spelling)
    appStarts = table.texts("app starts").map { AppPhrase($0, spelling) }
    appEnds = table.texts("app ends").map { AppPhrase($0, spelling) }
    fillers = table.wordSet("fillers", spelling)
    self.and = and.map(PlainText.fold)
    yesAndNo = table.texts("yes and no")
    choiceStarts = table.wordSet("choice starts", spelling)
    choiceEnds = table.wordSet("choice ends", spelling)
    placeNouns = table.wordSet("place nouns", spelling)
    self.ordinals = Dictionary(
      ordinals.enumerated().flatMap { place, forms in
        forms.map { (spelling.fold(PlainText.fold($0)), place) }
      }, uniquingKeysWith: { first, _ in first })
    ordinalEnds = table.texts("ordinal ends").map(PlainText.fold)
    last = table.wordSet("last", spelling)
    kernels = try CommandWords(file, spelling)
    correction = try Correction(file, spelling)
    asides = try Asides(file, spelling)
    choosing = try Choosing(file, spelling)
    refusals = table.phrases("refusals", spelling)
    takingBack = table.set("taking back", spelling)
    try table.finish()
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

extension ConversationCommand {
  /// The name as separate words: "weak yes".
  var inWords: String {
    "\(self)".reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
  }

  fileprivate init?(inWords name: String) {
    guard let command = Self.allCases.first(where: { $0.inWords == name }) else { return nil }
    self = command
  }
}
