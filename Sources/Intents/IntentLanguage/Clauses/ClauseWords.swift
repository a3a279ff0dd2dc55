import IntentKit

/// The closed classes of words of a language which tell what a clause does: its auxiliaries, modals, pronouns and the like. No
/// word of a domain is among them.
///
/// Each class is a text with its words, or a list of expressions. Case, accents and punctuation are ignored, and contractions are
/// expanded: "don't" counts as "do not". A word can be in several classes.
struct ClauseWords: Sendable {
  private(set) var classes: [String: WordClass] = [:]
  /// Texts that ask for a manner, or for a reason or whether something is so: "how", "why".
  let manners, reasons: PhraseSet
  /// Expressions that ask and mean a request: "how about", "why don't we".
  let suggestions: PhraseSet
  /// Expressions at the end of a statement that ask for agreement.
  let tags: PhraseSet
  /// Whether the finite verb is the second part of a statement, whatever is the first.
  let isVerbSecond: Bool
  let subordinates: SubordinateClauses

  struct WordClass: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    /// Subjects: "I", "you", "they".
    static let speaker = WordClass(rawValue: 1 << 0)
    static let listener = WordClass(rawValue: 1 << 1)
    static let other = WordClass(rawValue: 1 << 2)
    /// Finite verbs that questions and statements have: "is", "did"; those of the past, and those that can also be commands.
    static let auxiliary = WordClass(rawValue: 1 << 3)
    static let past = WordClass(rawValue: 1 << 4)
    static let command = WordClass(rawValue: 1 << 5)
    /// "Can"; "must"; "want".
    static let modal = WordClass(rawValue: 1 << 6)
    static let duty = WordClass(rawValue: 1 << 7)
    static let wish = WordClass(rawValue: 1 << 8)
    static let negation = WordClass(rawValue: 1 << 9)
    /// "How", "why"; "what", "when"; "many".
    static let manner = WordClass(rawValue: 1 << 10)
    static let question = WordClass(rawValue: 1 << 11)
    static let measure = WordClass(rawValue: 1 << 12)
    /// "If"; "because"; "and"; "or".
    static let condition = WordClass(rawValue: 1 << 13)
    static let context = WordClass(rawValue: 1 << 14)
    static let and = WordClass(rawValue: 1 << 15)
    static let alternative = WordClass(rawValue: 1 << 16)
    static let determiner = WordClass(rawValue: 1 << 17)
    static let preposition = WordClass(rawValue: 1 << 18)
    /// "Cancel", "kidding"; what can stand beside it: "yet", "now"; "forget".
    static let withdrawal = WordClass(rawValue: 1 << 19)
    static let beside = WordClass(rawValue: 1 << 20)
    static let oversight = WordClass(rawValue: 1 << 21)
    /// Words that are only said around a clause: "please", "well".
    static let interjection = WordClass(rawValue: 1 << 22)
    /// "Why", "whether", which are among those for a manner.
    static let reason = WordClass(rawValue: 1 << 23)
    /// "Thanks", and "for" after it; "enough", and "to" before the verb after it.
    static let thanks = WordClass(rawValue: 1 << 24)
    static let cause = WordClass(rawValue: 1 << 25)
    static let sufficiency = WordClass(rawValue: 1 << 26)
    static let infinitive = WordClass(rawValue: 1 << 27)
    /// "He", of the subjects of the third person.
    static let personal = WordClass(rawValue: 1 << 28)

    static let subject: WordClass = [.speaker, .listener, .other]
    static let finite: WordClass = [.auxiliary, .modal, .duty]
  }

  init(_ file: LanguageFile, _ spelling: Spelling) throws(LanguageFile.Fault) {
    var table = WordTable("clauses", of: file)
    for (key, wordClass) in Self.keys {
      for word in table.wordSet(key, spelling) { classes[word, default: []].insert(wordClass) }
    }
    manners = PhraseSet(table.phrases("manners", spelling))
    reasons = PhraseSet(table.phrases("reasons", spelling))
    suggestions = PhraseSet(table.phrases("suggestions", spelling))
    tags = PhraseSet(table.phrases("tags", spelling))
    isVerbSecond = try table.flag("verb second")
    subordinates = SubordinateClauses(table.texts("subordinate clauses"), spelling)
    try table.finish()
  }

  private static let keys: [(String, WordClass)] = [
    ("speakers", .speaker), ("listeners", .listener), ("others", .other),
    ("auxiliaries", .auxiliary), ("past auxiliaries", [.auxiliary, .past]), ("commands", .command),
    ("modals", .modal), ("duties", .duty), ("wishes", .wish), ("negations", .negation),
    ("questions", .question), ("measures", .measure), ("conditions", .condition),
    ("contexts", .context), ("coordinators", .and), ("alternatives", .alternative),
    ("determiners", .determiner), ("prepositions", .preposition), ("withdrawing", .withdrawal),
    ("beside", .beside), ("oversights", .oversight), ("interjections", .interjection),
    ("thanks", [.interjection, .thanks]), ("causes", .cause), ("sufficiencies", .sufficiency),
    ("infinitives", .infinitive), ("persons", [.other, .personal]),
  ]
}
