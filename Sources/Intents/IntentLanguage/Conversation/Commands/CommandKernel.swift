import IntentKit

/// An utterance of which every word belongs to a command, in parts.
struct CommandKernel {
  /// A part: a word, or a text of several.
  struct Part {
    let words: ArraySlice<String>
    var roles: Set<CommandWords.Role> = []
    var command: ConversationCommand?
    var isAround = false
    /// Whether it is a noun of the request that is asked about, and so only a part of it: "the amount".
    var isParameter = false
    /// Whether it is a verb that carries out whatever is pending, and not only one with which requests of that begin.
    var carriesOut = false
    /// Whether it begins a request: "I want".
    var isLead = false
    /// Whether it can follow a yes without making it weaker: "please", "thanks".
    var isCourtesy = false
    /// Whether it may only say that something was heard: "OK".
    var acknowledges = false
    /// The classes of the word; of several, all of them.
    var classes: ClauseWords.WordClass = []
    /// Whether it can only be read as a word without meaning of its own, and whether that refers to something.
    var isFunction = false
    var isPronoun = false
    /// Whether it can be a number.
    var isNumber = false

    func has(_ role: CommandWords.Role) -> Bool { roles.contains(role) }
    func has(_ some: ClauseWords.WordClass) -> Bool { !classes.isDisjoint(with: some) }
    /// Whether it is a no by itself, which need not negate what follows.
    var isNo: Bool { command == .no && !negatesVerb }
    var isNegation: Bool { has(.negation) && (!isNo || negatesVerb) }
    /// Whether it is a no that negates a verb after its subject: "eso no es correcto".
    var negatesVerb = false
    /// Whether it agrees by itself, other than by praise or by a verb that says to go on.
    var saysYes: Bool {
      command == .yes && !has(.praise) && !has(.carryOut) || has(.right)
    }
    var isOnlyPolite: Bool { isAround && roles.isEmpty && command == nil }
    /// Whether it says neither yes nor no and names nothing.
    var isNeutral: Bool {
      command == nil && roles.subtracting([.emphasis]).isEmpty
    }
  }

  let parts: [Part]

  /// Divides words into parts; `nil` if one of them belongs to no command.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - vocabulary: The words of commands.
  ///   - deeds: The verbs of the request that is asked about.
  ///   - things: Other words of that request.
  init?(
    _ words: [String], _ vocabulary: CommandVocabulary, deeds: Set<String>, things: Set<String>
  ) {
    var parts: [Part] = []
    var place = 0
    while place < words.count {
      let rest = words[place...]
      let entry = vocabulary.entry(at: rest)
      let length = entry?.words.count ?? 1
      let covered = rest.prefix(length)
      var part = Part(words: covered)
      part.classes = covered.indices.reduce(into: []) {
        $0.formUnion(vocabulary.classes(at: words[$1...]))
      }
      if let entry {
        part.roles = entry.roles
        part.command = entry.command
        part.isAround = entry.isAround
        part.carriesOut = entry.roles.contains(.carryOut)
        part.isLead = entry.isLead
        part.isCourtesy = entry.isCourtesy
        part.acknowledges = entry.acknowledges
      }
      if let only = covered.first, length == 1 {
        if deeds.contains(only) { part.roles.insert(.carryOut) }
        part.isParameter = things.contains(only) && !deeds.contains(only)
        if part.isParameter, part.roles.isEmpty { part.roles.insert(.thing) }
        // "A" and "to" are numbers only beside others.
        part.isNumber =
          vocabulary.numbers.isOfNumber(only) && !part.has([.determiner, .preposition])
        part.isPronoun = vocabulary.pronouns.contains(only)
        part.isFunction =
          entry == nil && part.roles.isEmpty
          && (vocabulary.functionWords.contains(only) || part.isPronoun)
      }
      guard entry != nil || part.isFunction || !part.classes.isEmpty || !part.roles.isEmpty else {
        return nil
      }
      parts.append(part)
      place += length
    }
    for place in parts.indices.dropFirst().dropLast()
    where parts[place - 1].has(.subject) && parts[place + 1].has(.finite) {
      parts[place].negatesVerb = parts[place].isNo && parts[place].has(.negation)
    }
    self.parts = parts
  }

  func has(_ role: CommandWords.Role) -> Bool { parts.contains { $0.has(role) } }
  func has(_ some: ClauseWords.WordClass) -> Bool { parts.contains { $0.has(some) } }

  var isNegated: Bool { parts.contains(where: \.isNegation) }
  var saysNo: Bool { parts.contains(where: \.isNo) }

  /// The parts without those that are only polite.
  var core: [Part] { parts.filter { !$0.isOnlyPolite } }

  /// Whether it asks: it begins with a word that asks, or with a verb before its subject: "hmm, is there more".
  var isQuestion: Bool {
    let start = parts.firstIndex {
      !$0.isOnlyPolite && $0.command != .pause && (!$0.has(.and) || $0.has(.question))
    }
    guard let start else { return false }
    let first = parts[start]
    if first.has([.question, .manner]) { return true }
    // "There" can be polite too: "there you go".
    return first.words.count == 1 && first.has(.finite)
      && parts[(start + 1)...].first?.has(.subject) == true
  }
}
