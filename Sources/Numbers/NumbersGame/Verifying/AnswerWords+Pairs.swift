/// Nouns with two numbers: "the sum of 4 and 9".
extension AnswerWords {
  private static let nouns: [StaticString] = [
    "sum", "summe", "somme", "suma", "som", "product", "produkt", "produit", "producto",
    "difference", "differenz", "diferencia", "rence", "verschil", "quotient", "cociente",
  ]

  static func isNoun(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    nouns.contains { isWord(word, $0) }
  }

  /// What is done with two numbers after a noun.
  struct Pair {
    let sign: Operator
    let first: Int
    let second: Int
    let place: Range<Int>
  }

  /// The noun and its numbers at a place or after spaces and an article: "the sum of 4 and 9".
  static func pair(in text: ArithmeticText, at start: Int) -> Pair? {
    var place = start
    text.skipSpaces(at: &place)
    var noun = text.letters(at: &place)
    if isArticle(noun) {
      text.skipSpaces(at: &place)
      noun = text.letters(at: &place)
    }
    guard isNoun(noun), let sign = verb(noun)?.sign else { return nil }
    text.skipSpaces(at: &place)
    guard isOf(text.letters(at: &place)) else { return nil }
    text.skipSpaces(at: &place)
    guard ArithmeticText.isDigit(text[place]), let first = text.number(at: &place) else {
      return nil
    }
    text.skipSpaces(at: &place)
    guard isAnd(text.letters(at: &place)) else { return nil }
    text.skipSpaces(at: &place)
    guard ArithmeticText.isDigit(text[place]), let second = text.number(at: &place) else {
      return nil
    }
    return Pair(sign: sign, first: first, second: second, place: start..<place)
  }
}
