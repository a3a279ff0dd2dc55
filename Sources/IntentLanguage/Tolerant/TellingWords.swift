import IntentKit

/// The words of all phrases, numbered, and how much each tells about what is requested: a word in the
/// phrases of few intents tells much, one in those of many little (inverse document frequency; Spärck
/// Jones, "A statistical interpretation of term specificity", 1972).
struct TellingWords: Sendable {
  private(set) var ids: [String: Int] = [:]
  private(set) var weights: [Int] = []
  private(set) var texts: [String] = []
  /// The numbers of the words that have this basic form, with whether the form changes the meaning.
  private(set) var forms: [String: [(id: Int, changesMeaning: Bool)]] = [:]
  /// The groups of words with the same meaning: the numbers of those in phrases, and the price.
  private(set) var meanings: [Meaning] = []
  /// The texts of all groups, by first word, the longest first.
  private(set) var expressions: [String: [Expression]] = [:]
  /// The words by first letter and length, for misspellings.
  private var spellings: [SpellingKey: [Int]] = [:]

  struct Meaning: Sendable {
    let ids: [Int]
    let price: Int
    let isGeneral: Bool
  }

  struct Expression: Sendable {
    let words: [String]
    let meaning: Int
  }

  private struct SpellingKey: Hashable {
    let letter: UInt8
    let length: Int
  }

  /// The weight from which a word tells what is requested.
  static let telling = 20

  init(_ phrases: [CompiledPhrase], _ requests: RequestWords) {
    var intents: [String: Set<String>] = [:]
    for phrase in phrases {
      for word in phrase.template.words { intents[word, default: []].insert(phrase.intent) }
    }
    let count = Set(phrases.map(\.intent)).count
    var general: Set<String> = []
    for group in requests.generalMeanings {
      for words in group where words.count == 1 { general.insert(words[0]) }
    }
    for word in intents.keys.sorted() {
      ids[word] = texts.count
      texts.append(word)
      weights.append(
        requests.functionWords.contains(word)
          ? Prices.functionWord
          : requests.particles.contains(word)
          ? 15
          : general.contains(word)
            ? 12 : Self.weight(in: intents[word]?.count ?? 1, of: count))
    }
    for (word, id) in ids {
      spellings[Self.spellingKey(word), default: []].append(id)
      if let form = requests.basicForm(of: word) {
        forms[form.text, default: []].append((id, form.changesMeaning))
      }
    }
    for (key, list) in spellings { spellings[key] = list.sorted() }
    for (key, list) in forms { forms[key] = list.sorted { $0.id < $1.id } }
    for (groups, isGeneral) in [(requests.meanings, false), (requests.generalMeanings, true)] {
      for group in groups {
        let known = group.compactMap { $0.count == 1 ? ids[$0[0]] : nil }
        guard !known.isEmpty else { continue }
        for words in group {
          guard let first = words.first else { continue }
          expressions[first, default: []].append(
            Expression(words: words, meaning: meanings.count))
        }
        meanings.append(
          Meaning(
            ids: known,
            price: isGeneral ? Prices.sameGeneralMeaning : Prices.sameMeaning, isGeneral: isGeneral))
      }
    }
  }

  /// The weight of a word in the phrases of some of all intents: from 40 to 100.
  private static func weight(in count: Int, of total: Int) -> Int {
    let part = logarithm(Double(total + 1) / Double(count)) / logarithm(Double(total + 1))
    return max(40, min(100, Int(100 * part)))
  }

  /// The binary logarithm, linear between powers of two.
  private static func logarithm(_ value: Double) -> Double {
    Double(value.exponent) + value.significand - 1
  }

  private static func spellingKey(_ word: String) -> SpellingKey {
    SpellingKey(letter: word.utf8.first ?? 0, length: word.utf8.count)
  }

  /// The words that are spelled nearly like a word that no phrase has.
  func similar(to word: String) -> [Int] {
    guard let first = word.utf8.first, word.utf8.count > 3 else { return [] }
    let length = word.utf8.count
    return (max(4, length - 2)...length + 2).flatMap { length in
      (spellings[SpellingKey(letter: first, length: length)] ?? []).filter {
        weights[$0] >= Self.telling && Similarity.isAlike(word, texts[$0])
      }
    }
  }
}
