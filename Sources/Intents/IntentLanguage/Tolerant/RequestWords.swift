/// The words that people put around and into requests in a language: what can be left out, what
/// begins a request, and what means the same.
///
/// Texts are in ordinary spelling; case, accents and punctuation are ignored. In texts that are sets
/// of words, spaces separate the words.
public struct RequestWords: Sendable {
  /// The closed classes of words that tell what a clause does.
  let clauses: ClauseWords
  /// Texts of no account anywhere: "um", "please", "thank you", "for me".
  let courtesies: [[String]]
  /// Texts that begin a request: "I would like to", "can you", "let us". What precedes them is
  /// context.
  let leads: [[String]]
  /// Texts that qualify a request without changing it: "now", "today", "again".
  let extras: [[String]]
  /// Words for a time. A request that cannot be scheduled is carried out now, and the user is told.
  let times: Set<[String]>
  /// Words that carry no meaning of their own: articles, pronouns, auxiliaries.
  let functionWords: Set<String>
  /// Function words that join a value to what precedes it: "to", "from".
  let prepositions: Set<String>
  /// Words that belong to verbs: "off" in "tick off".
  let particles: Set<String>
  /// Words that refer to what was said before: "it", "him".
  let pronouns: Set<String>
  /// Words that turn a request into its opposite: "not".
  let negations: Set<String>
  /// Words before a noun that say that there is none of it: "no".
  let noes: Set<String>
  /// Texts at the beginning of a request that forbid it: "do not".
  let prohibitions: [[String]]
  /// Words before a participle that tell what was done: "a" in "Ben a payé".
  let auxiliaries: Set<String>
  /// Texts that make an exception, so that nearly the opposite is meant: "everything but", "except".
  let exceptions: [[String]]
  /// Texts before a name that is not meant: "rather than".
  let exclusions: [[String]]
  /// Texts next to an amount that make it another one: "up to", "more".
  let bounds: [[String]]
  /// Words between two things of which one is meant: "or".
  let alternatives: Set<String>
  /// Words that begin a clause of context: "before", "because".
  let conjunctions: Set<String>
  /// Texts that begin a statement of context: "I am", "we have".
  let statements: [[String]]
  /// Words between two requests besides "and": "then".
  let joints: Set<String>
  /// Words that begin a condition, which cannot be waited for: "if".
  let conditions: Set<String>
  /// Words with which a question begins: "how".
  let questions: Set<String>
  /// Words with which a question for yes or no begins: "is", "did".
  let openers: Set<String>
  /// Groups of texts that mean the same in a request.
  let meanings: [[[String]]]
  /// Texts that mean the same and with which something is looked up: "show", "see", "tell me". They say
  /// little about a request, but that it changes nothing.
  let lookups: [[String]]
  /// Other groups whose words say little about a request: "make", "do", "arrange".
  let generalMeanings: [[[String]]]
  /// Verbs of requests for something else: "play", "print". They are no misspellings of others, and no
  /// names for the assistant at the beginning of a sentence.
  let otherVerbs: Set<String>
  /// Expressions whose words have another meaning than in requests, in parts between which other words can
  /// stand: "pay attention", "pay ... a visit".
  let idioms: [[[String]]]
  /// Texts that take back what was just said: "no sorry", "I mean".
  let retractions: [[String]]
  /// The endings of word forms.
  let endings: [Ending]
  /// The spelling with contractions expanded that lack their apostrophe.
  let spelling: Spelling

  /// An ending of a word form.
  public struct Ending: Sendable {
    let ending: String
    let replacement: String
    let minimumLength: Int
    let changesMeaning: Bool
    let isPast: Bool

    /// Creates an ending.
    ///
    /// - Parameters:
    ///   - ending: The ending: "ing".
    ///   - replacement: The ending of the basic form.
    ///   - minimumLength: The minimum number of letters of a word with it.
    ///   - changesMeaning: Whether a request can mean something else with it, as a plural can: "a
    ///     transfer" is a deed, "my transfers" are a record.
    ///   - isPast: Whether it tells what was done, if a subject precedes it: "Ben removed milk".
    public init(
      _ ending: String, _ replacement: String = "", minimumLength: Int = 5,
      changesMeaning: Bool = false, isPast: Bool = false
    ) {
      self.ending = ending
      self.replacement = replacement
      self.minimumLength = minimumLength
      self.changesMeaning = changesMeaning
      self.isPast = isPast
    }
  }

