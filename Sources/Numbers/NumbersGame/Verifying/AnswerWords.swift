/// Words that are part of arithmetic in prose, in English, German, French, Dutch and Spanish.
enum AnswerWords {
  private static let signs: [(ArithmeticSymbol, [StaticString])] = [
    (
      .infix(.add),
      [
        "plus", "add", "adding", "added to", "más", "mas", "addiere", "addieren", "addiert",
        "additionne", "ajoute",
        "ajouter", "ajoutez",
        "ajoutons", "ajoutant", "sumo", "sumamos", "sumando", "y suma", "súmale", "sumale",
        "añade", "añadimos", "suma", "tel", "tellen", "voeg", "voegen", "füge", "fügen", "dazu",
      ]
    ),
    (
      .infix(.subtract),
      [
        "minus", "subtract", "subtracting", "moins", "min", "menos", "subtrahiere", "subtrahieren",
        "subtrahiert",
        "soustrais", "soustraire", "soustrayons", "soustrayez", "resto", "restamos", "restando",
        "y resta", "less", "take away", "take off", "taking away", "taking off", "ziehe", "ziehen",
        "trek", "trekken", "haal", "halen", "knock off", "resta", "retire", "retirer", "retirons",
        "retirez", "retirant", "enlève",
        "enlever", "enlevons", "enlevez", "quito", "quita", "quitamos", "quitando",
      ]
    ),
    (
      .infix(.multiply),
      [
        "times", "multiplied by", "multiplied with", "multiply by", "multiplying by", "mal",
        "multipliziert mit",
        "fois", "multiplié par", "keer",
        "maal",
        "vermenigvuldigd met", "por", "multiplicado por",
      ]
    ),
    (
      .infix(.divide),
      [
        "divided by", "divide by", "dividing by", "over", "geteilt durch", "durch", "divisé par",
        "gedeeld door",
        "dividido por",
        "dividido entre", "entre",
      ]
    ),
    (
      .equals,
      [
        "equals", "is equal to", "equal to", "gives", "giving", "makes", "making", "yields",
        "yielding", "make", "are",
        "to get", "to give", "to leave", "to make", "to obtain", "to reach",
        "pour obtenir", "pour donner",
        "you get", "we get", "and get", "and you get", "and we get", "und erhalte", "et on obtient",
        "en krijg", "en krijgen", "being", "y obtenemos", "y me quedan", "y quedan",
        "y obtengo", "y obtienes", "y sale", "para obtener", "para dar", "para llegar a",
        "produces", "results in", "is",
        "which is", "which gives", "which makes", "ergibt",
        "ist gleich", "gleich", "gibt", "macht", "ist", "sind", "ergeben", "égale", "est égal à",
        "est", "font",
        "fait",
        "donne", "is gelijk aan", "geeft", "maakt", "es igual a", "igual a", "es", "son", "da",
      ]
    ),
  ]

  private static let signsByFirstByte = WordTable(
    signs.flatMap { symbol, words in words.map { ($0, symbol) } })

  /// The sign that words at a place are, if an operand follows them, and the place after them.
  static func symbol(
    in text: ArithmeticText, at place: Int
  ) -> (symbol: ArithmeticSymbol, end: Int)? {
    for (word, symbol) in signsByFirstByte[text[place]] {
      var end = place + word.utf8CodeUnitCount
      guard text[end] == UInt8(ascii: " "), text.hasRest(of: word, at: place) else { continue }
      if case .infix = symbol {
        // "addiere dann 4", "ziehe ich die 2 ab"
        for _ in 0..<2 {
          var next = text.placeAfterSpaces(from: end)
          let word = text.letters(at: &next)
          guard !word.isEmpty, leads.has(word) || pronouns.has(word) || articles.has(word) else {
            break
          }
          end = next
        }
      }
      if ArithmeticText.startsOperand(text.byteAfterSpaces(from: end)) {
        return (symbol, end)
      }
      // "25 times the sum of 4 and 9"
      if case .infix = symbol, pair(in: text, at: end) != nil { return (symbol, end) }
    }
    return isFrame(of: text, at: place) ? (.equals, place + 2) : nil
  }

  /// Whether a number stands between words that say that it is a result, as in "om 375 te krijgen" and "um 375 zu erhalten".
  private static func isFrame(of text: ArithmeticText, at place: Int) -> Bool {
    guard text[place + 1] | 0x20 == UInt8(ascii: "m"), text[place + 2] == UInt8(ascii: " "),
      ArithmeticText.isDigit(text[place + 3])
    else { return false }
    var end = place + 3
    _ = text.number(at: &end)
    switch text[place] | 0x20 {
    case UInt8(ascii: "o"): return text.has(" te ", at: end)
    case UInt8(ascii: "u"): return text.has(" zu ", at: end)
    default: return false
    }
  }

  /// Whether the words of a result say what something is done for.
  static func isPurpose(in text: ArithmeticText, at place: Int) -> Bool {
    let words: [StaticString] = ["to ", "pour ", "para ", "om ", "um "]
    return words.contains { text.has($0, at: place) }
  }

