/// The rules of a language that its messages use: conjunctions, signs, plurals, and forms of names.
///
/// They are the sections `language`, `forms` and `genders` of a ``LanguageFile``:
///
/// ```
/// # language
/// and: y, e before i hi, y before hie
/// or: o
/// decimal: ,
/// # forms
/// quoted: «{it}»
/// from: {it, gender, m|n {vom {it}} f {von der {it}} other {von {it}}}
/// # genders
/// f: kasse, karte
/// ```
///
/// `quoted` and `from` are then filters of messages: `{account, from}`. A gender is that of the names that end with one of its words,
/// or are the whole of it after `=`.
struct LanguageRules: Sendable {
  private(set) var and: Conjunction = "and"
  private(set) var or: Conjunction = "or"
  private(set) var decimalSign: Character = "."
  private(set) var groupingSign: Character?
  private(set) var currencyPlace = CurrencyPlace.before
  /// The counts of one thing, grammatically.
  private(set) var singular: Set<Int> = [1]
  private(set) var forms: [String: MessagePattern] = [:]
  /// The first words of titles that lose their capital in a sentence; all if it is `nil`.
  private var lowered: Set<String>?
  private var genders: [(ending: String, gender: String)] = []

  static let sections: Set<String> = ["language", "forms", "genders"]

  /// The rules of English as far as they need no file.
  init() {}

  /// Reads the sections of a file.
  init(_ file: LanguageFile) throws(LanguageFile.Fault) {
    for section in file.sections {
      for entry in section.entries {
        switch section.name {
        case "language": try read(entry)
        case "forms":
          let form = try MessagePattern(entry.value, line: entry.line)
          try form.check(variables: ["it"], of: entry.key, line: entry.line, self)
          guard !MessagePattern.filters.contains(entry.key), forms[entry.key] == nil else {
            throw .init(
              line: entry.line, reason: "'\(entry.key)' is a filter already; choose another name")
          }
          forms[entry.key] = form
        case "genders": genders += entry.list.map { ($0.lowercased(), entry.key) }
        default: break
        }
      }
    }
  }

  private mutating func read(_ entry: LanguageFile.Entry) throws(LanguageFile.Fault) {
    switch entry.key {
    case "and": and = Conjunction(entry.list)
    case "or": or = Conjunction(entry.list)
    case "decimal": decimalSign = try sign(entry)
    // A narrow space that does not break would be lost at the end of a line.
    case "grouping": groupingSign = entry.value == "space" ? "\u{202F}" : try sign(entry)
    case "currency":
      let places: [String: CurrencyPlace] = ["before": .before, "apart": .apart, "after": .after]
      guard let place = places[entry.value] else {
        throw .init(
          line: entry.line, reason: "'\(entry.value)' is no place; choose before, apart or after")
      }
      currencyPlace = place
    case "one":
      let counts = entry.list.compactMap { Int($0) }
      guard counts.count == entry.list.count else {
        throw .init(line: entry.line, reason: "'\(entry.value)' are no numbers, such as 0, 1")
      }
      singular = Set(counts)
    case "lowered": lowered = Set(entry.list)
    default:
      throw .init(
        line: entry.line,
        reason: "unknown key '\(entry.key)'; choose and, or, decimal, grouping, currency, one or "
          + "lowered")
    }
  }

  private func sign(_ entry: LanguageFile.Entry) throws(LanguageFile.Fault) -> Character {
    guard let sign = entry.value.first, entry.value.count == 1 else {
      throw .init(line: entry.line, reason: "'\(entry.value)' is no single character")
    }
    return sign
  }

  /// A title or summary inside a sentence.
  func inSentence(_ text: String) -> String {
    guard let lowered else { return text.withLowercasedFirst }
    return lowered.contains(String(text.prefix { !$0.isWhitespace }))
      ? text.withLowercasedFirst : text
  }

  /// The genders that names can have.
  var genderNames: Set<String> { Set(genders.map(\.gender)) }

  /// A name of a gender, the first that the language has an ending for.
  func name(of gender: String) -> String? {
    genders.first { $0.gender == gender }.map { String($0.ending.drop { $0 == "=" }) }
  }

  /// The gender of a name, by its longest ending that has one.
  func gender(of name: String) -> String? {
    let name = name.lowercased()
    return genders.filter {
      $0.ending.first == "=" ? $0.ending.dropFirst() == name[...] : name.hasSuffix($0.ending)
    }.max { $0.ending.count < $1.ending.count }?.gender
  }
}

/// A word between the last two elements of a list, and other forms of it before some beginnings: "y", but "e" before "i".
public struct Conjunction: Sendable, ExpressibleByStringLiteral {
  /// The usual form.
  public let word: String
  private let others: [String: String]

  /// Creates a conjunction with one form.
  public init(stringLiteral word: String) {
    self.word = word
    others = [:]
  }

  /// Reads the word, and then others with what they are before: "e before i hi".
  init(_ forms: [String]) {
    word = forms.first ?? ""
    var others: [String: String] = [:]
    for form in forms.dropFirst() {
      let words = form.split(separator: " ").map(String.init)
      for beginning in words.dropFirst(2) { others[beginning] = words[0] }
    }
    self.others = others
  }

  /// The form before a text, of which quotation marks do not count.
  func word(before text: String) -> String {
    guard !others.isEmpty else { return word }
    let text = String(text.drop { !$0.isLetter && !$0.isNumber })
    return Prefixes.longest(of: text, in: Array(others.keys)).flatMap { others[$0] } ?? word
  }
}
