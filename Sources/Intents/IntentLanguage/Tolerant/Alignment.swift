import IntentKit

/// An alignment of a part of a sentence with a phrase.
struct Alignment {
  let phrase: TolerantPhrase
  /// The cost of everything that does not match.
  var cost: Int
  /// The part of it for words before and in other clauses.
  var outside: Int
  /// The steps, in the order of the sentence.
  var steps: [Step] = []
  /// The evidence of the matching words for the request.
  var evidence = 0
  /// The words from the first to the last that fit.
  var span: Range<Int>?
  /// Whether another sentence precedes it.
  var isAfterBreak = false
  /// The words of other requests in the utterance.
  var otherRequests: [Range<Int>] = []
  /// Whether a phrase of the intent matches word for word.
  var isFavoured = false
  /// What may be done with it, by the act of its clause and by what does not fit.
  var permission = Permission.act
  /// Whether it is a change whose clause asks something.
  var isAsked = false
  /// Whether a number, a name or a word that tells is left out; whether a number is; whether a
  /// pronoun is; and whether words are that name something else than the intent can take.
  var leavesValue = false
  var leavesNumber = false
  var leavesPronoun = false
  var leavesEntity = false
  /// The intent that is requested: that of the phrase, or one that does it again and again.
  var intent = ""
  /// The values that are said apart from it, and the words of all times that are.
  var apart: [TolerantMatcher.Apart] = []
  var timesApart: [Range<Int>] = []
  /// Whether the intent changes something, and whether that cannot be taken back.
  var isChange = false
  var isGrave = false

  var effect: Effect { isGrave ? .grave : isChange ? .changes : .looksUp }

  mutating func restrict(to permission: Permission) {
    self.permission = min(self.permission, permission)
  }

  enum Step {
    case match(words: Range<Int>, id: Int, price: Int, isGuess: Bool)
    case value(ValueFinder.Found, slot: Int, words: Range<Int>)
    case skip(words: Range<Int>, price: Int)
    case missing(id: Int, price: Int)
    case missingValue(slot: Int, price: Int)
    /// Words of other clauses.
    case outside(words: Range<Int>, price: Int)
  }
}

extension Alignment {
  mutating func add(_ step: Step, _ telling: TellingWords, _ sentence: AnnotatedSentence) {
    steps.append(step)
    switch step {
    case .match(let words, let id, let price, _):
      cover(words)
      evidence += evidence(of: words, id, price, telling, sentence)
    case .value(let found, _, let words):
      cover(words)
      evidence += found.evidence
    case .skip, .missing, .missingValue, .outside: break
    }
  }

  private func evidence(
    of words: Range<Int>, _ id: Int, _ price: Int, _ telling: TellingWords,
    _ sentence: AnnotatedSentence
  ) -> Int {
    let weight = telling.weights[id]
    // A word that says little elsewhere says little here.
    let skip =
      words.count > 1
      ? Prices.unknownWord : sentence.skips[words.lowerBound].last?.price ?? 0
    let own =
      price == 0 || skip > Prices.generalVerb ? max(0, weight - 2 * price) : min(weight, 5)
    if telling.prepositions.contains(id) { return own + Prices.prepositionEvidence }
    let isPlain = phrase.isPlain && weight < TellingWords.telling && price == 0
    return isPlain ? own + Prices.plainEvidence : own
  }

  private mutating func cover(_ words: Range<Int>) {
    let known = span ?? words
    span = min(known.lowerBound, words.lowerBound)..<max(known.upperBound, words.upperBound)
  }
}