  /// Whether the French "à" stands at a place, whose letter is not one of those of words here.
  static func isA(in text: ArithmeticText, at place: Int) -> Bool { text.has("à ", at: place) }

  /// The place of the operand after a sign in words that stands between two, and never before one: "times", but not "adding".
  static func operandAfterInfix(in text: ArithmeticText, at place: Int) -> Int? {
    guard let (_, end) = symbol(in: text, at: place),
      infixWords.contains(where: { text.has($0, at: place) })
    else { return nil }
    return text.placeAfterSpaces(from: end)
  }

  private static let infixWords: [StaticString] = [
    "times", "plus", "minus", "multiplied", "divided", "mal", "geteilt", "fois", "moins", "keer",
    "maal",
  ]
  private static let prepositions: [StaticString] = [
    "over ", "durch ", "por ", "entre ", "min ", "menos ", "más ", "mas ", "less ",
  ]

  /// Whether a sign in words is a verb.
  static func isVerb(in text: ArithmeticText, at place: Int) -> Bool {
    !infixWords.contains { text.has($0, at: place) }
      && !prepositions.contains { text.has($0, at: place) }
  }

  /// The length of the shortest of these words that another must follow: "divided by".
  static let shortestPhraseStart = 7

  /// A preposition after a verb and its object.
  struct Preposition {
    /// What is done with what stands on its sides; `nil` if the second is the first operand: "subtract 3 from 25".
    let sign: Operator?
    let place: Range<Int>
    /// Whether the place ends after the operand that follows, which has been read.
    var isRead = false
  }

  typealias Verb = (sign: Operator?, stem: StaticString, prepositions: [StaticString])

  private static let verbs: [Verb] =
    [
      (.multiply, "multipl", ["by", "with", "mit", "par", "por", "and", "und"]),
      (.multiply, "vermenigvuldig", ["met"]),
      (.divide, "divi", ["by", "durch", "par", "entre", "por"]),
      (.divide, "teil", ["durch"]),
      (.divide, "deel", ["door"]),
      (.add, "add", ["to", "zu", "and", "und", "et", "en", "y", "a"]),
      (.add, "ajout", ["a", "et"]), (.add, "tel", ["bij", "en"]), (.add, "voeg", ["aan", "bij"]),
      (nil, "subtra", ["from", "von"]), (nil, "soustra", ["de"]), (nil, "resta", ["de", "a"]),
      (nil, "resto", ["de", "a"]),
      (nil, "quit", ["de", "a"]),
      (nil, "take", ["from"]), (nil, "taking", ["from"]), (nil, "zieh", ["von"]),
      (nil, "trek", ["van"]),
      (nil, "enl", ["de"]), (nil, "retir", ["de", "a"]),
      // Nouns before "of". As letters with accents are no part of words here, "rence" ends "différence".
      (.add, "sum", ands + ["a"]), (.add, "som", ands), (.multiply, "produ", ands),
      (.subtract, "dif", ands), (.subtract, "rence", ands), (.subtract, "verschil", ands),
      (.divide, "quotient", ands), (.divide, "cociente", ands),
    ]

  private static let verbsByFirstByte = WordTable(verbs.map { ($0.stem, $0) })

  /// The verb of which a word is a form.
  static func verb(_ word: UnsafeBufferPointer<UInt8>) -> Verb? {
    guard let first = word.first else { return nil }
    return verbsByFirstByte[first].first {
      isWord(.init(rebasing: word.prefix($0.word.utf8CodeUnitCount)), $0.word)
    }?.value
  }

  /// The sign that a preposition is, after its verb and one or two words: "multiply that by", "divide the result by".
  static func sign(
    ofVerbBefore start: Int, _ preposition: UnsafeBufferPointer<UInt8>, in text: ArithmeticText
  ) -> Operator? {
    var place = start
    for _ in 0..<3 {
      let word = text.wordBefore(place)
      guard !word.isEmpty else { return nil }
      // "multiply the sum by"
      if let verb = verb(word), !nouns.has(word) {
        let isMeant = verb.prepositions.contains { isWord(preposition, $0) }
        return isMeant && verb.sign != .add ? verb.sign : nil
      }
      place = text.placeBeforeSpaces(before: place) + 1 - word.count
    }
    return nil
  }

  /// Whether a word is a verb that takes something away: "take", "subtract".
  static func isTake(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    verb(word).map { $0.sign == nil } ?? false
  }

  /// Whether a word begins a phrase: "multiply", "sum".
  static func beginsPhrase(_ word: UnsafeBufferPointer<UInt8>) -> Bool { verb(word) != nil }

  /// Whether a word is a form of a verb or a noun that adds all numbers after it.
  static func isSum(_ word: UnsafeBufferPointer<UInt8>) -> Bool { verb(word)?.sign == .add }

  static let ands: [StaticString] = ["and", "und", "et", "en", "y"]

