import IntentKit

/// The words that people put around and into requests in a language: what can be left out, what
/// begins a request, and what means the same.
///
/// Texts are in ordinary spelling; case, accents and punctuation are ignored. In texts that are sets
/// of words, spaces separate the words.
struct RequestWords: Sendable {
  /// The closed classes of words that tell what a clause does.
  let clauses: ClauseWords
  let debts: DebtWords
  /// Texts of no account anywhere: "um", "please", "thank you", "for me".
  let courtesies: [[String]]
  /// Words of no account at the ends of a sentence, where they praise or address someone: "great", "mate".
  let exclamations: Set<String>
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
  /// Prepositions that make one thing of two nouns: "of" in "a bag of satsumas".
  let linking: Set<String>
  /// Words that belong to verbs: "off" in "tick off".
  let particles: Set<String>
  /// Words that refer to what was said before: "it", "him".
  let pronouns: Set<String>
  /// Pronouns that are written in one word with the verb before them: "lo" of "mándalo".
  let enclitics: [String]
  /// Words that turn a request into its opposite: "not".
  let negations: Set<String>
  /// Words before a noun that say that there is none of it: "no".
  let noes: Set<String>
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
  /// Words between two requests besides "and": "then".
  let joints: Set<String>
  /// Texts that say that what is said holds for each of several: "each".
  let distributives: [[String]]
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
  /// The forms of verbs by which a speaker tells of deeds.
  let deeds: DeedWords
  /// Texts that take back what was just said: "no sorry", "I mean".
  let retractions: [[String]]
  private var endings: [WordEnding] = []
  /// The spelling with contractions expanded that lack their apostrophe.
  let spelling: Spelling

  init(_ file: LanguageFile, _ spelling: Spelling) throws(LanguageFile.Fault) {
    var table = WordTable("requests", of: file)
    // "Were" is no "we are" here, which would make "we" a word that asks.
    openers = table.wordSet("openers", spelling)
    clauses = try ClauseWords(file, spelling)
    debts = try DebtWords(file, spelling)
    let spelling = spelling.withBareContractions(and: try table.pairs("abbreviations"))
    self.spelling = spelling
    courtesies = table.phrases("courtesies", spelling)
    exclamations = table.wordSet("exclamations", spelling)
    leads = table.phrases("leads", spelling)
    let times = table.texts("times")
    extras = Sentence.phrases(table.texts("extras") + times, spelling)
    self.times = Set(times.map { Sentence($0, spelling).words.map(\.text) })
    functionWords = table.wordSet("function words", spelling)
    prepositions = table.wordSet("prepositions", spelling)
    linking = table.wordSet("linking prepositions", spelling)
    particles = table.wordSet("particles", spelling)
    pronouns = table.wordSet("pronouns", spelling)
    enclitics = table.wordSet("enclitics", spelling).sorted { $0.count > $1.count }
    negations = table.wordSet("negations", spelling)
    noes = table.wordSet("noes", spelling)
    auxiliaries = table.wordSet("auxiliaries", spelling)
    exceptions = table.phrases("exceptions", spelling)
    exclusions = table.phrases("exclusions", spelling)
    bounds = table.phrases("bounds", spelling)
    alternatives = table.wordSet("alternatives", spelling)
    conjunctions = table.wordSet("conjunctions", spelling)
    joints = table.wordSet("joints", spelling)
    distributives = table.phrases("distributives", spelling)
    conditions = table.wordSet("conditions", spelling)
    questions = table.wordSet("questions", spelling)
    meanings = table.groups("meaning").map { Sentence.phrases($0, spelling) }
    lookups = table.phrases("lookups", spelling)
    generalMeanings = table.groups("general meaning").map { Sentence.phrases($0, spelling) }
    otherVerbs = table.wordSet("other verbs", spelling)
    idioms = table.texts("idioms").map { idiom in
      idiom.split(separator: "...").map { Sentence.words(String($0), spelling) }
    }
    deeds = try DeedWords(&table, spelling)
    retractions = table.phrases("retractions", spelling)
    for line in table.lines("ending") {
      endings.append(
        try WordEnding(line, minimumLength: 5, marks: [Self.changesMeaning, Self.isPast]))
    }
    try table.finish()
  }

  /// The mark of an ending with which a request can mean something else, as a plural can: "a transfer" is a deed, "my
  /// transfers" are a record.
  private static let changesMeaning = "changes meaning"
  /// The mark of an ending that tells what was done, if a subject precedes it: "Ben removed milk".
  private static let isPast = "past"

  var grammar: ClauseGrammar {
    ClauseGrammar(
      words: clauses, courtesies: PhraseSet(courtesies), leads: PhraseSet(leads),
      functionWords: functionWords, pronouns: pronouns, askers: Set(lookups.compactMap(\.last)))
  }

  /// The words that a hyphen joins, or the verb and the pronoun that are one word: "coche-le", "mándalo".
  func parts(of word: String, isVerb: (String) -> Bool) -> [String] {
    let parts = word.split(separator: "-").map(String.init)
    guard parts.count == 1, !enclitics.isEmpty, !isVerb(word),
      let end = enclitics.first(where: {
        word.hasSuffix($0) && isVerb(String(word.dropLast($0.count)))
      })
    else { return parts }
    return [String(word.dropLast(end.count)), end]
  }

  /// The single words that say little about a request.
  var generalWords: Set<String> {
    Set((lookups + generalMeanings.joined()).filter { $0.count == 1 }.compactMap(\.first))
  }

  /// A noun, and the single words that mean the same.
  func nouns(like noun: String) -> [String] {
    [noun]
      + meanings.filter { $0.contains([noun]) }.joined().filter { $0 != [noun] && $0.count == 1 }
      .joined()
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
    endings.contains { $0.marks.contains(Self.isPast) && $0.fits(word) }
  }

  /// The possible basic forms of a word, and whether the form can change the meaning of a request;
  /// none if the word has no known ending.
  func basicForms(of word: String) -> [(text: String, changesMeaning: Bool)] {
    guard let ending = endings.first(where: { $0.fits(word) }) else { return [] }
    let stem = word.dropLast(ending.ending.count) + ending.replacement
    let changesMeaning = ending.marks.contains(Self.changesMeaning)
    var forms = [String(stem)]
    if !changesMeaning, stem.count > 2 {
      // "Making" comes from "make", "transferring" from "transfer".
      forms.append(stem + "e")
      if stem.last == stem.dropLast().last { forms.append(String(stem.dropLast())) }
    }
    return forms.map { ($0, changesMeaning) }
  }
}
