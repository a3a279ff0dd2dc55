/// The prices of what does not fit in an alignment. They are hundredths of a telling word; the
/// limits in ``Judgement`` are in the same unit and were set with the development sentences.
enum Prices {
  /// A word of the sentence that is left out: one of no account, one that qualifies, a function
  /// word, a preposition, a general verb, a number, a name that exists, and any other word.
  static let courtesy = 0
  static let extra = 2
  static let functionWord = 2
  static let preposition = 9
  static let negation = 34
  static let negationBefore = 60
  /// A word with which a question begins, at the beginning of a sentence.
  static let opener = 20
  static let question = 30
  static let generalVerb = 6
  /// One before what fits, which then is rather what is requested: "read the news on my list".
  static let generalVerbBefore = 12
  static let particle = 6
  static let number = 45
  static let name = 35
  /// A name that is a word of no account elsewhere, after a preposition: "from current".
  static let nameAfterPreposition = 12
  static let unknownWord = 48
  static let unknownBesideTelling = 14
  /// One after another unknown word and a preposition before it, which are about one thing: "for the concert tickets".
  static let unknownNextWord = 8
  /// A noun for something else after a text that exists: "delete the sock list".
  static let nounOfText = 60
  /// A preposition before an unknown word: "a game of chess".
  static let prepositionOfUnknown = 17
  static let sign = 5
  /// "And" before the verb of another request.
  static let nextRequest = 20
  /// A word that is left out and tells about the same request.
  static let ownWord = 6
  /// An unknown word at the beginning, which may be what the speaker calls the assistant.
  static let vocative = 14
  /// The price from which a word that is left out may matter.
  static let mattering = 34
  /// The part of a price that is charged for words before the first match.
  static func before(_ price: Int) -> Int { price * 6 / 10 }
  /// The maximum cost of another sentence.
  static let otherSentence = 9
  /// The part of a price that is charged for words in other sentences, more for those that come before,
  /// since of two requests the first is meant first; and in other clauses.
  static func outside(_ price: Int, isBefore: Bool) -> Int { price * (isBefore ? 25 : 15) / 100 }
  static func outsideClause(_ price: Int) -> Int { min(otherClause, price * 20 / 100) }
  static let otherClause = 26

  /// A word of a phrase that the sentence does not have.
  static func missing(weight: Int, isAnchor: Bool) -> Int {
    if weight >= TellingWords.telling { return 55 + weight * 3 / 10 }
    return isAnchor ? max(weight, anchor) : weight
  }
  /// A word of no account that is the first of a phrase, which tells what kind of request it is, or
  /// one of a phrase that has no telling words.
  static let anchor = 20
  /// A word that belongs to a verb.
  static let missingParticle = 40
  /// A word that turns a request into its opposite: "I need to buy milk" is not "I no longer need to buy milk".
  static let missingNegation = 100
  /// A word that joins a value to what precedes it.
  static let missingPreposition = 12
  static let missingArticle = 2
  static let missingFunctionWord = 6
  /// A word with which a question begins: without it, something is told.
  static let missingQuestion = 40
  static let missingValue = 46
  /// The beginning of another sentence within what is aligned.
  static let sentenceBreak = 14
  static let missingText = 40
  static let missingCalculation = 60

  /// A word with the same meaning, with the same general meaning, in another form, in a form that
  /// can change the meaning, and misspelt.
  static let sameMeaning = 7
  static let sameGeneralMeaning = 3
  static let otherForm = 5
  static let changedForm = 26
  static let misspelling = 12
  static let swappedLetters = 5

  /// The maximum cost of a word that is left out around a calculation or the numbers of a game;
  /// twice as much if it tells about other requests.
  static let wordByCalculation = 8
  static let wordByNumbers = 6
  /// A sign or word of arithmetic among the numbers of a game, which aren't a calculation.
  static let signByNumbers = 24
  static let partOfCalculation = 40
  /// A calculation whose result is requested.
  static let askedCalculation = 45
  /// A calculation or the numbers of a game that are left out, if there is an intent that takes them.
  static let leftNumbers = 60
  /// A value of a second thing: "a large one and a small one".
  static let secondThing = 60

  /// A date or another value about time, which may belong to something else.
  static let time = 14

  /// A value that is not allowed, an element read digit by digit, and a number of words that are
  /// mostly no numbers ("to", "for").
  static let refusedValue = 40
  static let missingElement = 9
  /// A value that is not allowed with the numbers of a game.
  static let refusedInGame = 10
  static let improperNumber = 4
  static let doubtfulNumber = 14

  /// A name that exists but was said only in part, one that is misspelt, the first word of one that
  /// does not exist, and its other words.
  static let otherNumber = 1
  static let partOfName = 24
  static let misspeltName = 11
  static let unknownName = 41
  /// A word between a name and its noun: "hardware store list".
  static let wordInName = 12
  static let nameWithNoun = 14
  static let unknownNameWord = 12
  /// A word for what was spoken about: "it", "there".
  static let reference = 4
  /// The first word of a new name where one may be made.
  static let newName = 52

  /// The evidence of a word that joins a value to what precedes it, and of a minor word in a phrase
  /// that consists of such words.
  static let prepositionEvidence = 8
  static let plainEvidence = 12

  /// The cost of a retraction in a sentence.
  static let retraction = 1

  /// Free text: its beginning, and its words by kind.
  static let text = 6
  static let textWord = 3
  static let textFunctionWord = 1
  static let textPreposition = 34
  /// A preposition that probably belongs to a text: "films to see".
  static let textInfinitive = 8
  /// A function word with which a text begins.
  static let textStart = 6
  /// A question word with which a text begins, and one or an auxiliary verb within a text.
  static let textQuestion = 24
  static let textAuxiliary = 12
  static let textNegation = 35
  /// A word of an expression that has another meaning.
  static let textIdiom = 40
  /// A text that consists of numbers.
  static let textOfNumbers = 24
  /// A text that only says when or how.
  static let textOfExtras = 34
  /// "And" before another request.
  static let textNextRequest = 30
  static let textCourtesy = 30
  static let textExtra = 12
  /// A text that does not exist where it should.
  static let unlistedText = 34
  /// A text that begins with a verb of requests.
  static let textVerb = 18
}
