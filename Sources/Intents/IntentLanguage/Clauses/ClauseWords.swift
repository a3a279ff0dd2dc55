/// The closed classes of words of a language which tell what a clause does: its auxiliaries, modals, pronouns and the like. No
/// word of a domain is among them.
///
/// Each class is a text with its words, or a list of expressions. Case, accents and punctuation are ignored, and contractions are
/// expanded: "don't" counts as "do not". A word can be in several classes.
public struct ClauseWords: Sendable {
  let classes: [String: WordClass]
  let manners: PhraseSet
  let reasons: PhraseSet
  let suggestions: PhraseSet
  let tags: PhraseSet

  /// The classes of a word.
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

    static let subject: WordClass = [.speaker, .listener, .other]
    static let finite: WordClass = [.auxiliary, .modal, .duty]
  }

  /// Creates the classes of a language.
  ///
  /// - Parameters:
  ///   - spelling: The spelling, with the contractions.
  ///   - subjects: The subjects of the first, second and third person: "I we", "you", "he she it".
  ///   - auxiliaries: Forms of "be", "have" and "do" of the present.
  ///   - pastAuxiliaries: Those of the past.
  ///   - commands: Auxiliaries that are also commands: "do" in "do a transfer".
  ///   - modals: Words with which something is asked for: "can".
  ///   - duties: Words for what must be: "should".
  ///   - wishes: Words for what the speaker wants: "want", "need".
  ///   - negations: "Not", and what means no.
  ///   - manners: Texts that ask for a manner: "how".
  ///   - reasons: Texts that ask for a reason, or whether something is so: "why".
  ///   - questions: Words that ask for something else: "what".
  ///   - measures: Words after one for a manner that ask for an amount: "much".
  ///   - conditions: Words that begin a condition: "if".
  ///   - contexts: Words that begin a reason or a circumstance: "because".
  ///   - coordinators: Words between clauses: "and", "but".
  ///   - alternatives: "Or".
  ///   - determiners: Words before a noun: "the", "my".
  ///   - prepositions: "To", "from".
  ///   - withdrawing: Words that call something off: "cancel", "kidding".
  ///   - beside: Words that can stand beside these and beside a negation: "yet", "now".
  ///   - oversights: Words that a negation turns into a request: "forget".
  ///   - interjections: Words that are only said around clauses.
  ///   - suggestions: Expressions that ask and mean a request: "how about", "why don't we".
  ///   - tags: Expressions at the end of a statement that ask for agreement.
  public init(
    spelling: Spelling = Spelling(),
    subjects: (first: String, second: String, third: String) = ("", "", ""),
    auxiliaries: String = "", pastAuxiliaries: String = "", commands: String = "",
    modals: String = "", duties: String = "", wishes: String = "", negations: String = "",
    manners: [String] = [], reasons: [String] = [], questions: String = "", measures: String = "",
    conditions: String = "", contexts: String = "", coordinators: String = "",
    alternatives: String = "", determiners: String = "", prepositions: String = "",
    withdrawing: String = "", beside: String = "", oversights: String = "",
    interjections: String = "", suggestions: [String] = [], tags: [String] = []
  ) {
    let texts: [(WordClass, String)] = [
      (.speaker, subjects.first), (.listener, subjects.second), (.other, subjects.third),
      (.auxiliary, auxiliaries), ([.auxiliary, .past], pastAuxiliaries), (.command, commands),
      (.modal, modals), (.duty, duties), (.wish, wishes), (.negation, negations),
      (.question, questions), (.measure, measures), (.condition, conditions),
      (.context, contexts), (.and, coordinators), (.alternative, alternatives),
      (.determiner, determiners), (.preposition, prepositions), (.withdrawal, withdrawing),
      (.beside, beside), (.oversight, oversights), (.interjection, interjections),
    ]
    classes = texts.reduce(into: [:]) { classes, entry in
      for word in Sentence.set(entry.1, spelling) { classes[word, default: []].insert(entry.0) }
    }
    func set(_ texts: [String]) -> PhraseSet { PhraseSet(Sentence.phrases(texts, spelling)) }
    self.manners = set(manners)
    self.reasons = set(reasons)
    self.suggestions = set(suggestions)
    self.tags = set(tags)
  }
}
