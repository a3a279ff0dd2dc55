/// Nouns with two numbers: "the sum of 4 and 9".
extension AnswerWords {
  static let nouns = WordSet([
    "sum", "summe", "somme", "suma", "som", "product", "produkt", "produit", "producto",
    "difference", "differenz", "diferencia", "rence", "verschil", "quotient", "cociente",
  ])

  /// What is done with two numbers after a noun.
  struct Pair {
    let sign: Operator
    let first: Int
    let second: Int
    let place: Range<Int>
  }

  /// The noun and its numbers at a place or after spaces and an article: "the sum of 4 and 9".
  static func pair(in text: ArithmeticText, at start: Int) -> Pair? {
    var place = text.placeAfterSpaces(from: start)
    var noun = text.letters(at: &place)
    if articles.has(noun) {
      text.skipSpaces(at: &place)
      noun = text.letters(at: &place)
    }
    guard nouns.has(noun), let sign = verb(noun)?.sign else { return nil }
    text.skipSpaces(at: &place)
    guard links.has(text.letters(at: &place)), let first = text.number(afterSpacesFrom: place)
    else { return nil }
    place = text.placeAfterSpaces(from: first.place.upperBound)
    guard conjunctions.has(text.letters(at: &place)),
      let second = text.number(afterSpacesFrom: place)
    else { return nil }
    return Pair(
      sign: sign, first: first.value, second: second.value, place: start..<second.place.upperBound)
  }
}