  /// Whether a word stands before an operand, and before no result.
  static func isPreposition(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count <= 5
      && verbs.contains { $0.prepositions.contains { isWord(word, $0) } && !goals.has(word) }
  }

  /// Moves a place behind the article between a word that begins a phrase and its number; returns whether there is one, or a noun with
  /// two numbers.
  static func skipArticle(
    after word: UnsafeBufferPointer<UInt8>, in text: ArithmeticText, at place: inout Int
  ) -> Bool {
    guard beginsPhrase(word) else { return false }
    if pair(in: text, at: place) != nil { return true }
    guard case let end = placeAfterArticle(in: text, place), end > place,
      ArithmeticText.isDigit(text.byteAfterSpaces(from: end))
    else { return false }
    place = end
    return true
  }

  /// The place after an article, if one stands at a place or after spaces.
  private static func placeAfterArticle(in text: ArithmeticText, _ place: Int) -> Int {
    var end = text.placeAfterSpaces(from: place)
    return articles.has(text.letters(at: &end)) ? end : place
  }

  /// The preposition of a verb, if nothing but arithmetic stands between them, and an operand follows.
  static func preposition(
    of verb: UnsafeBufferPointer<UInt8>, in text: ArithmeticText, from place: Int
  ) -> Preposition? {
    guard let found = self.verb(verb) else { return nil }
    var start = place
    var first: Int?
    while start < place + 64, start < text.range.upperBound {
      let (scalar, length) = text.scalar(at: start)
      switch ArithmeticSymbol(scalar) {
      case .digit, .infix, .open, .close, .space: start += length
      case .letter where text[start] | 0x20 == UInt8(ascii: "x"): start += length
      default:
        // "multiply the sum of 25 and 3 by 4", "subtract 2 times 9 from 33"
        if let pair = pair(in: text, at: start) {
          start = pair.place.upperBound
          continue
        }
        if start > place, let operand = operandAfterInfix(in: text, at: start) {
          start = operand
          continue
        }
        // "multiply 95 (that's 100 - 5) by 9"
        if text[start - 1] == UInt8(ascii: "("), let length = lengthOfThatIs(in: text, at: start) {
          start += length
          continue
        }
        var end = start
        let word = text.letters(at: &end)
        if articles.has(word), ArithmeticText.isDigit(text.byteAfterSpaces(from: end)),
          first == nil, start == place || !found.prepositions.contains(where: { isWord(word, $0) })
        {
          start = end
          continue
        }
        // "tel 25 op bij 350", "take 4 away from 385"
        if particles.has(word) {
          first = first ?? start
          start = end
          continue
        }
        let isA = word.isEmpty && isA(in: text, at: start)
        if isA { end = start + 2 }
        guard
          found.prepositions.contains(where: {
            isA
              ? $0.utf8CodeUnitCount == 1 && $0.utf8Start[0] == UInt8(ascii: "a") : isWord(word, $0)
          }),
          case let operand = placeAfterArticle(in: text, end),
          ArithmeticText.startsOperand(text.byteAfterSpaces(from: operand))
        else { return nil }
        return Preposition(sign: found.sign, place: (first ?? start)..<end)
      }
    }
    return nil
  }

  static func isWord(_ word: UnsafeBufferPointer<UInt8>, _ other: StaticString) -> Bool {
    let letters = other.utf8Start
    return word.count == other.utf8CodeUnitCount
      && word.indices.allSatisfy { word[$0] | 0x20 == letters[$0] }
  }

  /// The length of what stands between the thousands of a number: a space, a point, an apostrophe or a line below, also as LaTeX has
  /// them.
  static func lengthOfSeparator(in text: ArithmeticText, at place: Int) -> Int? {
    switch text[place] {
    case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      1
    case UInt8(ascii: "\\"), UInt8(ascii: "{"):
      ["\\,", "\\ ", "{.}", "{\\,}"].first { text.has($0, at: place) }?.utf8CodeUnitCount
    // U+00A0, U+2009, U+2019 and U+202F
    case 0xC2 where text[place + 1] == 0xA0: 2
    case 0xE2 where text[place + 1] == 0x80 && [0x89, 0x99, 0xAF].contains(text[place + 2]): 3
    default: nil
    }
  }
}

extension ArithmeticText {
  /// The word of letters that stands before a place, with spaces between; empty if none does.
  func wordBefore(_ place: Int) -> UnsafeBufferPointer<UInt8> {
    let end = placeBeforeSpaces(before: place) + 1
    var start = end
    while Self.isLetter(self[start - 1]) { start -= 1 }
    return UnsafeBufferPointer(rebasing: start < end ? bytes[start..<end] : bytes[..<0])
  }

  /// Whether a word stands at a place, but for its first byte.
  fileprivate func hasRest(of word: StaticString, at place: Int) -> Bool {
    let letters = word.utf8Start
    return (1..<word.utf8CodeUnitCount).allSatisfy { self[place + $0] == letters[$0] }
  }
}
