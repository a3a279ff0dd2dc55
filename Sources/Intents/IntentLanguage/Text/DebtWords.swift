import IntentKit

/// The words with which somebody tells who owes money to whom, and for what.
struct DebtWords: Sendable {
  /// Verbs of a speaker who owes what they name: "owe", "borrowed".
  let debtors: Set<String>
  /// Verbs of somebody who is owed what they name: "paid", "lent".
  let creditors: Set<String>
  /// Nouns for what is to be paid, and verbs between a thing and its price: "rent"; "costs".
  let dues, costs: Set<String>
  /// Prepositions before a price: "for".
  let prices: Set<String>
  /// The speaker as an object: "me".
  let objects: Set<String>

  init(_ file: LanguageFile, _ spelling: Spelling) throws(LanguageFile.Fault) {
    var table = WordTable("debts", of: file)
    debtors = table.wordSet("debtors", spelling)
    creditors = table.wordSet("creditors", spelling)
    dues = table.wordSet("dues", spelling)
    costs = table.wordSet("costs", spelling)
    prices = table.wordSet("before prices", spelling)
    objects = table.wordSet("objects", spelling)
    try table.finish()
  }
}
