import IntentKit

/// The words of commands, of courtesies and of the closed classes of a language, by first word.
struct CommandVocabulary: Sendable {
  /// Texts that can stand in a command.
  struct Entry: Sendable {
    let words: [String]
    var roles: Set<CommandWords.Role> = []
    /// The command that the text is by itself.
    var command: ConversationCommand?
    /// Whether the text is polite, or begins a request.
    var isAround = false
    /// Whether it begins a request: "I want".
    var isLead = false
    /// Whether it can follow a yes without making it weaker: "please", "thanks".
    var isCourtesy = false
    /// Whether it may only say that something was heard: "OK".
    var acknowledges = false
  }

  private var entries: [String: [Entry]] = [:]
  private let classes: [String: ClauseWords.WordClass]
  let functionWords: Set<String>
  let numbers: NumberReader
  private let manners: PhraseSet
  private let reasons: PhraseSet
  let pronouns: Set<String>
  private let singles: Set<String>
  /// The longer of these words, by first byte.
  private let longWords: [UInt8: [String]]

  init(_ language: Language, _ numbers: NumberReader) {
    let requests = language.requests
    let conversation = language.conversation
    let classes = requests.clauses.classes
    self.classes = classes
    functionWords = requests.functionWords.union(requests.extras.filter { $0.count == 1 }.joined())
    manners = requests.clauses.manners
    reasons = requests.clauses.reasons
    self.numbers = numbers
    // "Yes, one" names an amount.
    pronouns = requests.pronouns.filter { !numbers.isOfNumber($0) }
    let said: ClauseWords.WordClass = [.speaker, .listener, .other, .negation]
    var all: [[String]: Entry] = [:]
    func add(_ words: [String], _ change: (inout Entry) -> Void) {
      guard !words.isEmpty else { return }
      change(&all[words, default: Entry(words: words)])
    }
    let others: Set<CommandWords.Role> = [.more, .moreAfter, .without, .acknowledgement]
    for (role, words) in conversation.kernels.texts where !others.contains(role) {
      add(words) { $0.roles.insert(role) }
    }
    for words in conversation.kernels.texts(.acknowledgement) {
      add(words) { $0.acknowledges = true }
    }
    // "Again please" is no mere courtesy here, nor is "I appreciate it".
    let telling: Set<CommandWords.Role> = [
      .onceMore, .again, .cancel, .thank, .ability, .say, .hedge, .opinion,
    ]
    let tells = Set(
      conversation.kernels.texts.filter { telling.contains($0.role) && $0.words.count == 1 }
        .flatMap(\.words))
    for words in requests.leads where words.count > 1 { add(words) { $0.isLead = true } }
    for words in requests.courtesies + requests.leads.filter({ $0.count > 1 })
    where words.count == 1 || !words.contains(where: tells.contains) {
      add(words) { $0.isAround = true }
    }
    for text in conversation.polite {
      let words = Sentence.words(text, requests.spelling)
      add(words) {
        $0.isAround = true
        // "Well" hesitates.
        $0.isCourtesy = words.count > 1 || classes[words[0]] == nil
      }
    }
    for words in conversation.ends
      + conversation.kernels.texts(.address) + conversation.kernels.texts(.endearment)
    {
      add(words) {
        $0.isAround = true
        $0.isCourtesy = true
      }
    }
    for (command, text) in conversation.writtenCommands {
      let words = Sentence.words(text, requests.spelling)
      // "That is right" is read from its words, so that "I don't think that is right" is too.
      let isLongVerdict = command.isVerdict && words.count > 1
      if isLongVerdict, words.contains(where: { classes[$0]?.isDisjoint(with: said) == false }) {
        continue
      }
      add(words) {
        $0.command = $0.command ?? command
        if command == .praise { $0.roles.insert(.praise) }
        if command == .thanks { $0.isCourtesy = true }
      }
    }
    for entry in all.values {
      entries[entry.words[0], default: []].append(entry)
    }
    for first in entries.keys { entries[first]?.sort { $0.words.count > $1.words.count } }
    singles = Set(all.keys.filter { $0.count == 1 }.joined())
    longWords = Dictionary(grouping: singles.filter { $0.utf8.count >= Self.leastRespelt }) {
      $0.utf8.first ?? 0
    }
  }

  /// The longest text with which some words begin, and that does not end within a longer text: of "c'est tout à fait",
  /// not "c'est tout".
  func entry(at words: ArraySlice<String>) -> Entry? {
    guard let first = words.first else { return nil }
    return entries[first]?.first { entry in
      words.starts(with: entry.words) && !endsWithinAnother(entry.words.count, of: words)
    }
  }

  private func endsWithinAnother(_ length: Int, of words: ArraySlice<String>) -> Bool {
    (1..<max(1, length)).contains { offset in
      let rest = words.dropFirst(offset)
      return rest.first.flatMap { entries[$0] }?.contains {
        $0.words.count > length - offset && $0.words.count >= length && rest.starts(with: $0.words)
      } == true
    }
  }

  /// The classes of the first of some words.
  func classes(at words: ArraySlice<String>) -> ClauseWords.WordClass {
    guard let first = words.first else { return [] }
    let asks = !(manners.lengths(in: words) + reasons.lengths(in: words)).isEmpty
    return (classes[first] ?? []).union(asks ? .manner : [])
  }

  /// Whether a word can stand in a command by itself.
  func isKnown(_ word: String) -> Bool {
    singles.contains(word) || functionWords.contains(word) || classes[word] != nil
  }

  /// A word without the letters that lengthen it: "no" for "nooo".
  func shortened(_ word: String) -> String {
    guard !isKnown(word) else { return word }
    for length in [1, 2] {
      var short = ""
      var run = 0
      for letter in word {
        run = short.last == letter ? run + 1 : 1
        if run <= length { short.append(letter) }
      }
      if short.count + 2 <= word.count, isKnown(short) { return short }
    }
    return word
  }

  /// The only long word that is meant if one letter is wrong: "appreciate" for "appeciate".
  func respelt(_ word: String) -> String? {
    guard word.utf8.count >= Self.leastRespelt, !isKnown(word), let first = word.utf8.first else {
      return nil
    }
    let letters = Array(word.utf8)
    let near = (longWords[first] ?? []).filter {
      abs($0.utf8.count - letters.count) <= 1
        && Similarity.distance(Array($0.utf8), letters, upTo: 1) <= 1
    }
    return near.count == 1 ? near[0] : nil
  }

  /// The number of letters from which on one letter can be wrong: a short word is rather another one.
  private static let leastRespelt = 7
}

extension ConversationCommand {
  /// Whether it agrees or disagrees.
  var isVerdict: Bool { [.yes, .weakYes, .no].contains(self) }
}
