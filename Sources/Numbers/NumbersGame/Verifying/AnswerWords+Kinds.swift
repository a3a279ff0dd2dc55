/// Words that are no signs, by what stands beside them. Letters with accents are no part of words here.
extension AnswerWords {
  /// Words before a colon that announce what explains or checks an answer.
  static let explanations = WordSet([
    "check", "verification", "verify", "explanation", "proof", "probe", "rung", "kontrolle",
    "explication", "rification", "controle", "uitleg", "comprobaci", "explicaci",
  ])

  /// Words before the reason for what is said before them.
  static let reasons = WordSet([
    "because", "since", "weil", "denn", "car", "puisque", "omdat", "want", "porque", "pues",
  ])

  /// Words that say that what stands before them is not right.
  static let rejections = WordSet([
    "no", "nope", "not", "wait", "hmm", "oops", "wrong", "but", "try", "instead", "actually",
    "corrected", "nein", "nicht", "falsch", "non", "pas", "mais", "nee", "niet", "fout", "maar",
    "pero", "incorrecto",
  ])

  /// Words before the sum of all.
  static let totals = WordSet([
    "total", "totaal", "altogether", "insgesamt", "zusammen", "samen", "gesamt",
  ])

  /// Words before a result, or before an operand after another: "add 3 to 109", "that brings us to 112".
  static let goals = WordSet(["to", "zu", "a"])

  /// Words that say that the number after them is a result.
  static let results = WordSet([
    "get", "obtain", "reach", "reaching", "have", "leaves", "leaving", "for", "at", "of",
    "erhalte", "erhalten", "auf", "bleibt", "bleiben", "obtiens", "obtenons", "reste", "krijg",
    "krijgen", "blijft", "queda", "quedan", "obtengo", "obtenemos", "tengo", "tenemos", "arriver",
    "arrive",
  ])

  /// Words between a noun and its operands: "the sum of 100 and 3".
  static let links = WordSet([
    "of", "between", "von", "aus", "zwischen", "de", "entre", "van", "tussen",
  ])

  /// Words that may stand before a verb, or between it and its object: "dann multipliziere ich 25 mit 4".
  static let pronouns = WordSet([
    "i", "you", "we", "ich", "wir", "man", "ik", "je", "nous", "on",
  ])

  /// Words that may stand before a number and change nothing: "add the 75", "trek er 2 af".
  static let articles = WordSet([
    "the", "my", "die", "den", "der", "le", "la", "les", "el", "los", "de", "er", "just",
  ])

  /// The names of the tags that change only how a text looks.
  static let emphases = WordSet([
    "b", "i", "u", "em", "mn", "mo", "code", "font", "mark", "span", "strong",
  ])

  /// Words before the number of a step. "Étape" begins with no letter of ASCII.
  static let steps = WordSet([
    "step", "schritt", "stap", "paso", "tape", "etape", "part", "line", "stage",
  ])

  /// The functions of programs that only show their argument.
  static let prints = WordSet(["print"])

  /// The parts of verbs that stand between the object and the preposition.
  static let particles = WordSet(["op", "toe", "af", "ab", "away", "off"])

  static let conjunctions = WordSet(ands)

  /// Words before another answer.
  static let alternatives = WordSet(["o", "or", "ou", "of", "oder"])

  /// Words between a result and the step that goes on from it, as in "and that times 9".
  static let leads = WordSet([
    "step", "schritt", "stap", "paso", "and", "then", "next", "finally", "now", "that", "this",
    "it", "which", "just", "simply", "so", "und", "dann", "also",
    // "Schließlich"
    "schlie", "lich", "danach", "das", "dies", "nehme", "nehmen", "noch", "et", "puis", "ensuite",
    "enfin", "cela", "en", "dan", "daarna", "encore", "dat", "dit", "doe", "nog", "y", "luego",
    "entonces", "eso", "esto",
  ])

  /// The length of words that say that what follows is what stands before them.
  static func lengthOfThatIs(in text: ArithmeticText, at place: Int) -> Int? {
    let words: [StaticString] = [
      "that's ", "that is ", "which is ", "from ", "i.e. ", "d.h. ", "das ist ", "aus ",
      "c'est-à-dire ", "soit ", "dat is ", "es decir, ", "being ",
    ]
    return words.first { text.has($0, at: place) }?.utf8CodeUnitCount
  }
}