  /// Creates the words of a language.
  ///
  /// - Parameters:
  ///   - spelling: Contractions and elisions of the language.
  ///   - abbreviations: Common abbreviations in typing, with their meanings: "u" for "you".
  ///   - clauses: The closed classes of words that tell what a clause does.
  ///   - courtesies: Texts of no account anywhere.
  ///   - leads: Texts that begin a request.
  ///   - extras: Texts that qualify a request without changing it.
  ///   - times: Texts that say when, other than now.
  ///   - functionWords: Words that carry no meaning of their own.
  ///   - prepositions: Function words that join a value to what precedes it.
  ///   - particles: Words that belong to verbs.
  ///   - pronouns: Words that refer to what was said before.
  ///   - negations: Words that turn a request into its opposite.
  ///   - noes: Words before a noun that say that there is none of it.
  ///   - prohibitions: Texts at the beginning of a request that forbid it.
  ///   - auxiliaries: Words before a participle that tell what was done.
  ///   - exceptions: Texts that make an exception.
  ///   - exclusions: Texts before a name that is not meant.
  ///   - bounds: Texts next to an amount that make it another one.
  ///   - alternatives: Words between two things of which one is meant.
  ///   - conjunctions: Words that begin a clause of context.
  ///   - statements: Texts that begin a statement of context.
  ///   - joints: Words between two requests besides "and".
  ///   - conditions: Words that begin a condition.
  ///   - questions: Words with which a question begins.
  ///   - openers: Words with which a question for yes or no begins.
  ///   - meanings: Groups of texts that mean the same in a request.
  ///   - lookups: Texts with which something is looked up.
  ///   - generalMeanings: Groups of other texts that mean the same and say little about a request.
  ///   - otherVerbs: Verbs of requests for something else.
  ///   - idioms: Expressions whose words have another meaning than in requests; "..." stands for up to three words.
  ///   - retractions: Texts that take back what was just said.
  ///   - endings: The endings of word forms; the first match is used.
  public init(
    spelling: Spelling = Spelling(), abbreviations: [String: String] = [:],
    clauses: ClauseWords = ClauseWords(), courtesies: [String] = [], leads: [String] = [],
    extras: [String] = [], times: [String] = [], functionWords: String = "",
    prepositions: String = "",
    particles: String = "", pronouns: String = "", negations: String = "",
    noes: String = "", prohibitions: [String] = [], auxiliaries: String = "",
    exceptions: [String] = [], exclusions: [String] = [], bounds: [String] = [],
    alternatives: String = "",
    conjunctions: String = "", statements: [String] = [], joints: String = "",
    conditions: String = "", questions: String = "",
    openers: String = "",
    meanings: [[String]] = [], lookups: [String] = [], generalMeanings: [[String]] = [],
    otherVerbs: String = "", idioms: [String] = [],
    retractions: [String] = [], endings: [Ending] = []
  ) {
    // "Were" is no "we are" here, which would make "we" a word that asks.
    self.openers = Sentence.set(openers, spelling)
    let spelling = spelling.withBareContractions(and: abbreviations)
    self.spelling = spelling
    self.clauses = clauses
    self.courtesies = Sentence.phrases(courtesies, spelling)
    self.leads = Sentence.phrases(leads, spelling)
    self.extras = Sentence.phrases(extras + times, spelling)
    self.times = Set(times.map { Sentence($0, spelling).words.map(\.text) })
    self.functionWords = Sentence.set(functionWords, spelling)
    self.prepositions = Sentence.set(prepositions, spelling)
    self.particles = Sentence.set(particles, spelling)
    self.pronouns = Sentence.set(pronouns, spelling)
    self.negations = Sentence.set(negations, spelling)
    self.noes = Sentence.set(noes, spelling)
    self.prohibitions = Sentence.phrases(prohibitions, spelling)
    self.auxiliaries = Sentence.set(auxiliaries, spelling)
    self.exceptions = Sentence.phrases(exceptions, spelling)
    self.exclusions = Sentence.phrases(exclusions, spelling)
    self.bounds = Sentence.phrases(bounds, spelling)
    self.alternatives = Sentence.set(alternatives, spelling)
    self.conjunctions = Sentence.set(conjunctions, spelling)
    self.statements = Sentence.phrases(statements, spelling)
    self.joints = Sentence.set(joints, spelling)
    self.conditions = Sentence.set(conditions, spelling)
    self.questions = Sentence.set(questions, spelling)
    self.meanings = meanings.map { Sentence.phrases($0, spelling) }
    self.lookups = Sentence.phrases(lookups, spelling)
    self.generalMeanings = generalMeanings.map { Sentence.phrases($0, spelling) }
    self.otherVerbs = Sentence.set(otherVerbs, spelling)
    self.idioms = idioms.map { idiom in
      idiom.split(separator: "...").map { Sentence.words(String($0), spelling) }
    }
    self.retractions = Sentence.phrases(retractions, spelling)
    self.endings = endings
  }

  /// The single words that say little about a request.
  var generalWords: Set<String> {
    Set((lookups + generalMeanings.joined()).filter { $0.count == 1 }.compactMap(\.first))
  }

  /// The words of the expression that begins at a place; none if there is none.
  func idiom(at place: Int, of words: [String]) -> Set<Int> {
    for idiom in idioms {
      var found: Set<Int> = []
      var start = place
      for part in idiom {
        let gap = found.isEmpty ? 0 : Self.maximumGap
        let next = (start...(start + gap)).first {
          $0 < words.count && words[$0...].starts(with: part)
        }
        guard let next else { break }
        found.formUnion(next..<next + part.count)
        start = next + part.count
      }
      if found.count == idiom.joined().count { return found }
    }
    return []
  }
  private static let maximumGap = 3

  /// Whether a word tells what was done, if a subject precedes it.
  func isPast(_ word: String) -> Bool {
    endings.contains {
      $0.isPast && word.utf8.count >= $0.minimumLength && word.hasSuffix($0.ending)
    }
  }

  /// The possible basic forms of a word, and whether the form can change the meaning of a request;
  /// none if the word has no known ending.
  func basicForms(of word: String) -> [(text: String, changesMeaning: Bool)] {
    guard
      let ending = endings.first(where: {
        word.utf8.count >= $0.minimumLength && word.hasSuffix($0.ending)
      })
    else { return [] }
    let stem = word.dropLast(ending.ending.count) + ending.replacement
    var forms = [String(stem)]
    if !ending.changesMeaning, stem.count > 2 {
      // "Making" comes from "make", "transferring" from "transfer".
      forms.append(stem + "e")
      if stem.last == stem.dropLast().last { forms.append(String(stem.dropLast())) }
    }
    return forms.map { ($0, ending.changesMeaning) }
  }

  /// The words by which clauses are read.
  var grammar: ClauseGrammar {
    ClauseGrammar(
      words: clauses, courtesies: PhraseSet(courtesies), leads: PhraseSet(leads),
      functionWords: functionWords, askers: Set(lookups.compactMap(\.last)))
  }
}
